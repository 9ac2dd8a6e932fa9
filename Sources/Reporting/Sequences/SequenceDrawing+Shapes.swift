// The shapes of a drawing and their colours.
extension SequenceDrawing {
  mutating func write(
    _ text: String, at x: Int, y: Int? = nil, size: Int, color: String, weight: String? = nil,
    anchor: String = "middle"
  ) {
    shapes.append(
      .element(
        "text",
        [
          "x": "\(x)", "y": "\(y ?? self.y)", "font-size": "\(size)", "fill": color,
          "font-weight": weight, "text-anchor": anchor,
        ], [.text(text)]))
  }

  mutating func box(
    at middle: Int, top: Int, height: Int, width: Int, fill: String, stroke: String,
    dashes: String? = nil
  ) {
    shapes.append(
      .element(
        "rect",
        [
          "x": "\(middle - width / 2)", "y": "\(top)", "width": "\(width)", "height": "\(height)",
          "rx": "6", "fill": fill, "stroke": stroke, "stroke-width": "1.5",
          "stroke-dasharray": dashes,
        ]))
  }

  mutating func line(
    points: [(Int, Int)], _ color: String, _ style: Diagram.ArrowStyle
  ) {
    shapes.append(
      .element(
        "polyline",
        [
          "points": points.map { "\($0),\($1)" }.joined(separator: " "), "fill": "none",
          "stroke": color, "stroke-width": "1.6",
          "stroke-dasharray": style == .silent ? "5 4" : nil,
        ]))
  }

  mutating func head(at x: Int, direction: Int, _ color: String, y: Int? = nil) {
    let (y, back) = (y ?? self.y, x - 9 * direction)
    shapes.append(
      .element(
        "polygon", ["points": "\(x),\(y) \(back),\(y - 5) \(back),\(y + 5)", "fill": color]))
  }
}

extension Diagram.ArrowStyle {
  var color: String {
    switch self {
    case .callback: "#1F4E8C"
    case .silent: "#59636E"
    case .kill: "#B3261E"
    }
  }
}

extension Diagram.BoxStyle {
  var fill: String {
    switch self {
    case .foreground: "#D6E6F7"
    case .running, .frozen: "#F1F5FA"
    case .absent: "#EEEEEE"
    }
  }

  var stroke: String { self == .absent ? "#666666" : "#1F4E8C" }
}
