import Foundation
import Testing

@Suite struct `The documents` {
  private static let linked = [
    "GUIDE.md", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "DECISIONS.md",
  ]

  @Test(arguments: [("GUIDE.md", 300), ("README.md", 150)])
  func `are short`(path: String, most: Int) throws {
    #expect(try lines(of: path) <= most)
  }

  @Test func `take half an hour to read`() throws {
    let texts = try ["GUIDE.md", "README.md", "ARCHITECTURE.md"].map(Documents.text)
    #expect(texts.reduce(0) { $0 + $1.utf8.count } <= 80_000)
  }

  @Test(arguments: Documents.articles)
  func `include only articles of at most 200 lines`(path: String) throws {
    #expect(try lines(of: path) <= 200)
  }

  @Test(arguments: linked)
  func `link to files and headings that exist`(path: String) throws {
    for link in Self.links(in: try Documents.text(of: path)) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? path : String(parts[0])
      #expect(Documents.exists(target), "\(link)")
      guard parts.count == 2, target.hasSuffix(".md") else { continue }
      let headings = Self.anchors(in: try Documents.text(of: target))
      #expect(headings.contains(String(parts[1])), "\(link)")
    }
  }

  private func lines(of path: String) throws -> Int {
    try Documents.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  /// The targets of links that stay within the repository, code aside.
  private static func links(in text: String) -> [String] {
    prose(of: text).joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
      .matches(of: /\]\((?<target>[^)\s]+)\)/).map { String($0.target) }
      .filter { !$0.contains(":") }
  }

  /// The fragments by which GitHub links to the headings of a page.
  private static func anchors(in text: String) -> Set<String> {
    let headings = prose(of: text).filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" }.dropFirst().lowercased()
          .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
  }

  /// The lines of a page that stand outside blocks of code.
  private static func prose(of text: String) -> [Substring] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode && !line.hasPrefix("```")
    }
  }
}
