import LifecycleModels
import Testing

@testable import DelegateSource

@Suite struct `The files of one app` {
  private static let app = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {}
      func applicationWillTerminate(_ application: UIApplication) {}
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool { true }
    }
    """
  private static let scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"

  private static func read(_ texts: String...) -> DelegateSurvey {
    DelegateSurvey(
      files: texts.enumerated().map { SourceFile(Array($1.utf8), name: "\($0).swift") })
  }

  @Test func `without a scene delegate use the transitions of the app delegate`() {
    #expect(Self.read(Self.app).findings == [])
  }

  @Test func `with a scene delegate use its transitions and its input`() {
    let findings = Self.read(Self.app, Self.scene).findings
    #expect(findings.map(\.callback) == [.didBecomeActive, .openURL])
    #expect(
      findings.map(\.expectedName) == ["sceneDidBecomeActive(_:)", "scene(_:openURLContexts:)"])
    #expect(findings.map(\.citations) == [[152, 153], [154]])
    #expect(
      findings.map(\.reason) == [
        "The app has a scene delegate, so from iOS 13 on UIKit calls "
          + "sceneDidBecomeActive(_:) instead (F152, F153).",
        "The app has a scene delegate, so from iOS 13 on UIKit calls "
          + "scene(_:openURLContexts:) instead, or the options of "
          + "scene(_:willConnectTo:options:) (F154).",
      ])
  }

  @Test func `replace seven methods of the app delegate by those of scenes`() {
    for callback in Callback.allCases where callback.isAppDelegateMethod {
      let replaced: Set<Callback> = [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
        .openURL, .continueUserActivity, .performActionForShortcutItem,
      ]
      let methods = DelegateMethod.all.filter { $0.callback == callback }.map(\.function.written)
      #expect(!methods.isEmpty, "\(callback)")
      for method in methods {
        let app = "class AppDelegate: NSObject, UIApplicationDelegate { \(method) {} }"
        let problems = Self.read(app, Self.scene).findings.map(\.problem)
        #expect(problems == (replaced.contains(callback) ? [.replacedByScenes] : []), "\(callback)")
      }
    }
  }

  @Test func `share their types`() {
    let source = Self.read(
      "extension AppDelegate { func applicationDidEnterBackground(_ a: UIApplication) {} }",
      Self.app)
    #expect(source.delegates.map(\.typeName) == ["AppDelegate"])
    #expect(source.delegates.map(\.file) == ["1.swift"])
    #expect(
      source.implemented == [
        "app.didBecomeActive", "app.didEnterBackground", "app.willTerminate", "app.openURL",
      ])
  }

  @Test func `may declare types of one name, whose extensions in other files stand alone`() {
    let source = Self.read(
      Self.app, Self.app,
      "extension AppDelegate { func applicationDidEnterBackground(_ a: UIApplication) {} }")
    #expect(source.delegates.map(\.file) == ["0.swift", "1.swift", "2.swift"])
    #expect(source.delegates.last?.implements == [.didEnterBackground])
  }
}

@Suite struct `A delegate that does not name its protocol` {
  private static let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"

  /// What a file begins with, and what is said of the class `A: Base` in it.
  private static let examples = [
    (
      "typealias Base = UIResponder & UIApplicationDelegate",
      "“A” is assumed to be a UIApplicationDelegate because “Base” is one."
    ),
    (
      "class Base: NSObject, UIApplicationDelegate {}",
      "“A” is assumed to be a UIApplicationDelegate because “Base” is one."
    ),
    (
      "protocol Base: Other {}\ntypealias Other = UIApplicationDelegate",
      "“A” is assumed to be a UIApplicationDelegate because “Base” is one."
    ),
    (
      "class Base: FlutterAppDelegate {}",
      "“A” is assumed to be a UIApplicationDelegate because of “FlutterAppDelegate”, which was not read."
    ),
  ]

  @Test func `is recognised by what it inherits, and the assumption is stated`() {
    for (beginning, assumption) in Self.examples {
      let source = DelegateSurvey(
        text: "\(beginning)\nclass A: Base { \(Self.method) }", file: "A.swift")
      let delegate = source.delegates.first { $0.typeName == "A" }
      #expect(delegate?.implements == [.didBecomeActive], "\(beginning)")
      #expect(delegate?.assumptions == [assumption], "\(beginning)")
    }
  }

  @Test func `is not one if its protocol is only named like one`() {
    let text = "class Game: LoginSceneDelegate { func loginSceneDidEnd(_ scene: LoginScene) {} }"
    #expect(DelegateSurvey(text: text, file: "A.swift").delegates == [])
  }

  @Test func `does not give an app scenes by its name alone`() {
    let text = """
      class S: BaseSceneDelegate { func sceneDidBecomeActive(_ scene: UIScene) {} }
      class A: UIApplicationDelegate { \(Self.method) }
      """
    #expect(DelegateSurvey(text: text, file: "A.swift").findings == [])
  }

  @Test func `of iOS and one of another system may have the same name`() {
    let method = "func applicationDidBecomeActive(application: UIApplication) {}"
    let phone = "class AppDelegate: UIResponder, UIApplicationDelegate { \(method) }"
    for other in ["NSApplicationDelegate", "WKApplicationDelegate"] {
      let desktop = "class AppDelegate: NSObject, \(other) { \(method) }"
      let files = [phone, desktop].enumerated().map {
        SourceFile(Array($1.utf8), name: "\($0).swift")
      }
      for order in [files, files.reversed()] {
        let source = DelegateSurvey(files: order)
        #expect(source.delegates.map(\.file) == ["0.swift"])
        #expect(source.findings.map(\.file) == ["0.swift"])
      }
    }
  }

  @Test func `may inherit in a circle`() {
    let text = "class A: B { \(Self.method) }\nclass B: A {}\ntypealias A = B"
    #expect(DelegateSurvey(text: text, file: "A.swift").delegates == [])
  }
}
