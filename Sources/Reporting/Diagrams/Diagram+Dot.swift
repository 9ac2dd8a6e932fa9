extension Diagram {
  /// The picture in the language of Graphviz.
  ///
  /// A plain `digraph`, so that arrows between the same two boxes all keep their labels. Equal
  /// pictures give equal text.
  ///
  /// - Complexity: O(*n*) for *n* boxes and arrows.
  public var dot: String {
    var text = "digraph \(DotText.quoted(title)) {\n"
    text += DotStyle.graph(direction: direction, title: titleLabel)
    for box in boxes { Self.write(box, to: &text) }
    var labels: [[Line]: String] = [:]
    for arrow in arrows {
      let label = labels[arrow.label] ?? DotText.label(arrow.label)
      labels[arrow.label] = label
      Self.write(arrow, label: label, to: &text)
    }
    text += "}\n"
    return text
  }

  private var titleLabel: String {
    // The line of a small font is set so close that it touches the title; the empty lines separate the
    // title from the caption, and the caption from the picture.
    DotText.label(
      [Line(title, .strong)]
        + ((caption.isEmpty ? [] : [" "]) + caption + [" "]).map { Line($0, .muted) })
  }

  private static func write(_ box: Box, to text: inout String) {
    text += "  "
    text += DotText.quoted(box.id)
    text += " [label="
    text += DotText.label(box.label)
    text += DotStyle.attributes(of: box.style)
    if box.isHighlighted { text += DotStyle.highlightedBox }
    text += "]\n"
  }

  private static func write(_ arrow: Arrow, label: String, to text: inout String) {
    text += "  "
    text += DotText.quoted(arrow.source)
    text += " -> "
    text += DotText.quoted(arrow.target)
    text += " [label="
    text += label
    text += DotStyle.attributes(of: arrow.style)
    if arrow.isHighlighted { text += DotStyle.highlightedArrow }
    text += "]\n"
  }
}

/// The look of pictures: the colours also differ in grey, and the line styles need no colour.
private enum DotStyle {
  static let foregroundAttributes = ", fillcolor=\"#D6E6F7\", color=\"#1F4E8C\""

  static func graph(direction: Diagram.Direction, title: String) -> String {
    """
      graph [rankdir=\(direction.rawValue), nodesep=0.35, ranksep=0.55, pad=0.3, bgcolor="white", \
    fontname="Helvetica", fontsize=20, labelloc=t, label=\(title)]
      node [shape=box, style="rounded,filled", fontname="Helvetica", fontsize=16, \
    fillcolor="#F1F5FA", color="#1F4E8C", penwidth=1.6, margin="0.2,0.12"]
      edge [fontname="Helvetica", fontsize=12, color="#1F4E8C", penwidth=1.4, arrowsize=0.8]

    """
  }

  static func attributes(of style: Diagram.BoxStyle) -> String {
    switch style {
    case .foreground: foregroundAttributes
    case .running: ""
    case .frozen: ", style=\"rounded,filled,dashed\""
    case .absent: ", fillcolor=\"#EEEEEE\", color=\"#666666\""
    }
  }

  static func attributes(of style: Diagram.ArrowStyle) -> String {
    switch style {
    case .callback: ""
    case .silent: ", style=dashed, color=\"#666666\""
    case .kill: ", color=\"#B3261E\", fontcolor=\"#B3261E\""
    }
  }

  static let highlightedBox = ", color=\"#D95F02\", penwidth=3.5"
  static let highlightedArrow = ", color=\"#D95F02\", penwidth=3"
}

/// Text in the syntax of Graphviz.
enum DotText {
  /// A label: a quoted string, or HTML if some line is emphasised differently.
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
