extension ScriptLiterals {
  /// Where a value begins.
  struct Start {
    let token: Int
    /// Whether the value is a statement's, which can end with the line.
    let isStatement: Bool
  }

  /// Where the value of a key begins, or nil if the token is no key.
  func startOfValue(after key: Int) -> Start? {
    if isWord("let", "var", "const", at: key - 1) { return startOfDeclaration(after: key + 1) }
    if isSymbol(":", at: key + 1) {
      let isFirst = isOpening(at: key - 1) || isSymbol(",", at: key - 1)
      return isFirst ? Start(token: key + 2, isStatement: false) : nil
    }
    // The string of `list["key"] = value`.
    let isSubscript = isSymbol("[", at: key - 1) && isSymbol("]", at: key + 1)
    let next = isSubscript ? key + 2 : key + 1
    guard isSubscript || tokens[key].kind == .word, isAssignment(at: next) else { return nil }
    return Start(token: next + 1, isStatement: true)
  }

  /// Where the value of `let key: Type = value` begins.
  private func startOfDeclaration(after key: Int) -> Start? {
    var index = key
    for _ in 0..<Self.maxExpressionTokens where index < tokens.count {
      if isAssignment(at: index) { return Start(token: index + 1, isStatement: true) }
      // A body computes the value; what a new line begins is another statement.
      if isSymbol("{", at: index), language == .swift {
        return Start(token: index, isStatement: true)
      }
      if isSymbol(";", at: index) || index > key && tokens[index].startsLine { return nil }
      index = afterBrackets(at: index)
    }
    return nil
  }

  /// How many tokens an expression can have, not counting those in brackets. An end to the search is
  /// needed, because a script can begin an expression with every token.
  static let maxExpressionTokens = 1000

  /// Whether an equals sign stands here that is no part of `==`, `=>`, `!=` and so on.
  private func isAssignment(at index: Int) -> Bool {
    guard isSymbol("=", at: index) else { return false }
    let place = tokens[index].range.lowerBound
    let next = place + 1 < text.count ? text[place + 1] : 0
    let previous = place > 0 ? text[place - 1] : 0
    return !"=>".utf8.contains(next) && !"=!<>+-*/%&|^?".utf8.contains(previous)
  }

  /// Whether a bracket opens here.
  func isOpening(at index: Int) -> Bool {
    switch symbol(at: index) {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): true
    default: false
    }
  }

  /// Where the parameters of a declared function end, whose names are no keys.
  func endOfParameters(at index: Int) -> Int? {
    guard language == .swift, isWord("func", "init", "subscript", at: index),
      !isSymbol(".", at: index - 1)
    else { return nil }
    // Between the word and the bracket stand a name and at most a few generic parameters.
    let bracket = (index + 1..<index + 40).first { isSymbol("(", at: $0) || isSymbol("{", at: $0) }
    guard let bracket, isSymbol("(", at: bracket) else { return nil }
    return max(index + 1, partners[bracket])
  }
}
