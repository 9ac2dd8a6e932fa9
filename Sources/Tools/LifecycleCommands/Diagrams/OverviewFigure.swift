import LifecycleModels
import Reporting

/// What a figure shows of an overview: the arrows, each with the causes that its label names.
///
/// A figure of everything is legible to nobody. Of the causes of an arrow the most ordinary are
/// named. Prewarming, which no user sees, has a figure of its own. Where code can die silently in
/// several stages, one arrow shows it.
struct OverviewFigure {
  /// What a figure is about.
  enum Topic: String, CaseIterable {
    /// What happens to an app that is not prewarmed.
    case ordinary
    /// Prewarming, and what happens to a prewarmed process.
    case prewarming
  }

  /// An arrow as it is drawn.
  struct Arrow {
    let arrow: Overview.Arrow
    /// The causes that the label names.
    let causes: [String]
  }

  /// Silent deaths in several stages that lead to the same one.
  struct Deaths {
    let target: Stage
    let sources: [Stage]
    /// Whether they are all stages in which code runs.
    let areAll: Bool
    let causes: [String]
  }

  let arrows: [Arrow]
  let deaths: [Deaths]

  /// The stages that arrows lead from or to, in their order.
  var stages: [Stage] {
    let ends = arrows.flatMap { [$0.arrow.source, $0.arrow.target] }
    return Set(ends + deaths.flatMap { $0.sources + [$0.target] })
      .sorted { $0.position < $1.position }
  }

  /// Chooses what is shown.
  ///
  /// - Parameters:
  ///   - overview: The overview.
  ///   - topic: What the figure is about.
  ///   - isHighlighted: Whether an arrow is highlighted; such an arrow is drawn in any case.
  init(_ overview: Overview, _ topic: Topic, highlighting isHighlighted: (Overview.Arrow) -> Bool) {
    let shown = overview.arrows.filter { arrow in
      isHighlighted(arrow) || arrow.reasons.contains { topic.includes($0) }
    }
    let running = shown.filter {
      $0.visibility == .kill && $0.source.tone != .frozen && !isHighlighted($0)
    }
    let grouped = Dictionary(grouping: running, by: \.target)
      .filter { $0.value.count >= Self.minJoinedDeaths }
    let executing = Set(shown.flatMap { [$0.source, $0.target] })
      .filter { $0.tone != .frozen && $0.tone != .absent }
    arrows = shown.filter { !running.contains($0) || grouped[$0.target] == nil }
      .map { Arrow(arrow: $0, causes: Self.ordinary(topic.causes(of: $0))) }
    deaths = grouped.sorted { $0.key.position < $1.key.position }.map { target, kills in
      Deaths(
        target: target, sources: kills.map(\.source),
        areAll: executing.isSubset(of: kills.map(\.source)),
        causes: Self.common(kills.map(topic.causes)))
    }
  }

  /// From how many stages on silent deaths are drawn as one arrow.
  private static let minJoinedDeaths = 3

  /// The names of the causes that are as ordinary as the first.
  private static func ordinary(_ causes: [Overview.Cause]) -> [String] {
    causes.filter { $0.rank == causes.first?.rank }.map(\.name)
  }

  /// The causes of several arrows, those of the most arrows first.
  private static func common(_ lists: [[Overview.Cause]]) -> [String] {
    var counts: [(name: String, count: Int)] = []
    for cause in lists.joined() {
      if let index = counts.firstIndex(where: { $0.name == cause.name }) {
        counts[index].count += 1
      } else {
        counts.append((cause.name, 1))
      }
    }
    return counts.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    .map(\.element.name)
  }
}

extension OverviewFigure.Topic {
  /// Whether a figure of this topic shows a cause.
  fileprivate func includes(_ cause: Overview.Cause) -> Bool {
    cause.concernsPrewarming == (self == .prewarming)
  }

  /// The causes that the figure shows; all of an arrow that is there only because it is highlighted.
  fileprivate func causes(of arrow: Overview.Arrow) -> [Overview.Cause] {
    let causes = arrow.reasons.filter(includes)
    return causes.isEmpty ? arrow.reasons : causes
  }
}
