import Foundation
import Testing

@testable import ProjectAudit

@Suite struct `A callback that scenes have replaced` {
  private func advice(app: String, scene: String) -> String? {
    let report = BugCase.app(
      app: "func applicationDidEnterBackground(_ application: UIApplication) { \(app) }",
      scene: BugCase.window + "\nfunc sceneDidEnterBackground(_ scene: UIScene) { \(scene) }"
    ).report
    let findings = report.targets.flatMap(\.findings)
    #expect(findings.map(\.rule) == [.deadTransition])
    return findings.first?.message.components(separatedBy: "the app has scenes. ").last
  }

  private let same = "sceneDidEnterBackground(_:) makes the same calls, so this can be removed."
  private let other =
    "sceneDidEnterBackground(_:) does something in its place; see whether it does the same."

  @Test func `can be removed if the scene delegate makes the same calls`() {
    #expect(advice(app: "enter()", scene: "appDelegate()?.enter()") == same)
    #expect(advice(app: "_ = enter()", scene: "enter()") == same)
    #expect(advice(app: "let now = clock; enter(now)", scene: "enter(then)") == same)
    #expect(
      advice(app: "store.save(); isActive = false", scene: "store.save()\nshared.isActive = no")
        == same)
  }

  @Test func `is to be compared if the scene delegate does something else, or less`() {
    #expect(advice(app: "enter()", scene: "leave()") == other)
    #expect(advice(app: "enter(); count()", scene: "enter()") == other)
    #expect(advice(app: "enter(); isActive = false", scene: "enter()") == other)
  }

  @Test func `is to be written anew if the scene delegate does nothing`() {
    #expect(
      advice(app: "enter()", scene: "") == "Do it in sceneDidEnterBackground(_:) of SceneDelegate.")
  }
}
