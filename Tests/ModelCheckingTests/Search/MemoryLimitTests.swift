import ModelChecking
import Testing

@Suite struct `A limit of memory` {
  static let long = Counter(limit: 10_000)

  @Test func `stops a search that grows beyond it`() {
    let graph = Self.long.explore(limits: .memory(4_096))
    #expect(graph.stoppedBy == .memory(4_096))
    #expect((10...500).contains(graph.states.count))
  }

  @Test func `keeps what was found before`() {
    let graph = Self.long.explore(limits: .memory(4_096))
    #expect(graph.states == Array(0..<graph.states.count))
    #expect(graph.expandedCount == graph.states.count - 1)
  }

  @Test func `twice as large keeps about twice as many states`() {
    let small = Self.long.explore(limits: .memory(20_000)).states.count
    let large = Self.long.explore(limits: .memory(40_000)).states.count
    #expect((small * 2 - 2...small * 2 + 2).contains(large))
  }

  @Test func `counts the size of a state`() {
    let limits = SearchLimits(memory: 40_000)
    let wide = Wide(limit: 10_000).explore(limits: limits).states.count
    #expect(wide * 2 < Self.long.explore(limits: limits).states.count)
  }

  @Test func `counts transitions as well as states`() {
    let limits = SearchLimits(memory: 40_000)
    let dense = Dense(limit: 10_000).explore(limits: limits).states.count
    #expect(dense * 2 < Self.long.explore(limits: limits).states.count)
  }

  @Test func `of 0 keeps nothing`() {
    let graph = Self.long.explore(limits: .memory(0))
    #expect(graph.states.isEmpty && graph.stoppedBy == .memory(0))
  }

  @Test func `of 1 keeps one state`() {
    let graph = Self.long.explore(limits: .memory(1))
    #expect(graph.states == [0] && graph.stoppedBy == .memory(1))
  }

  @Test func `that is not reached changes nothing`() {
    #expect(Self.long.explore(limits: .memory(100_000_000)).isComplete)
  }
}

/// A counter whose states are sixteen words wide.
private struct Wide: StateMachine {
  struct State: Hashable {
    var number = SIMD8<Int>.zero
    var padding = SIMD8<Int>.zero
  }

  let limit: Int
  let initialStates = [State()]

  func actions(in state: State) -> [Int] { state.number[0] < limit ? [1] : [] }

  func successor(of state: State, taking step: Int) -> State {
    State(number: state.number &+ SIMD8(repeating: step))
  }
}

/// A counter with thirty ways to stay where it is.
private struct Dense: StateMachine {
  let limit: Int
  let initialStates = [0]

  func actions(in state: Int) -> [Int] { Array(0...30) }

  func successor(of state: Int, taking action: Int) -> Int {
    action == 30 ? min(state + 1, limit) : state
  }
}
