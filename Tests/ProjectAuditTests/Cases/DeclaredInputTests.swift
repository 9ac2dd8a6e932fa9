import Testing

@testable import ProjectAudit

@Suite struct `A type or scheme that the Info.plist declares` {
  private static let scheme =
    "<key>CFBundleURLTypes</key><array><dict>" + Plist.strings("CFBundleURLSchemes", "notes")
    + "</dict></array>"
  private static let files =
    "<key>CFBundleDocumentTypes</key><array><dict>"
    + Plist.strings("LSItemContentTypes", "public.plain-text") + "</dict></array>"
  private static let activity = Plist.strings("NSUserActivityTypes", "com.example.edit")

  private func app(
    _ plist: String, scene: String = BugCase.window, others: String = "import UIKit"
  ) -> ProjectFixture {
    BugCase.app(plist: [plist], scene: scene, others: ["App/Other.swift": others])
  }

  @Test(arguments: [scheme, files])
  func `is lost if no code takes URLs`(plist: String) {
    #expect(app(plist).found == ["R6 error"])
    #expect(app(plist).report.targets[0].verdict == .willLoseInput)
    let both =
      BugCase.connecting("go(connectionOptions.urlContexts)")
      + Code.openURLContexts("go(URLContexts)")
    #expect(app(plist, scene: both).found == [])
    #expect(app(plist, scene: BugCase.connecting("Router.take(connectionOptions)")).found == [])
    let former =
      "class Old { func application(_ a: UIApplication, handleOpen url: URL) -> Bool { go(url) } }"
    #expect(app(plist, others: former).found == [])
    #expect(app(plist, others: "let view = Home().onOpenURL { go($0) }").found == [])
  }

  @Test(arguments: [
    ("import Router", "warning"), ("import Branch", "note"), ("import FirebaseCore", "note"),
  ])
  func `may be taken by an SDK`(line: String, severity: String) {
    #expect(app(Self.scheme, others: line).found == ["R6 \(severity)"])
  }

  @Test func `is not lost if the app declares it for others`() {
    let session =
      "let session = ASWebAuthenticationSession(url: url, callbackURLScheme: x) { _, _ in }"
    #expect(app(Self.scheme, others: session).found == [])
    #expect(app(Self.scheme, others: "let url = URL(string: \"notes://\")").found == [])
    #expect(app(Self.scheme.replacing("notes", with: "fb123")).found == [])
    #expect(app(Self.scheme.replacing("notes", with: "com.example.notes")).found == [])
    let known = Self.files.replacing(
      "</dict>", with: Plist.string("LSHandlerRank", "None") + "</dict>")
    #expect(app(known).found == [])
  }

  @Test func `is worth a look if no code takes activities`() {
    #expect(app(Self.activity).found == ["R6 warning"])
    #expect(app(Self.activity.replacing("com.example.edit", with: "OrderIntent")).found == [])
    let restoring = "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { a }"
    #expect(!app(Self.activity, scene: BugCase.window + restoring).found.contains("R6 warning"))
    let both =
      BugCase.connecting("go(connectionOptions.userActivities.first)")
      + Code.sceneContinue("go(userActivity)")
    #expect(app(Self.activity, scene: both).found == [])
  }

  /// What is found in an app whose only code for URLs is a body.
  private func following(_ body: String, _ others: String = "") -> [String] {
    let scene =
      BugCase.connecting("follow(connectionOptions.urlContexts)")
      + Code.openURLContexts("follow(URLContexts)\n\(others)")
      + "func follow(_ contexts: Set<UIOpenURLContext>) { for context in contexts { \(body) } }"
    return app(Self.scheme + Self.files, scene: scene).found
  }

  @Test func `is dropped if it is a file and only URLs of a scheme pass`() {
    let test = "guard context.url.scheme == \"notes\" else { continue }\n"
    let go = "go(context.url)"
    #expect(following(test + go) == ["R6 warning"])
    #expect(following("if context.url.scheme != \"notes\" { continue }\n" + go) == ["R6 warning"])
    #expect(following(go) == [])
    #expect(following("load(context.url)\n" + test + go) == [])
    #expect(!following(test + go, "load(URLContexts)").contains("R6 warning"))
    #expect(following("if context.url.isFileURL { load(context.url) }\n" + test + go) == [])
    #expect(
      following("guard context.url.scheme == \"notes\" else { load(context.url); continue }") == [])
    #expect(following("if context.url.scheme == \"notes\" { go(context.url) }") == ["R6 warning"])
  }

  @Test(arguments: [
    "if ([context.URL.scheme isEqualToString:@\"notes\"]) self.pending = context.URL;",
    "if ([context.URL.scheme isEqualToString:@\"notes\"]) { self.pending = context.URL; }",
    "NSURL *note = NoteOf(context.URL);\nif (note != nil) self.pending = note;",
    "if (![[context.URL scheme] isEqualToString:@\"notes\"]) continue;\nself.pending = context.URL;",
  ])
  func `is dropped in Objective-C if it is a file and only URLs of a scheme pass`(body: String) {
    func found(_ body: String, launch: String = "") -> [String] {
      var project = app(Self.scheme + Self.files)
      project.targets[0].files = [
        "App/main.m": """
        static NSURL *NoteOf(NSURL *url) {
          if (![[url scheme] isEqualToString:@"notes"]) {
            return nil;
          }
          return url;
        }
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
          \(launch)
          return YES;
        }
        @end
        @implementation SceneDelegate
        - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
          [self take:options.URLContexts];
          self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
          [self.window makeKeyAndVisible];
        }
        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts { [self take:contexts]; }
        - (void)take:(NSSet<UIOpenURLContext *> *)contexts {
          for (UIOpenURLContext *context in contexts) { \(body) }
        }
        @end
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        """
      ]
      return project.found.filter { $0.hasPrefix("R6") }
    }
    #expect(found(body) == ["R6 warning"])
    #expect(found(body, launch: "self.isFile = [options.url isFileURL];") == ["R6 warning"])
    #expect(found("[self load:context.URL];\n" + body) == [])
    #expect(found(body + "\nif (context.URL.isFileURL) [self load:context.URL];") == [])
  }
}
