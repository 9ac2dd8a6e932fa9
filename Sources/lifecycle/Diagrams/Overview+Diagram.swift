import LifecycleModels
import Reporting

extension Overview {
  /// The figure as a picture.
  ///
  /// - Parameters:
  ///   - title: What stands above it.
  ///   - subtitle: What stands below that.
  ///   - isHighlighted: Whether an arrow stands out.
  /// - Returns: The picture.
  func diagram(
    title: String, subtitle: String, highlighting isHighlighted: (Arrow) -> Bool = { _ in false }
  ) -> Diagram {
    let path = arrows.filter(isHighlighted)
    return Diagram(
      title: title, caption: [subtitle, Self.legend],
      direction: stages.count > Self.mostStagesInARow ? .topToBottom : .leftToRight,
      nodes: stages.map { stage in
        let isOnPath = path.contains { $0.source == stage || $0.target == stage }
        return Diagram.Node(
          stage.name, label: label(of: stage), style: stage.style, isHighlighted: isOnPath)
      },
      edges: arrows.map { arrow in
        Diagram.Edge(
          arrow.source.name, arrow.target.name, label: arrow.label, style: arrow.manner.style,
          isHighlighted: isHighlighted(arrow))
      })
  }

  /// A figure of more stages would be too wide to be read across.
  private static let mostStagesInARow = 8

  private static let legend =
    "solid: the delegate is told · dashed: nobody is told · red: the process dies without a word"

  private func label(of stage: Stage) -> [Diagram.Line] {
    [Diagram.Line(stage.name)] + (remarks[stage].map { [Diagram.Line($0, .muted)] } ?? [])
  }
}

extension Overview.Manner {
  fileprivate var style: Diagram.EdgeStyle {
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
