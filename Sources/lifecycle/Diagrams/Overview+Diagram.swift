import LifecycleReporting
import LifecycleModels
import Reporting

extension Overview {
  /// The figure as a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below it.
  ///   - isHighlighted: Whether an arrow is highlighted.
  /// - Returns: The picture.
  func diagram(
    title: String, subtitle: String, highlighting isHighlighted: (Arrow) -> Bool = { _ in false }
  ) -> Diagram {
    let path = arrows.filter(isHighlighted)
    return Diagram(
      title: title, caption: [subtitle, Self.legend],
      direction: stages.count > Self.mostStagesInARow ? .topToBottom : .leftToRight,
      boxes: stages.map { stage in
        let isOnPath = path.contains { $0.source == stage || $0.target == stage }
        return Diagram.Box(
          stage.name, label: label(of: stage), style: stage.style, isHighlighted: isOnPath)
      },
      arrows: arrows.map { arrow in
        Diagram.Arrow(
          arrow.source.name, arrow.target.name, label: arrow.label, style: arrow.manner.style,
          isHighlighted: isHighlighted(arrow))
      })
  }

  /// A row of more stages would be too wide.
  private static let mostStagesInARow = 8

  private static let legend =
    "solid: the delegate is called · dashed: silent · red: the process dies silently"

  private func label(of stage: Stage) -> [Diagram.Line] {
    [Diagram.Line(stage.name)] + (remarks[stage].map { [Diagram.Line($0, .muted)] } ?? [])
  }
}

extension Overview.Manner {
  fileprivate var style: Diagram.ArrowStyle {
    switch self {
    case .callback: .callback
    case .silent: .silent
    case .kill: .kill
    }
  }
}

extension Overview.Arrow {
  fileprivate var label: [Diagram.Line] {
    callbacks.map { Diagram.Line($0.memberName, .strong) }
      + CauseWords.lines(causes).map { Diagram.Line($0, manner == .callback ? .muted : .plain) }
  }
}

extension Callback {
  /// The name without its family, as the delegate's method begins.
  fileprivate var memberName: String {
    isAppDelegateMethod ? String(name.drop { $0 != "." }.dropFirst()) : name
  }
}
