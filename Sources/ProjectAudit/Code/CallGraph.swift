import DelegateSource
import SourceCode

/// Which functions may call which others, by their base names.
///
/// A name can belong to several functions, so more is reached than is called. A rule may conclude from
/// it that something is called, or that what is not reached is called by nobody that was read.
struct CallGraph: Sendable {
  /// The functions that are reached from some others.
  struct Reach: Sendable {
    fileprivate var functions: Set<Key> = []
    /// Those that share their base name with another function.
    fileprivate var ambiguous: Set<Key> = []
    /// The words in the bodies that are reached, for types whose initialisers are called.
    fileprivate var words: Set<String>
  }

  fileprivate struct Key: Hashable {
    let file: String
    let offset: Int
  }

  private let methods: [CodeMethod]
  private let byBaseName: [String: [Int]]

  /// - Complexity: O(*n*) for *n* functions.
  init(_ files: [CodeFile]) {
    methods = files.flatMap { file in
      file.parts.flatMap { part in
        part.functions.map { CodeMethod(type: part.name, file: file, function: $0) }
      } + file.functions.map { CodeMethod(type: nil, file: file, function: $0) }
    }
    byBaseName = Dictionary(
      grouping: methods.indices, by: { [methods] in methods[$0].function.baseName })
  }

  /// The functions that are reached from some methods, which belong to it, and from the initialisers of
  /// some types.
  ///
  /// - Complexity: O(*n*) for *n* tokens in the bodies that are reached.
  func reach(from roots: [CodeMethod], creating types: [CodeType] = []) -> Reach {
    var reach = Reach(words: [])
    var open = roots
    for type in types { follow(type.lastName, &reach, &open) }
    for word in types.flatMap(\.callsOutsideFunctions) { follow(word, &reach, &open) }
    while let method = open.popLast() {
      guard reach.functions.insert(method.key).inserted else { continue }
      for token in method.body where token.kind == .word { follow(token.text, &reach, &open) }
    }
    return reach
  }

  /// Adds a word that occurs in a body, and the functions of that name.
  private func follow(_ word: String, _ reach: inout Reach, _ open: inout [CodeMethod]) {
    // What UIKit calls is not reached by a call of the same base name.
    guard reach.words.insert(word).inserted, !Self.shared.contains(word) else { return }
    let callees = (byBaseName[word] ?? []).map { methods[$0] }
    if callees.count > 1 { reach.ambiguous.formUnion(callees.map(\.key)) }
    open += callees
  }

  private static let shared: Set = [
    "application", "scene", "windowScene", "userNotificationCenter",
  ]
}

extension CallGraph.Reach {
  /// Whether the function around a token, if there is one, is the only one of its base name.
  func isCertain(_ token: CodeToken, in file: CodeFile) -> Bool {
    guard let function = file.function(around: token) else { return true }
    return !ambiguous.contains(.init(file: file.path, offset: function.place.offset))
  }

  /// Whether a word occurs in a body that is reached.
  func mentions(_ word: String) -> Bool { words.contains(word) }

  /// Whether a token stands in a function that is reached, or in a part of a type outside of its
  /// functions, such as an initialiser, if the type is mentioned.
  func contains(_ token: CodeToken, in file: CodeFile) -> Bool {
    if let function = file.function(around: token) {
      return functions.contains(.init(file: file.path, offset: function.place.offset))
    }
    if let part = file.part(around: token) {
      return words.contains(part.name.split(separator: ".").last.map(String.init) ?? part.name)
    }
    // Statements of the main file run before everything else.
    return true
  }
}

extension CodeMethod {
  fileprivate var key: CallGraph.Key {
    CallGraph.Key(file: file.path, offset: function.place.offset)
  }
}

extension SourcePosition {
  /// A number that is different for each position in a file.
  fileprivate var offset: Int { line << 20 + column }
}

extension CodeType {
  /// The names of what is called between its braces and in no function, for example in an initialiser.
  fileprivate var callsOutsideFunctions: [String] {
    parts.flatMap { part -> [String] in
      let tokens = part.file.tokens
      return part.part.indicesOutsideFunctions.filter { index in
        index > 0 && tokens[index].kind == .word && tokens[index + 1].isSymbol("(")
          && !tokens[index - 1].isWord("func")
      }.map { tokens[$0].text }
    }
  }
}

extension CodePart {
  /// The tokens between its braces that belong to no function, without the last token.
  ///
  /// - Complexity: O(*n* log *n*) for *n* functions, and O(tokens).
  fileprivate var indicesOutsideFunctions: [Int] {
    var indices: [Int] = []
    var next = body.lowerBound
    let end = max(body.lowerBound, body.upperBound - 1)
    for taken in functions.compactMap(\.body).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      indices += next..<min(max(next, taken.lowerBound), end)
      next = min(max(next, taken.upperBound), end)
    }
    return indices + (next..<end)
  }
}
