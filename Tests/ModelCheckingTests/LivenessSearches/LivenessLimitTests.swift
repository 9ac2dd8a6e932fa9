import ModelChecking
import Testing

@Suite struct `A search for what happens in the end` {
  static let line = Graph([(0, "p", 1), (1, "o", 2), (2, "o", 3), (3, "q", 4), (4, "o", 4)])

  @Test func `that is cut short decides nothing`() throws {
    for states in 1...4 {
      let limits = SearchLimits(states: states)
      guard
        case .undecided(.stopped(by: let limit)) = try Self.line.verdict(
          "eventually q", limits: limits)
      else {
        Issue.record("\(states) states decide")
        continue
      }
      #expect(limit == .states(states))
    }
  }

  @Test func `takes no state that was not expanded for an end`() throws {
    let verdict = try Self.line.verdict("eventually q", limits: .depth(2))
    guard case .undecided(.stopped(by: .depth(2))) = verdict else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test func `finds what breaks a statement in a graph that was cut short`() throws {
    let graph = Graph([(0, "p", 0), (0, "o", 1), (1, "o", 2), (2, "q", 3)])
    let verdict = try graph.verdict("eventually q", limits: .states(2))
    #expect(verdict.lasso?.cycle.map(\.action) == ["p"])
  }

  @Test func `has limits of its own`() throws {
    let property = try Self.line.property("eventually q")
    let graph = Self.line.explore()
    for limits in [SearchLimits(states: 0), SearchLimits(memory: 1), SearchLimits(time: .zero)] {
      guard case .undecided(.stopped) = graph.check(property, limits: limits) else {
        Issue.record("\(limits) stops nothing")
        continue
      }
    }
  }

  @Test func `ends when its task is cancelled`() async throws {
    let property = try Self.line.property("eventually q")
    let graph = Self.line.explore()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return graph.check(property)
    }
    task.cancel()
    guard case .undecided(.stopped(by: .cancelled)) = await task.value else {
      Issue.record("the search went on")
      return
    }
  }

  @Test func `never proves anything of runs that cannot be`() throws {
    let graph = Graph([(0, "p", 1), (1, "o", 1), (0, "q", 0)])
    guard case .unfair = try graph.verdict("always p", unconditional: ["p"]) else {
      Issue.record("a run takes “p” for ever")
      return
    }
    let end = Graph([(0, "p", 1)])
    guard case .unfair = try end.verdict("always p", unconditional: ["p"]) else {
      Issue.record("a finite run is fair")
      return
    }
  }

  @Test func `says that a trigger never comes`() throws {
    guard
      case .vacuous(let neverTriggered) = try Self.line.verdict("always (r implies eventually q)")
    else {
      Issue.record("the trigger comes")
      return
    }
    #expect(neverTriggered.description == "not eventually r")
    #expect(try Self.line.verdict("always (p implies eventually q)").holds)
  }

  @Test func `shows a fair run on which a formula is true`() throws {
    let property = try Self.line.property("always (p implies eventually q)")
    let graph = Self.line.explore()
    let witness = try graph.fairRun(satisfying: LTLFormula("eventually q"), under: property)
    #expect(witness?.stem.actions.contains("q") == true)
    #expect(try graph.fairRun(satisfying: LTLFormula("eventually r"), under: property) == nil)
  }

  @Test func `refuses states that were reduced by symmetry`() throws {
    struct Lamps: SymmetricMachine {
      let initialStates = [[0, 0]]
      func actions(in state: [Int]) -> [Int] { state.indices.filter { state[$0] == 0 } }
      func successor(of state: [Int], taking lamp: Int) -> [Int] {
        state.indices.map { $0 == lamp ? 1 : state[$0] }
      }
      var exchanges: [ComponentExchange<Lamps>] {
        ComponentExchange.neighbours(of: 2, named: "lamps") { lamp, places in places(lamp) }
      }
    }
    let vocabulary = try LivenessVocabulary<OrbitMachine<Lamps>>(
      predicates: [.state("lit") { $0 == [1, 1] }])
    let property = try LivenessProperty("lit", "eventually lit", in: vocabulary)
    guard case .undecided(.symmetry) = OrbitMachine(Lamps()).explore().check(property) else {
      Issue.record("orbits were searched")
      return
    }
  }

  @Test func `leaves orders that are left out undecided`() throws {
    let vocabulary = try LivenessVocabulary<ReducedMachine<Clocks>>(
      predicates: [.state("stopped") { $0 == [1, 1] }])
    let property = try LivenessProperty("stopped", "eventually stopped", in: vocabulary)
    let reduced = ReducedMachine(Clocks(clocks: 2, last: 1), keeping: [])
    guard case .undecided(.reduction) = reduced.check(property),
      case .undecided(.reduction) = reduced.explore().check(property)
    else {
      Issue.record("a reduced machine was searched")
      return
    }
  }
}
