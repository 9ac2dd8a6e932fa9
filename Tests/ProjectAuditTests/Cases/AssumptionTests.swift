import Testing

@testable import ProjectAudit

@Suite struct `A finding is dropped` {
  private static let centre = "UNUserNotificationCenter.current().delegate"

  /// A method that is told of a tap and forgets to complete it.
  private static let broken = Code.didReceive("show(response)").replacing(
    "completionHandler()\n", with: "")

  /// What is found in an app whose launch method does something, beside other files.
  private func found(_ launch: String, _ others: [String: String]) -> [String] {
    BugCase.app(app: Code.didFinish(launch), others: others).found
  }

  @Test func `if it is about a type that is not the delegate of the notification centre`() {
    let other = "class Old: NSObject, UNUserNotificationCenterDelegate {\n\(Self.broken)\n}"
    let main =
      "class Taps: NSObject, UNUserNotificationCenterDelegate { static let shared = Taps()\n"
      + Code.didReceive("show(response)") + "\n}"
    let files = ["App/Old.swift": other, "App/Taps.swift": main]
    #expect(found("\(Self.centre) = Taps()\nkeep(Old())", files) == [])
    #expect(found("\(Self.centre) = Old()\nkeep(Taps())", files) == ["R18 warning"])
    // What is given by somebody else may be of any type.
    #expect(found("\(Self.centre) = someone\nkeep(Old())", files) == ["R18 warning"])
  }

  @Test func `if only the type that is not the delegate passes taps on`() {
    let passing =
      "class Old: NSObject, UNUserNotificationCenterDelegate {\n"
      + Code.didReceive("").replacing(
        "completionHandler()\n",
        with:
          "if a { b.userNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler) }\n"
      ) + "\n}"
    let main =
      "class Taps: NSObject, UNUserNotificationCenterDelegate {\n" + Code.didReceive("show()")
      + "\n}"
    let files = ["App/Old.swift": passing, "App/Taps.swift": main]
    #expect(found("\(Self.centre) = Taps()\nkeep(Old())", files) == [])
    #expect(found("\(Self.centre) = Old()\nkeep(Taps())", files) == ["R18 warning"])
  }

  @Test func `unless the delegate is a property of another type`() {
    let other = "class Taps: NSObject, UNUserNotificationCenterDelegate {\n\(Self.broken)\n}"
    let files = [
      "App/Taps.swift": other, "App/Push.swift": "class Push { static let taps = Taps() }",
    ]
    #expect(found("\(Self.centre) = Push.taps", files) == ["R18 warning"])
  }

  @Test func `if it is about a helper that has the name of a method of delegates, and a result`() {
    let helper = Self.broken.replacing(") {", with: ") -> Picker? {")
    let other = [
      "App/A.swift": "class Alerts: NSObject, UNUserNotificationCenterDelegate {\n\(helper)\n}"
    ]
    #expect(found("keep(Alerts())", other) == [])
    let delegate = [
      "App/A.swift": "class Alerts: NSObject, UNUserNotificationCenterDelegate {\n\(Self.broken)\n}"
    ]
    #expect(found("keep(Alerts())", delegate) == ["R18 warning"])
  }

  @Test func `if it is about a scene delegate that nothing names`() {
    let other =
      "class Former: UIResponder, UIWindowSceneDelegate {\n"
      + Code.openURLContexts("open(URLContexts)") + "\n}"
    #expect(found("", ["App/Former.swift": other]) == [])
    let names = "let classes: [AnyClass] = [Former.self]"
    #expect(found("", ["App/Former.swift": other, "App/A.swift": names]) == ["R7 error"])
  }

  @Test func `if it is about an app delegate beside the one of the entry point`() {
    let other =
      "class Former: UIResponder, UIApplicationDelegate {\n"
      + "func applicationDidBecomeActive(_ application: UIApplication) { refresh() }\n}"
    #expect(found("", ["App/Former.swift": other]) == [])
  }

