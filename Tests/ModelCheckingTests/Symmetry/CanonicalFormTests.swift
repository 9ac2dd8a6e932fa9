import ModelChecking
import Testing
import Thoroughness

@Suite struct `A canonical form` {
  typealias Colony = RandomColony

  /// That no two cells are of the kind which the last rule makes.
  private static func property(of colony: Colony) -> Property<Colony> {
    let kind = colony.rules[4].target
    return Property(
      "pair", "no two cells are alike",
      .always(StatePredicate("fewer than two") { $0.count(of: kind) < 2 }))
  }

  private static func verdict(
    on colony: Colony, auditing: ContractAudit, threads: Int
  ) -> Verdict<Colony> {
    colony.orbits.check([property(of: colony)], options: .audit(auditing).threads(threads))
      .results[0].verdict
  }

  private static func isRight(_ verdict: Verdict<Colony>, on colony: Colony) -> Bool {
    let kind = colony.rules[4].target
    let length = NaiveSearch(colony).length { $0.count(of: kind) >= 2 }
    return verdict.isRefuted(after: length, in: colony)
  }

  /// The ways to search a colony: all of them, or one that the seed chooses.
  private static func ways(
    _ audits: [ContractAudit], seed: UInt64
  ) -> [(auditing: ContractAudit, threads: Int)] {
    let all: [(auditing: ContractAudit, threads: Int)] = [1, 8].flatMap { threads in
      audits.map { (auditing: $0, threads: threads) }
    }
    return Thoroughness.isFullForEngine ? all : [all[Int(seed) % all.count]]
  }

  @Test(arguments: CanonicalForm.wrong)
  func `that is wrong ends in a fault or does no harm`(form: CanonicalForm) {
    var faults = 0
    for seed in Thoroughness.seeds(600) {
      let colony = Colony(seed: seed, form: form)
      for (auditing, threads) in Self.ways([.everyState, .sample], seed: seed) {
        let verdict = Self.verdict(on: colony, auditing: auditing, threads: threads)
        if case .faulty(.asymmetric) = verdict {
          faults += 1
        } else {
          #expect(Self.isRight(verdict, on: colony), "seed \(seed)")
        }
      }
    }
    #expect(faults > 0)
  }

  @Test(arguments: CanonicalForm.right)
  func `that is right gives the right verdict`(form: CanonicalForm) {
    for seed in Thoroughness.seeds(150, oneOf: 5) {
      let colony = Colony(seed: seed, cells: Thoroughness.isFullForEngine ? 4 : 3, form: form)
      for (auditing, threads) in Self.ways([.everyState, .sample, .off], seed: seed) {
        let verdict = Self.verdict(on: colony, auditing: auditing, threads: threads)
        #expect(Self.isRight(verdict, on: colony), "seed \(seed)")
      }
      #expect(colony.symmetryFault(in: [Self.property(of: colony)]) == nil, "seed \(seed)")
    }
  }

  @Test(arguments: CanonicalForm.wrong) func `that is wrong is found by tests`(form: CanonicalForm)
  {
    let isFound = Thoroughness.seeds(600).contains {
      Colony(seed: $0, form: form).symmetryFault() != nil
    }
    #expect(isFound)
  }

  /// The orbits with four who have finished have 11,880 members, which are not listed.
  @Test func `that leaves a large orbit is found by where its states lead`() {
    let fault = Race(isSorted: false).orbits.check(options: .audit(.everyState)).fault
    guard case .asymmetric(.differentOrbits)? = fault else {
      Issue.record("found: \(String(describing: fault))")
      return
    }
    #expect(Race(isSorted: true).orbits.check(options: .audit(.everyState)).fault == nil)
  }

  @Test func `that sorts two arrays apart no longer proves what is false`() {
    let report = Votes().orbits.check([Votes.property])
    guard case .faulty(.asymmetric(.foreignRepresentative)) = report.results[0].verdict else {
      Issue.record("the verdict is \(report.results[0].verdict)")
      return
    }
    #expect(report.fault != nil)
    #expect(Votes().symmetryFault() != nil)
  }

  @Test func `sorts arrays, unless the machine says otherwise`() {
    #expect(Row().representative(of: [2, 0, 1]) == [0, 1, 2])
    #expect(Row().symmetryFault() == nil)
    #expect(Row().orbits.check().states == 4)
  }

