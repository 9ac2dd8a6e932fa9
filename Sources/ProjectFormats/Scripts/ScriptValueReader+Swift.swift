import Reporting

extension ScriptValueReader {
  /// A dictionary, an array, or a value of Tuist such as `.string("a")`.
  mutating func swiftLiteral() -> SettingsValue.Content? {
    if script.isSymbol(".", at: index) { return conversion() }
    guard script.isSymbol("[", at: index) else { return nil }
    if script.isSymbol(":", at: index + 1), script.isSymbol("]", at: index + 2) {
      index += 3
      return .dictionary([])
    }
    if colon(after: index + 1) == nil { return parts { $0.value() }.map { .array($0) } }
    return parts { $0.entry() }.map { .dictionary($0) }
  }

  /// The colon after the key that begins at a token; the one of `a ? b : c` does not count.
  private func colon(after key: Int) -> Int? {
    var (index, questions) = (key, 0)
    while index < script.tokens.count {
      switch script.symbol(at: index) {
      case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
      case UInt8(ascii: "?"): questions += 1
      case UInt8(ascii: ":") where questions == 0: return index
      case UInt8(ascii: ":"): questions -= 1
      default: break
      }
      index = script.afterBrackets(at: index)
    }
    return nil
  }

  private mutating func entry() -> SettingsEntry {
    let (start, line) = (index, line)
    guard let colon = colon(after: start) else {
      return spread(expression(from: start), line: line)
    }
    let isName = colon == start + 1 && script.tokens[start].kind == .string
    let name = isName ? script.name(at: start) : nil
    let key = script.tokens[start].range.lowerBound..<script.tokens[colon].range.lowerBound
    index = colon + 1
    return SettingsEntry(
      key: name ?? script.excerpt(key), line: line, value: value())
  }

  /// The argument of a call that only says what kind of value it is, such as
  /// `.string("a")`, `Plist.Value.array([])` or `.extendingDefault(with: [:])`.
  mutating func conversion() -> SettingsValue.Content? {
    let (start, line) = (index, line)
    // The type can stand before the dot.
    if !script.isSymbol(".", at: index) { index += 1 }
    var name: String?
    while script.isSymbol(".", at: index), let word = script.word(at: index + 1) {
      name = word
      index += 2
    }
    if script.isSymbol("(", at: index), let content = argument(of: name, line) { return content }
    index = start
    return nil
  }

  private mutating func argument(of name: String?, _ line: Int?) -> SettingsValue.Content? {
    let end = script.partners[index]
    index += 1
    openBrackets += 1
    defer { openBrackets -= 1 }
    switch name {
    case "string", "boolean", "integer", "real", "array", "dictionary":
      let content = value().content
      guard index == end else { return nil }
      index += 1
      return content
    case "extendingDefault" where script.isWord("with", at: index):
      index += 2
      let added = value()
      guard index == end else { return nil }
      index += 1
      return .dictionary([spread(".extendingDefault", line: line)] + entries(of: added))
    default: return nil
    }
  }

  private func entries(of value: SettingsValue) -> [SettingsEntry] {
    if let entries = value.entries { return entries }
    guard case .expression(let text) = value.content else { return [] }
    return [spread(text, line: value.line)]
  }
}

extension ScriptLiterals {
  /// The word at a token, if it is one.
  fileprivate func word(at index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .word else { return nil }
    return String(decoding: text[tokens[index].range], as: UTF8.self)
  }
}
