extension ScriptValueReader {
  /// An object or an array.
  mutating func javaScriptLiteral() -> SettingsValue.Content? {
    if script.isSymbol("{", at: index) {
      return parts { $0.member() }.map { .dictionary($0) }
    }
    guard script.isSymbol("[", at: index) else { return nil }
    return parts { $0.value() }.map { .array($0) }
  }

  /// A member of an object: `key: value`, `...object`, or something that is no literal.
  private mutating func member() -> SettingsEntry {
    let (start, line) = (index, line)
    if isAtSpread {
      index += 3
      return spread(expression(from: index), line: line)
    }
    let isComputed = script.isSymbol("[", at: index)
    let name = isComputed ? computedName() : nameOrNumber()
    if let name, script.isSymbol(":", at: index) {
      index += 1
      return SettingsEntry(key: name, line: line, value: value())
    }
    // The short form `key`, a method, or a key that is computed.
    let text = expression(from: start)
    let key = !isComputed && index == start + 1 ? name ?? "..." : "..."
    return SettingsEntry(key: key, line: line, value: SettingsValue(.expression(text), line: line))
  }

  private var isAtSpread: Bool { (0..<3).allSatisfy { script.isSymbol(".", at: index + $0) } }

  private mutating func nameOrNumber() -> String? {
    defer { index += 1 }
    if let name = script.name(at: index) { return name }
    guard index < script.tokens.count, script.tokens[index].kind == .number else { return nil }
    return String(decoding: script.text[script.tokens[index].range], as: UTF8.self)
  }

  /// The string of `["key"]: value`.
  private mutating func computedName() -> String? {
    guard index + 2 < script.tokens.count, script.partners[index] == index + 2,
      script.tokens[index + 1].kind == .string
    else { return nil }
    defer { index += 3 }
    return script.name(at: index + 1)
  }
}
