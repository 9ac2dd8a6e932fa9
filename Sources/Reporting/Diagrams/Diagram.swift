/// A picture of states and the ways between them, as a value that a writer turns into text.
///
/// ```swift
/// let diagram = Diagram(
///   title: "Door",
///   nodes: [Diagram.Node("open"), Diagram.Node("shut")],
///   edges: [Diagram.Edge("open", "shut", label: ["close"])])
/// // diagram.dot, diagram.mermaid
/// ```
public struct Diagram: Hashable, Sendable {
  /// What the picture shows.
  public var title: String
  /// How to read it, under the title.
  public var caption: [String]
  /// Which way the picture grows.
  public var direction: Direction
  /// What is joined, in the order in which it is to be placed.
  public var nodes: [Node]
  /// What joins it; several edges may join the same two nodes.
  public var edges: [Edge]

  /// Creates a picture.
  public init(
    title: String, caption: [String] = [], direction: Direction = .leftToRight, nodes: [Node],
    edges: [Edge]
  ) {
    self.title = title
    self.caption = caption
    self.direction = direction
    self.nodes = nodes
    self.edges = edges
  }

  /// Which way a picture grows.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// From left to right.
    case leftToRight = "LR"
    /// From top to bottom.
    case topToBottom = "TB"
  }
}

extension Diagram {
  /// A box of the picture.
  public struct Node: Hashable, Sendable {
    /// What edges call it.
    public var id: String
    /// What stands in the box, line by line.
    public var label: [Line]
    /// How it is drawn.
    public var style: NodeStyle
    /// Whether it stands out.
    public var isHighlighted: Bool

    /// Creates a box; without a label it shows its identifier.
    public init(
      _ id: String, label: [Line]? = nil, style: NodeStyle = .running, isHighlighted: Bool = false
    ) {
      self.id = id
      self.label = label ?? [Line(id)]
      self.style = style
      self.isHighlighted = isHighlighted
    }
  }

  /// What a box stands for.
  public enum NodeStyle: String, CaseIterable, Hashable, Sendable {
    /// On screen.
    case foreground
    /// Executing off screen, or nothing in particular.
    case running
    /// In memory, executing nothing.
    case frozen
    /// Not there.
    case absent
  }

  /// A line with an arrow head between two boxes.
  public struct Edge: Hashable, Sendable {
    /// The identifier of the node where it begins.
    public var source: String
    /// The identifier of the node where it ends.
    public var target: String
    /// What stands beside it, line by line.
    public var label: [Line]
    /// How it is drawn.
    public var style: EdgeStyle
    /// Whether it stands out.
    public var isHighlighted: Bool

    /// Creates an edge.
    public init(
      _ source: String, _ target: String, label: [Line], style: EdgeStyle = .callback,
      isHighlighted: Bool = false
    ) {
      self.source = source
      self.target = target
      self.label = label
      self.style = style
      self.isHighlighted = isHighlighted
    }
  }

  /// What an edge stands for.
  public enum EdgeStyle: String, CaseIterable, Hashable, Sendable {
    /// The code under test is told.
    case callback
    /// The code under test is not told.
    case silent
    /// The process ends without a word.
    case kill
  }

  /// One line of a label.
  public struct Line: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The words.
    public var text: String
    /// How loud they are.
    public var emphasis: Emphasis

    /// Creates a line.
    public init(_ text: String, _ emphasis: Emphasis = .plain) {
      self.text = text
      self.emphasis = emphasis
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(stringLiteral text: String) { self.init(text) }
  }

  /// How loud a line is.
  public enum Emphasis: String, CaseIterable, Hashable, Sendable {
    /// Bold.
    case strong
    /// As the rest.
    case plain
    /// Small and grey.
    case muted
  }
}
