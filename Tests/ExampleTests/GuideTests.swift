import CommandLineTools
import Foundation
import ProjectAudit
import Testing

@testable import lifecycle

@Suite struct `The guide’s steps from an app delegate to scenes` {
  private let guide: String

  init() throws {
    guide = try String(
      contentsOf: ExampleProject.root.appending(path: "GUIDE.md"), encoding: .utf8)
  }

  @Test func `show what the audit prints`() throws {
    let shown = ConsoleBlock.all(in: guide)
    let printed = try zip(shown, ExampleProject.allCases).map { try $0.run(on: $1) }
    #expect(shown.count == ExampleProject.allCases.count)
    if ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1" {
      try update(shown, to: printed)
    } else {
      for (shown, printed) in zip(shown, printed) { #expect(shown.text == printed.text) }
    }
  }

  private func update(_ shown: [ConsoleBlock], to printed: [ConsoleBlock]) throws {
    var rest = guide[...]
    var text = ""
    for (shown, printed) in zip(shown, printed) {
      let place = try #require(rest.firstRange(of: shown.text))
      text += rest[..<place.lowerBound] + printed.text
      rest = rest[place.upperBound...]
    }
    text += rest
    try Data(text.utf8).write(to: ExampleProject.root.appending(path: "GUIDE.md"))
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

  @Test func `have a table of all rules`() {
    let rows = AuditRule.allCases.map { "| \($0.rawValue) | \($0.title) |\n" }.joined()
    #expect(guide.contains("|---|---|\n\(rows)\n"))
  }

  @Test func `begin with the scene delegate that is audited halfway`() {
    let code = ExampleProject.emptySceneDelegate.dropFirst("import UIKit\n\n".count)
    #expect(guide.contains("```swift\n\(code)```"))
  }
}

/// A command that the guide shows with what it prints.
private struct ConsoleBlock {
  let command: String
  let text: String

  static func all(in guide: String) -> [ConsoleBlock] {
    guide.components(separatedBy: "```console\n").dropFirst().map { part in
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
