/// Draws a picture row by row. Lengths are in pixels.
struct SequenceDrawing {
  private let diagram: SequenceDiagram
  /// The middle of each lane.
  private let middles: [Int]
  private let width: Int
  /// The lower end of what is drawn so far.
  private(set) var y = 0
  var shapes: [Markup] = []

  private static let margin = 24
  private static let laneWidth = 110
  private static let row = 38
  private static let ink = "#1B1F24"
  private static let muted = "#59636E"
  private static let red = "#B3261E"
  private static let blue = "#1F4E8C"

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    let gaps = Self.gaps(of: diagram)
    var middles = [Self.margin + Self.laneWidth / 2]
    for gap in gaps { middles.append((middles.last ?? 0) + gap) }
    self.middles = middles
    let right = (middles.last ?? 0) + Self.laneWidth / 2 + Self.margin
    let words = ([diagram.title] + diagram.caption).map { Self.length(of: $0, size: 14) }
    width = max(right, min(900, (words.max() ?? 0) + 2 * Self.margin))
  }

  /// The distances between lanes: wide enough for the labels between each two.
  private static func gaps(of diagram: SequenceDiagram) -> [Int] {
    var gaps = [Int](repeating: laneWidth + 50, count: max(0, diagram.lanes.count - 1))
    for case .message(let source, let target, let label, _) in diagram.events {
      let first = min(source, target)
      let spanned = max(source, target) - first
      guard spanned > 0 || first < gaps.count else { continue }
      let share = (length(of: label, size: 13) + 36) / max(1, spanned)
      for index in first..<(first + max(1, spanned)) { gaps[index] = max(gaps[index], share) }
    }
    return gaps
  }

  /// About how long a text is.
  private static func length(of text: String, size: Int) -> Int { text.count * size * 56 / 100 }

  var markup: Markup {
    mutating get {
      drawTitle()
      let top = y
      drawHeads()
      for event in diagram.events { draw(event) }
      y += 12
      let lines = middles.map { middle in
        Markup.element(
          "line",
          [
            "x1": "\(middle)", "x2": "\(middle)", "y1": "\(top + 30)", "y2": "\(y)",
            "stroke": "#A9B4C0", "stroke-width": "1", "stroke-dasharray": "3 4",
          ])
      }
      let paper = Markup.element(
        "rect", ["width": "\(width)", "height": "\(y + 12)", "fill": "#FFFFFF"])
      return .element(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(y + 12)",
          "width": "\(width)", "height": "\(y + 12)", "role": "img",
          "font-family": "Helvetica, Arial, sans-serif",
        ], [.element("title", diagram.title), paper] + lines + shapes)
    }
  }

  private mutating func drawTitle() {
    y = 14
    for line in Self.wrapped(diagram.title, to: (width - 2 * Self.margin) * 100 / (18 * 56)) {
      y += 22
      write(line, at: width / 2, size: 18, color: Self.ink, weight: "bold")
    }
    for line in diagram.caption {
      y += 18
      write(line, at: width / 2, size: 12, color: Self.muted)
    }
    y += 18
  }

  private static func wrapped(_ text: String, to count: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + word.count < count {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private mutating func drawHeads() {
    for (lane, middle) in zip(diagram.lanes, middles) {
      box(at: middle, top: y, height: 30, width: Self.laneWidth, fill: "#F1F5FA", stroke: Self.blue)
      write(lane, at: middle, y: y + 20, size: 14, color: Self.ink, weight: "bold")
    }
    y += 30
  }

  private mutating func draw(_ event: SequenceDiagram.Event) {
    switch event {
    case .message(let source, let target, let label, let style):
      source == target
        ? drawLoop(at: source, label, style) : drawArrow(from: source, to: target, label, style)
    case .state(let lane, let words, let style):
      y += 10
      let width = max(Self.laneWidth, Self.length(of: words, size: 12) + 20)
      box(
        at: middles[lane], top: y, height: 24, width: width, fill: style.fill,
        stroke: style.stroke, dashes: style == .frozen ? "4 3" : nil)
      write(words, at: middles[lane], y: y + 16, size: 12, color: Self.ink)
      y += 24
    case .mark(let words):
      y += 26
      write("← " + words, at: width / 2, size: 14, color: Self.red, weight: "bold")
    }
  }

  private mutating func drawArrow(
    from source: Int, to target: Int, _ label: String, _ style: Diagram.ArrowStyle
  ) {
    y += Self.row
    let (start, end) = (middles[source], middles[target])
    let color = style.color
    write(
      label, at: (start + end) / 2, y: y - 6, size: 13, color: color,
      weight: style == .callback ? "bold" : nil)
    line(points: [(start, y), (end, y)], color, style)
    head(at: end, direction: start < end ? 1 : -1, color)
  }

  private mutating func drawLoop(
    at lane: Int, _ label: String, _ style: Diagram.ArrowStyle
  ) {
    y += 24
    let middle = middles[lane]
    line(
      points: [(middle, y), (middle + 26, y), (middle + 26, y + 18), (middle, y + 18)],
      style.color, style)
    head(at: middle, direction: -1, style.color, y: y + 18)
    write(label, at: middle + 34, y: y + 13, size: 13, color: style.color, anchor: "start")
    y += 18
  }
}
