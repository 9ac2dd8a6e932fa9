import ModelChecking
import Testing
import Thoroughness

@Suite struct `A naive search` {
  static let seeds = Thoroughness.seeds(3_000, oneOf: 25)

  /// Runs a comparison on random graphs, and stops at the first that differs.
  private func compare(
    sourceLocation: SourceLocation = #_sourceLocation,
    by isEqual: (RandomGraph, NaiveSearch<RandomGraph>) -> Bool
  ) {
    let first = Self.seeds.first { seed in
      let machine = RandomGraph(seed: seed, states: 8, outgoingTransitions: 3)
      return !isEqual(machine, NaiveSearch(machine))
    }
    #expect(first == nil, "seed of the first difference", sourceLocation: sourceLocation)
  }

  @Test func `agrees on the states and their depths`() {
    compare { machine, naive in
      let graph = machine.explore()
      return Set(graph.states) == naive.states && graph.states.count == naive.states.count
        && graph.depth == max(0, naive.layers.count - 1)
        && graph.states.indices.allSatisfy { index in
          graph.depth(of: index) == naive.depth(of: graph.states[index])
        }
    }
  }

  @Test func `agrees on the transitions`() {
    compare { machine, naive in
      let graph = machine.explore()
      return graph.transitionCount == naive.transitionCount
        && graph.states.indices.allSatisfy { index in
          let source = graph.states[index]
          let found = graph.transitions(from: index).map { transition in
            Step<RandomGraph>(
              source: graph.states[transition.source], action: transition.action,
              target: graph.states[transition.target])
          }
          return found == NaiveSearch.steps(from: source, in: machine)
        }
    }
  }

  @Test func `agrees on the length of shortest traces`() {
    compare { machine, naive in
      let graph = machine.explore()
      return graph.states.indices.allSatisfy { index in
        let trace = graph.shortestTrace(to: index)
        return machine.hasTrace(trace) && trace.finalState == graph.states[index]
          && trace.count == naive.depth(of: graph.states[index])
      }
    }
  }

  @Test func `agrees on what always holds`() {
    compare { machine, naive in
      let verdict = verdict(.always(.notAt(3, 7)), on: machine)
      return verdict.isRefuted(after: naive.length { $0 == 3 || $0 == 7 }, in: machine)
    }
  }

  @Test func `agrees on what every step is`() {
    compare { machine, naive in
      let falls = StepPredicate<RandomGraph>("falls") { $0 > $2 }
      let byOne = StepPredicate<RandomGraph>("by one") { $0 - $2 == 1 }
      let verdict = verdict(.everyStep(where: falls, is: byOne), on: machine)
      let length = naive.length(toStep: { $0.source > $0.target + 1 })
      return verdict.isRefuted(after: length, in: machine)
    }
  }

  @Test func `agrees on what is reachable`() {
    compare { machine, naive in
      let state = verdict(.reachable(.at(5)), on: machine)
      let step = verdict(.reachableStep(StepPredicate("loops") { $0 == $2 }), on: machine)
      return state.isShown(after: naive.length { $0 == 5 }, in: machine)
        && step.isShown(after: naive.length(toStep: { $0.source == $0.target }), in: machine)
    }
  }

  @Test func `agrees on which actions are possible`() {
    compare { machine, naive in
      let third = StepPredicate<RandomGraph>.action("every third") { $0.number % 3 == 2 }
      let length = naive.length(toStep: { $0.action.number % 3 == 2 })
      return verdict(.reachableStep(third), on: machine).isShown(after: length, in: machine)
        && verdict(.everyStep(where: .any, is: !third), on: machine)
          .isRefuted(after: length, in: machine)
    }
  }

  @Test func `agrees on what is always possible`() {
    compare { machine, naive in
      let verdict = verdict(.alwaysPossible(.at(0, 1)), on: machine)
      let length = naive.length { state in !naive.canReach({ $0 < 2 }, from: state) }
      return verdict.isRefuted(after: length, in: machine)
    }
  }

  @Test func `agrees on deadlocks`() {
    compare { machine, naive in
      let verdict = verdict(.noDeadlock(except: .at(2, 4)), on: machine)
      let length = naive.length { $0 != 2 && $0 != 4 && naive.isTerminal($0) }
      return verdict.isRefuted(after: length, in: machine)
    }
  }

  private func verdict(
    _ claim: Claim<RandomGraph>, on machine: RandomGraph
  ) -> Verdict<RandomGraph> {
    machine.explore().check(Property("id", "statement", claim)).verdict
  }
}

extension Verdict {
  /// Whether this is a refutation by a minimal trace of this length, or none for nil.
  func isRefuted(after length: Int?, in machine: Machine) -> Bool {
    switch self {
    case .violated(let counterexample?):
      counterexample.trace.count == length && counterexample.isMinimal
        && machine.hasTrace(counterexample.trace)
    case .holds(nil): length == nil
    case .holds, .violated, .undecided, .faulty: false
    }
  }

  /// Whether this is a proof by a trace of this length, or a refutation for nil.
  func isShown(after length: Int?, in machine: Machine) -> Bool {
    switch self {
    case .holds(let witness?): witness.count == length && machine.hasTrace(witness)
    case .violated(nil): length == nil
    case .holds, .violated, .undecided, .faulty: false
    }
  }
}
