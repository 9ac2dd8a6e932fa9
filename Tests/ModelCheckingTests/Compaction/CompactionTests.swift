import ModelChecking
import Testing

/// A ring of packed states with a step to the next one and one to the one after it.
private struct PackedRing: StateMachine {
  struct State: PackedState {
    let code: UInt64
    init(code: UInt64) { self.code = code }
  }

  typealias Encoding = PackedEncoding<State>

  let size: UInt64

  var initialStates: [State] { [State(code: 0)] }
  func actions(in state: State) -> [UInt64] { [1, 2] }
  func successor(of state: State, taking action: UInt64) -> State {
    State(code: (state.code + action) % size)
  }

  func reaches(_ code: UInt64) -> Property<Self> {
    Property("reach", "\(code) is reached", .reachable(StatePredicate("at") { $0.code == code }))
  }

  func avoids(_ code: UInt64) -> Property<Self> {
    Property("avoid", "\(code) is avoided", .always(StatePredicate("not at") { $0.code != code }))
  }
}

@Suite struct `A search with compaction` {
  @Test func `with room enough finds every state, and proves nothing`() throws {
    let machine = PackedRing(size: 5_000)
    let report = machine.check(
      [machine.avoids(6_000), machine.reaches(4_999)], options: .compacted(bytes: 1 << 20))
    #expect(report.states == 5_000 && report.transitions == 10_000 && report.depth == 2_500)
    #expect(!report.isComplete && report.stoppedBy == nil)
    #expect(Outcome(report.results[0].verdict) == .undecided(.compacted))
    guard case .holds(let witness?) = report.results[1].verdict else {
      return #expect(Bool(false), "a witness is proof enough")
    }
    #expect(witness.count == 2_500)
    #expect(try machine.replay(witness.actions) == witness)
    let estimate = try #require(report.compaction)
    #expect(estimate.coverage > 0.999_99 && estimate.omissionProbability < 0.01)
  }

  @Test func `does not call its counterexample the shortest`() throws {
    let machine = PackedRing(size: 100)
    let report = machine.check([machine.avoids(50)], options: .compacted(bytes: 1 << 16))
    guard case .violated(let counterexample?) = report.results[0].verdict else {
      return #expect(Bool(false), "50 is reached")
    }
    #expect(!counterexample.isMinimal)
    #expect(counterexample.trace.finalState.code == 50)
    #expect(try machine.replay(counterexample.trace.actions) == counterexample.trace)
  }

  @Test func `without room misses states, and expects to`() throws {
    // A binary tree: many ways, each state one way in, so that omissions do not cut off everything.
    let report = PackedTree(depth: 15).check([], options: .compacted(bytes: 8_192))
    let estimate = try #require(report.compaction)
    #expect(report.states < 60_000)
    #expect(estimate.omissionProbability > 0.999)
    #expect(estimate.coverage < 0.9)
    #expect(estimate.fill > 0.5)
  }

  @Test func `expects about as many omissions as there are`() throws {
    let machine = PackedFan(width: 100_000)
    let report = machine.check([], options: .compacted(bytes: 50_000))
    let estimate = try #require(report.compaction)
    let omitted = Double(100_001 - report.states)
    #expect(omitted > 1_000)
    #expect(abs(estimate.expectedOmissions - omitted) < 0.1 * omitted)
  }

  @Test(arguments: [2, 3, 5]) func `omits the same states on any number of threads`(threads: Int) {
    let machine = PackedTree(depth: 14)
    let one = machine.check([], options: .compacted(bytes: 4_096))
    let many = machine.check([], options: .compacted(bytes: 4_096).threads(threads))
    #expect(one.states == many.states && one.transitions == many.transitions)
    #expect(one.depth == many.depth && one.compaction == many.compaction)
  }

  @Test func `leaves patterns undecided`() {
    let machine = PackedRing(size: 10)
    let pattern = Property<PackedRing>(
      "id", "statement", .pattern(.absence(of: .action("two") { $0 == 2 })))
    let report = machine.check([pattern], options: .compacted(bytes: 1 << 16))
    #expect(Outcome(report.results[0].verdict) == .undecided(.compacted))
  }

  @Test func `stops at its limits as every search does`() {
    let machine = PackedRing(size: 5_000)
    let report = machine.check(
      [machine.avoids(4_000)], options: .compacted(bytes: 1 << 16).limits(.states(100)))
    #expect(report.states == 100 && report.stoppedBy == .states(100))
    #expect(Outcome(report.results[0].verdict) == .undecided(.stopped(by: .states(100))))
  }
}

/// A complete binary tree: state n leads to 2n and 2n + 1.
private struct PackedTree: StateMachine {
  typealias Encoding = PackedEncoding<PackedRing.State>

  let depth: Int

  var initialStates: [PackedRing.State] { [PackedRing.State(code: 1)] }
  func actions(in state: PackedRing.State) -> [UInt64] { state.code >> depth == 0 ? [0, 1] : [] }
  func successor(of state: PackedRing.State, taking action: UInt64) -> PackedRing.State {
    PackedRing.State(code: 2 * state.code + action)
  }
}

/// One state that leads to many.
private struct PackedFan: StateMachine {
  typealias Encoding = PackedEncoding<PackedRing.State>

  let width: UInt64

  var initialStates: [PackedRing.State] { [PackedRing.State(code: 0)] }
  func actions(in state: PackedRing.State) -> [UInt64] { state.code == 0 ? Array(1...width) : [] }
  func successor(of state: PackedRing.State, taking action: UInt64) -> PackedRing.State {
    PackedRing.State(code: action)
  }
}
