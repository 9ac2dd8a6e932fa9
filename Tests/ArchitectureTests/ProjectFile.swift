import Foundation

@testable import SourceCode

/// A Swift file of this package, cut into tokens.
struct ProjectFile: Sendable {
  /// The path from the root of the package.
  let path: String
  /// The folder inside its target; empty for files that stand beside the folders.
  let folder: String
  /// The modules that it imports.
  let imports: [String]
  /// The words of its code, each once with the number of its first line; comments and literals are
  /// left out.
  let words: [(text: String, line: Int)]
  /// The string literals of its code, with their line numbers.
  let literals: [(text: String, line: Int)]
  /// The types that it declares outside of other types.
  let types: Set<String>

  /// Reads the file at a path in the folder of a target.
  init(_ path: String, in target: String) throws {
    let url = Project.root.appending(path: target).appending(path: path)
    var lexer = SourceLexer(Array(try Data(contentsOf: url)))
    var tokens: [(text: String, kind: SourceToken.Kind, line: Int)] = []
    while let token = lexer.next() {
      tokens.append((lexer.text(of: token), token.kind, token.line))
    }
    self.path = target + "/" + path
    folder = path.split(separator: "/").dropLast().joined(separator: "/")
    imports = zip(tokens, tokens.dropFirst()).filter { $0.0.text == "import" }.map(\.1.text)
    var known: Set<String> = []
    words = tokens.filter {
      $0.kind != .literal && $0.kind != .symbol && known.insert($0.text).inserted
    }.map { ($0.text, $0.line) }
    literals = tokens.filter { $0.kind == .literal }.map { ($0.text, $0.line) }
    types = Self.types(in: tokens.map(\.text))
  }

  private static func types(in tokens: [String]) -> Set<String> {
    let keywords: Set = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    var types: Set<String> = []
    var depth = 0
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      if depth == 0, keywords.contains(token) { types.insert(next) }
    }
    return types
  }
}

/// The folders of this package.
enum Project {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of each target of the product, by the target's name.
  static let targets = Dictionary(
    Manifest.shared.targets.filter(\.isOfProduct).map { ($0.name, $0.folder) },
    uniquingKeysWith: { first, _ in first })

  /// The Swift files of each target, in the order of their paths.
  static let files: [String: [ProjectFile]] = targets.mapValues { folder in
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { try? ProjectFile($0, in: folder) }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
