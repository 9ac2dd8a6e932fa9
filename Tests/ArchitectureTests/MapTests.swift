import Foundation
import Testing

@Suite struct `The map in ARCHITECTURE` {
  @Test func `names only files and folders that exist`() throws {
    let text = try Project.text(of: "ARCHITECTURE.md")
    let paths = text.matches(of: /`(?<path>(?:Sources|Models|Tests|\.ci)\/[^`…]+)`/)
      .map { String($0.output.path) }
    #expect(paths.count > 40)
    #expect(paths.filter { !Self.exists($0) } == [])
  }

  @Test func `has a row for every target of the product`() throws {
    let text = try Project.text(of: "ARCHITECTURE.md")
    let missing = Project.targets.keys.filter { !text.contains("`\($0)`") }
    #expect(missing.sorted() == [])
  }

  /// Whether a path, perhaps with a star in the name of its file, leads to something.
  private static func exists(_ path: String) -> Bool {
    guard let star = path.firstIndex(of: "*") else {
      return FileManager.default.fileExists(atPath: Project.root.appending(path: path).path)
    }
    let folder = path[..<star].split(separator: "/").dropLast().joined(separator: "/")
    let start = path[..<star].split(separator: "/").last ?? ""
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: Project.root.appending(path: folder).path)
    return names?.contains { $0.hasPrefix(start) } ?? false
  }
}
