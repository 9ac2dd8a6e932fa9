/// A word of a formula’s text, with its place.
struct LTLToken: Hashable {
  enum Kind: Hashable {
    case opening, closing, name
    case prefix(LTLOperator)
    case infix(LTLOperator)
    case constant(Bool)
  }

  let kind: Kind
  let text: String
  /// The position of the first character, counted from 1.
  let position: Int

  /// Cuts a text into words.
  static func tokens(in text: String) throws(LTLSyntaxError) -> [LTLToken] {
    let characters = Array(text)
    var tokens: [LTLToken] = []
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else {
        let token = try token(in: characters, at: index)
        index += token.text.count + (token.isQuoted(in: characters) ? 2 : 0)
        tokens.append(token)
      }
    }
    return tokens
  }

  private func isQuoted(in characters: [Character]) -> Bool { characters[position - 1] == "\"" }

  private static func token(
    in characters: [Character], at start: Int
  ) throws(LTLSyntaxError) -> LTLToken {
    switch characters[start] {
    case "(": return LTLToken(kind: .opening, text: "(", position: start + 1)
    case ")": return LTLToken(kind: .closing, text: ")", position: start + 1)
    case "\"":
      let rest = characters[(start + 1)...]
      guard let end = rest.firstIndex(of: "\"") else { throw .unclosedName(position: start + 1) }
      return LTLToken(kind: .name, text: String(rest[..<end]), position: start + 1)
    default:
      let word = String(characters[start...].prefix(while: isPartOfWord))
      guard !word.isEmpty else { throw .unexpected(characters[start], position: start + 1) }
      return LTLToken(kind: kind(of: word), text: word, position: start + 1)
    }
  }

  private static func kind(of word: String) -> Kind {
    if let constant = ["true": true, "false": false][word] { return .constant(constant) }
    guard let name = LTLOperator(rawValue: word) else { return .name }
    return name.isPrefix ? .prefix(name) : .infix(name)
  }

  /// Whether a name can be written without quotation marks.
  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy(isPartOfWord) && kind(of: name) == .name
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-.:#".contains(character)
  }
}
