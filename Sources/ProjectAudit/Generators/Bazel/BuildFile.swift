/// The calls of rules in a BUILD file of Bazel, as far as they are literal.
///
/// ```swift
/// let file = BuildFile(Array("swift_library(name = \"lib\", srcs = glob([\"A/*.swift\"]))".utf8))
/// file.rules[0].arguments["srcs"]?.globs[0].included  // ["A/*.swift"]
/// ```
struct BuildFile: Sendable {
  /// A call of a rule, or of a macro.
  struct Rule: Sendable {
    let kind: String
    let line: Int
    let arguments: [String: Value]

    /// The name, if it is written out.
    var name: String? { arguments["name"]?.text }
  }

  /// Texts and patterns that are joined by `+`.
  struct Value: Hashable, Sendable {
    var texts: [String] = []
    var globs: [Glob] = []
    /// Whether nothing in it is computed.
    var isLiteral = true

    /// The only text in it.
    var text: String? { isLiteral && globs.isEmpty && texts.count == 1 ? texts[0] : nil }
  }

  /// The files that some patterns describe, without those of others.
  struct Glob: Hashable, Sendable {
    var included: [String] = []
    var excluded: [String] = []
  }

  let rules: [Rule]

  /// Reads a BUILD file; any text is one.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) {
    let tokens = BuildFileLexer.tokens(of: bytes)
    let parser = BuildFileParser(tokens)
    rules = parser.rules
  }
}

/// Finds the calls outside of all others in the tokens of a BUILD file.
private struct BuildFileParser {
  let tokens: [BuildFileLexer.Token]
  /// For each bracket that opens, where the other one is; the end if it is not closed.
  let partners: [Int]

  init(_ tokens: [BuildFileLexer.Token]) {
    self.tokens = tokens
    var partners = [Int](repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .symbol("("), .symbol("["), .symbol("{"): open.append(index)
      case .symbol(")"), .symbol("]"), .symbol("}"):
        if let start = open.popLast() { partners[start] = index }
      default: continue
      }
    }
    self.partners = partners
  }

  /// The calls, also those that a list is computed of.
  var rules: [BuildFile.Rule] {
    var rules: [BuildFile.Rule] = []
    var index = 0
    while index < tokens.count {
      guard let kind = tokens[index].word, isSymbol("(", at: index + 1) else {
        index += 1
        continue
      }
      let end = partners[index + 1]
      rules.append(
        BuildFile.Rule(
          kind: kind, line: tokens[index].line,
          arguments: Dictionary(
            arguments(index + 2..<end).compactMap { key, value in key.map { ($0, value) } },
            uniquingKeysWith: { first, _ in first })))
      index = end + 1
    }
    return rules
  }

  /// The arguments of a call, those without a name too.
  private func arguments(_ range: Range<Int>) -> [(String?, BuildFile.Value)] {
    parts(range, at: ",").map { part in
      guard let key = tokens[part.lowerBound].word, isSymbol("=", at: part.lowerBound + 1) else {
        return (nil, value(part))
      }
      return (key, value(part.dropFirst(2)))
    }
  }

  private func value(_ range: Range<Int>) -> BuildFile.Value {
    var value = BuildFile.Value()
    for term in parts(range, at: "+") {
      let start = term.lowerBound
      if term.count == 1, let text = tokens[start].text {
        value.texts.append(text)
      } else if isSymbol("[", at: start), partners[start] == term.upperBound - 1 {
        let items = parts(start + 1..<partners[start], at: ",")
        let texts = items.compactMap { $0.count == 1 ? tokens[$0.lowerBound].text : nil }
        value.texts += texts
        value.isLiteral = value.isLiteral && texts.count == items.count
      } else if let glob = glob(term) {
        value.globs.append(glob)
      } else {
        value.isLiteral = false
      }
    }
    return value
  }

  /// A call of `glob`; nil if it is none, or computes what it is about.
  private func glob(_ term: Range<Int>) -> BuildFile.Glob? {
    let bracket = term.lowerBound + 1
    guard tokens[term.lowerBound].word == "glob", isSymbol("(", at: bracket),
      partners[bracket] == term.upperBound - 1
    else { return nil }
    var glob = BuildFile.Glob()
    for part in parts(bracket + 1..<partners[bracket], at: ",") {
      let isNamed = isSymbol("=", at: part.lowerBound + 1)
      let key = isNamed ? tokens[part.lowerBound].word : "include"
      guard let key, ["include", "exclude"].contains(key) else { continue }
      let list = isNamed ? part.dropFirst(2) : part
      guard let first = list.first, isSymbol("[", at: first), partners[first] == list.upperBound - 1
      else { return nil }
      let items = parts(first + 1..<partners[first], at: ",")
      let texts = items.compactMap { $0.count == 1 ? tokens[$0.lowerBound].text : nil }
      guard texts.count == items.count else { return nil }
      if key == "include" { glob.included += texts } else { glob.excluded += texts }
    }
    return glob
  }

  /// The parts of a range between signs that stand outside of brackets, without empty ones.
  private func parts(_ range: Range<Int>, at sign: Character) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if isSymbol(sign, at: index) {
        if start < index { parts.append(start..<index) }
        start = index + 1
      }
      // Behind what is in brackets; one that is not closed goes on to the end.
      let isOpening = ["(", "[", "{"].contains { isSymbol($0, at: index) }
      index = isOpening ? min(max(partners[index], index) + 1, range.upperBound) : index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func isSymbol(_ sign: Character, at index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .symbol(sign)
  }
}
