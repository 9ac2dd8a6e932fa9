import Foundation
import Testing

@Suite struct `The folders of a target` {
  /// The targets that mirror types of Apple's, which refer to one another.
  private static let mirrors: Set = ["UIKit", "SwiftUI"]

  @Test(arguments: Project.targets.keys.filter { !mirrors.contains($0) }.sorted())
  func `refer to one another in one direction only`(target: String) {
    let files = Project.files[target] ?? []
    var owners: [String: Set<String>] = [:]
    for file in files { for type in file.types { owners[type, default: []].insert(file.folder) } }
    var graph = ReferenceGraph()
    var examples: [String: String] = [:]
    for file in files {
      for (word, line) in file.words {
        guard let folders = owners[word], folders.count == 1, let owner = folders.first,
          owner != file.folder
        else { continue }
        if graph.add(file.folder, to: owner) {
          examples["\(file.folder) -> \(owner)"] = "\(word) in \(file.path):\(line)"
        }
      }
    }
    let cycle = graph.cycle
    let steps = cycle.map { zip($0, $0.dropFirst()).map { "\($0) -> \($1)" } } ?? []
    #expect(cycle == nil, "\(steps.map { "\($0): \(examples[$0] ?? "")" })")
  }

  @Test func `hold three files at least, or are none`() throws {
    for (target, files) in Project.files {
      let folders = Dictionary(grouping: files, by: \.folder)
      for (folder, files) in folders where !folder.isEmpty && files.count < 3 {
        let path = files[0].path.split(separator: "/").dropLast().joined(separator: "/")
        let content = try FileManager.default.contentsOfDirectory(
          atPath: Project.root.appending(path: path).path)
        #expect(content.count >= 3, "\(target)/\(folder) holds \(content.count)")
      }
    }
  }
}
