extension Diagram {
  /// A trace as a path from top to bottom, its last step highlighted.
  ///
  /// If the last step leads back to the state after an earlier one, the steps between make a loop, and
  /// all of them are highlighted.
  public init(
    path trace: TraceReport, backTo: Int? = nil, title: String, caption: [String] = []
  ) {
    var states = [trace.initialState] + trace.steps.map(\.state)
    if backTo != nil { states.removeLast() }
    let last = trace.steps.count
    self.init(
      title: title, caption: caption, direction: .topToBottom,
      boxes: states.enumerated().map { index, state in
        Box("\(index)", label: Self.lines(of: state.brief), style: state.style)
      },
      arrows: trace.steps.enumerated().map { index, step in
        Arrow(
          "\(index)", "\(index + 1 == last ? backTo ?? last : index + 1)", label: step.label,
          style: step.style, isHighlighted: index >= (backTo ?? last - 1))
      })
  }

  /// The words of a state, broken after commas where a line grows long.
  private static func lines(of text: String) -> [Line] {
    var lines: [String] = []
    for part in text.split(separator: ",").map(\.trimmed) {
      if let line = lines.last, line.count + part.count < 28 {
        lines[lines.count - 1] = line + ", " + part
      } else {
        lines.append(part)
      }
    }
    return lines.map { Line($0) }
  }
}

extension StepReport {
  /// How the step is drawn.
  public var style: Diagram.ArrowStyle {
    if action.isKill { return .kill }
    return action.callback == nil ? .silent : .callback
  }

  fileprivate var label: [Diagram.Line] {
    let isDelivery = action.callback != nil
    // The space keeps the words away from the line beside them.
    let name = Diagram.Line("  \(action.name)", isDelivery ? .strong : .plain)
    return isDelivery ? [name] : [name, Diagram.Line("  by \(action.initiator)", .muted)]
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
