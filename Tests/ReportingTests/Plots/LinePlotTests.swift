import Foundation
import Testing

@testable import Reporting

@Suite struct `A plot` {
  private let plot = LinePlot(
    title: "Times <of> a search", horizontal: PlotAxis("apps", scale: .close),
    vertical: PlotAxis("time", unit: "ns", scale: .logarithmic),
    series: [
      PlotSeries("packed", [(6, 20), (7, 21.54), (8, 25)]), PlotSeries("array", [(6, 180)]),
    ])

  @Test func `says its figures in words`() {
    #expect(
      plot.description
        == "time (ns) over apps. packed: 20 at 6, 21.5 at 7, 25 at 8. array: 180 at 6.")
  }

  @Test func `has a title, its figures, and a name for each line`() {
    #expect(Self.isClosed(plot.svg))
    #expect(plot.svg.contains("<title id=\"title\">Times &lt;of&gt; a search</title>"))
    #expect(plot.svg.contains("<desc id=\"figures\">\(plot.description)</desc>"))
    for words in [">packed<", ">array<", ">time (ns)<", ">apps<"] {
      #expect(plot.svg.contains(words))
    }
  }

  /// Whether each tag is closed by one of its name. (The XML parser of the Linux Foundation needs a
  /// library of its own.)
  private static func isClosed(_ svg: String) -> Bool {
    var open: [Substring] = []
    for tag in svg.matches(of: /<(?<slash>\/?)(?<name>[a-z]+)[^>]*>/) {
      if tag.output.slash.isEmpty {
        open.append(tag.output.name)
      } else if open.popLast() != tag.output.name {
        return false
      }
    }
    return open.isEmpty && svg.hasPrefix("<svg ")
  }

  @Test func `gives each line a marker of its own, and one more in the legend`() {
    #expect(plot.svg.components(separatedBy: "<circle").count - 1 == 3 + 1)
    // The square of the second line, and that of its legend.
    #expect(plot.svg.components(separatedBy: "<polygon").count - 1 == 1 + 1)
  }

  @Test func `is drawn without points`() {
    let empty = LinePlot(
      title: "Nothing", horizontal: PlotAxis("x"), vertical: PlotAxis("y"), series: [])
    #expect(Self.isClosed(empty.svg))
    #expect(!empty.svg.contains("nan") && !empty.svg.contains("inf"))
  }
}

@Suite struct `The ticks of an axis` {
  /// Numbers, a scale, and the ticks that show them.
  static let cases: [([Double], PlotAxis.Scale, [String])] = [
    ([6, 14], .close, ["6", "7", "8", "9", "10", "11", "12", "13", "14"]),
    ([4, 10], .close, ["4", "5", "6", "7", "8", "9", "10"]),
    ([27.7, 39.8], .linear, ["0", "5", "10", "15", "20", "25", "30", "35", "40"]),
    ([0, 0.31], .linear, ["0", "0.05", "0.1", "0.15", "0.2", "0.25", "0.3", "0.35"]),
    ([18, 190], .logarithmic, ["10", "20", "50", "100", "200"]),
    (
      [1, 3e6], .logarithmic, ["1", "10", "100", "1000", "10000", "100000", "1000000", "10000000"]
    ),
    ([7], .linear, ["0", "1", "2", "3", "4", "5", "6", "7"]),
    ([20], .logarithmic, ["20", "50"]),
    ([], .linear, ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
  ]

  @Test(arguments: cases)
  func `are round, and hold all numbers`(
    numbers: [Double], scale: PlotAxis.Scale, ticks: [String]
  ) {
    let range = PlotRange(of: numbers, scale)
    #expect(range.ticks.map(PlotNumber.words) == ticks)
    for number in numbers { #expect((-1e-9...1.000000001).contains(range.position(of: number))) }
  }
}
