/// A picture of states and the transitions between them, as a value that is then written as text.
///
/// ```swift
/// let diagram = Diagram(
///   title: "Door",
///   boxes: [Diagram.Box("open"), Diagram.Box("shut")],
///   arrows: [Diagram.Arrow("open", "shut", label: ["close"])])
/// // diagram.dot, diagram.mermaid
/// ```
public struct Diagram: Hashable, Sendable {
  /// What the picture shows.
  public var title: String
  /// How to read it, under the title.
  public var caption: [String]
  /// Which way the picture grows.
  public var direction: Direction
  /// The states, in the order in which they are placed.
  public var boxes: [Box]
  /// The transitions; several arrows may connect the same two boxes.
  public var arrows: [Arrow]

  /// Creates a picture.
  public init(
    title: String, caption: [String] = [], direction: Direction = .leftToRight, boxes: [Box],
    arrows: [Arrow]
  ) {
    self.title = title
    self.caption = caption
    self.direction = direction
    self.boxes = boxes
    self.arrows = arrows
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
  public struct Box: Hashable, Sendable {
    /// The identifier that arrows refer to.
    public var id: String
    /// The lines in the box.
    public var label: [Line]
    /// How it is drawn.
    public var style: BoxStyle
    /// Whether it is highlighted.
    public var isHighlighted: Bool

    /// Creates a box; without a label it shows its identifier.
    public init(
      _ id: String, label: [Line]? = nil, style: BoxStyle = .running, isHighlighted: Bool = false
    ) {
      self.id = id
      self.label = label ?? [Line(id)]
      self.style = style
      self.isHighlighted = isHighlighted
    }
  }

  /// What a box stands for.
  public enum BoxStyle: String, CaseIterable, Hashable, Sendable {
    /// On screen.
    case foreground
    /// Executing off screen, or nothing in particular.
    case running
    /// In memory, executing nothing.
    case frozen
    /// Not in memory.
    case absent
  }

  /// A line with an arrow head between two boxes.
  public struct Arrow: Hashable, Sendable {
    /// The identifier of the box where it begins.
    public var source: String
    /// The identifier of the box where it ends.
    public var target: String
    /// The lines beside it.
    public var label: [Line]
    /// How it is drawn.
    public var style: ArrowStyle
    /// Whether it is highlighted.
    public var isHighlighted: Bool

    /// Creates an arrow.
    public init(
      _ source: String, _ target: String, label: [Line], style: ArrowStyle = .callback,
      isHighlighted: Bool = false
    ) {
      self.source = source
      self.target = target
      self.label = label
      self.style = style
      self.isHighlighted = isHighlighted
    }
  }

  /// What an arrow stands for.
  public enum ArrowStyle: String, CaseIterable, Hashable, Sendable {
    /// The code under test is called.
    case callback
    /// The code under test is not called.
    case silent
    /// The process ends silently.
    case kill
  }

  /// One line of a label.
  public struct Line: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The words.
    public var text: String
    /// How strongly they are emphasised.
    public var emphasis: Emphasis

    /// Creates a line.
    public init(_ text: String, _ emphasis: Emphasis = .plain) {
      self.text = text
      self.emphasis = emphasis
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(stringLiteral text: String) { self.init(text) }
  }

  /// How strongly a line is emphasised.
  public enum Emphasis: String, CaseIterable, Hashable, Sendable {
    /// Bold.
    case strong
    /// Normal text.
    case plain
    /// Small and grey.
    case muted
  }
}

extension Diagram {
  /// The picture as data: boxes with identifier, label and style, arrows with their ends.
  public var json: OrderedJSON {
    .object([
      ("title", .string(title)),
      ("nodes", .array(boxes.map(\.json))),
      ("edges", .array(arrows.map(\.json))),
    ])
  }
}

extension Diagram.Box {
  fileprivate var json: OrderedJSON {
    .object([
      ("id", .string(id)), ("label", .string(label.map(\.text).joined(separator: "\n"))),
      ("style", .string(style.rawValue)), ("highlighted", .bool(isHighlighted)),
    ])
  }
}

extension Diagram.Arrow {
  fileprivate var json: OrderedJSON {
    .object([
      ("source", .string(source)), ("target", .string(target)),
      ("label", .strings(label.map(\.text))), ("style", .string(style.rawValue)),
      ("highlighted", .bool(isHighlighted)),
    ])
  }
}
