/// One long life that takes every transition of the plan that it can reach, and every action of the
/// world in every state of the process.
///
/// It takes the shortest path to the nearest transition that was not taken yet. What the app asks
/// for can lead somewhere else than the plan says; the tour remembers where, and looks for a path
/// again.
struct TransitionTour<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let steps: Int

  /// How often the tour tries to take a transition before it gives it up.
  private static var maxAttempts: Int { 8 }

  /// A choice of the tour, with the transition that it is expected to take.
  private struct PlannedChoice {
    let choice: Choice
    let transition: Int
  }

  private struct TakenTransition: Hashable {
    let action: Int
    let state: UInt8
  }

  /// Runs the life.
  /// - Throws: What making the disk throws.
  func run() throws -> Life<Disk, Delegate> {
    let life = try runner.begin()
    var attempts: [Int: Int] = [:]
    var givenUp: Set<Int> = []
    var detours: [Int: Int] = [:]
    var performed: Set<TakenTransition> = []
    while life.taken.count < steps {
      // A tour is one life, so that what it has found is kept.
      guard runner.shouldContinue(runner.coverage) else { break }
      if let action = nextAction(of: life, performed: &performed) {
        _ = life.make(.action(action))
        continue
      }
      guard let path = path(from: life.planState, avoiding: givenUp, knowing: detours) else {
        break
      }
      attempts[path.target, default: 0] += 1
      if attempts[path.target] == Self.maxAttempts { givenUp.insert(path.target) }
      follow(path.choices, with: life, noting: &detours)
    }
    return life
  }

  /// Makes choices, and remembers those that led somewhere else than planned.
  private func follow(
    _ path: [PlannedChoice], with life: Life<Disk, Delegate>, noting detours: inout [Int: Int]
  ) {
    for planned in path where life.taken.count < steps {
      let before = life.taken.count
      guard life.make(planned.choice) else { return }
      let hasAsked = life.taken.dropFirst(before).contains {
        if case .request = $0 { true } else { false }
      }
      detours[planned.transition] = hasAsked ? life.planState : nil
    }
  }

  private func nextAction(
    of life: Life<Disk, Delegate>, performed: inout Set<TakenTransition>
  ) -> Int? {
    var choices: [Choice] = []
    life.possibleChoices(into: &choices)
    for case .action(let index) in choices {
      let isNew = performed.insert(TakenTransition(action: index, state: life.state.rawValue))
        .inserted
      if isNew { return index }
    }
    return nil
  }
}

// MARK: - The shortest path

extension TransitionTour {
  /// How the search for a path came to a state.
  private struct Arrival {
    let transition: Int
    let source: Int
  }

  /// The shortest path to a transition that was not taken, with the choices on it.
  private func path(
    from start: Int, avoiding givenUp: Set<Int>, knowing detours: [Int: Int]
  ) -> (target: Int, choices: [PlannedChoice])? {
    // Without optimisation, a part of the runner is read by copying the whole of it.
    let (tables, isAnsweredAtOnce, coverage) =
      (runner.tables, runner.isAnsweredAtOnce, runner.coverage)
    var arrivals: [Int: Arrival] = [:]
    var visited: Set = [start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      let awaitsAnswer = isAnsweredAtOnce && tables.awaitsTime[state]
      for transition in tables.transitions(of: state) {
        if awaitsAnswer, !tables.transitions[transition].isAnswer { continue }
        let arrival = Arrival(transition: transition, source: state)
        if coverage.transitions[transition] == 0, !givenUp.contains(transition) {
          return (transition, choices(to: arrival, arrivals))
        }
        let target = detours[transition] ?? Int(tables.transitions[transition].target)
        guard visited.insert(target).inserted else { continue }
        arrivals[target] = arrival
        queue.append(target)
      }
    }
    return nil
  }

  /// The choices of a path: deliveries without an alternative happen by themselves.
  private func choices(to last: Arrival, _ arrivals: [Int: Arrival]) -> [PlannedChoice] {
    let tables = runner.tables
    var path: [PlannedChoice] = []
    var arrival: Arrival? = last
    while let step = arrival {
      let isForced =
        !tables.isQuiet[step.source] && tables.transitions(of: step.source).count == 1
      if !isForced {
        let rule = tables.transitions[step.transition].rule
        path.append(PlannedChoice(choice: .rule(rule), transition: step.transition))
      }
      arrival = arrivals[step.source]
    }
    return path.reversed()
  }
}
