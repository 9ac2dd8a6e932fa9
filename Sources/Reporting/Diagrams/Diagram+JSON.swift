extension Diagram {
  /// The picture as data: nodes with identifier, label and style, edges with their ends.
  public var json: OrderedJSON {
    .object([
      ("title", .string(title)),
      ("nodes", .array(nodes.map(\.json))),
      ("edges", .array(edges.map(\.json))),
    ])
  }
}

extension Diagram.Node {
  fileprivate var json: OrderedJSON {
    .object([
      ("id", .string(id)), ("label", .string(label.map(\.text).joined(separator: "\n"))),
      ("style", .string(style.rawValue)), ("highlighted", .bool(isHighlighted)),
    ])
  }
}

extension Diagram.Edge {
  fileprivate var json: OrderedJSON {
    .object([
      ("source", .string(source)), ("target", .string(target)),
      ("label", .strings(label.map(\.text))), ("style", .string(style.rawValue)),
      ("highlighted", .bool(isHighlighted)),
    ])
  }
}
