import Foundation
import Testing

@testable import LifecycleCommands

@Suite struct `The settings of findings` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let text = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminat(_ application: UIApplication) {}
      }

      """
    try folder.write(text, to: "App/A.swift")
  }

  private func run(_ settings: String, _ options: String...) throws -> Tool.Result {
    try folder.write(settings, to: ".lifecycle.json")
    return try Tool.run(["delegates", "App/A.swift"] + options, in: folder)
  }

  private static func rule(_ id: String, _ severity: String, _ more: String = "") -> String {
    "{\"rules\": {\"\(id)\": {\"severity\": \"\(severity)\", \"reason\": \"a test\"\(more)}}}"
  }

  @Test func `weigh the findings of the text, too`() throws {
    let result = try run(Self.rule("R20", "note"))
    #expect(result.status == 0)
    #expect(result.output.contains("\n  note R20 App/A.swift:2:8\n"))
    #expect(try run(Self.rule("R20", "error")).output.contains("\n  error R20 App/A.swift:2:8\n"))
  }

  @Test func `are found in the current folder, and counted in the text`() throws {
    let result = try run(Self.rule("R20", "off"))
    #expect(result.status == 0)
    #expect(
      result.output == """
        App/A.swift:1: AppDelegate, UIApplicationDelegate, implements 0 callbacks
        1 finding is switched off by .lifecycle.json.

        """)
    #expect(result.errors == "")
  }

  @Test(arguments: ["pipe", "nowhere", ".lifecycle.json"])
  func `are not passed over in silence, and not waited for`(target: String) throws {
    mkfifo(folder.path("pipe"), 0o600)
    symlink(target, folder.path(".lifecycle.json"))
    let result = try Tool.run(["delegates", "App/A.swift"], in: folder)
    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("lifecycle: cannot read “.lifecycle.json”: "), "\(result)")
  }

  @Test func `are those of the option, if there is one`() throws {
    try folder.write(Self.rule("R20", "off"), to: "other.json")
    let result = try run("no JSON", "--settings", "other.json", "--format", "markdown")
    #expect(result.status == 0)
    #expect(result.output == "**lifecycle delegates**: nothing found in 1 subject.\n")
    #expect(result.errors == "1 finding is switched off by other.json.\n")
  }

  @Test func `change what a finding weighs, and with it the exit status`() throws {
    let result = try run(Self.rule("R20", "note"), "--format", "github")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("::notice file=App/A.swift,line=2,col=8,"))
    let warning = try run(Self.rule("R20", "warning"), "--format", "github")
    #expect(warning.status == 0)
    #expect(warning.output.hasPrefix("::warning file=App/A.swift,"))
  }

  @Test func `are limited to the files that fit a pattern`() throws {
    let path = folder.path("App/A.swift")
    for (pattern, status) in [("App/**", 0), ("*.swift", 1), ("Vendored/**", 1)]
      as [(String, Int32)]
    {
      let settings = Self.rule("R20", "off", ", \"paths\": [\"\(pattern)\"]")
      #expect(try run(settings).status == status, "\(pattern)")
      try folder.write(settings, to: ".lifecycle.json")
      #expect(try Tool.run(["delegates", path], in: folder).status == status, "\(pattern)")
    }
  }

  @Test(arguments: [
    (
      "{\"rules\": {\"R99\": {}}}",
      "“.lifecycle.json”: rules: there is no rule “R99”."
    ),
    ("{\"rules\": {\"I999\": {}}}", "“.lifecycle.json”: rules: there is no rule “I999”."),
    (rule("I41", "of"), "“.lifecycle.json”: rules → I41 → severity: there is no severity “of”."),
    ("{\n]", "“.lifecycle.json”: line 2, column 1: this is not JSON: "),
  ])
  func `are refused before the work begins`(settings: String, message: String) throws {
    let result = try run(settings)
    #expect(result.status == 65)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("lifecycle: " + message), "\(result.errors)")
  }

  @Test func `are as the article about findings shows them`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Reporting/Documentation.docc/ReportFindings.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let blocks = text.components(separatedBy: "```json\n")
    let shown = blocks.dropFirst().filter { $0.hasPrefix("{\"rules\"") }
    #expect(shown.count == 1)
    for block in shown {
      let settings = try #require(block.components(separatedBy: "```").first)
      #expect(try run(settings, "--quiet").status == 1)
    }
  }

  @Test func `may name the rules of every command`() throws {
    for id in ["log-rejected", "R5", "I41", "I84", "leak", "adapter", "I2b", "F137"] {
      #expect(FindingRules.known.contains(id), "\(id)")
      #expect(try run(Self.rule(id, "off")).status == 1, "\(id)")
    }
    #expect(Set(FindingRules.known).count == FindingRules.known.count)
  }
}