  @Test func `is the smallest member of an orbit whose states can be compared`() {
    #expect(Bits().representative(of: 0b110) == 0b011)
    #expect(Bits().symmetryFault() == nil)
    #expect(Bits().orbits.check().states == 4)
  }
}

/// Voters who register and then vote. The canonical form sorts the two arrays apart, so that a vote
/// seems to belong to whoever registered.
private struct Votes: SymmetricMachine {
  struct State: Hashable {
    var isRegistered = [false, false]
    var hasVoted = [false, false]
  }

  struct Action: Hashable {
    let voter: Int
    let votes: Bool
  }

  let initialStates = [State()]

  func actions(in state: State) -> [Action] {
    (0..<2).flatMap { voter -> [Action] in
      if !state.isRegistered[voter], !state.hasVoted.contains(true) {
        return [Action(voter: voter, votes: false), Action(voter: voter, votes: true)]
      }
      return state.isRegistered[voter] && state.hasVoted[1 - voter]
        ? [Action(voter: voter, votes: true)] : []
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    if action.votes {
      next.hasVoted[action.voter] = true
    } else {
      next.isRegistered[action.voter] = true
    }
    return next
  }

  var exchanges: [ComponentExchange<Votes>] {
    ComponentExchange.neighbours(of: 2, named: "voters") { state, places in
      state.isRegistered.swapAt(places.first, places.second)
      state.hasVoted.swapAt(places.first, places.second)
    } actions: {
      Action(voter: $1($0.voter), votes: $0.votes)
    }
  }

  func representative(of state: State) -> State {
    State(
      isRegistered: state.isRegistered.sorted { !$0 && $1 },
      hasVoted: state.hasVoted.sorted { !$0 && $1 })
  }

  /// It is false after three steps.
  static let property = Property<Votes>(
    "both", "at most one votes",
    .always(StatePredicate("at most one votes") { $0.hasVoted.count { $0 } < 2 }))
}

/// Three lamps that are switched on, with everything that can be left out left out.
private struct Row: SymmetricMachine {
  let initialStates = [[0, 0, 0]]
  func actions(in state: [Int]) -> [Int] { state.indices.filter { state[$0] == 0 } }
  func successor(of state: [Int], taking lamp: Int) -> [Int] {
    var next = state
    next[lamp] = 1
    return next
  }
  var exchanges: [ComponentExchange<Row>] {
    ComponentExchange.neighbours(of: 3, named: "lamps") { lamp, places in places(lamp) }
  }
}

/// The same lamps as the bits of a number.
private struct Bits: SymmetricMachine {
  let initialStates = [0]
  func actions(in state: Int) -> [Int] { (0..<3).filter { state & 1 << $0 == 0 } }
  func successor(of state: Int, taking lamp: Int) -> Int { state | 1 << lamp }
  var exchanges: [ComponentExchange<Bits>] {
    ComponentExchange.neighbours(of: 3, named: "lamps") { state, places in
      let difference = (state >> places.first ^ state >> places.second) & 1
      state ^= difference << places.first | difference << places.second
    } actions: { lamp, places in
      places(lamp)
    }
  }
}

/// Twelve runners finish in some order; whoever is fourth may protest. A wrong canonical form takes
/// the fourth for one more third.
private struct Race: SymmetricMachine {
  static let protest = 9

  let isSorted: Bool
  let initialStates = [Array(repeating: 0, count: 12)]

  func actions(in state: [Int]) -> [Int] {
    let hasFinished = state.count { $0 > 0 }
    return state.indices.filter { state[$0] == 0 && hasFinished < 5 || state[$0] == 4 }
  }

  func successor(of state: [Int], taking runner: Int) -> [Int] {
    var next = state
    next[runner] = state[runner] == 0 ? state.count { $0 > 0 } + 1 : Self.protest
    return next
  }

  var exchanges: [ComponentExchange<Race>] {
    ComponentExchange.neighbours(of: 12, named: "runners") { runner, places in places(runner) }
  }

  func representative(of state: [Int]) -> [Int] {
    (isSorted ? state : state.map { $0 == 4 ? 3 : $0 }).sorted()
  }
}
