import ModelChecking

/// What a pattern says of a finite trace, straight from its definition: the trace is cut into the
/// stretches that the scope speaks of, and the requirement is asked of each stretch as a whole.
struct NaivePattern<Machine: StateMachine> {
  let pattern: Pattern<Machine>

  /// A stretch of steps, and whether the step that ends its scope has come.
  private struct Stretch {
    let steps: ArraySlice<Step<Machine>>
    let isClosed: Bool
    /// Whether it may still be abandoned, and then never be judged.
    var isExcusable = false
  }

  /// What a trace amounts to so far.
  enum Judgement {
    /// Nothing is wrong, and nothing is missing.
    case good
    /// Something is owed that must still follow.
    case pending
    /// The pattern is broken, whatever follows.
    case broken
  }

  func judgement(on steps: [Step<Machine>]) -> Judgement {
    var judgement = Judgement.good
    for stretch in stretches(of: steps) where !meetsDemand(stretch.steps) {
      if stretch.isClosed || !stretch.isExcusable && !canStillMeetDemand(stretch.steps) {
        return .broken
      }
      judgement = .pending
    }
    return judgement
  }

  /// The length of the shortest start of a trace that breaks the pattern, or that of the whole
  /// trace where nothing can follow and something is owed; nil if the trace follows the pattern.
  func violatedLength(of steps: [Step<Machine>]) -> Int? {
    let broken = (0...steps.count).first { judgement(on: Array(steps[..<$0])) == .broken }
    return broken ?? (judgement(on: steps) == .pending ? steps.count : nil)
  }

  /// Whether a trace breaks the pattern: by its steps, or by ending where something is owed.
  func isViolated(by trace: Trace<Machine>, of machine: Machine) -> Bool {
    switch judgement(on: trace.steps) {
    case .good: false
    case .pending: machine.isTerminal(trace.finalState)
    case .broken: true
    }
  }

  /// Whether a stretch of a trace was judged and put the requirement to the test.
  ///
  /// - Parameters:
  ///   - steps: The steps of the trace.
  ///   - isStaying: Whether the trace can go on for ever, or end, without a further step that
  ///     opens, closes or abandons a stretch.
  /// - Returns: Whether there is such a stretch.
  func isExercised(by steps: [Step<Machine>], isStaying: Bool) -> Bool {
    stretches(of: steps).contains { stretch in
      (!stretch.isExcusable || isStaying) && isExercised(stretch.steps)
    }
  }

  /// Where the open stretch of a trace begins, if one is open that is judged without its end.
  func openedAt(_ steps: [Step<Machine>]) -> Int? {
    stretches(of: steps).last { !$0.isClosed }?.steps.startIndex
  }

  private func isExercised(_ steps: ArraySlice<Step<Machine>>) -> Bool {
    switch pattern.requirement {
    case .absence, .boundedExistence(_, 0): return true
    case .existence(let step), .boundedExistence(let step, _):
      return steps.contains(where: step.holds)
    case .universality: return !steps.isEmpty
    case .precedence(let first, let second):
      return steps.indices.contains { index in
        second.holds(steps[index]) && steps[...index].contains(where: first.holds)
      }
    case .response(let answer, let question):
      return steps.indices.contains { index in
        question.holds(steps[index]) && steps[index...].contains(where: answer.holds)
      }
    }
  }

  private func stretches(of steps: [Step<Machine>]) -> [Stretch] {
    switch pattern.scope {
    case .globally: return [Stretch(steps: steps[...], isClosed: false)]
    case .before(let close):
      return steps.firstIndex(where: close.holds).map { end in
        [Stretch(steps: steps[..<end], isClosed: true)]
      } ?? []
    case .after(let open):
      return steps.firstIndex(where: open.holds).map { start in
        [Stretch(steps: steps[(start + 1)...], isClosed: false)]
      } ?? []
    case .between(let open, let close, let abandon, let ending):
      let all = stretches(of: steps[...], from: open, to: close, unless: abandon)
      return ending == .weak ? all.filter(\.isClosed) : all
    }
  }

  /// The step that ends one stretch is where the search for the next one begins.
  private func stretches(
    of steps: ArraySlice<Step<Machine>>, from open: StepPredicate<Machine>,
    to close: StepPredicate<Machine>, unless abandon: StepPredicate<Machine>?
  ) -> [Stretch] {
    guard let start = steps.firstIndex(where: open.holds) else { return [] }
    let inside = steps[(start + 1)...]
    let end = inside.firstIndex { close.holds($0) || abandon?.holds($0) == true }
    guard let end else {
      return [Stretch(steps: inside, isClosed: false, isExcusable: abandon != nil)]
    }
    let rest = stretches(of: steps[end...], from: open, to: close, unless: abandon)
    if abandon?.holds(steps[end]) == true { return rest }
    return [Stretch(steps: inside[..<end], isClosed: true)] + rest
  }

  private func meetsDemand(_ steps: ArraySlice<Step<Machine>>) -> Bool {
    switch pattern.requirement {
    case .absence(let step): return !steps.contains(where: step.holds)
    case .existence(let step): return steps.contains(where: step.holds)
    case .universality(let step): return steps.allSatisfy(step.holds)
    case .precedence(let first, let second):
      return steps.indices.filter { second.holds(steps[$0]) }.allSatisfy { index in
        steps[...index].contains(where: first.holds)
      }
    case .response(let answer, let question):
      return steps.indices.filter { question.holds(steps[$0]) }.allSatisfy { index in
        steps[index...].contains(where: answer.holds)
      }
    case .boundedExistence(let step, let bound): return steps.filter(step.holds).count <= bound
    }
  }

  private func canStillMeetDemand(_ steps: ArraySlice<Step<Machine>>) -> Bool {
    switch pattern.requirement {
    case .existence, .response: true
    case .absence, .universality, .precedence, .boundedExistence: meetsDemand(steps)
    }
  }
}
