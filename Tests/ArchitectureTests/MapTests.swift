import Foundation
import Testing

@Suite struct `The map in ARCHITECTURE` {
  @Test(arguments: ["ARCHITECTURE.md", "DECISIONS.md"])
  func `names only files and folders that exist`(document: String) throws {
    let text = try Project.text(of: document)
    let paths = text.matches(of: /`(?<path>(?:Sources|Models|Tests|\.ci)\/[^`…]+)`/)
      .map { String($0.output.path) }
    #expect(paths.count > 40 || document == "DECISIONS.md")
    #expect(paths.filter { !Self.exists($0) } == [])
  }

  @Test func `names only files that some folder has`() throws {
    let text = try Project.text(of: "ARCHITECTURE.md")
    let names = text.matches(of: /`(?<name>[A-Za-z][\w+]*\.(?:swift|js|css|md))`/)
      .map { String($0.output.name) }
    #expect(names.count > 100)
    #expect(Set(names).subtracting(Self.fileNames).sorted() == [])
  }

  @Test func `is short`() throws {
    let text = try Project.text(of: "ARCHITECTURE.md")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 301)
  }

  @Test func `has the names, folders and dependencies of the manifest`() throws {
    let text = try Project.text(of: "ARCHITECTURE.md")
    let table = try #require(TargetTable(in: text))
    let generated = table.text(of: .shared)
    if ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1" {
      let updated = text.replacing(table.text, with: generated)
      try Data(updated.utf8).write(to: Project.root.appending(path: "ARCHITECTURE.md"))
    } else {
      #expect(
        table.text == generated, "UPDATE_REPORTS=1 swift test --filter Architecture writes it")
    }
  }

  @Test func `says of every target what it knows`() throws {
    let table = try #require(TargetTable(in: try Project.text(of: "ARCHITECTURE.md")))
    #expect(Project.targets.count > 20)
    let unexplained = Project.targets.keys.filter { table.knowledge[$0, default: ""].isEmpty }
    #expect(unexplained.sorted() == [])
  }

  /// The names of all files of the package.
  private static let fileNames: Set<String> = {
    let manager = FileManager.default
    var names = Set((try? manager.contentsOfDirectory(atPath: Project.root.path)) ?? [])
    for folder in ["Sources", "Models", "Tests"] {
      let paths = manager.enumerator(atPath: Project.root.appending(path: folder).path)
      while let path = paths?.nextObject() as? String {
        names.insert(String(path.split(separator: "/").last ?? ""))
      }
    }
    return names
  }()

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
