@testable import ModelChecking

/// All runs of a machine that have a short stem and a short cycle, found by trying every path.
struct NaiveRuns {
  /// A run as transitions; without a cycle it ends.
  struct Run {
    let initialState: Int
    let stem: [RandomRuns.Transition]
    let cycle: [RandomRuns.Transition]

    var steps: [RandomRuns.Transition] { stem + cycle }
  }

  let machine: RandomRuns

  /// The first run with some quality among those of at most so many steps, shortest first.
  func first(upTo length: Int, where isWanted: (Run) -> Bool) -> Run? {
    var paths = machine.initialStates.map { (start: $0, steps: [RandomRuns.Transition]()) }
    for _ in 0...length {
      var next: [(start: Int, steps: [RandomRuns.Transition])] = []
      for (start, steps) in paths {
        let end = steps.last?.target ?? start
        let ways = machine.actions(in: end)
        if ways.isEmpty {
          let run = Run(initialState: start, stem: steps, cycle: [])
          if isWanted(run) { return run }
        }
        for count in steps.indices where steps[count].source == end {
          let run = Run(
            initialState: start, stem: Array(steps[..<count]), cycle: Array(steps[count...]))
          if isWanted(run) { return run }
        }
        next += ways.map { (start, steps + [$0]) }
      }
      paths = next
    }
    return nil
  }

  func isFair(_ run: Run, to fairness: [Fairness]) -> Bool {
    fairness.allSatisfy { assumption in
      func isOf(_ step: RandomRuns.Transition) -> Bool { step.groups.contains(assumption.rule) }
      let isTaken = run.cycle.contains(where: isOf)
      let enabled = run.cycle.map { machine.actions(in: $0.source).contains(where: isOf) }
      switch assumption.strength {
      case .weak: return run.cycle.isEmpty || isTaken || enabled.contains(false)
      case .strong: return isTaken || !enabled.contains(true)
      case .unconditional: return isTaken
      }
    }
  }

  /// Whether a run satisfies a formula: its definition, with each quantifier tried out.
  func satisfies(_ run: Run, _ formula: LTLFormula) -> Bool {
    let steps = run.steps
    let count = steps.count + (run.cycle.isEmpty ? 1 : 0)
    func next(_ position: Int) -> Int? {
      position + 1 < count ? position + 1 : run.cycle.isEmpty ? nil : run.stem.count
    }
    /// A position and those after it, each of them at least once.
    func future(_ position: Int) -> [Int] {
      var future = [position]
      while future.count <= 2 * count, let later = next(future[future.count - 1]) {
        future.append(later)
      }
      return future
    }
    func isTrue(_ term: Int, _ position: Int) -> Bool {
      switch formula.terms[term] {
      case .constant(let value): return value
      case .predicate(let name):
        let state =
          position < steps.count ? steps[position].source : steps.last?.target ?? run.initialState
        return machine.stateLetters[state].contains(name)
          || position < steps.count && steps[position].letters.contains(name)
      case .not(let part): return !isTrue(part, position)
      case .next(let part): return next(position).map { isTrue(part, $0) } ?? false
      case .weakNext(let part): return next(position).map { isTrue(part, $0) } ?? true
      case .always(let part): return future(position).allSatisfy { isTrue(part, $0) }
      case .eventually(let part): return future(position).contains { isTrue(part, $0) }
      case .and(let left, let right): return isTrue(left, position) && isTrue(right, position)
      case .or(let left, let right): return isTrue(left, position) || isTrue(right, position)
      case .implies(let left, let right): return !isTrue(left, position) || isTrue(right, position)
      case .until(let left, let right): return isUntil(left, right, from: position)
      case .releases(let left, let right):
        let future = future(position)
        return future.indices.allSatisfy { index in
          isTrue(right, future[index]) || future[..<index].contains { isTrue(left, $0) }
        }
      }
    }
    func isUntil(_ left: Int, _ right: Int, from position: Int) -> Bool {
      let future = future(position)
      return future.indices.contains { index in
        isTrue(right, future[index]) && future[..<index].allSatisfy { isTrue(left, $0) }
      }
    }
    return isTrue(formula.terms.count - 1, 0)
  }
}
