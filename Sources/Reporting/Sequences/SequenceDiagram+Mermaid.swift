extension SequenceDiagram {
  /// The picture as a Mermaid sequence diagram, which Markdown viewers draw.
  ///
  /// - Complexity: O(*n*) for *n* events.
  public var mermaid: String {
    var text = "sequenceDiagram\n  title: \(SequenceText.escaped(title))\n"
    for line in caption { text += "  %% \(SequenceText.comment(line))\n" }
    for (index, lane) in lanes.enumerated() {
      let kind = lane == "user" ? "actor" : "participant"
      text += "  \(kind) L\(index) as \(SequenceText.escaped(lane))\n"
    }
    for event in events { text += "  \(line(for: event))\n" }
    return text
  }

  private func line(for event: Event) -> String {
    switch event {
    case .message(let source, let target, let label, let style):
      "L\(source)\(style.mermaidArrow)L\(target): \(SequenceText.escaped(label))"
    case .state(let lane, let words, _): "Note over L\(lane): \(SequenceText.escaped(words))"
    case .mark(let words):
      "Note over L0,L\(max(0, lanes.count - 1)): ⚠ \(SequenceText.escaped(words))"
    }
  }
}

extension Diagram.ArrowStyle {
  fileprivate var mermaidArrow: String {
    switch self {
    case .callback: "->>"
    case .silent: "-->>"
    case .kill: "-x"
    }
  }
}

/// Text in the syntax of Mermaid's sequence diagrams.
private enum SequenceText {
  /// The text on one line, with entities for the characters that have a meaning there.
  static func escaped(_ text: String) -> String {
    let words = text.isEmpty ? " " : text
    return words.replacingScalars { scalar in
      switch scalar {
      case "#", ";", ":", "<", ">", "&", "\"", "%", "{", "}", "\\", "`": "#\(scalar.value);"
      case "\n": " "
      default: scalar.escapeIfControl
      }
    }
  }

  /// Text after `%%`; braces would start a directive there.
  static func comment(_ text: String) -> String {
    text.replacingScalars { "{}\n".unicodeScalars.contains($0) ? " " : $0.escapeIfControl }
  }
}
