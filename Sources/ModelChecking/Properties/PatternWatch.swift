/// Follows one pattern along the steps of traces, for searches that keep its place themselves.
package struct PatternWatch<Machine: StateMachine>: Sendable {
  private let observer: Observer
  private let conditions: [(Observer.Letter, StepPredicate<Machine>)]

  /// The place before the first step.
  package static var start: UInt8 { UInt8(Observer.initialState) }

  /// Creates the watch; nil if no step decides the pattern, because what it demands may come later, or
  /// if nothing can.
  package init?(_ pattern: Pattern<Machine>) {
    guard pattern.impossibleBound == nil, !pattern.canBePending else { return nil }
    observer = pattern.observer
    conditions = pattern.conditions
  }

  /// The place after a step.
  package func place(
    after place: UInt8, source: Machine.State, action: Machine.Action, target: Machine.State
  ) -> UInt8 {
    var letter: Observer.Letter = []
    for (part, condition) in conditions
    where condition.holds(from: source, by: action, to: target) {
      letter.insert(part)
    }
    return UInt8(observer.state(after: Int(place), reading: letter))
  }

  /// Whether the pattern is broken there.
  package func isBroken(at place: UInt8) -> Bool { observer.isViolated[Int(place)] }
}
