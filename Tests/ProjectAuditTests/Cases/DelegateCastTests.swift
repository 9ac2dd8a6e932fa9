import Testing

@testable import ProjectAudit

@Suite struct `The delegate of a SwiftUI app` {
  private static let cast = "UIApplication.shared.delegate as? AppDelegate"

  /// What is found in a SwiftUI app whose view does something, and whose delegate has members.
  private func found(_ body: String, _ members: String = "") -> [String] {
    let view = "struct Home: View { var body: some View { Button(\"A\") { \(body) } } }"
    return BugCase.swiftUI(delegate: "\(members)\n}\n\(view)\nstruct Other {").found
  }

  @Test func `is of no class of the app’s own`() {
    #expect(found("if let delegate = \(Self.cast) { delegate.save() }") == ["R25 warning"])
    #expect(found("(\(Self.cast))?.save()") == ["R25 warning"])
    #expect(found("guard let own = \(Self.cast) else { return }\nown.save()") == ["R25 warning"])
  }

  @Test func `ends the app if it is forced to be of that class`() {
    #expect(found("(UIApplication.shared.delegate as! AppDelegate).save()") == ["R25 error"])
  }

  @Test func `is not found by a scene delegate that has input for it`() {
    let scene =
      "class Scenes: NSObject, UIWindowSceneDelegate {\n"
      + Code.sceneShortcut("(\(Self.cast))?.open(shortcutItem); completionHandler(true)")
      + "\n" + Code.willConnect("open(connectionOptions.shortcutItem)") + "\n}"
    let naming =
      Code.configuration("let c = UISceneConfiguration(); c.delegateClass = Scenes.self; return c")
    let project = BugCase.swiftUI(delegate: "\(naming)\n}\n\(scene)\nstruct Other {")
    #expect(project.found == ["R25 error"])
    #expect(project.report.targets.map(\.verdict) == [.willLoseInput])
  }

  @Test func `may be asked for as long as another way is taken then`() {
    #expect(found("let own = (\(Self.cast)) ?? AppDelegate.only\nown.save()") == [])
    #expect(
      found("if let own = \(Self.cast) { own.save() } else { AppDelegate.only?.save() }") == [])
    #expect(found("guard let own = \(Self.cast) else { AppDelegate.only?.save(); return }") == [])
    #expect(found("if let own = \(Self.cast) { own.save() } else { log() }") == ["R25 warning"])
  }

  @Test func `is asked for its window by another rule`() {
    #expect(found("(\(Self.cast))?.window?.tintColor = .red") == ["R9 warning"])
  }

  @Test func `may be told in the words of its protocol`() {
    #expect(found("(UIApplication.shared.delegate as? UIApplicationDelegate)?.save()") == [])
    #expect(found("UIApplication.shared.delegate?.applicationWillTerminate?(app)") == [])
  }

  @Test func `is the app’s own in a UIKit app`() {
    let project = BugCase.app(others: ["App/A.swift": "func save() { (\(Self.cast))?.save() }"])
    #expect(project.found == [])
  }
}
