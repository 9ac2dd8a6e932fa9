@testable import ModelChecking
import Testing
import Thoroughness

/// Long traces of graphs of a few states, so that most steps repeat one that was taken before.
@Suite struct `A trace whose equal steps are numbered` {
  private static let properties = RandomClaims.safety.map { Property("id", "statement", $0) }

  private struct Sample {
    let machine: RandomGraph
    let trace: Trace<RandomGraph>
  }

  /// Traces of up to 60 steps through graphs of up to four states.
  private static let samples = Thoroughness.seeds(600, oneOf: 25).map { seed in
    let machine = RandomGraph(
      seed: seed, states: 4, outgoingTransitions: 4, letters: RandomClaims.letters)
    var generator = SeededGenerator(seed: seed)
    var trace = Trace<RandomGraph>(from: machine.initialStates[0])
    while trace.count < 60, !machine.isTerminal(trace.finalState) {
      let enabled = machine.actions(in: trace.finalState)
      let action = enabled[generator.next(below: enabled.count)]
      trace.take(action, to: machine.successor(of: trace.finalState, taking: action))
    }
    return Sample(machine: machine, trace: trace)
  }

  @Test func `has a number for each different step, counted from 0`() {
    let areRight = Self.samples.map { sample in
      let numbers = NumberedTrace(sample.trace).numbers
      var seen: [Step<RandomGraph>] = []
      for step in sample.trace.steps where !seen.contains(step) { seen.append(step) }
      return numbers.map { seen[$0] } == sample.trace.steps
    }
    #expect(areRight.allSatisfy { $0 })
  }

  @Test func `is broken by the same step as the trace by itself`() {
    var broken = 0
    for sample in Self.samples {
      let numbered = NumberedTrace(sample.trace)
      for property in Self.properties {
        let prefix = property.violatingPrefix(of: sample.trace, in: sample.machine)
        #expect(property.violatingPrefix(of: numbered, in: sample.machine) == prefix)
        broken += prefix == nil ? 0 : 1
      }
    }
    #expect(broken > Self.samples.count)
  }

  @Test func `is broken where the definition of the pattern says`() {
    for sample in Self.samples where sample.machine.isTerminal(sample.trace.finalState) {
      let numbered = NumberedTrace(sample.trace)
      for pattern in RandomClaims.patterns {
        let property = Property<RandomGraph>("id", "statement", .pattern(pattern))
        let length = NaivePattern(pattern: pattern).violatedLength(of: sample.trace.steps)
        #expect(property.violatingPrefix(of: numbered, in: sample.machine)?.count == length)
      }
    }
  }
}
