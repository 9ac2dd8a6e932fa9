extension Diagram {
  /// The picture as a Mermaid flowchart, which Markdown viewers draw.
  ///
  /// - Complexity: O(*n*) for *n* boxes and arrows.
  public var mermaid: String {
    var text = "---\ntitle: \(MermaidText.quoted(title))\n---\nflowchart \(direction.rawValue)\n"
    for line in caption { text += "  %% \(MermaidText.comment(line))\n" }
    var names: [String: String] = [:]
    for (index, box) in boxes.enumerated() {
      let name = "n\(index)"
      names[box.id] = name
      text += "  \(name)(\(MermaidText.label(box.label))):::\(box.mermaidClass)\n"
    }
    for arrow in arrows {
      guard let source = names[arrow.source], let target = names[arrow.target] else { continue }
      let line = arrow.style == .silent ? "-.->" : "-->"
      text += "  \(source) \(line)|\(MermaidText.label(arrow.label))| \(target)\n"
    }
    return text + linkStyles + Self.classes
  }

  /// Why no Mermaid with its defaults draws the flowchart, as something that it has too much of; nil if
  /// it does.
  public var excessForMermaid: String? {
    if arrows.count >= 500 {
      return "500 arrows or more, and the picture has \(arrows.count.grouped)"
    }
    let size = mermaid.count
    return size <= 50_000
      ? nil : "more than 50,000 characters, and the picture has \(size.grouped)"
  }

  /// Arrows have no classes in Mermaid; they are styled by their number.
  private var linkStyles: String {
    var kills: [String] = []
    var highlighted: [String] = []
    for (index, arrow) in arrows.enumerated() {
      if arrow.isHighlighted { highlighted.append("\(index)") }
      if arrow.style == .kill, !arrow.isHighlighted { kills.append("\(index)") }
    }
    return Self.linkStyle(kills, "stroke:#B3261E,color:#B3261E")
      + Self.linkStyle(highlighted, "stroke:#D95F02,stroke-width:3px")
  }

  private static func linkStyle(_ numbers: [String], _ style: String) -> String {
    numbers.isEmpty ? "" : "  linkStyle \(numbers.joined(separator: ",")) \(style)\n"
  }

  private static let classes = """
      classDef foreground fill:#D6E6F7,stroke:#1F4E8C
      classDef running fill:#F1F5FA,stroke:#1F4E8C
      classDef frozen fill:#F1F5FA,stroke:#1F4E8C,stroke-dasharray:4
      classDef absent fill:#EEEEEE,stroke:#666666
      classDef highlighted fill:#FDE7D3,stroke:#D95F02,stroke-width:3px

    """
}

extension Diagram.Box {
  fileprivate var mermaidClass: String { isHighlighted ? "highlighted" : style.rawValue }
}

/// Text in the syntax of Mermaid.
private enum MermaidText {
  /// A label in quotation marks, with entities for all characters that have a meaning.
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

  /// Text after `%%`; braces would start a directive there.
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
