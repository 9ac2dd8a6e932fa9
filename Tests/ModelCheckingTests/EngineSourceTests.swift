import Foundation
import Testing

@Suite struct `The source of the engine` {
  struct File: CustomTestStringConvertible {
    let testDescription: String
    /// The lines without comments.
    let code: [Substring]
  }

  static let files: [File] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ModelChecking").standardized
      .resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: root.path())
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { path in
        let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
        return text.map { File(testDescription: path, code: code(in: $0)) }
      }
  }()

  private static func code(in text: String) -> [Substring] {
    text.split(separator: "\n").map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
  }

  @Test func `is found`() {
    let names = Set(Self.files.map(\.testDescription))
    #expect(names.isSuperset(of: ["StateMachine.swift", "Search/BreadthFirstSearch.swift"]))
    #expect(Self.files.count > 20)
  }

  @Test(arguments: files) func `imports nothing, but for threads`(file: File) {
    let imports = file.code.filter { $0.split(separator: " ").contains("import") }
    let allowed = ["import Dispatch", "import Synchronization"]
    #expect(imports.allSatisfy { allowed.contains(String($0)) })
    #expect(imports.isEmpty || file.testDescription == "Search/OnTheFly/ThreadPool.swift")
  }

  @Test(arguments: files) func `neither traps on purpose nor forces`(file: File) {
    let forbidden = ["fatalError", "try!", "as!"]
    let lines = file.code.filter { line in forbidden.contains { line.contains($0) } }
    #expect(lines == [])
  }
}
