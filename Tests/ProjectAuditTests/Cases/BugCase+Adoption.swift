@testable import ProjectAudit

extension BugCase {
  static let adoption: [BugCase] = [
    BugCase(
      "B101", "empty configurations", finds: "R2 error", in: app(manifest: Plist.emptyManifest),
      notIn: app()),
    BugCase(
      "B103", "empty configurations, and a class that only a library registers", finds: "R2 error",
      in: app(manifest: Plist.emptyManifest), notIn: app()),
    BugCase(
      "B104", "a manifest, and a window from the bounds of the screen", finds: "R2 error",
      in: app(
        manifest: Plist.manifest(nil),
        app: Code.didFinish("window = UIWindow(frame: UIScreen.main.bounds)")), notIn: app()),
    BugCase(
      "B106", "a window from a frame that no scene shows", finds: "R4 error",
      in: app(app: Code.didFinish("window = UIWindow(frame: UIScreen.main.bounds)"), scene: ""),
      notIn: app()),
    BugCase(
      "B107", "a manifest without delegate, and code that asks something else", finds: "R2 error",
      in: app(
        manifest: Plist.emptyManifest,
        app: Code.configuration(
          "return UISceneConfiguration(name: nil, sessionRole: .windowApplication)")),
      notIn: app(
        manifest: Plist.emptyManifest,
        app: Code.configuration(
          """
          let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
          configuration.delegateClass = SceneDelegate.self
          return configuration
          """))),
    BugCase(
      "B108", "two plists with other names, neither with a manifest", finds: "R1 error",
      in: twoPlists(Plist.xml()), notIn: twoPlists(Plist.xml(Plist.manifest()))),
    BugCase(
      "B112", "a window from the storyboard, and another from code", finds: "R4 warning",
      in: app(
        manifest: Plist.manifest(storyboard: "Main"),
        others: ["App/Base.lproj/Main.storyboard": Code.storyboard]),
      notIn: app(
        manifest: Plist.manifest(storyboard: "Main"), scene: "var window: UIWindow?",
        others: ["App/Base.lproj/Main.storyboard": Code.storyboard])),
    BugCase(
      "B113", "no manifest", finds: "R1 error", in: app(manifest: ""), notIn: app()),
    BugCase(
      "B153", "the window of a delegate that is not the app’s", finds: "R9 warning",
      in: app(others: [
        "App/Recorder.swift":
          "class Recorder: Renderer { func frame() { UIApplication.shared.delegate?.window??.layer.render() } }"
      ]),
      notIn: app(others: [
        "App/Recorder.swift":
          "func frame(_ scene: UIWindowScene) { scene.keyWindow?.layer.render() }"
      ])),
    BugCase(
      "B189", "the key window of the application", finds: "R9 warning",
      in: app(others: [
        "App/Picker.swift":
          "class Picker: Page { func show() { UIApplication.shared.keyWindow?.rootViewController?.present() } }"
      ]),
      notIn: app(others: [
        "App/Picker.swift":
          "func show(in view: UIView) { view.window?.rootViewController?.present() }"
      ])),
    BugCase(
      "B185", "several windows by accident, and one state for all", finds: "R13 warning",
      in: app(
        manifest: Plist.manifest(several: true),
        scene: window + "func sceneDidEnterBackground(_ scene: UIScene) { Session.shared.stop() }"),
      notIn: app(
        scene: window + "func sceneDidEnterBackground(_ scene: UIScene) { Session.shared.stop() }")),
  ]

  private static func twoPlists(_ plist: String) -> ProjectFixture {
    let sources = [
      "App/AppDelegate.swift": Code.appDelegate, "App/SceneDelegate.swift": Code.sceneDelegate,
    ]
    return ProjectFixture(
      targets: ["Prod", "Dev"].map { name in
        .init(name: name, files: sources, settings: ["INFOPLIST_FILE": "Plists/\(name)-Info.plist"])
      },
      files: ["Plists/Prod-Info.plist": plist, "Plists/Dev-Info.plist": plist])
  }
}
