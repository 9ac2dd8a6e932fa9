import Foundation
import ProjectFormats
import Testing

@Suite struct `The files for build services` {
  private static let paths = [
    ".spi.yml", ".pre-commit-hooks.yaml", ".github/workflows/ci.yml",
    ".github/actions/audit/action.yml",
  ]

  private func read(_ path: String) throws -> SettingsValue {
    try YAML.read(Array(Project.text(of: path).utf8))
  }

  @Test(arguments: paths)
  func `are well-formed`(path: String) throws {
    #expect(throws: Never.self) { try read(path) }
  }

  @Test func `offer the documentation of every library that needs no UIKit`() throws {
    let configuration = try #require(read(".spi.yml")["builder"]?["configs"]?.items?.first)
    let targets = configuration["documentation_targets"]?.items?.compactMap(\.text) ?? []
    let libraries = try Project.text(of: "Package.swift")
      .matches(of: /\.library\(name: "(?<name>\w+)"/).map { String($0.output.name) }
    let needing: Set = [
      "LifecycleUIKit", "LifecycleRecorder", "UIKit", "UserNotifications", "BackgroundTasks",
      "CarPlay", "Combine", "SwiftUI", "os", "AVFoundation",
    ]
    #expect(Set(targets) == Set(libraries).subtracting(needing))
  }

  @Test func `pass every input of the action to the tool`() throws {
    let text = try Project.text(of: ".github/actions/audit/action.yml")
    let inputs = try #require(read(".github/actions/audit/action.yml")["inputs"]?.entries)
    #expect(inputs.map(\.key) == ["path", "baseline", "sarif"])
    for input in inputs { #expect(text.contains("inputs.\(input.key)"), "\(input.key)") }
  }

  @Test func `are used in the article as they are meant`() throws {
    let article = try Project.text(of: "Sources/ProjectAudit/Documentation.docc/AuditRules.md")
    let blocks = try article.components(separatedBy: "```yaml\n").dropFirst()
      .map { try YAML.read(Array($0.components(separatedBy: "```")[0].utf8)) }
    let hooks = try #require(read(".pre-commit-hooks.yaml").items).compactMap { $0["id"]?.text }
    let used = blocks.flatMap { $0["repos"]?.items ?? [] }.flatMap { $0["hooks"]?.items ?? [] }
    #expect(used.compactMap { $0["id"]?.text } == hooks)
    let inputs = try read(".github/actions/audit/action.yml")["inputs"]?.entries?.map(\.key) ?? []
    let steps = blocks.flatMap { $0["steps"]?.items ?? [] }
      .filter { $0["uses"]?.text?.contains("/actions/audit@") ?? false }
    #expect(steps.count == 1)
    for key in steps.flatMap({ $0["with"]?.entries ?? [] }) { #expect(inputs.contains(key.key)) }
  }

  @Test func `run scripts that exist`() throws {
    let workflow = try Project.text(of: ".github/workflows/ci.yml")
    let scripts = workflow.matches(of: /run: (?<path>\.ci\/\S+)/).map { String($0.output.path) }
    #expect(scripts == [".ci/run"])
    for script in scripts {
      #expect(
        FileManager.default.isExecutableFile(atPath: Project.root.appending(path: script).path))
    }
  }
}
