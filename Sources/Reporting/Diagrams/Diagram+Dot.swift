extension Diagram {
  /// The picture in the language of Graphviz.
  ///
  /// A plain `digraph`, so that edges between the same two nodes all keep their labels. Equal
  /// pictures give equal text.
  ///
  /// - Complexity: O(*n*) for *n* nodes and edges.
  public var dot: String {
    var text = "digraph \(DotText.quoted(title)) {\n"
    text += DotStyle.graph(direction: direction, title: titleLabel)
    for node in nodes { Self.write(node, to: &text) }
    var labels: [[Line]: String] = [:]
    for edge in edges {
      let label = labels[edge.label] ?? DotText.label(edge.label)
      labels[edge.label] = label
      Self.write(edge, label: label, to: &text)
    }
    text += "}\n"
    return text
  }

  private var titleLabel: String {
    // The last line keeps the picture at a distance.
    DotText.label([Line(title, .strong)] + (caption + [" "]).map { Line($0, .muted) })
  }

  private static func write(_ node: Node, to text: inout String) {
    text += "  "
    text += DotText.quoted(node.id)
    text += " [label="
    text += DotText.label(node.label)
    text += DotStyle.attributes(of: node.style)
    if node.isHighlighted { text += DotStyle.highlightedNode }
    text += "]\n"
  }

  private static func write(_ edge: Edge, label: String, to text: inout String) {
    text += "  "
    text += DotText.quoted(edge.source)
    text += " -> "
    text += DotText.quoted(edge.target)
    text += " [label="
    text += label
    text += DotStyle.attributes(of: edge.style)
    if edge.isHighlighted { text += DotStyle.highlightedEdge }
    text += "]\n"
  }
}
