import Testing
import Thoroughness

@testable import ModelChecking

/// Reads the tables of a watch along a trace, as the page of a state space does.
private struct WatchReader {
  let graph: StateGraph<RandomGraph>
  let watch: ClaimWatch
  private let values: (states: [[UInt8]], transitions: [[UInt8]])

  init(_ graph: StateGraph<RandomGraph>, _ properties: [Property<RandomGraph>]) {
    self.graph = graph
    watch = graph.watch(properties)
    values = (watch.states.values, watch.transitions.values)
  }

  /// The number of steps after which a claim is broken; nil if the trace does not break it.
  func stepsToBreak(_ claim: WatchedClaim, by trace: [Int], from start: Int) -> Int? {
    var (state, observed) = (start, 0)
    if claim.subject == .state, mark(claim, state) { return 0 }
    for (number, place) in trace.enumerated() {
      let index = graph.table.range(of: state).lowerBound + place
      state = Int(graph.table.target[index])
      switch claim.subject {
      case .state: if mark(claim, state) { return number + 1 }
      case .step: if letter(claim, index) != 0 { return number + 1 }
      case .steps(let table):
        let entry = observed * ObserverTable.letterCount + Int(letter(claim, index))
        observed = Int(table.next[entry])
        if table.isViolated[observed] { return number + 1 }
        if table.isPending[observed], graph.isTerminal(state) { return number + 1 }
      case .graph: break
      }
    }
    return nil
  }

  func mark(_ claim: WatchedClaim, _ state: Int) -> Bool {
    claim.column.map { values.states[$0][Int(watch.states.rowNumbers[state])] != 0 } ?? false
  }

  func letter(_ claim: WatchedClaim, _ index: Int) -> UInt8 {
    claim.column.map { values.transitions[$0][Int(watch.transitions.rowNumbers[index])] } ?? 0
  }
}

@Suite struct `The tables of a watch` {
  @Test func `say of random traces what the engine says`() {
    var differences: [String] = []
    for seed in Thoroughness.seeds(20) {
      let machine = RandomGraph(
        seed: seed, states: 5, outgoingTransitions: 2, letters: RandomClaims.letters)
      let graph = machine.explore()
      let properties = RandomClaims.safety.map { Property("id", "statement", $0) }
      let reader = WatchReader(graph, properties)
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<3 {
        let (places, trace) = walk(graph, &generator)
        for claim in reader.watch.claims {
          let expected = properties[claim.property].violatingPrefix(of: trace, in: machine)?.count
          if reader.stepsToBreak(claim, by: places, from: 0) != expected {
            differences.append("seed \(seed), \(properties[claim.property].claims[0])")
          }
        }
      }
    }
    #expect(differences == [])
  }

  private func walk(
    _ graph: StateGraph<RandomGraph>, _ generator: inout SeededGenerator
  ) -> (places: [Int], trace: Trace<RandomGraph>) {
    var places: [Int] = []
    var state = 0
    var trace = Trace<RandomGraph>(from: graph.states[0])
    while places.count < 12 {
      let transitions = graph.transitions(from: state)
      if transitions.isEmpty { break }
      let place = generator.next(below: transitions.count)
      places.append(place)
      state = transitions[place].target
      trace.take(transitions[place].action, to: graph.states[state])
    }
    return (places, trace)
  }

  @Test func `say of each state and transition what is said without a graph`() {
    for seed in Thoroughness.seeds(20) {
      let machine = RandomGraph(
        seed: seed, states: 5, outgoingTransitions: 2, letters: RandomClaims.letters)
      let graph = machine.explore()
      let properties = RandomClaims.safety.map { Property("id", "statement", $0) }
      let reader = WatchReader(graph, properties)
      let watch = StepWatch(properties)
      let claims = Array(zip(watch.claims, reader.watch.claims))
      #expect(claims.allSatisfy { $0.property == $1.property })
      for state in graph.states.indices {
        let marks = watch.marks(of: graph.states[state], isTerminal: graph.isTerminal(state))
        for (claim, mark) in zip(claims, marks) where claim.0.subject == .state {
          #expect(reader.mark(claim.1, state) == (mark != 0))
        }
        for (index, transition) in zip(graph.table.range(of: state), graph.transitions(from: state))
        {
          let step = Step<RandomGraph>(
            source: graph.states[state], action: transition.action,
            target: graph.states[transition.target])
          for (claim, letter) in zip(claims, watch.letters(of: step))
          where claim.1.subject != .state {
            #expect(reader.letter(claim.1, index) == letter)
          }
        }
      }
    }
  }

  @Test func `leave open what depends on all states if there is no graph`() {
    let watch = StepWatch<Graph>([
      Property("id", "statement", .alwaysPossible(.at(0)), .always(.notAt(1)))
    ])
    #expect(watch.claims.map(\.subject) == [.graph, .state])
    #expect(watch.claims.map(\.column) == [nil, 1])
  }

  @Test func `know the states from which a state cannot be reached`() {
    let graph = Graph([(0, "a", 1), (1, "b", 0), (0, "c", 2)]).explore()
    let watch = graph.watch([Property("id", "statement", .alwaysPossible(.at(0)))])
    #expect(watch.claims.map(\.subject) == [.state])
    #expect(watch.states.rowNumbers.map { watch.states.values[0][Int($0)] } == [0, 0, 1])
  }

  @Test func `have no column for what nothing answers, and one for equal claims`() {
    let graph = Graph([(0, "a", 1), (1, "b", 0)]).explore()
    let watch = graph.watch([
      Property("1", "statement", .always(.notAt(1)), .always(.notAt(7))),
      Property("2", "statement", .always(.notAt(1))),
    ])
    #expect(watch.claims.map(\.column) == [0, nil, 0])
    #expect(watch.claims.map(\.property) == [0, 0, 1])
    #expect(watch.states.rowCount == 2)
  }
}

@Suite struct `Joined columns` {
  @Test func `store equal rows once, and give each column back`() {
    let columns: [[UInt8]] = [[1, 1, 31, 1], [0, 2, 2, 0]]
    var joint = JointColumns(count: 4)
    #expect(columns.map { joint.append($0) } == [0, 1])
    #expect(joint.rowNumbers == [0, 1, 2, 0])
    let values = joint.values
    #expect(values.map { column in joint.rowNumbers.map { column[Int($0)] } } == columns)
  }

  @Test func `can be empty`() {
    #expect(JointColumns(count: 0).rowCount == 0)
    #expect(JointColumns(count: 3).rowCount == 1)
  }
}
