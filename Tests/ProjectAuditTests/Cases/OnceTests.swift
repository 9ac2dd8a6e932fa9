import Testing

@testable import ProjectAudit

@Suite struct `What is true of several configurations` {
  @Test func `is said once`() {
    let target = ProjectFixture.Target(
      name: "App", files: ["App/AppDelegate.swift": Code.appDelegate],
      settings: [:],
      special: [
        "Debug": ["INFOPLIST_FILE": "App/A.plist"], "Release": ["INFOPLIST_FILE": "App/B.plist"],
      ])
    let project = ProjectFixture(
      targets: [target], files: ["App/A.plist": Plist.xml(), "App/B.plist": Plist.xml()])
    let findings = project.report.targets.flatMap(\.findings)
    #expect(findings.map(\.rule) == [.adoption])
    #expect(findings.first?.file == "App/A.plist")
    #expect(
      findings.first?.message.hasPrefix(
        "App/A.plist (configuration “Debug”), App/B.plist (configuration “Release”) have no "
          + "UIApplicationSceneManifest, and no code adopts scenes.") ?? false)
  }
}