  @Test func `if it is about a scene delegate that only an app delegate names which nothing makes`()
  {
    let shortcut = Code.sceneShortcut("show(shortcutItem)")
    let scene = "class Scenes: UIResponder, UIWindowSceneDelegate {\n\(shortcut)\n}"
    let naming =
      Code.configuration("let c = UISceneConfiguration(); c.delegateClass = Scenes.self; return c")
    var project = BugCase.swiftUI(delegate: "\(naming)\n}\n\(scene)\nstruct Other {")
    #expect(project.found == ["R7 error", "R18 warning"])
    project.targets[0].files["App/App.swift"] = Code.swiftUIApp
    #expect(project.found == ["R5 warning"])
  }

  @Test func `if a subclass has the method as well`() {
    let base =
      "class Base: UIResponder, UIWindowSceneDelegate {\n"
      + Code.openURLContexts("open(URLContexts)") + "\n}"
    let both =
      BugCase.connecting("open(connectionOptions.urlContexts)")
      + "override " + Code.openURLContexts("super.scene(scene, openURLContexts: URLContexts)")
    var project = BugCase.app(scene: both, others: ["App/Base.swift": base])
    project.targets[0].files["App/SceneDelegate.swift"] =
      "class SceneDelegate: Base {\n\(both)\n}"
    #expect(project.found == [])
  }

  @Test func `if a subclass calls the method through super in another one`() {
    let base =
      "class Base: UIResponder, UIApplicationDelegate {\n"
      + "func applicationDidBecomeActive(_ application: UIApplication) { refresh() }\n}"
    func found(_ caller: String) -> [String] {
      var project = BugCase.app(others: ["App/Base.swift": base])
      project.targets[0].files["App/AppDelegate.swift"] =
        "@main class AppDelegate: Base {\n\(caller)\n}"
      return project.found
    }
    let call = "super.applicationDidBecomeActive(UIApplication.shared)"
    #expect(found("func start() { \(call) }") == [])
    #expect(found("") == ["R5 error"])
  }

  @Test func `if it stands in a function or a type that nothing names`() {
    func found(_ code: String) -> [String] {
      self.found("", ["App/A.swift": code])
    }
    let body = "{ UIApplication.shared.keyWindow }"
    #expect(found("extension UIApplication { var top: UIWindow? \(body) }") == [])
    #expect(found("func top() -> UIWindow? \(body)") == [])
    #expect(found("func top() -> UIWindow? \(body)\nlet first = top()") == ["R9 warning"])
    #expect(found("struct Old { func a() {}\nlet w = UIApplication.shared.keyWindow }") == [])
    #expect(
      found("struct Old { let w = UIApplication.shared.keyWindow }\nlet old = Old()")
        == ["R9 warning"])
    #expect(
      found("class Cell: UITableViewCell { func prepare() \(body) }\nlet c = Cell().prepare()")
        == ["R9 warning"])
    #expect(found("class Cell: UITableViewCell { override func a() \(body) }") == ["R9 warning"])
    #expect(found("class A: NSObject { @objc func top() \(body) }\nlet a = A()") == ["R9 warning"])
  }

  @Test func `if it stands in a function that shares its name with one that is called`() {
    func found(_ code: String) -> [String] { self.found("", ["App/A.swift": code]) }
    let body = "{ UIApplication.shared.keyWindow?.close() }"
    let other = "class Other { func show() {}\nfunc go() { show() } }\nlet other = Other().go()"
    #expect(found("struct Page { func show() \(body) }\nlet page = Page()\n\(other)") == [])
    #expect(
      found(
        "struct Page { func show() \(body)\nfunc go() { show() } }\nlet p = Page().go()\n\(other)")
        == ["R9 warning"])
    let system = "func end() { UIApplication.shared.beginUpdates() }\nlet ended = end()"
    #expect(
      found("struct Page { func beginUpdates() \(body) }\nlet page = Page()\n\(system)") == [])
    #expect(
      found("extension UIApplication { func beginUpdates() \(body) }\n\(system)") == ["R9 warning"])
    #expect(
      found("struct Page { static func show() \(body) }\nlet page = Page.show()\n\(other)")
        == ["R9 warning"])
  }

  @Test func `if it stands in code for tests or previews`() {
    func found(_ code: String) -> [String] { self.found("use(top)", ["App/A.swift": code]) }
    let top = "let top = UIApplication.shared.keyWindow"
    #expect(found("import XCTest\n\(top)") == [])
    #expect(found("#Preview { Home(UIApplication.shared.keyWindow) }") == [])
    #expect(found("import UIKit\n\(top)") == ["R9 warning"])
  }
}
