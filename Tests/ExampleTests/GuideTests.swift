import CommandLineTools
import Foundation
import ProjectAudit
import Testing

@testable import LifecycleCommands

@Suite struct `The steps from an app delegate to scenes` {
  private static let folder = ExampleProject.root
    .appending(path: "Sources/ProjectAudit/Documentation.docc")
  private static let place = folder.appending(path: "MoveToScenes.md")

  private let article: String

  init() throws {
    article = try String(contentsOf: Self.place, encoding: .utf8)
  }

  @Test func `show what the audit prints`() throws {
    let shown = ConsoleBlock.all(in: article)
    let printed = try zip(shown, ExampleProject.allCases).map { try $0.run(on: $1) }
    #expect(shown.count == ExampleProject.allCases.count)
    if ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1" {
      try update(shown, to: printed)
    } else {
      for (shown, printed) in zip(shown, printed) { #expect(shown.text == printed.text) }
    }
  }

  private func update(_ shown: [ConsoleBlock], to printed: [ConsoleBlock]) throws {
    var rest = article[...]
    var text = ""
    for (shown, printed) in zip(shown, printed) {
      let place = try #require(rest.firstRange(of: shown.text))
      text += rest[..<place.lowerBound] + printed.text
      rest = rest[place.upperBound...]
    }
    text += rest
    try Data(text.utf8).write(to: Self.place)
  }

  @Test func `are what the README shows, apart from the lines that it leaves out`() throws {
    let readme = try String(
      contentsOf: ExampleProject.root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(ConsoleBlock.all(in: readme).first)
    let printed = try shown.run(on: .halfway).text
    var rest = printed[...]
    for piece in shown.text.components(separatedBy: "  …\n") where !piece.isEmpty {
      let place = try #require(rest.firstRange(of: piece), "\(piece)")
      rest = rest[place.upperBound...]
    }
  }

  @Test func `lead to a table of all rules`() throws {
    let rules = try String(
      contentsOf: Self.folder.appending(path: "AuditRules.md"), encoding: .utf8)
    let rows = AuditRule.all.map { "| \($0.id) | \($0.title) |\n" }.joined()
    #expect(rules.contains("|---|---|\n\(rows)\n"))
  }

  @Test func `begin with the scene delegate that is audited halfway`() {
    let code = ExampleProject.emptySceneDelegate.dropFirst("import UIKit\n\n".count)
    #expect(article.contains("```swift\n\(code)```"))
  }
}

/// A command that a page shows with what it prints.
private struct ConsoleBlock {
  let command: String
  let text: String

  static func all(in page: String) -> [ConsoleBlock] {
    page.components(separatedBy: "```console\n").dropFirst().map { part in
      let text = part.components(separatedBy: "```")[0]
      return ConsoleBlock(command: text.components(separatedBy: "\n")[0], text: text)
    }
  }

  /// What it prints of a step, and the exit status with which it ends.
  func run(on step: ExampleProject) throws -> ConsoleBlock {
    let words = command.dropFirst("$ lifecycle ".count).split(separator: " ").map(String.init)
    return try step.withCopy { folder in
      let outcome = LifecycleTool.program.answer(
        to: words.map { $0 == "Notes" ? folder : $0 },
        console: Console(program: "lifecycle", isQuiet: true))
      let output = outcome.text.replacing(folder, with: "Notes")
      return ConsoleBlock(
        command: command,
        text: command + "\n" + output + "$ echo $?\n\(outcome.status.rawValue)\n")
    }
  }
}
