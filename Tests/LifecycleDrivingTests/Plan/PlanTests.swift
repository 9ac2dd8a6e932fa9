import LifecycleModels
import ModelChecking
import Testing

@testable import LifecycleDriving

@Suite struct `The plan of a life cycle` {
  @Test func `has 224 states and 740 transitions for a delegate that saves`() {
    expectCounts([.didEnterBackground, .taskExpiration], states: 224, transitions: 740)
  }

  @Test
  func `has 272 states and 788 transitions for a delegate that follows every change of state`() {
    expectCounts(Alphabet.seven.union([.taskExpiration]), states: 272, transitions: 788)
  }

  private func expectCounts(
    _ noticed: Set<Callback>, states: Int, transitions: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let plan = LifeCyclePlan(of: AppModel(profile: .observed), noticing: noticed)
    #expect(plan.states.count == states, sourceLocation: sourceLocation)
    #expect(
      plan.states.map(\.transitions.count).reduce(0, +) == transitions,
      sourceLocation: sourceLocation)
  }

  @Test func `has a trace of the model for each of its paths`() throws {
    let machine = AppModel(profile: .observed).machine
    let plan = Self.plan
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var end = 0
      var path: [LifeCyclePlan.Step] = []
      for _ in 0..<60 {
        let (step, target) = draw(from: plan.states[end], with: &generator)
        path.append(step)
        end = Int(target)
      }
      let rules = plan.rules(of: path)
      #expect(rules.allSatisfy { !$0.isEmpty }, "seed \(seed)")
      let trace = try #require(plan.trace(of: rules.flatMap(\.self)), "seed \(seed)")
      #expect(trace.steps.count == rules.joined().count, "seed \(seed)")
      var state = machine.initialStates[0]
      for rule in rules.joined() { machine.rules[Int(rule)].effect(&state) }
      #expect(state.execution == plan.states[end].execution, "seed \(seed)")
      #expect(state.isQuiet == plan.states[end].isQuiet, "seed \(seed)")
    }
  }

  @Test func `has no trace for rules that cannot follow one another`() throws {
    let launch = try #require(Self.plan.ruleNames.firstIndex(of: "launch"))
    #expect(Self.plan.trace(of: [Int32(launch), Int32(launch)]) == nil)
  }

  private static let plan = LifeCyclePlan(
    of: AppModel(profile: .observed), noticing: Alphabet.events.callbacks, deaths: .anywhere)

  private func draw(
    from state: PlanState, with generator: inout SeededGenerator
  ) -> (step: LifeCyclePlan.Step, target: Int32) {
    let transitions = state.transitions
    let number = generator.next(below: transitions.count + state.requests.count)
    guard number < transitions.count else {
      let request = state.requests[number - transitions.count]
      return (.request(request.request), request.target)
    }
    if let refusal = transitions[number].refusal, generator.next(below: 2) == 0 {
      return (.transition(number, refused: true), refusal.target)
    }
    return (.transition(number, refused: false), transitions[number].target)
  }
}
