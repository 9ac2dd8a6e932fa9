import Reporting

/// Finds the values that a script gives to keys, as far as they are literals.
///
/// It reads `key: value` and `"key": value` in literals and calls, `let key = value` and other
/// assignments. What is not a literal becomes an expression at its place, so nothing is guessed.
/// In a dictionary, an entry with the key `...` and an expression stands for all entries that the
/// expression has, as `...defaults` does in JavaScript and `.extendingDefault` in Tuist.
///
/// ```swift
/// let script = try ScriptLiterals(Array("({ infoPlist: { UIMain: x, b: [1] } })".utf8), .javaScript)
/// script.values(of: "infoPlist")[0].value["b"]  // an array with the number 1
/// ```
package struct ScriptLiterals {
  let text: [UInt8]
  let language: Language
  let tokens: [ScriptToken]
  /// For each token that is a bracket, the token of the other one; the end if it is not closed.
  let partners: [Int]

  /// Reads a script; any text is one.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ bytes: [UInt8], _ language: Language) throws(SettingsError) {
    text = try TextFile.utf8(bytes)
    self.language = language
    tokens = ScriptLexer.tokens(of: text, language)
    partners = Self.partners(tokens, text)
  }

  private static func partners(_ tokens: [ScriptToken], _ text: [UInt8]) -> [Int] {
    var partners = [Int](repeating: tokens.count, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      switch text[token.range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let start = open.popLast() else { continue }
        (partners[start], partners[index]) = (index, start)
      default: continue
      }
    }
    return partners
  }
}

extension ScriptLiterals {
  /// The values that a key has, in the order of the script.
  ///
  /// A value inside another one of the same key is not listed again.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func values(of key: String) -> [SettingsEntry] {
    var entries: [SettingsEntry] = []
    var index = 0
    while index < tokens.count {
      if let skipped = endOfParameters(at: index) {
        index = skipped
      } else if name(at: index) == key, let start = startOfValue(after: index) {
        var reader = ScriptValueReader(self, at: start.token, endsWithLine: start.isStatement)
        let value = reader.value()
        entries.append(SettingsEntry(key: key, line: tokens[index].line, value: value))
        if case .expression = value.content {
          index += 1
        } else {
          index = max(index + 1, reader.index)
        }
      } else {
        index += 1
      }
    }
    return entries
  }

  /// The name that a word or a string is as a key.
  func name(at index: Int) -> String? {
    guard index < tokens.count else { return nil }
    let range = tokens[index].range
    switch tokens[index].kind {
    case .word: return String(decoding: text[range], as: UTF8.self)
    case .string: return ScriptText.text(of: Array(text[range]), language)
    case .number, .symbol: return nil
    }
  }

  /// The byte of punctuation at a token, or 0 if something else is there.
  func symbol(at index: Int) -> UInt8 {
    guard index >= 0, index < tokens.count, tokens[index].kind == .symbol else { return 0 }
    return text[tokens[index].range.lowerBound]
  }

  /// Whether a byte of punctuation stands at a token.
  func isSymbol(_ symbol: Unicode.Scalar, at index: Int) -> Bool {
    self.symbol(at: index) == UInt8(ascii: symbol)
  }

  /// Whether a word stands at a token.
  func isWord(_ words: String..., at index: Int) -> Bool {
    guard index >= 0, index < tokens.count, tokens[index].kind == .word else { return false }
    return words.contains { $0.utf8.elementsEqual(text[tokens[index].range]) }
  }
}
