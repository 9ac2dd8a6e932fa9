import Foundation

/// The documents of this repository that a person reads from beginning to end.
enum Documents {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the articles and first pages of the targets; links to other pages are left out.
  static let articles: [String] = ["Sources", "Models"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let pages = (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }.filter {
      $0.contains("/Documentation.docc/") && $0.hasSuffix(".md")
    }
    return pages.filter { !isSymbolicLink($0) }.sorted()
  }

  private static func isSymbolicLink(_ path: String) -> Bool {
    let file = root.appending(path: path).path
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
