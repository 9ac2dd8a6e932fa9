import DelegateSource
import SourceCode

/// Code that only systems run which no app of today meets.
///
/// What stands after `else` of `if #available(iOS 13, *)` says nothing about an app on iOS 16.
enum UnsupportedSystems {
  /// The oldest system that is judged.
  private static let oldest = 16

  /// Tokens with paired brackets, without those branches.
  ///
  /// - Complexity: O(*n*).
  static func removed(from text: CodeText) -> [CodeToken] {
    let tokens = text.tokens
    guard ["available", "unavailable", "obsoleted"].contains(where: text.vocabulary.contains) else {
      return tokens
    }
    let isDead = deadTokens(in: tokens)
    guard isDead.contains(true) else { return tokens }
    var others = tokens.indices.filter { !isDead[$0] }.map { tokens[$0] }
    others.pairBrackets()
    return others
  }

  /// For each token whether it is left out. What lies in a branch that is left out is not judged again.
  private static func deadTokens(in tokens: [CodeToken]) -> [Bool] {
    var isDead = Array(repeating: false, count: tokens.count)
    for index in tokens.indices where !isDead[index] {
      for range in [deadBranch(tokens, at: index), obsoleteBody(tokens, at: index)] {
        for place in range ?? 0..<0 { isDead[place] = true }
      }
    }
    return isDead
  }

  /// The branch that is not run because of the check of a system at an index.
  private static func deadBranch(_ tokens: [CodeToken], at index: Int) -> Range<Int>? {
    guard let word = availability(tokens[index].text), index > 0,
      tokens[index - 1].isSymbol("#") || tokens[index - 1].isSymbol("@"),
      let end = endOfCheck(tokens, at: index)
    else { return nil }
    return deadBranch(tokens, after: end, isAvailable: word)
  }

  /// The tokens between the braces of a function that systems of today do not have.
  private static func obsoleteBody(_ tokens: [CodeToken], at index: Int) -> Range<Int>? {
    guard tokens[index].isWord("obsoleted"), index + 2 < tokens.count,
      tokens[index + 1].isSymbol(":"),
      let version = Int(tokens[index + 2].text.prefix { $0.isNumber }), version <= oldest,
      let close = tokens[index...].firstIndex(where: { $0.isSymbol(")") }),
      tokens[..<index].last(where: { $0.isWord("available") })?.place.line
        == tokens[index].place.line,
      let function = tokens[close...].prefix(8).firstIndex(where: { $0.isWord("func") }),
      let open = tokens[function...].firstIndex(where: { $0.isSymbol("{") })
    else { return nil }
    return block(tokens, at: open)
  }

  /// Whether a word asks that a system is available; nil if it asks nothing of the kind.
  private static func availability(_ word: String) -> Bool? {
    word == "available" ? true : word == "unavailable" ? false : nil
  }

  /// The index of the last token of a check that every system of today passes, and that is the whole
  /// condition.
  private static func endOfCheck(_ tokens: [CodeToken], at index: Int) -> Int? {
    guard index + 3 < tokens.count, tokens[index + 1].isSymbol("("),
      tokens[index + 2].isWord("iOS"),
      let version = Int(tokens[index + 3].text.prefix { $0.isNumber }), version <= oldest
    else { return nil }
    var end = tokens[index + 1].closing.map(Int.init) ?? tokens.count
    if tokens[index - 1].isSymbol("#"), index > 1,
      !["if", "guard", "while"].contains(tokens[index - 2].text)
    {
      return nil
    }
    if tokens[index - 1].isSymbol("@") {
      // Objective-C writes the condition in parentheses: if (@available(iOS 13, *)).
      guard index > 1, tokens[index - 2].isSymbol("("), end + 1 < tokens.count,
        tokens[end + 1].isSymbol(")")
      else { return nil }
      end += 1
    }
    return end < tokens.count ? end : nil
  }

  /// The tokens between the braces of the branch that is not run.
  private static func deadBranch(
    _ tokens: [CodeToken], after end: Int, isAvailable: Bool
  ) -> Range<Int>? {
    guard end + 1 < tokens.count else { return nil }
    if tokens[end + 1].isWord("else") { return isAvailable ? block(tokens, at: end + 2) : nil }
    guard let first = block(tokens, at: end + 1) else { return nil }
    if !isAvailable { return first }
    let next = first.upperBound + 1
    guard next + 1 < tokens.count, tokens[next].isWord("else") else { return nil }
    return tokens[next + 1].isWord("if")
      ? otherConditions(tokens, at: next) : block(tokens, at: next + 1)
  }

  /// The tokens of `else if … { … } else { … }`, from the first `else` on.
  private static func otherConditions(_ tokens: [CodeToken], at start: Int) -> Range<Int>? {
    var index = start
    while index < tokens.count, tokens[index].isWord("else") {
      let open = tokens[index...].firstIndex { $0.isSymbol("{") || $0.isSymbol(";") }
      guard let open, let body = block(tokens, at: open) else { return nil }
      index = body.upperBound + 1
    }
    return start..<index
  }

  /// The tokens between the braces that open at an index.
  private static func block(_ tokens: [CodeToken], at index: Int) -> Range<Int>? {
    guard index < tokens.count, tokens[index].isSymbol("{") else { return nil }
    let end = tokens[index].closing.map(Int.init) ?? tokens.count
    return end < tokens.count ? (index + 1)..<end : nil
  }
}
