/// How pictures look: colours that differ in grey too, and line styles that do not need colour.
enum DotStyle {
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

  static func attributes(of style: Diagram.NodeStyle) -> String {
    switch style {
    case .foreground: foregroundAttributes
    case .running: ""
    case .frozen: ", style=\"rounded,filled,dashed\""
    case .absent: ", fillcolor=\"#EEEEEE\", color=\"#666666\""
    }
  }

  static func attributes(of style: Diagram.EdgeStyle) -> String {
    switch style {
    case .callback: ""
    case .silent: ", style=dashed, color=\"#666666\""
    case .kill: ", color=\"#B3261E\", fontcolor=\"#B3261E\""
    }
  }

  static let highlightedNode = ", color=\"#D95F02\", penwidth=3.5"
  static let highlightedEdge = ", color=\"#D95F02\", penwidth=3"
}
