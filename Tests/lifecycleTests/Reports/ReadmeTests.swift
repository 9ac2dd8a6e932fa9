import Foundation
import Reporting
import Testing

@testable import lifecycle

@Suite struct `The README` {
  private static let readme: String = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return (try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8))
      ?? ""
  }()

  @Test func `shows a counterexample that the tool prints`() throws {
    let page = try #require(AllReports.generated?.pages["app/observed/I2b.txt"])
    let shown = page.split(separator: "\n").filter { !$0.hasPrefix("  Replay:") }
    #expect(shown.count > 20)
    #expect(Self.readme.contains(shown.joined(separator: "\n")))
  }

  @Test func `states the counts that the tool finds`() throws {
    let screen = VerdictScreen(AllReports.verified.map(\.report)).text
    let rows = screen.split(separator: "\n").filter { $0.hasSuffix(" as expected") }
    #expect(rows.count == 12)
    for row in rows {
      let words = row.split(separator: " ").filter { $0 != "of" }
      let cells = words[1...3].joined(separator: " | ")
      #expect(Self.readme.contains("| \(cells) | \(words[5]) hold, \(words[7]) refuted |"))
    }
  }

  @Test func `names commands that the tool knows`() throws {
    let commands = Self.readme.matches(of: /`lifecycle ([a-z]+)/).map { String($0.1) }
    #expect(commands.count > 3)
    for command in commands {
      #expect(try Tool.run("help", command).status == 0, "\(command)")
    }
  }
}
