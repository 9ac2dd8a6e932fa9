@testable import ModelChecking

/// Walks as they are defined: one step after the other, the machine asked each time, and each
/// property asked of the whole trace after each step.
struct NaiveWalker<Machine: StateMachine> {
  let machine: Machine
  let properties: [Property<Machine>]
  let weight: (Machine.Action) -> Int

  /// What a report says, in a form to be compared.
  struct Findings: Equatable {
    var walks = 0
    var steps = 0
    var actionCounts: [Machine.Action: Int] = [:]
    var statesVisited = 0
    var transitionsTaken = 0
    var brokenProperty: String?
    var trace: Trace<Machine>?
  }

  private struct Transition: Hashable {
    let source: Machine.State
    let action: Machine.Action
  }

  /// What is found after each of the walks.
  func findings(_ options: WalkOptions) -> [Findings] {
    var (states, transitions): (Set<Machine.State>, Set<Transition>) = ([], [])
    var all: [Findings] = []
    var findings = Findings()
    while findings.walks < options.walks, findings.brokenProperty == nil {
      var generator = SeededGenerator(seed: options.seed, run: findings.walks)
      findings.walks += 1
      if let (trace, broken) = walk(atMost: options.length, drawing: &generator) {
        states.formUnion([trace.initialState] + trace.steps.map(\.target))
        transitions.formUnion(trace.steps.map { Transition(source: $0.source, action: $0.action) })
        findings.steps += trace.count
        for action in trace.actions { findings.actionCounts[action, default: 0] += 1 }
        if let broken { (findings.brokenProperty, findings.trace) = (broken, trace) }
      }
      (findings.statesVisited, findings.transitionsTaken) = (states.count, transitions.count)
      all.append(findings)
    }
    return all
  }

  private func walk(
    atMost length: Int, drawing generator: inout SeededGenerator
  ) -> (trace: Trace<Machine>, broken: String?)? {
    let initialStates = machine.initialStates
    guard !initialStates.isEmpty else { return nil }
    var trace = Trace<Machine>(from: initialStates[generator.next(below: initialStates.count)])
    var broken = firstBroken(by: trace)
    while broken == nil, trace.count < length,
      let action = choose(in: trace.finalState, drawing: &generator)
    {
      trace.take(action, to: machine.successor(of: trace.finalState, taking: action))
      broken = firstBroken(by: trace)
    }
    return (trace, broken ?? firstBroken(byEndOf: trace))
  }

  private func choose(
    in state: Machine.State, drawing generator: inout SeededGenerator
  ) -> Machine.Action? {
    let enabled = Array(machine.actions(in: state))
    let total = enabled.reduce(0) { $0 + max(0, weight($1)) }
    guard total > 0 else { return nil }
    var ticket = generator.next(below: total)
    return enabled.first { action in
      ticket -= max(0, weight(action))
      return ticket < 0
    }
  }

  private func firstBroken(by trace: Trace<Machine>) -> String? {
    properties.first { $0.claims.contains { $0.isBroken(by: trace) } }?.id
  }

  private func firstBroken(byEndOf trace: Trace<Machine>) -> String? {
    guard machine.isTerminal(trace.finalState) else { return nil }
    return properties.first { $0.claims.contains { $0.isBroken(byEndOf: trace) } }?.id
  }
}

extension NaiveWalker.Findings {
  init(_ report: WalkReport<Machine>) {
    self.init(
      walks: report.walks, steps: report.steps, actionCounts: report.actionCounts,
      statesVisited: report.statesVisited, transitionsTaken: report.transitionsTaken,
      brokenProperty: report.violation?.property.id, trace: report.violation?.trace)
  }
}

extension Claim {
  /// Whether a trace breaks the claim that its last step did not find broken.
  fileprivate func isBroken(by trace: Trace<Machine>) -> Bool {
    switch self {
    case .always(let condition): !condition.holds(in: trace.finalState)
    case .everyStep(let trigger, let condition):
      trace.steps.last.map { trigger.holds($0) && !condition.holds($0) } ?? false
    case .pattern(let pattern): NaivePattern(pattern: pattern).judgement(on: trace.steps) == .broken
    case .noDeadlock, .reachable, .reachableStep, .alwaysPossible: false
    }
  }

  /// Whether a trace breaks the claim by going no further.
  fileprivate func isBroken(byEndOf trace: Trace<Machine>) -> Bool {
    switch self {
    case .noDeadlock(let exception): !exception.holds(in: trace.finalState)
    case .pattern(let pattern):
      NaivePattern(pattern: pattern).judgement(on: trace.steps) == .pending
    case .always, .everyStep, .reachable, .reachableStep, .alwaysPossible: false
    }
  }
}
