/// A plot of some series over a common range, for example times over sizes.
///
/// ```swift
/// let plot = LinePlot(
///   title: "Time per transition", horizontal: PlotAxis("apps"),
///   vertical: PlotAxis("time", unit: "ns"),
///   series: [PlotSeries("packed", [(6, 21.5), (8, 22)])])
/// ```
/// Equal plots give equal pictures, byte for byte.
public struct LinePlot: Hashable, Sendable {
  /// What is shown.
  public let title: String
  /// How it was measured, in one line; nil if that needs no words.
  public let caption: String?
  /// What runs from left to right.
  public let horizontal: PlotAxis
  /// What runs upwards.
  public let vertical: PlotAxis
  /// The lines, in the order of the legend.
  public let series: [PlotSeries]

  /// Creates a plot.
  public init(
    title: String, caption: String? = nil, horizontal: PlotAxis, vertical: PlotAxis,
    series: [PlotSeries]
  ) {
    self.title = title
    self.caption = caption
    self.horizontal = horizontal
    self.vertical = vertical
    self.series = series
  }

  /// The figures in words, for who does not see the picture.
  public var description: String {
    let lines = series.map { series in
      let points = series.points.map { point in
        "\(PlotNumber.words(point.y)) at \(PlotNumber.words(point.x))"
      }
      return series.name + ": " + points.joined(separator: ", ") + "."
    }
    return ([vertical.label + " over " + horizontal.label + "."] + lines).joined(separator: " ")
  }
}

/// What an axis of a plot shows.
public struct PlotAxis: Hashable, Sendable {
  /// How numbers become lengths.
  public enum Scale: Hashable, Sendable {
    /// From zero, in equal steps.
    case linear
    /// In equal steps from the smallest number, for numbers near one another.
    case close
    /// Equal lengths are equal factors; only for numbers above zero.
    case logarithmic
  }

  /// What the numbers are.
  public let name: String
  /// What they are counted in; nil if they are plain numbers.
  public let unit: String?
  /// How they become lengths.
  public let scale: Scale

  /// Creates an axis.
  public init(_ name: String, unit: String? = nil, scale: Scale = .linear) {
    self.name = name
    self.unit = unit
    self.scale = scale
  }

  /// The name with the unit.
  var label: String { unit.map { "\(name) (\($0))" } ?? name }
}

/// One line of a plot.
public struct PlotSeries: Hashable, Sendable {
  /// A point of the line.
  public struct Point: Hashable, Sendable {
    let x: Double
    let y: Double
  }

  /// What the line is about.
  public let name: String
  /// Its points from left to right.
  public let points: [Point]

  /// Creates a line through some points.
  public init(_ name: String, _ points: [(x: Double, y: Double)]) {
    self.name = name
    self.points = points.map { Point(x: $0.x, y: $0.y) }
  }
}
