import LifecycleModels
import LifecycleReporting
import Reporting

extension Overview {
  /// The figure as a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below it.
  ///   - topic: What the figure is about.
  ///   - isHighlighted: Whether an arrow is highlighted.
  /// - Returns: The picture.
  func diagram(
    title: String, subtitle: String, about topic: OverviewFigure.Topic = .ordinary,
    highlighting isHighlighted: (Arrow) -> Bool = { _ in false }
  ) -> Diagram {
    let figure = OverviewFigure(self, topic, highlighting: isHighlighted)
    let path = figure.arrows.map(\.arrow).filter(isHighlighted)
    return Diagram(
      title: title, caption: [subtitle, Self.legend],
      // Labels are wider than they are high, so a row of stages would be too wide for a page.
      direction: .topToBottom,
      boxes: figure.stages.map { stage in
        let isOnPath = path.contains { $0.source == stage || $0.target == stage }
        return Diagram.Box(
          stage.name, label: label(of: stage, about: topic), style: stage.style,
          isHighlighted: isOnPath)
      } + figure.deaths.map(\.box),
      arrows: figure.arrows.map { drawn in
        Diagram.Arrow(
          drawn.arrow.source.name, drawn.arrow.target.name, label: drawn.label,
          style: drawn.arrow.visibility.style, isHighlighted: isHighlighted(drawn.arrow))
      } + figure.deaths.map(\.arrow))
  }

  /// Whether there is something to show of prewarming.
  var hasPrewarming: Bool { arrows.contains { $0.reasons.contains(where: \.concernsPrewarming) } }

  private static let legend =
    "solid: the delegate is called · dashed: silent · red: the process dies silently · "
    + "each with its most ordinary causes"

  private func label(of stage: Stage, about topic: OverviewFigure.Topic) -> [Diagram.Line] {
    let remark = topic == .prewarming ? remarks[stage] : nil
    return [Diagram.Line(stage.name)] + (remark.map { [Diagram.Line($0, .muted)] } ?? [])
  }
}

extension Overview.Visibility {
  fileprivate var style: Diagram.ArrowStyle {
    switch self {
    case .callback: .callback
    case .silent: .silent
    case .kill: .kill
    }
  }
}

extension OverviewFigure.Arrow {
  fileprivate var label: [Diagram.Line] {
    let causes = CauseWords.lines(causes).map {
      Diagram.Line($0, arrow.visibility == .callback ? .muted : .plain)
    }
    return (arrow.callbacks.map { Diagram.Line($0.memberName, .strong) } + causes).beside
  }
}

extension OverviewFigure.Deaths {
  private var id: String { "to \(target.name)" }

  /// Where code dies, as one box.
  fileprivate var box: Diagram.Box {
    let names = areAll ? ["wherever code runs"] : TextLines.joined(sources.map(\.name), width: 34)
    return Diagram.Box(id, label: names.map { Diagram.Line($0, .muted) }, style: .frozen)
  }

  fileprivate var arrow: Diagram.Arrow {
    Diagram.Arrow(
      id, target.name, label: CauseWords.lines(causes).map { Diagram.Line($0) }.beside, style: .kill
    )
  }
}

extension [Diagram.Line] {
  /// The lines with a space that keeps them away from the arrow beside them.
  fileprivate var beside: [Diagram.Line] { map { Diagram.Line("  \($0.text)", $0.emphasis) } }
}

/// Words in short lines.
enum TextLines {
  /// Items with commas between them, in lines of a width.
  static func joined(_ items: [String], width: Int) -> [String] {
    var lines: [String] = []
    for (index, item) in items.enumerated() {
      let word = item + (index + 1 < items.count ? "," : "")
      if let line = lines.last, line.count + word.count < width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension Callback {
  /// The name without its family, as the delegate's method begins.
  fileprivate var memberName: String {
    isAppDelegateMethod ? String(name.drop { $0 != "." }.dropFirst()) : name
  }
}
