import Foundation
import LifecycleModels
import Reporting
import Testing

@testable import LifecycleCommands
@testable import reports

@Suite struct `The README` {
  private static let root = URL(filePath: ReportsCommand.root)
  private static let readme = text(of: "README.md")

  private static func text(of path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The first block of a language.
  private static func block(_ language: String) -> String? {
    let parts = readme.components(separatedBy: "```\(language)\n").dropFirst()
    return parts.first?.components(separatedBy: "```")[0]
  }

  @Test func `shows a counterexample that the tool prints`() throws {
    let page = try #require(AllReports.generated?.pages["app/observed/I2b.txt"])
    let shown = page.split(separator: "\n").filter { !$0.hasPrefix("  Replay:") }
    #expect(shown.count > 20)
    #expect(Self.readme.contains(shown.joined(separator: "\n")))
  }

  // What the guide shows is compiled, run and compared by its own tests.
  @Test func `shows a check of the guide, and lines of its finding`() throws {
    let guide = Self.text(of: "GUIDE.md")
    #expect(guide.contains(try #require(Self.block("swift"))))
    let lines = try #require(Self.block("text")).split(separator: "\n")
    #expect(lines.count > 5)
    for line in lines where line != "  …" { #expect(guide.contains(line + "\n"), "\(line)") }
  }

  @Test func `states how many mutants the reports score`() throws {
    let pages = try ModelKind.allCases.map { model in
      try String(
        contentsOfFile: "\(AllReports.folder)/\(model.rawValue)/mutants.md", encoding: .utf8)
    }
    let rows = pages.joined().matches(
      of: /\| [a-z]+ \| ([0-9,]+) \| ([0-9,]+) \(([0-9.]+) %\) \|/)
    func sum(_ column: KeyPath<(Substring, Substring, Substring, Substring), Substring>) -> Int {
      rows.compactMap { Int($0.output[keyPath: column].replacing(",", with: "")) }.reduce(0, +)
    }
    #expect(rows.count == 16)
    let share = Double(sum(\.2)) / Double(sum(\.1))
    let least = try #require(rows.compactMap { Double($0.3) }.min())
    #expect(Self.readme.contains("Of \(sum(\.1).grouped) broken variants"))
    #expect(
      Self.readme.contains("\(sum(\.2).grouped) (\((share * 1000).rounded() / 10) %)\nare caught"))
    #expect(Self.readme.contains("at least \(least) % in each model and profile"))
  }

  @Test func `states the counts that the tool finds`() throws {
    let screen = VerdictScreen(AllReports.verified.map(\.report)).text
    let rows = screen.split(separator: "\n").filter { $0.hasSuffix(" as expected") }
    #expect(rows.count == 16)
    for row in rows {
      let words = row.split(separator: " ").filter { $0 != "of" }
      let cells = words[1...3].joined(separator: " | ")
      #expect(Self.readme.contains("| \(cells) | \(words[5]) hold, \(words[7]) refuted |"))
    }
  }

  @Test func `names commands that the tool knows`() throws {
    let commands = Self.readme.matches(of: /`lifecycle ([a-z]+)/).map { String($0.1) }
    #expect(commands.count > 3)
    for command in commands where command != "help" {
      #expect(throws: Never.self, "\(command)") { try CommandCatalogue.command(named: command) }
    }
  }
}
