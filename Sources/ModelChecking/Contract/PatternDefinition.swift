/// The meaning of a pattern, read off a whole trace: slow, and written as the words are.
///
/// ``Observer`` says the same step by step, and is what searches use. This one judges what they
/// find.
struct PatternDefinition<Machine: StateMachine> {
  private let pattern: Pattern<Machine>

  init(_ pattern: Pattern<Machine>) { self.pattern = pattern }

  /// Whether a trace breaks the pattern.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - isOver: Whether nothing can follow, so that what is still owed will never come.
  /// - Returns: Whether some stretch breaks the requirement.
  /// - Complexity: O(steps) evaluations of each condition.
  func isBroken(by trace: Trace<Machine>, isOver: Bool) -> Bool {
    stretches(of: trace.steps).contains { isBroken(by: $0, isOver: isOver) }
  }

  /// A part of a trace to which the requirement applies.
  private struct ScopeInterval {
    let steps: ArraySlice<Step<Machine>>
    let end: End

    enum End {
      /// The step that closes the scope has come.
      case closed
      /// The step that takes the stretch out of the scope has come.
      case abandoned
      /// The trace ends first.
      case open
    }
  }

  private func stretches(of steps: [Step<Machine>]) -> [ScopeInterval] {
    switch pattern.scope {
    case .globally:
      return [ScopeInterval(steps: steps[...], end: .open)]
    case .before(let close):
      return [stretch(of: steps[...], until: close, unless: nil)]
    case .after(let open):
      guard let first = steps.firstIndex(where: open.holds) else { return [] }
      return [ScopeInterval(steps: steps[(first + 1)...], end: .open)]
    case .between(let open, let close, let abandon, _):
      return stretches(of: steps, from: open, until: close, unless: abandon)
    }
  }

  private func stretches(
    of steps: [Step<Machine>], from open: StepPredicate<Machine>,
    until close: StepPredicate<Machine>, unless abandon: StepPredicate<Machine>?
  ) -> [ScopeInterval] {
    var stretches: [ScopeInterval] = []
    var rest = steps[...]
    while let first = rest.firstIndex(where: open.holds) {
      let stretch = stretch(of: steps[(first + 1)...], until: close, unless: abandon)
      stretches.append(stretch)
      // The step that ends a stretch may open the next one.
      rest = steps[stretch.steps.endIndex...]
    }
    return stretches
  }

  private func stretch(
    of steps: ArraySlice<Step<Machine>>, until close: StepPredicate<Machine>,
    unless abandon: StepPredicate<Machine>?
  ) -> ScopeInterval {
    func abandons(_ step: Step<Machine>) -> Bool { abandon?.holds(step) ?? false }
    guard let end = steps.firstIndex(where: { close.holds($0) || abandons($0) }) else {
      return ScopeInterval(steps: steps, end: .open)
    }
    return ScopeInterval(steps: steps[..<end], end: abandons(steps[end]) ? .abandoned : .closed)
  }

  private func isBroken(by stretch: ScopeInterval, isOver: Bool) -> Bool {
    switch (pattern.scope, stretch.end) {
    case (_, .abandoned): false
    case (_, .closed): hasBroken(stretch.steps) || owes(after: stretch.steps)
    case (.before, .open), (.between(_, _, _, .weak), .open): false
    // Until the trace is over, the stretch may be abandoned.
    case (.between(_, _, .some, .strong), .open):
      isOver && (hasBroken(stretch.steps) || owes(after: stretch.steps))
    case (.globally, .open), (.after, .open), (.between(_, _, nil, .strong), .open):
      hasBroken(stretch.steps) || isOver && owes(after: stretch.steps)
    }
  }

  /// Whether steps break the requirement, whatever follows.
  private func hasBroken(_ steps: ArraySlice<Step<Machine>>) -> Bool {
    switch pattern.requirement {
    case .absence(let step): steps.contains(where: step.holds)
    case .universality(let step): !steps.allSatisfy(step.holds)
    case .boundedExistence(let step, let bound): steps.count(where: step.holds) > bound
    case .precedence(let first, let second):
      steps.indices.contains { index in
        second.holds(steps[index]) && !steps[...index].contains(where: first.holds)
      }
    case .existence, .response: false
    }
  }

  /// Whether the requirement demands a step that has not come.
  private func owes(after steps: ArraySlice<Step<Machine>>) -> Bool {
    switch pattern.requirement {
    case .existence(let step): !steps.contains(where: step.holds)
    case .response(let answer, let question):
      steps.indices.contains { index in
        question.holds(steps[index]) && !steps[index...].contains(where: answer.holds)
      }
    case .absence, .universality, .boundedExistence, .precedence: false
    }
  }
}
