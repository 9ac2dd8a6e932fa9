import SourceCode

/// Code that only systems run which no app of today meets.
///
/// What stands after `else` of `if #available(iOS 13, *)` says nothing about an app on iOS 16.
enum UnsupportedSystems {
  /// The oldest system that is judged.
  private static let oldest = 16

  /// The tokens of a file, with paired brackets, without those branches.
  ///
  /// - Complexity: O(*n*).
  static func removed(from text: CodeText, _ language: SourceLanguage) -> [CodeToken] {
    let tokens = text.tokens
    guard ["available", "unavailable", "obsoleted"].contains(where: text.vocabulary.contains) else {
      return tokens
    }
    let root = SyntaxTree(tokens, language).root
    let statements = root.all(.conditional) + root.all(.guard)
    let dead =
      statements.flatMap(\.deadBranches) + root.all(.function).compactMap(\.obsoleteBody)
    if dead.isEmpty { return tokens }
    var isDead = Array(repeating: false, count: tokens.count)
    for range in dead { for place in range { isDead[place] = true } }
    var others = tokens.indices.filter { !isDead[$0] }.map { tokens[$0] }
    others.pairBrackets()
    return others
  }

  /// Whether the number of a version is one that every system of today has reached.
  fileprivate static func isReached(_ version: CodeToken?) -> Bool {
    version.flatMap { Int($0.text.prefix { $0.isNumber }) }.map { $0 <= oldest } ?? false
  }
}

extension SyntaxNode {
  /// The tokens of the branches of a statement that no system of today runs.
  fileprivate var deadBranches: [Range<Int>] {
    var dead: [Range<Int>] = []
    var rest = branches[...]
    while let (condition, body) = rest.popFirst() {
      guard let isAvailable = condition.asksForAvailable, hasBraces(body) else { continue }
      if (kind == .guard) == isAvailable {
        dead.append(body.indices)
      } else if kind == .conditional, let next = rest.first {
        // Whoever passes the check runs none of the others.
        if !next.condition.isEmpty { return dead + [(body.endIndex + 1)..<range.upperBound] }
        if hasBraces(next.body) { dead.append(next.body.indices) }
      }
    }
    return dead
  }

  /// Whether a branch has braces, without which it cannot be left out alone.
  private func hasBraces(_ branch: CodeTokens) -> Bool {
    tree.tokens[..<branch.startIndex].last?.isSymbol("{") ?? false
  }

  /// What is between the braces of a function that systems of today do not have.
  fileprivate var obsoleteBody: Range<Int>? {
    guard let block = child(.block),
      let start = tokens[..<block.range.lowerBound].indices(of: ["obsoleted", ":"]).first,
      UnsupportedSystems.isReached(tokens[(start + 2)...].first)
    else { return nil }
    return block.content.indices
  }
}

extension CodeTokens {
  /// Whether a condition, which asks for nothing else, holds on every system of today; false if it holds on
  /// none, and nil if that depends on more.
  fileprivate var asksForAvailable: Bool? {
    guard let sign = firstIndex(where: { $0.isSymbol("#") || $0.isSymbol("@") }) else { return nil }
    let check = self[(sign + 1)...]
    guard let word = check.first, word.isWord("available") || word.isWord("unavailable"),
      check.dropFirst().has("(", "iOS"), UnsupportedSystems.isReached(check.dropFirst(3).first)
    else { return nil }
    // Objective-C writes the condition in parentheses: if (@available(iOS 13, *)).
    let end = Swift.min(check.partner(of: sign + 2) + 1, endIndex)
    let around = self[..<sign].map(\.text) + self[end...].map(\.text)
    guard [["if"], ["if", "(", ")"], ["guard", "else"]].contains(around) else { return nil }
    return word.isWord("available")
  }
}
