import Testing
import Thoroughness

@testable import ModelChecking

/// States and keys with storage on the heap are released exactly once.
@Suite struct `The lifetime of states` {
  @Test(arguments: [0, 1, 4_096, 10_000]) func `ends with the table`(count: Int) {
    let register = InstanceCounter()
    do {
      var drill = TableDrill<IndexTable<CountedState>>()
      drill.insert((0..<count).map { CountedState($0, in: register) })
      drill.insert((0..<count).map { CountedState($0, in: register) })
      #expect(register.count >= count && drill.faults == [])
    }
    #expect(register.count == 0)
  }

  @Test func `in a buffer ends when everything is removed, and with the buffer`() {
    let register = InstanceCounter()
    do {
      var buffer = Buffer<CountedState>(capacity: 1)
      for number in 0..<100 { buffer.append(CountedState(number, in: register)) }
      buffer.removeAll()
      #expect(register.count == 0)
      for number in 0..<50 { buffer.append(CountedState(number, in: register)) }
      #expect(register.count == 50 && buffer.count == 50)
    }
    #expect(register.count == 0)
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 10_000, 140_000])
  func `in a chunked array ends with the array`(count: Int) {
    let register = InstanceCounter()
    do {
      var array = ChunkedArray<CountedState>()
      for number in 0..<count { array.append(CountedState(number, in: register)) }
      #expect(register.count == count && array.count == count)
    }
    #expect(register.count == 0)
  }

  /// Whole chunks of 4,096 are given up.
  @Test(arguments: [(0, 10_000), (4_096, 5_904), (9_999, 1_808)])
  func `in a chunked array ends when the first elements are given up`(first: Int, living: Int) {
    let register = InstanceCounter()
    do {
      var array = ChunkedArray<CountedState>()
      for number in 0..<10_000 { array.append(CountedState(number, in: register)) }
      array.release(before: first)
      #expect(register.count == living && array.count == 10_000)
    }
    #expect(register.count == 0)
  }

  static let limits = [
    SearchLimits.none, SearchLimits(states: 0), SearchLimits(states: 1),
    SearchLimits(states: 4_097), SearchLimits(depth: 3), SearchLimits(memory: 300_000),
    SearchLimits(time: .zero),
  ]

  @Test(arguments: Thoroughness.fewThreads, limits) func `ends with the search`(
    threads: Int, limits: SearchLimits
  ) {
    let register = InstanceCounter()
    let machine = CountedTree(register: register, count: 6_000)
    do {
      let report = machine.check(CountedTree.properties, options: .limits(limits).threads(threads))
      #expect(report.results.count == CountedTree.properties.count)
    }
    #expect(register.count == 0)
  }

  @Test(arguments: [1, 2, 3]) func `ends with a search that was cancelled`(threads: Int) {
    let register = InstanceCounter()
    let machine = CountedTree(register: register, count: 6_000)
    let counts = Counts(
      machine.check(options: .threads(threads)) { $0.states < 2_000 ? .proceed : .stop })
    #expect(counts.stoppedBy == .cancelled && register.count == 0)
  }
}

/// A binary tree whose states are counted while they exist.
private struct CountedTree: StateMachine {
  let register: InstanceCounter
  let count: Int

  var initialStates: [CountedState] {
    [CountedState(0, in: register), CountedState(0, in: register)]
  }

  func actions(in state: CountedState) -> [Int] {
    [1, 2].filter { 2 * state.number + $0 < count }
  }

  func successor(of state: CountedState, taking action: Int) -> CountedState {
    CountedState(2 * state.number + action, in: register)
  }

  static let properties: [Property<CountedTree>] = [
    Property("low", "below 5,000", .always(.init("below 5,000") { $0.number < 5_000 })),
    Property(
      "left", "at most twice to the left",
      .pattern(.boundedExistence(of: .action("left") { $0 == 1 }, atMost: 2))),
    Property(
      "many", "at most 70 to the left",
      .pattern(.boundedExistence(of: .action("left") { $0 == 1 }, atMost: 70))),
  ]
}
