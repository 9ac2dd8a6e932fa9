/// Words as Mermaid wants them.
enum MermaidText {
  /// A label in quotation marks, with entities for all that has a meaning.
  static func label(_ lines: [Diagram.Line]) -> String {
    let parts = lines.map { line in
      let text = escaped(line.text)
      return line.emphasis == .strong && !text.isEmpty ? "<b>\(text)</b>" : text
    }
    let text = parts.joined(separator: "<br/>")
    return "\"\(text.isEmpty ? " " : text)\""
  }

  /// A double-quoted YAML string.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      case "\0"..<" ": quoted += " "
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }

  /// Text behind `%%`; braces would start a directive there.
  static func comment(_ text: String) -> String {
    let cleaned = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar == "{" || scalar == "}" || scalar.value < 0x20 ? " " : scalar
    }
    return String(String.UnicodeScalarView(cleaned))
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "\"": escaped += "#quot;"
      case "#": escaped += "#35;"
      case "&": escaped += "#amp;"
      case "<": escaped += "#lt;"
      case ">": escaped += "#gt;"
      case "\n": escaped += "<br/>"
      case "\\", "`", "|", "[", "]", "{", "}": escaped += "#\(character.value);"
      case "\0"..<" ": escaped += " "
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
