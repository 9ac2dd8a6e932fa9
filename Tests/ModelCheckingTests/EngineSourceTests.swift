import Foundation
import Testing

@Suite struct `The source of the engine` {
  struct File {
    let path: String
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
        return text.map { File(path: path, code: code(in: $0)) }
      }
  }()

  private static func code(in text: String) -> [Substring] {
    text.split(separator: "\n").map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
  }

  @Test func `is found`() {
    let names = Set(Self.files.map(\.path))
    #expect(names.isSuperset(of: ["StateMachine.swift", "Search/BreadthFirstSearch.swift"]))
    #expect(Self.files.count > 20)
  }

  @Test func `imports what threads, files and the system's memory need, each in one file`() {
    let imports = [
      "Contract/ConfirmedSteps.swift": ["Synchronization"],
      "Search/OnTheFly/ThreadPool.swift": ["Dispatch", "Synchronization"],
      "Search/TransitionLists.swift": ["Synchronization"],
      "ResidentMemory.swift": ["Darwin", "Glibc"],
      "Storage/LargePages.swift": ["Glibc"],
      "Search/OnDisk/SearchFolder.swift": ["Darwin", "Glibc"],
    ]
    for file in Self.files {
      let lines = file.code.map { $0.split(separator: " ") }.filter { $0.first == "import" }
      #expect(lines.map { $0[1] } == (imports[file.path] ?? []).map { $0[...] }, "\(file.path)")
    }
  }

  /// Where a value that cannot be stored ends the process, because the alternative is a wrong verdict.
  private static let failures = "Collections/CapacityFailure.swift"

  @Test func `neither traps on purpose nor forces`() {
    let forbidden = ["fatalError", "try!", "as!"]
    for file in Self.files where file.path != Self.failures {
      let lines = file.code.filter { line in forbidden.contains { line.contains($0) } }
      #expect(lines == [], "\(file.path)")
    }
  }
}
