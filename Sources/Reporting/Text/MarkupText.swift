/// Words between the tags of a markup language.
enum MarkupText {
  /// The text with entities for what would be markup, and spaces for control characters.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\0"..<" ", "\u{7F}": escaped += " "
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
