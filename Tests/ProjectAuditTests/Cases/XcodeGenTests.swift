import Testing

@testable import ProjectAudit

@Suite struct `An app for XcodeGen` {
  private func report(_ files: [String: String]) -> AuditReport {
    ProjectAudit(files: MemoryFiles(files)).report()
  }

  /// An app whose templates say what it is, and one of them where its sources are.
  private static let templated = """
    targetTemplates:
      Base:
        type: application
        platform: iOS
        sources: [App]
      Phone:
        templates: [Base]
        settings:
          INFOPLIST_FILE: ${place}/Info.plist
    targets:
      Notes:
        templates: [Phone]
        templateAttributes:
          place: More
        sources: [More]
    """

  private static let files = [
    "App/AppDelegate.swift": Code.appDelegate, "More/SceneDelegate.swift": Code.sceneDelegate,
    "More/Info.plist": Plist.xml(Plist.manifest()),
  ]

  @Test func `has what its templates say`() {
    let judged = report(Self.files.merging(["project.yml": Self.templated]) { $1 })
    #expect(judged.targets.map(\.name) == ["Notes"])
    #expect(judged.targets.map(\.verdict) == [.ready])
    #expect(judged.targets.map(\.sourceCount) == [2])
  }

  @Test(arguments: [
    ("Phone", "“Notes” uses the template “Phone”, which is not there."),
    (
      "place",
      "the template “Phone” of “Notes” has the variable ${place}, which templateAttributes does not set."
    ),
  ])
  func `is not judged where a template lacks something`(missing: String, words: String) {
    let verdicts = report([
      "project.yml": "include: parts.yml\n",
      "parts.yml": Self.templated.replacing("\(missing):", with: "Other:"),
    ]).targets.map(\.verdict.words)
    #expect(
      verdicts == [
        "not judged: parts.yml cannot be judged: \(words) Run “xcodegen generate”, and audit again."
      ])
  }

  @Test func `keeps variables of the shell and of Xcode in its templates`() {
    let verdicts = report(
      Self.files.merging([
        "project.yml": Self.templated.replacing("${place}", with: "${SRCROOT}/More")
          + """

              preBuildScripts:
                - script: '"${PODS_ROOT}/SwiftLint/swiftlint"'
              settings:
                OTHER_LDFLAGS: ${OTHER}
          """
      ]) { $1 }
    ).targets.map(\.verdict)
    #expect(verdicts == [.ready])
  }

  @Test func `is not judged where a template includes itself and is no app`() {
    let spec = "targetTemplates:\n  A:\n    templates: [A]\ntargets:\n  App:\n    templates: [A]\n"
    #expect(report(["project.yml": spec]).targets.isEmpty)
  }

  /// What is said of an app with some files of settings, whose sources have a plist.
  private func verdict(_ lines: String, files: [String: String] = [:]) -> String? {
    report(
      [
        "App/AppDelegate.swift": Code.appDelegate, "App/SceneDelegate.swift": Code.sceneDelegate,
        "App/Info.plist": Plist.xml(), "Good.plist": Plist.xml(Plist.manifest()),
        "project.yml": """
        targets:
          App:
            type: application
            platform: iOS
            sources: [App]
        \(lines)
        """,
      ].merging(files) { $1 }
    ).targets.first?.verdict.name
  }

  @Test func `has no plist from a file that CocoaPods has yet to write`() {
    let file = "Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig"
    #expect(verdict("    configFiles:\n      Debug: \(file)") == "willNotLaunch")
    #expect(verdict("    configFiles:\n      Debug: App.xcconfig") == "notJudged")
  }

  @Test func `has the plist that a file of its settings names`() {
    let file = ["App.xcconfig": "INFOPLIST_FILE = Good.plist"]
    #expect(verdict("    configFiles: {Debug: App.xcconfig}", files: file) == "ready")
    #expect(verdict("configFiles: {Debug: App.xcconfig}", files: file) == "ready")
  }

  @Test(arguments: [
    ("    settings: {configs: {Debug: {INFOPLIST_FILE: Good.plist}}}", "notJudged"),
    ("    settings: {configs: {Debug: {SWIFT_VERSION: 6}}}", "willNotLaunch"),
    ("    settings: {groups: [A]}\nsettingGroups: {A: {INFOPLIST_FILE: Good.plist}}", "notJudged"),
    ("    settings: {groups: [A]}\nsettingGroups: {A: {SWIFT_VERSION: 6}}", "willNotLaunch"),
  ])
  func `is not judged where single configurations name the plist`(lines: String, verdict: String) {
    #expect(self.verdict(lines) == verdict)
  }
}
