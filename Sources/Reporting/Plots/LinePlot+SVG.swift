extension LinePlot {
  /// The plot as SVG, drawn without any other program.
  ///
  /// It stands on white paper, so that it is legible on a dark page; each line has a colour and a
  /// marker of its own, so that it is legible without colours. It has no style sheet and no script.
  ///
  /// - Complexity: O(*n*) for *n* points.
  public var svg: String {
    let drawing = PlotDrawing(self)
    return drawing.markup.source + "\n"
  }
}

/// Draws a plot. Lengths are in pixels.
struct PlotDrawing {
  private let plot: LinePlot
  private let horizontal: PlotRange
  private let vertical: PlotRange
  private let top: Double

  private static let (width, height) = (720.0, 440.0)
  private static let (left, right, bottom) = (76.0, 28.0, 56.0)
  private static let (ink, muted, grid) = ("#1B1F24", "#59636E", "#DDE3E9")
  /// Colours that people tell apart who see few (Okabe and Ito).
  private static let colors = ["#0072B2", "#D55E00", "#009E73", "#AA4499", "#56B4E9", "#8A6D00"]

  init(_ plot: LinePlot) {
    self.plot = plot
    let points = plot.series.flatMap(\.points)
    horizontal = PlotRange(of: points.map(\.x), plot.horizontal.scale)
    vertical = PlotRange(of: points.map(\.y), plot.vertical.scale)
    top = 46 + (plot.caption == nil ? 0 : 20) + 26
  }

  var markup: Markup {
    let (width, height) = (PlotDrawing.length(Self.width), PlotDrawing.length(Self.height))
    let paper = Markup.element("rect", ["width": width, "height": height, "fill": "#FFFFFF"])
    return .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
        "width": width, "height": height, "role": "img", "aria-labelledby": "title figures",
        "font-family": "Helvetica, Arial, sans-serif",
      ],
      [
        .element("title", ["id": "title"], [.text(plot.title)]),
        .element("desc", ["id": "figures"], [.text(plot.description)]), paper,
      ] + heading + axes + legend + plot.series.enumerated().flatMap { lines($1, number: $0) })
  }

  private var heading: [Markup] {
    var words = [text(plot.title, x: Self.left, y: 32, size: 18, Self.ink, weight: "bold")]
    if let caption = plot.caption {
      words.append(text(caption, x: Self.left, y: 52, size: 12, Self.muted))
    }
    return words
  }

  /// The names of the lines beside their markers.
  private var legend: [Markup] {
    var x = Self.left + 6
    return plot.series.enumerated().flatMap { number, series in
      let sign = marker(number, x: x, y: top - 22)
      let name = text(series.name, x: x + 11, y: top - 18, size: 13, Self.ink)
      x += 34 + 7.2 * Double(series.name.count)
      return [sign, name]
    }
  }
}

// MARK: - Axes

extension PlotDrawing {
  private var axes: [Markup] {
    let (base, end) = (Self.height - Self.bottom, Self.width - Self.right)
    var shapes: [Markup] = []
    for tick in vertical.ticks {
      let y = self.y(of: tick)
      shapes.append(line(Self.left, y, end, y, Self.grid))
      shapes.append(
        text(PlotNumber.words(tick), x: Self.left - 8, y: y + 4, size: 12, Self.muted, "end"))
    }
    for tick in horizontal.ticks {
      let x = self.x(of: tick)
      shapes.append(line(x, base, x, base + 5, Self.muted))
      shapes.append(
        text(PlotNumber.words(tick), x: x, y: base + 20, size: 12, Self.muted, "middle"))
    }
    shapes.append(line(Self.left, base, end, base, Self.muted))
    shapes.append(
      text(
        plot.horizontal.label, x: (Self.left + end) / 2, y: base + 42, size: 13, Self.ink, "middle")
    )
    return shapes + [verticalLabel]
  }

  private var verticalLabel: Markup {
    let middle = PlotDrawing.length((top + Self.height - Self.bottom) / 2)
    return .element(
      "text",
      [
        "x": "20", "y": middle, "font-size": "13", "fill": Self.ink, "text-anchor": "middle",
        "transform": "rotate(-90 20 \(middle))",
      ], [.text(plot.vertical.label)])
  }

  private func x(of number: Double) -> Double {
    let width = Self.width - Self.right - Self.left - 24
    return Self.left + 12 + horizontal.position(of: number) * width
  }

  private func y(of number: Double) -> Double {
    let base = Self.height - Self.bottom
    return base - vertical.position(of: number) * (base - top)
  }
}

// MARK: - Lines

extension PlotDrawing {
  private func lines(_ series: PlotSeries, number: Int) -> [Markup] {
    let places = series.points.map { (x: x(of: $0.x), y: y(of: $0.y)) }
    let path = Markup.element(
      "polyline",
      [
        "points": places.map { "\(Self.length($0.x)),\(Self.length($0.y))" }
          .joined(separator: " "),
        "fill": "none", "stroke": color(number), "stroke-width": "2",
      ])
    return [path] + places.map { marker(number, x: $0.x, y: $0.y) }
  }

  private func color(_ number: Int) -> String { Self.colors[number % Self.colors.count] }

  /// A circle, a square, a triangle or a diamond.
  private func marker(_ number: Int, x: Double, y: Double) -> Markup {
    let color = color(number)
    let corners: [(Double, Double)]
    switch number % 4 {
    case 0:
      return .element(
        "circle", ["cx": Self.length(x), "cy": Self.length(y), "r": "4.5", "fill": color])
    case 1: corners = [(-4, -4), (4, -4), (4, 4), (-4, 4)]
    case 2: corners = [(0, -5.5), (5, 4), (-5, 4)]
    default: corners = [(0, -6), (6, 0), (0, 6), (-6, 0)]
    }
    let points = corners.map { "\(Self.length(x + $0.0)),\(Self.length(y + $0.1))" }
    return .element("polygon", ["points": points.joined(separator: " "), "fill": color])
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String
  ) -> Markup {
    .element(
      "line",
      [
        "x1": Self.length(x1), "y1": Self.length(y1), "x2": Self.length(x2), "y2": Self.length(y2),
        "stroke": color,
      ])
  }

  private func text(
    _ words: String, x: Double, y: Double, size: Int, _ color: String, _ anchor: String? = nil,
    weight: String? = nil
  ) -> Markup {
    .element(
      "text",
      [
        "x": Self.length(x), "y": Self.length(y), "font-size": "\(size)", "fill": color,
        "font-weight": weight, "text-anchor": anchor,
      ], [.text(words)])
  }

  /// A length with one decimal, which no reader sees the lack of.
  private static func length(_ pixels: Double) -> String {
    let tenths = Int((pixels * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
