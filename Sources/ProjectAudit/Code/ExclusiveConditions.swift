import SourceCode

/// What a condition demands of a value: that it is equal to something.
struct Demand: Hashable {
  let value: String
  let answer: String

  /// Whether no value satisfies both.
  func excludes(_ other: Demand) -> Bool { value == other.value && answer != other.answer }
}

extension CodeTokens {
  /// What a condition demands in any case: that values are equal to constants, or that they are true or false.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  var demands: [Demand] {
    guard !has("|", "|") else { return [] }
    return withoutParentheses.split { $0.isSymbol("&") || $0.isSymbol(",") }.compactMap(\.demand)
  }

  /// The tokens without `if`, and without parentheses around all others.
  private var withoutParentheses: CodeTokens {
    var tokens = first?.isWord("if") ?? false ? dropFirst() : self
    while let first = tokens.first, first.isSymbol("("), tokens.count > 1,
      tokens.partner(of: tokens.startIndex) == tokens.endIndex - 1
    { tokens = tokens.dropFirst().dropLast() }
    return tokens
  }

  /// What these tokens demand, if they are a comparison, or a value that is true or false.
  private var demand: Demand? {
    let tokens = withoutParentheses
    if let sign = tokens.indices(of: ["=", "="]).first {
      return Demand(tokens[..<sign], isEqualTo: tokens[(sign + 2)...])
    }
    if let call = tokens.indices(of: ["isEqualToString", ":"]).first {
      return Demand(tokens[..<call].dropFirst(), isEqualTo: tokens[(call + 2)...].dropLast())
    }
    let isNegated = tokens.first?.isSymbol("!") ?? false
    let value = isNegated ? tokens.dropFirst() : tokens
    guard !value.isEmpty, value.allSatisfy({ $0.kind == .word || $0.isSymbol(".") }) else {
      return nil
    }
    return Demand(value: value.spelling, answer: isNegated ? "false" : "true")
  }
}

extension Demand {
  /// A comparison; nil if a side of it is called, and may answer otherwise the next time.
  fileprivate init?(_ value: CodeTokens, isEqualTo answer: CodeTokens) {
    guard !value.isEmpty, !answer.isEmpty,
      ![value, answer].contains(where: { $0.contains { $0.isSymbol("(") || $0.isSymbol("!") } })
    else { return nil }
    self.init(value: value.spelling, answer: answer.spelling)
  }
}
