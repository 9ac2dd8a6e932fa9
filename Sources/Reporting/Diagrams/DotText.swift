/// Words as Graphviz wants them.
enum DotText {
  /// A label: a quoted string, or HTML where some line is louder or quieter than the rest.
  static func label(_ lines: [Diagram.Line]) -> String {
    lines.contains { $0.emphasis != .plain }
      ? "<" + lines.map(html).joined(separator: "<br/>") + ">"
      : quoted(lines.map(\.text).joined(separator: "\n"))
  }

  /// A double-quoted string. In it a line break is `\n`, and no other escape has a meaning.
  static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) { return "\"\(text)\"" }
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\0"..<" ": quoted += " "
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }

  private static func html(_ line: Diagram.Line) -> String {
    let text = line.text.isEmpty ? " " : MarkupText.escaped(line.text)
    return switch line.emphasis {
    case .strong: "<b>\(text)</b>"
    case .plain: text
    case .muted: "<font point-size=\"11\" color=\"#555555\">\(text)</font>"
    }
  }
}
