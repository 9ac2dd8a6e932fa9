extension Diagram {
  /// The picture as a Mermaid flowchart, which Markdown viewers draw.
  ///
  /// - Complexity: O(*n*) for *n* nodes and edges.
  public var mermaid: String {
    var text = "---\ntitle: \(MermaidText.quoted(title))\n---\nflowchart \(direction.rawValue)\n"
    for line in caption { text += "  %% \(MermaidText.comment(line))\n" }
    var names: [String: String] = [:]
    for (index, node) in nodes.enumerated() {
      let name = "n\(index)"
      names[node.id] = name
      text += "  \(name)(\(MermaidText.label(node.label))):::\(node.mermaidClass)\n"
    }
    for edge in edges {
      guard let source = names[edge.source], let target = names[edge.target] else { continue }
      let arrow = edge.style == .silent ? "-.->" : "-->"
      text += "  \(source) \(arrow)|\(MermaidText.label(edge.label))| \(target)\n"
    }
    return text + linkStyles + Self.classes
  }

  /// Edges have no classes in Mermaid; they are styled by their number.
  private var linkStyles: String {
    var kills: [String] = []
    var highlighted: [String] = []
    for (index, edge) in edges.enumerated() {
      if edge.isHighlighted { highlighted.append("\(index)") }
      if edge.style == .kill, !edge.isHighlighted { kills.append("\(index)") }
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

extension Diagram.Node {
  fileprivate var mermaidClass: String { isHighlighted ? "highlighted" : style.rawValue }
}
