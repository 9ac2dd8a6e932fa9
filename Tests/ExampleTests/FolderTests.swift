import Foundation
import Testing

@Suite struct `The two folders of the example` {
  @Test func `differ only in what a move to scenes changes`() throws {
    let before = try files(of: .before)
    let after = try files(of: .after)
    #expect(Set(after.keys).symmetricDifference(before.keys) == ["Notes/SceneDelegate.swift"])
    let changed = before.filter { after[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["Notes/AppDelegate.swift", "Notes/Info.plist"])
    #expect(before.count == 12)
  }

  /// The contents of all files of a step, by path.
  private func files(of step: ExampleProject) throws -> [String: Data] {
    try step.withCopy { folder in
      let paths = FileManager.default.enumerator(atPath: folder)
      var files: [String: Data] = [:]
      for path in (paths?.compactMap { $0 as? String } ?? []).sorted() {
        files[path] = try? Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
      }
      return files
    }
  }
}
