import DelegateSource
import LifecycleModels
import Testing

@Suite struct `A callback that only a subclass declares` {
  private static let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"

  private func read(_ texts: String...) -> DelegateSurvey {
    DelegateSurvey(
      files: texts.enumerated().map { number, text in
        SourceFile(Array(text.replacing("M }", with: Self.method + " }").utf8), name: "\(number)")
      })
  }

  @Test func `is not called on Linux, and the finding says what to do`() throws {
    let source = read(
      """
      class Base: UIResponder, UIApplicationDelegate {}
      class AppDelegate: Base { M }
      """)
    let finding = try #require(source.findings.first)
    #expect(source.findings.count == 1)
    #expect(finding.problem == .onlyInSubclass(of: "Base"))
    #expect(finding.problemName == "subclass")
    #expect(finding.isOfLinux)
    #expect(finding.callback == .didBecomeActive)
    #expect(
      finding.message == """
        0:2:32: AppDelegate.applicationDidBecomeActive(_:) is never called on Linux
          “Base” is the class that conforms, and it does not declare this method. Without \
        Objective-C, Swift chooses what is called where a conformance is declared, so it is the \
        default. Declare the method in “Base” as well and override it here, or let “AppDelegate” \
        conform instead. On Apple platforms it is called, if Objective-C sees it.
          Written: func applicationDidBecomeActive(_ application: UIApplication)
          Write:   func applicationDidBecomeActive(_ application: UIApplication)
        """)
    #expect(source.implemented == ["app.didBecomeActive"])
  }

  @Test(
    arguments: [
      // An extension of the subclass; another file; a class in between.
      "class Base: UIApplicationDelegate {}\nclass A: Base {}\nextension A { M }",
      "class Base: NSObject {}\nextension Base: UIApplicationDelegate {}\nclass A: Base { M }",
      "class Base: UIApplicationDelegate {}\nclass Middle: Base {}\nclass A: Middle { M }",
      "class Base: UIApplicationDelegate {}\nclass A: Base { M }\nclass B: A { override M }",
      "class Base: Role {}\nprotocol Role: UIApplicationDelegate {}\nclass A: Base { M }",
      "typealias Role = UIResponder & UIApplicationDelegate\nclass Base: Role {}\nclass A: Base { M }",
      "typealias Root = Base\nclass Base: UIApplicationDelegate {}\nclass A: Root { M }",
      "class Base: UIKit.UIApplicationDelegate {}\nclass A: Base, Other { M }",
      "class Base: ThirdParty, UIApplicationDelegate {}\nclass A: Base { M }",
    ])
  func `is found however the class conforms`(text: String) {
    #expect(read(text).findings.map(\.problem) == [.onlyInSubclass(of: "Base")])
  }

  @Test func `is found in files that are read together`() {
    let source = read("class A: Base { M }", "class Base: UIApplicationDelegate {}")
    #expect(source.findings.map(\.file) == ["0"])
  }

  @Test func `is found in a scene delegate whose superclass conforms to the simpler protocol`() {
    let source = read(
      """
      class Base: UIResponder, UISceneDelegate {}
      class A: Base, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) {}
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
      }
      """)
    #expect(source.findings.map(\.callback) == [.sceneDidBecomeActive])
  }

  @Test(
    arguments: [
      // The conforming class, or a class above it, declares the method.
      "class Base: UIApplicationDelegate { M }\nclass A: Base { override M }",
      "class Base: UIApplicationDelegate {}\nextension Base { M }\nclass A: Base { override M }",
      "class Root { M }\nclass Base: Root, UIApplicationDelegate {}\nclass A: Base { override M }",
      // The subclass conforms itself.
      "class Base: UIResponder {}\nclass A: Base, UIApplicationDelegate { M }",
      "class Base: UIApplicationDelegate {}\nclass A: Base, UIApplicationDelegate { M }",
      "class Base: UIResponder {}\nclass A: Base {}\nextension A: UIApplicationDelegate { M }",
      // A class that was not read may declare the method, or conform.
      "class A: BaseAppDelegate { M }", "class A: Base { M }",
      "class Base: FlutterAppDelegate {}\nclass A: Base { M }",
      "class Base: ThirdParty, UIApplicationDelegate {}\nclass A: Base { override M }",
      // Which of two classes is meant cannot be known.
      "class A: Base { M }\nextension Base: UIApplicationDelegate {}",
      // No class is involved, or the classes make no sense.
      "protocol Base: UIApplicationDelegate {}\nclass A: Base { M }",
      "class A: B { M }\nclass B: A {}",
    ])
  func `is no finding if it is called, or if that cannot be known`(text: String) {
    #expect(read(text).findings == [])
  }

  @Test func `is no finding if a superclass has the name of another class`() {
    let base = "class Base: UIApplicationDelegate {}"
    #expect(read(base, base, "class A: Base { M }").findings == [])
  }

  @Test func `is reported as replaced where the app has scenes`() {
    let source = read(
      "class Base: UIApplicationDelegate {}\nclass A: Base { M }",
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
    #expect(source.findings.map(\.problem) == [.replacedByScenes])
  }
}
