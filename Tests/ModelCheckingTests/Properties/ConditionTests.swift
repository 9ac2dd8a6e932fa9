import ModelChecking
import Testing

@Suite struct `A condition on steps` {
  typealias Condition = StepPredicate<Graph>

  static let graph = Graph([(0, "a", 1), (0, "b", 1), (1, "a", 0), (1, "b", 1)])
  static let steps: [Step<Graph>] = [
    Step(source: 0, action: "a", target: 1), Step(source: 0, action: "b", target: 1),
    Step(source: 1, action: "a", target: 0), Step(source: 1, action: "b", target: 1),
  ]

  /// Each condition with the steps above that satisfy it.
  static let table: [(condition: Condition, holds: [Bool])] = [
    (takesA, [true, false, true, false]),
    (fromZero, [true, true, false, false]),
    (.any, [true, true, true, true]),
    (!takesA, [false, true, false, true]),
    (!fromZero, [false, false, true, true]),
    (!.any, [false, false, false, false]),
    (takesA && fromZero, [true, false, false, false]),
    (fromZero && takesA, [true, false, false, false]),
    (takesA || fromZero, [true, true, true, false]),
    (fromZero || takesA, [true, true, true, false]),
    (!(takesA && fromZero), [false, true, true, true]),
    (!(takesA || fromZero), [false, false, false, true]),
    (takesA && !fromZero, [false, false, true, false]),
    (!takesA || !fromZero, [false, true, true, true]),
    (takesA && !takesA, [false, false, false, false]),
    (fromZero || !fromZero, [true, true, true, true]),
    (takesA && .any, [true, false, true, false]),
    (fromZero || .any, [true, true, true, true]),
    (fromZero && !.any, [false, false, false, false]),
    (chosen, [true, true, false, true]),
    (!chosen, [false, false, true, false]),
    (chosen && takesA, [true, false, false, false]),
    (!chosen || fromZero, [true, true, true, false]),
  ]

  static let takesA = Condition.taking("a")
  static let fromZero = Condition("starts at 0") { source, _, _ in source == 0 }
  /// Another condition for each action.
  static let chosen = Condition.chosen("starts at 0 if it takes a") { $0 == "a" ? fromZero : .any }

  @Test func `holds for the steps that satisfy it`() {
    for (condition, holds) in Self.table {
      #expect(Self.steps.map(condition.holds) == holds, "\(condition.name)")
    }
  }

  @Test func `is reachable exactly where one of the steps satisfies it`() {
    for (condition, holds) in Self.table {
      let outcome = Self.graph.outcome(.reachableStep(condition))
      #expect((outcome != .violatedWithoutTrace) == holds.contains(true), "\(condition.name)")
    }
  }

  @Test func `is read in patterns as it is read alone`() {
    for (condition, holds) in Self.table {
      for (step, isSatisfied) in zip(Self.steps, holds) {
        let start = Graph(from: [step.source], [(step.source, step.action, step.target)])
        let broken = Outcome.violated(by: [step.action])
        let only = start.outcome(.everyStep(where: .any, is: condition))
        let absent = start.outcome(.pattern(.absence(of: condition)))
        #expect((only == broken) == !isSatisfied, "\(condition.name)")
        #expect((absent == broken) == isSatisfied, "\(condition.name)")
      }
    }
  }

  @Test func `has a name that says how it was made`() {
    #expect((Self.takesA && Self.fromZero).name == "takes a and starts at 0")
    #expect((Self.takesA || .any).name == "takes a or any step")
    #expect((!Self.fromZero).name == "not starts at 0")
  }

  @Test func `looks at no state where the action decides`() {
    let forbidden = Condition("fails when asked") { _, _, _ in
      Issue.record("a state was looked at")
      return true
    }
    let absent = Claim<Graph>.pattern(.absence(of: .taking("c") && forbidden))
    #expect(Self.graph.outcome(absent) == .holds)
    #expect(Self.graph.outcome(.reachableStep(.taking("c") && forbidden)) == .violatedWithoutTrace)
  }

  @Test func `on states is what its test says`() {
    let even = StatePredicate<Graph>("even") { $0.isMultiple(of: 2) }
    #expect(even.holds(in: 4) && !even.holds(in: 5) && even.name == "even")
  }
}
