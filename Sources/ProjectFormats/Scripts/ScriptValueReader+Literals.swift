import Reporting

extension ScriptValueReader {
  /// Reads a literal; gives nil, at any token, if something else stands here.
  mutating func literal() -> SettingsValue.Content? {
    guard index < script.tokens.count else { return nil }
    switch script.tokens[index].kind {
    case .string:
      defer { index += 1 }
      return script.name(at: index).map { .string($0) }
    case .number: return number()
    case .word: return constant()
    case .symbol: break
    }
    if script.isSymbol("-", at: index) { return number() }
    if script.isSymbol("(", at: index) { return parenthesized() }
    switch script.language {
    case .javaScript: return javaScriptLiteral()
    case .swift: return swiftLiteral()
    // A list or a dictionary is written alike.
    case .starlark: return javaScriptLiteral()
    }
  }

  private mutating func number() -> SettingsValue.Content? {
    let sign = script.isSymbol("-", at: index) ? "-" : ""
    index += sign.utf8.count
    guard index < script.tokens.count, script.tokens[index].kind == .number,
      script.text[script.tokens[index].range.lowerBound].isDigit
    else { return nil }
    defer { index += 1 }
    return .number(sign + String(decoding: script.text[script.tokens[index].range], as: UTF8.self))
  }

  private mutating func constant() -> SettingsValue.Content? {
    let word = script.name(at: index)
    if script.language == .swift, let content = conversion() { return content }
    if script.language == .starlark, let content = glob() { return content }
    index += 1
    switch word {
    case "true", "True": return .boolean(true)
    case "false", "False": return .boolean(false)
    case "null", "undefined", "nil", "None": return .null
    default: return nil
    }
  }

  private mutating func parenthesized() -> SettingsValue.Content? {
    let end = script.partners[index]
    openBrackets += 1
    defer { openBrackets -= 1 }
    index += 1
    let content = value().content
    guard index == end else { return nil }
    index += 1
    if case .expression = content { return nil }
    return content
  }

  /// Reads the parts of a collection up to its closing bracket.
  mutating func parts<Part>(_ read: (inout Self) -> Part) -> [Part]? {
    let end = script.partners[index]
    guard end < script.tokens.count else { return nil }
    openBrackets += 1
    defer { openBrackets -= 1 }
    var parts: [Part] = []
    index += 1
    while index < end {
      parts.append(read(&self))
      if script.isSymbol(",", at: index) {
        index += 1
      } else if index != end {
        return nil
      }
    }
    index = end + 1
    return parts
  }

  /// An entry that stands for all entries of an expression.
  func spread(_ expression: String, line: Int?) -> SettingsEntry {
    SettingsEntry(
      key: "...", line: line, value: SettingsValue(.expression(expression), line: line))
  }

  /// The line of the current token.
  var line: Int? { index < script.tokens.count ? script.tokens[index].line : nil }
}
