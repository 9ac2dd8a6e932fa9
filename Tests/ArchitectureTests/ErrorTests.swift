import Foundation
import Testing

/// What people read when something goes wrong.
@Suite struct `The errors of the project` {
  /// Errors that no person is shown: what catches them says it in its own words. Those that name the
  /// types of a machine are for its author, who sees their values.
  private static let inner: Set = [
    "AutomatonError", "CheckSettingsFault", "CheckStopped", "EndOfLog", "Fault", "Gap",
    "JSONProblem",
    "LassoFault", "LifeFault", "LifeFileFault", "ReplayError", "SearchStop", "ShardFault",
    "UnreadFile",
  ]

  private static let mirrors = "/Sources/Apple/"

  @Test func `have sentences of their own`() throws {
    var errors: [String: String] = [:]
    var worded: Set<String> = []
    let declaration =
      /(?:struct|enum|class|extension) (?:\w+\.)*(\w+)(?:<[^>]*>)?: ([\w, .]*(?:Error|CustomStringConvertible)\b[\w, .]*)/
    for (path, text) in try Self.sources() {
      for match in text.matches(of: declaration) {
        let name = String(match.1)
        let parents = match.2.split(whereSeparator: { ", ".contains($0) })
        if parents.contains("Error") { errors[name] = path }
        let sentences = ["LocalizedError", "CommandError", "CustomStringConvertible"]
        if parents.contains(where: { sentences.contains(String($0)) }) { worded.insert(name) }
      }
    }
    #expect(errors.count > 30)
    for (name, path) in errors.sorted(by: { $0.key < $1.key })
    where !worded.contains(name) && !Self.inner.contains(name) {
      Issue.record("\(path): “\(name)” has no sentence; make it a LocalizedError")
    }
    #expect(Self.inner.subtracting(errors.keys) == [], "these no longer exist")
  }

  @Test func `of Foundation are translated in one place`() throws {
    let places = try Self.sources().filter { $0.text.contains(" as NSError") }
      .map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
    #expect(places.sorted() == ["ErrorSentence.swift", "JSONError.swift"])
  }

  private static func sources() throws -> [(path: String, text: String)] {
    let root = (1...3).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    .path
    return try ["Sources", "Models"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").sorted()
        .map { "\(root)/\(folder)/\($0)" }
    }
    .filter { $0.hasSuffix(".swift") && !$0.contains(mirrors) }
    .map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) }
  }
}
