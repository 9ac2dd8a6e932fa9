import Reporting

extension ScalingRecord {
  /// The plots, by the names of their files.
  ///
  /// They depend on the record alone, so that a test can compare them with what is stored.
  var plots: [(name: String, plot: LinePlot)] {
    [("time", time), ("memory", memory), ("liveness", liveness)]
  }

  private var time: LinePlot {
    LinePlot(
      title: "Time per transition of an exhaustive search",
      caption: "The reference device model. " + machineWords,
      horizontal: apps,
      vertical: PlotAxis("time per transition", unit: "ns", scale: .logarithmic),
      series: searches { Double($0.nanoseconds) / Double($0.transitions) })
  }

  private var memory: LinePlot {
    LinePlot(
      title: "Memory per state of an exhaustive search",
      caption: "The reference device model, with what traces need. " + machineWords,
      horizontal: apps, vertical: PlotAxis("memory per state", unit: "bytes"),
      series: searches { point in
        point.bytes.map { Double($0) / Double(point.states) }
      })
  }

  private var liveness: LinePlot {
    let runs = series.filter { $0.id == Self.livenessID }
    return LinePlot(
      title: "Cost of what must happen in the end, under weak fairness",
      caption: "The graph of the reference device model, and its fair cycles. " + machineWords,
      horizontal: apps, vertical: PlotAxis("time", unit: "ns", scale: .logarithmic),
      series: [
        Self.line("per transition", runs.flatMap(\.points)) {
          Double($0.nanoseconds) / Double($0.transitions)
        },
        Self.line("per state × state of the automaton", runs.flatMap(\.points)) { point in
          point.automatonStates.map {
            Double(point.nanoseconds) / Double(point.states * $0)
          }
        },
      ])
  }

  /// The series of searches for all states.
  static let searchID = "exhaustive-"

  /// The series of searches for fair cycles.
  static let livenessID = "liveness"

  private var apps: PlotAxis { PlotAxis("apps", scale: .close) }

  private var machineWords: String {
    let cpu = machine["cpu"]?.words ?? "unknown processor"
    return "One thread, \(cpu)."
  }

  private func searches(_ figure: (ScalingPoint) -> Double?) -> [PlotSeries] {
    series.filter { $0.id.hasPrefix(Self.searchID) }.map { series in
      Self.line(String(series.id.dropFirst(Self.searchID.count)), series.points, figure)
    }
  }

  private static func line(
    _ name: String, _ points: [ScalingPoint], _ figure: (ScalingPoint) -> Double?
  ) -> PlotSeries {
    PlotSeries(
      name,
      points.compactMap { point in figure(point).map { (x: Double(point.apps), y: $0) } })
  }
}
