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

  @Test func `that is of React Native is not shown in a window without a scene`() {
    #expect(found(Code.sceneDelegate, base: "RCTAppDelegate") == ["R26 error"])
    #expect(found(Code.sceneDelegate, base: "BaseDelegate") == [])
    for start in [
      "factory.startReactNative(withModuleName: \"Chat\", in: window, launchOptions: nil)",
      "window = (UIApplication.shared.delegate as? AppDelegate)?.window",
    ] {
      let scene = Code.sceneDelegate.replacing("window?.makeKeyAndVisible()", with: start)
      #expect(found(scene, base: "RCTAppDelegate") == [])
    }
  }

  @Test func `is ready if its manifest names the scene delegate of the framework`() {
    let app = { (name: String) in
      ProjectFixture(
        plist: Plist.xml(Plist.manifest(name)),
        ["App/AppDelegate.swift": "@main class AppDelegate: FlutterAppDelegate {}"]
      ).found
    }
    #expect(app("FlutterSceneDelegate") == [])
    #expect(app("OtherSceneDelegate") == ["R3 note"])
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
