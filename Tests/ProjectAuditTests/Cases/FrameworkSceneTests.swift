import Testing

@testable import ProjectAudit

@Suite struct `An app of a framework` {
  private func found(_ scene: String, app: String = "", base: String = "FlutterAppDelegate")
    -> [String]
  {
    ProjectFixture(
      plist: Plist.xml(Plist.manifest()),
      [
        "App/AppDelegate.swift": """
        @main class AppDelegate: \(base) {
          override \(Code.didFinish("\(app)\nreturn super.application(application, didFinishLaunchingWithOptions: launchOptions)"))
        }
        """,
        "App/SceneDelegate.swift": scene,
      ]
    ).found.filter { $0.hasPrefix("R26") }
  }

  @Test(arguments: ["FlutterAppDelegate", "ExpoAppDelegate", "CDVAppDelegate"])
  func `has a scene delegate of the framework`(base: String) {
    #expect(found(Code.sceneDelegate, base: base) == ["R26 warning"])
    #expect(found(Code.sceneDelegate, base: "UIResponder, UIApplicationDelegate") == [])
    for superclass in ["FlutterSceneDelegate", "ExpoAppSceneDelegate", "CDVSceneDelegate"] {
      let scene = Code.sceneDelegate.replacing(
        "UIResponder, UIWindowSceneDelegate", with: superclass)
      #expect(found(scene, base: base) == [])
    }
  }

  @Test(arguments: [
    "UIResponder, UIWindowSceneDelegate, FlutterSceneLifeCycleProvider",
    "UIResponder, UIWindowSceneDelegate {\n  func forward(_ url: URL) { _ = app.application(app, open: url) }\n}\nextension SceneDelegate",
  ])
  func `or passes on by hand what a scene is told`(inherited: String) {
    let scene = Code.sceneDelegate.replacing("UIResponder, UIWindowSceneDelegate", with: inherited)
    #expect(found(scene) == [])
  }

  @Test func `registers its plugins for scenes`() {
    let scene = "class SceneDelegate: FlutterSceneDelegate {}"
    let registration = "GeneratedPluginRegistrant.register(with: self)"
    #expect(found(scene, app: registration) == ["R26 note"])
    #expect(
      found(scene, app: registration, base: "FlutterAppDelegate, FlutterImplicitEngineDelegate")
        == [])
  }
}
