import Testing

@testable import ProjectAudit

@Suite struct `A migration plan` {
  /// The plan for an app for XcodeGen with a plist and some sources.
  private func plan(
    plist: String = Plist.xml(), settings: String = "", _ sources: [String: String]
  ) -> MigrationPlan? {
    let spec = """
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [App]
          settings: {INFOPLIST_FILE: Info.plist\(settings)}
      """
    let files = ["project.yml": spec, "Info.plist": plist].merging(sources) { $1 }
    return ProjectAudit(files: MemoryFiles(files)).report().targets.first?.plan
  }

  private static let flutter = """
    import Flutter
    @main @objc class AppDelegate: FlutterAppDelegate {
      override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        GeneratedPluginRegistrant.register(with: self)
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
      }
    }
    """

  @Test func `adds the class that a new manifest names, in the language of the app`() {
    let swift = plan(["App/A.swift": Code.appDelegate])
    #expect(swift?.sceneClass?.hasPrefix("class SceneDelegate: UIResponder, ") ?? false)
    let objectiveC = plan(["App/main.m": Self.objectiveC])
    #expect(objectiveC?.sceneClass?.hasPrefix("@interface SceneDelegate : UIResponder") ?? false)
    #expect(objectiveC?.manifest?.contains("<string>SceneDelegate</string>") ?? false)
  }

  @Test func `makes the window in a new class, unless a storyboard does`() {
    let launch =
      "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n"
      + Code.didFinish("window = UIWindow()") + "\n}"
    let code = plan(["App/A.swift": launch])
    #expect(code?.sceneClass?.contains("UIWindow(windowScene:") ?? false)
    #expect(code?.window == nil)
    let storyboard = plan(plist: Plist.xml(Plist.mainStoryboard), ["App/A.swift": launch])
    #expect(storyboard?.sceneClass?.contains("UIWindow(windowScene:") == false)
    #expect(storyboard?.window != nil)
  }

  @Test func `adds no class that is there, or that a framework has`() {
    let both = ["App/A.swift": Code.appDelegate, "App/S.swift": Code.sceneDelegate]
    let own = plan(both)
    #expect(own?.manifest != nil && own?.sceneClass == nil)
    let flutter = plan(["App/A.swift": Self.flutter])
    #expect(flutter?.manifest?.contains("<string>FlutterSceneDelegate</string>") ?? false)
    #expect(flutter?.sceneClass == nil)
    let manifest = Plist.xml(Plist.manifest("FlutterSceneDelegate"))
    #expect(plan(plist: manifest, ["App/A.swift": Self.flutter])?.sceneClass == nil)
  }

  @Test func `registers the plugins of Flutter later`() {
    let code = plan(["App/A.swift": Self.flutter])?.registration?.code
    #expect(code?.contains("func didInitializeImplicitFlutterEngine(") ?? false)
    let adopted = Self.flutter.replacing(
      "FlutterAppDelegate {", with: "FlutterAppDelegate, FlutterImplicitEngineDelegate {")
    #expect(plan(["App/A.swift": adopted])?.registration == nil)
    let manifest = Plist.xml(Plist.manifest("FlutterSceneDelegate"))
    #expect(plan(plist: manifest, ["App/A.swift": Self.flutter])?.isDone == false)
    #expect(plan(plist: manifest, ["App/A.swift": adopted])?.isDone == true)
  }

  private static let objectiveC = """
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @end
    @implementation AppDelegate
    - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
      return [self show:url];
    }
    - (void)applicationDidEnterBackground:(UIApplication *)application { [self save]; }
    - (void)application:(UIApplication *)application
        didReceiveLocalNotification:(UILocalNotification *)note { [self remind:note]; }
    - (void)applicationWillTerminate:(UIApplication *)application { [self save]; }
    @end
    int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
    """

  @Test func `shows declarations of Objective-C`() {
    let items = plan(["App/main.m": Self.objectiveC])?.items ?? []
    #expect(
      items.map(\.before) == [
        "- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url "
          + "options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options",
        "- (void)applicationDidEnterBackground:(UIApplication *)application",
      ])
    #expect(
      items.first?.after.first
        == "- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts"
    )
  }

  @Test func `tells what stays from what is deprecated`() {
    let plan = plan(["App/main.m": Self.objectiveC])
    #expect(plan?.staying == ["-[AppDelegate applicationWillTerminate:]"])
    #expect(plan?.deprecated == ["-[AppDelegate application:didReceiveLocalNotification:]"])
  }

  @Test func `has no identifier of the bundle that refers to what was not read`() {
    func bundle(_ text: String) -> String? {
      plan(settings: ", PRODUCT_BUNDLE_IDENTIFIER: \(text)", ["App/A.swift": Code.appDelegate])?
        .bundle
    }
    #expect(bundle("a.b") == "a.b")
    #expect(bundle("$(BASE).b") == nil)
  }

  @Test func `is announced where an app of Flutter has no manifest`() {
    func message(_ source: String) -> String {
      let spec = "targets: {A: {type: application, platform: iOS, sources: [App]}}"
      return ProjectAudit(
        files: MemoryFiles([
          "project.yml": spec, "App/Info.plist": Plist.xml(), "App/A.swift": source,
        ])
      ).report().targets.first?.findings.first?.message ?? ""
    }
    #expect(message(Self.flutter).contains("didInitializeImplicitFlutterEngine(_:)"))
    #expect(!message(Code.appDelegate).contains("didInitializeImplicitFlutterEngine(_:)"))
    #expect(
      message(Code.appDelegate).hasPrefix("App/Info.plist has no UIApplicationSceneManifest, and"))
  }
}
