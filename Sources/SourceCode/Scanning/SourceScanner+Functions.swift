extension SourceScanner {
  /// Reads a function from its keyword to its result; nil if it has no parameter list or is an
  /// operator.
  mutating func readSignature(attributes: [SourceAttribute]) -> SourceFunction? {
    let start = current?.range.lowerBound ?? end
    advance()
    guard let name = current, name.kind == .word || name.kind == .quotedWord else { return nil }
    advance()
    let isGeneric = isAt("<")
    if isGeneric { skipAngles() }
    guard isAt("(") else { return nil }
    let parameters = readParameters()
    let effects = readEffects()
    let result = readResult()
    return SourceFunction(
      name: text(of: name), parameters: parameters, modifiers: [], attributes: attributes,
      isGeneric: isGeneric, effects: effects, result: result,
      written: line(from: start, to: end),
      place: SourcePosition(line: name.line, column: name.column))
  }

  private mutating func readEffects() -> [String] {
    var effects: [String] = []
    while ["async", "throws", "rethrows", "reasync"].contains(word) {
      effects.append(word)
      advance()
      if isAt("("), effects.last == "throws" { skipGroup() }
    }
    return effects
  }

  /// The type after an arrow, up to the body, the `where` or the next line.
  private mutating func readResult() -> String {
    guard word == "->" else { return "()" }
    advance()
    var tokens: [String] = []
    var depth = 0
    while let token = current, depth > 0 || !endsResult(token, after: tokens.last) {
      if isAt("(") || isAt("[") { depth += 1 }
      if isAt(")") || isAt("]") { depth -= 1 }
      tokens.append(word)
      advance()
    }
    return NormalizedTypeName.normalised(tokens)
  }

  private func endsResult(_ token: SourceToken, after last: String?) -> Bool {
    if isAt("{") || isAt("}") || isAt(";") || isAt(")") || isAt("]") || word == "where" {
      return true
    }
    guard token.startsLine, let last else { return false }
    return last != "->" && last != "." && last != "&" && word != "->" && word != "."
  }

  /// Reads the parentheses after a name.
  private mutating func readParameters() -> [SourceFunction.Parameter] {
    var parameters: [SourceFunction.Parameter] = []
    advance()
    while current != nil, !isAt(")") {
      if let parameter = readParameter() { parameters.append(parameter) }
      if isAt(",") { advance() }
    }
    advance()
    return parameters
  }

  /// Reads a parameter without its default value, up to the comma or parenthesis that ends it.
  private mutating func readParameter() -> SourceFunction.Parameter? {
    var names: [String] = []
    var type: [String] = []
    var nesting = Nesting()
    while current != nil, !nesting.isOutermost || !isAt(",") && !isAt(")") {
      if nesting.isOutermost, isAt("=") { nesting.isDefault = true }
      if nesting.part == .names, isAt(":") {
        nesting.part = .type
      } else if nesting.part == .names {
        names.append(word)
      } else if !nesting.isDefault {
        type.append(word)
      }
      nesting.follow(word)
      advance()
    }
    return names.first.map {
      .init(label: $0, name: names.last ?? $0, type: NormalizedTypeName.normalised(type))
    }
  }
}

/// The depth in brackets and the part of the parameter that is being read.
private struct Nesting {
  enum Part { case names, type }

  var part = Part.names
  /// Whether the default value has begun, in which “<” is an operator.
  var isDefault = false
  private var brackets = 0
  private var angles = 0

  var isOutermost: Bool { brackets == 0 && (isDefault || angles == 0) }

  mutating func follow(_ symbol: String) {
    switch symbol {
    case "(", "[", "{": brackets += 1
    case ")", "]", "}": brackets = max(0, brackets - 1)
    case "<": angles += 1
    case ">": angles = max(0, angles - 1)
    default: break
    }
  }
}
