import Testing

@testable import ProjectAudit

@Suite struct `A project that helpers of Tuist make` {
  private static let target = """
    .target(name: name, destinations: .iOS, product: .app, bundleId: "org.\\(name)", sources: ["\\(name)/**"])
    """

  private func audits(_ project: String, _ helper: String) -> [TargetAudit] {
    ProjectAudit(
      files: MemoryFiles([
        "App/Project.swift": "import ProjectDescription\n" + project,
        "Tuist/ProjectDescriptionHelpers/Make.swift": "import ProjectDescription\n" + helper,
        "App/Notes/App.swift": Code.swiftUIApp,
      ])
    ).report().targets
  }

  private func judged(_ project: String, _ helper: String) -> [String] {
    audits(project, helper).map { "\($0.name): \($0.verdict.words), \($0.sourceCount)" }
  }

  @Test(arguments: [
    (
      "let project = Project(name: \"Notes\", targets: [.app(\"Notes\")])",
      "extension Target { static func app(_ name: String) -> Target { \(target) } }"
    ),
    (
      "let project = Project(name: \"Notes\", targets: [Target.app(for: \"Notes\")])",
      "public extension Target { static func app(for name: String) -> Self { return \(target) } }"
    ),
    (
      "let project = Project.make()",
      "extension Project { static func make(name: String = \"Notes\") -> Project { Project(name: name, targets: [\(target)]) } }"
    ),
    (
      "let name = \"Notes\"\nlet project = Project(name: name, targets: apps(name) + [])",
      "func apps(_ name: String, _ tests: [String: [Int]] = [:]) -> [Target] { [\(target)] }"
    ),
    (
      "let project = Project.make(\n  module: \"Notes\"\n)",
      """
      extension Project {
        static func make(module: String) -> Project {
          // The name of the target is that of the module.
          let name: String = module
          let targets: [Target] = [.app(name)]
          return Project(name: name, targets: targets)
        }
      }
      extension Target { static func app(_ name: String) -> Target { \(target) } }
      """
    ),
    (
      "let project = Project(name: \"Notes\", targets: [Target.app(\"Notes\")])",
      "extension Target { static func app(_ name: String) -> Target { \(target) } }\nextension Scheme { static func app(_ name: String) -> Scheme { other } }"
    ),
    (
      "func app(name: String) -> Target { \(target) }\nlet project = Project(name: \"A\", targets: [app(name: \"Notes\")])",
      ""
    ),
  ])
  func `is judged with the values of the calls`(project: String, helper: String) {
    #expect(judged(project, helper) == ["Notes: ready, 1"])
  }

  @Test func `has its findings where the manifest calls the helper`() {
    let helper =
      "extension Target { static func app(\n_ name: String, _ plist: InfoPlist) -> Target {\n\(Self.target.replacing("sources", with: "infoPlist: plist, sources")) } }"
    let project = """
      let project = Project(
        name: "Notes",
        targets: [
          .app("Notes", .extendingDefault(with: ["UIApplicationSceneManifest": ["UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "Other"]]]]]))
        ])
      """
    let findings = audits(project, helper).flatMap(\.findings)
    #expect(
      findings.map { "\($0.rule.id) \($0.file) \($0.line ?? 0)" } == ["R3 App/Project.swift 5"])
  }

  @Test(arguments: [
    (
      "func make(_ name: String) -> Project { if isCI { return other }\nreturn Project(name: name, targets: [\(target)]) }",
      "“make” makes its targets, and it does more than return a value"
    ),
    (
      "extension Project { static func make(_ name: String) -> Project { Project(name: name, targets: [\(target)]) } }\nfunc make(_ name: String) -> Project { other }",
      "“make” makes its targets, and several functions have its name and its labels"
    ),
    (
      "func make(_ name: String) -> Project { make(name) }",
      "“make” makes its targets, and it calls itself"
    ),
    (
      "func make(_ name: String) -> Project { twice(name) }\nfunc twice(_ name: String) -> Project { make(name) }",
      "“make” makes its targets, and it calls itself"
    ),
    (
      "func make(_ name: String) -> Project { Project(name: name, targets: [\(target.replacing(".app", with: "isCI ? .app : .framework"))]) }",
      "A product, “isCI ? .app : .framework”, is not a literal"
    ),
  ])
  func `is not judged where what they do is not literal`(helper: String, words: String) {
    #expect(
      judged("let project = make(\"Notes\")", helper) == [
        "Project.swift: not judged: App/Project.swift cannot be judged: \(words). Run “tuist generate”, and audit again., 0"
      ])
  }

  @Test func `ends where helpers double what they are given`() {
    let doubles = (0..<64).map { "func f\($0)(_ a: [Int]) -> [Int] { f\($0 + 1)(a + a) }" }
    let constants = (1..<64).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }
    let helper =
      "func g(_ a0: [Int]) -> [Int] {\n\(constants.joined(separator: "\n"))\nreturn a63\n}\n"
      + doubles.joined(separator: "\n")
    func words(_ call: String) -> [String] {
      audits("let project = \(call)", helper).map(\.verdict.words)
    }
    #expect(words("g([1])") == [])
    let tooDeep = "functions call each other too deeply"
    #expect(words("f0([1])").first?.contains(tooDeep) ?? false)
    let nested = String(repeating: "g(", count: 1000) + String(repeating: ")", count: 1000)
    #expect(words(nested).first?.contains(tooDeep) ?? false)
    let uses = String(repeating: "\\(long)", count: 1 << 14)
    #expect(
      words("\"\(uses)\"\nlet long = \"\(String(repeating: "a", count: 1 << 19))\"") == [])
  }
}
