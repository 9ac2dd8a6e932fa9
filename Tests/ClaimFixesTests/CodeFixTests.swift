import Foundation
import Testing

@testable import reports

@Suite struct `The fixes of claims and migrations` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixes")

  @Test(arguments: CodeFix.allCases)
  func `are found in the files that are compiled here, and change something`(fix: CodeFix) {
    #expect(!fix.before.isEmpty && !fix.after.isEmpty)
    #expect(fix.before != fix.after)
  }

  @Test func `are all that the files have`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let texts = try names.map {
      try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
    }
    let blocks = texts.joined().matches(of: /private enum (?<name>\w+)(?:Before|After) \{/)
      .map { $0.output.name.lowercased() }
    #expect(blocks.count == 2 * CodeFix.allCases.count)
    #expect(Set(blocks) == Set(CodeFix.allCases.map { $0.rawValue.lowercased() }))
  }
}
