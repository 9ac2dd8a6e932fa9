import ModelChecking
import Testing
import Thoroughness

/// Counts in an array of 200 numbers, of which each state has a copy of its own.
private struct WideArrays: StateMachine {
  let limit: Int
  var initialStates: [[Int]] { [Array(repeating: 0, count: 200)] }

  func actions(in state: [Int]) -> [Int] { state[0] < limit ? [0, 1] : [] }

  func successor(of state: [Int], taking action: Int) -> [Int] {
    var next = state
    next[0] += 1
    next[1 + (state[0] * 7 + action) % 199] += 1
    return next
  }
}

/// States that keep the digits of a number on the heap, each in a way of its own.
private struct Digits<State: Hashable & Sendable>: StateMachine {
  let spell: @Sendable (Int) -> State
  let count: @Sendable (State) -> Int

  var initialStates: [State] { [spell(0)] }
  func actions(in state: State) -> [Int] { [1, 2] }
  func successor(of state: State, taking action: Int) -> State { spell(2 * count(state) + action) }
}

private final class Node: Hashable, Sendable {
  let value: Int
  let next: Node?

  init(_ value: Int, _ next: Node?) {
    self.value = value
    self.next = next
  }

  static func == (left: Node, right: Node) -> Bool {
    left.value == right.value && left.next == right.next
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// How much a process takes up for each kind of state, against what is estimated.
@Suite(.serialized) struct `The estimate of the heap` {
  private static let limit = (Thoroughness.isFullForEngine ? 24 : 8) << 20

  /// Checks that a search which stops at an estimated size has as many states as fit in it.
  ///
  /// - Parameters:
  ///   - bytes: What a state takes on the heap, by the layout of the standard library.
  ///   - spell: Makes the state for a number.
  ///   - count: The number of a state.
  private func expectEstimate<State: Hashable & Sendable>(
    _ bytes: Int, _ spell: @escaping @Sendable (Int) -> State,
    _ count: @escaping @Sendable (State) -> Int
  ) {
    let machine = Digits(spell: spell, count: count)
    let report = machine.check(options: .limits(.memory(Self.limit)).audit(.off))
    let heap = Double(report.memory.heap) / Double(report.states)
    #expect(report.stoppedBy == .memory(Self.limit))
    #expect((0.75...1.25).contains(heap / Double(bytes)), "\(State.self): \(heap) of \(bytes)")
  }

  @Test func `is right within a quarter for long strings`() {
    expectEstimate(144, { String(repeating: "x", count: 100) + "\($0)" }) {
      Int($0.dropFirst(100)) ?? 0
    }
  }

  @Test func `is right within a quarter for arrays of arrays`() {
    // An array of ten references, and ten arrays of four numbers.
    expectEstimate(
      128 + 10 * 80,
      { number in
        (0..<10).map { Array(repeating: number + $0, count: 4) }
      }
    ) { $0[0][0] }
  }

  @Test func `is right within a quarter for sets and dictionaries`() {
    // 8 numbers fill a table of 16 places, and 16 bytes of bits.
    expectEstimate(48 + 16 * 8 + 32, { number in Set((0..<10).map { number << 4 + $0 }) }) {
      ($0.min() ?? 0) >> 4
    }
    expectEstimate(
      48 + 16 * 16 + 32,
      { number in
        Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, number) })
      }
    ) { $0[0] ?? 0 }
  }

  @Test func `is right within a quarter for chains of objects`() {
    // An object of 32 bytes takes 48 with the header of the allocator.
    expectEstimate(
      5 * 48,
      { number in
        Node(number, Node(1, Node(2, Node(3, Node(4, nil)))))
      }
    ) { $0.value }
  }
}

@Suite struct `What states keep on the heap` {
  @Test func `counts for the limit of memory`() {
    let limits = SearchLimits(states: 400_000, memory: 20 << 20)
    for threads in [1, 3] {
      let report = WideArrays(limit: 1_000).check(options: .limits(limits).threads(threads))
      #expect(report.stoppedBy == .memory(20 << 20))
      // 200 numbers take 1,600 bytes, so that 20 MB hold some twelve thousand states.
      #expect((6_000...13_200).contains(report.states), "\(report.states)")
      #expect(report.memory.heap > 1_600 * report.states * 3 / 4)
    }
    let graph = WideArrays(limit: 1_000).explore(limits: limits)
    #expect(graph.stoppedBy == .memory(20 << 20) && (6_000...13_200).contains(graph.states.count))
  }

  @Test func `does not depend on spare room, of which the allocator decides how much there is`() {
    func heap(reserving capacity: Int) -> Int {
      let machine = Digits(
        spell: { number in
          var digits: [Int] = []
          digits.reserveCapacity(capacity)
          return digits + [number]
        }, count: { $0[0] })
      let states = SearchLimits(states: 2_000)
      #expect(machine.explore(limits: states).states.count == 2_000)
      return machine.check(options: .limits(states)).memory.heap
    }
    #expect(heap(reserving: 1) == heap(reserving: 100))
    #expect(heap(reserving: 1) > 0)
  }

  @Test func `is nothing for numbers`() {
    #expect(BinaryTree(count: 10_000).check().memory.heap == 0)
  }
}

@Suite struct `A limit of resident memory` {
  @Test func `stops a search that takes more from the system`() {
    let limits = SearchLimits(states: 2_000_000, residentMemory: 24 << 20)
    let report = WideArrays(limit: 100_000).check(options: .limits(limits))
    #expect(report.stoppedBy == .residentMemory(24 << 20))
    // Memory that other tests have given back is used first, so nobody knows where it stops.
    #expect(report.states < 1_000_000)
  }

  @Test func `that is not reached changes nothing`() {
    let limits = SearchLimits(residentMemory: 1 << 40)
    #expect(BinaryTree(count: 10_000).check(options: .limits(limits)).isComplete)
  }
}

@Suite struct `A deep chain` {
  @Test func `needs no more time with threads than without`() {
    // The counts are what is tested; with a turn of all threads for each level this took minutes.
    let chain = Counter(limit: Thoroughness.isFullForEngine ? 1_000_000 : 2_000)
    #expect(Counts(chain.check(options: .threads(64))) == Counts(chain.check(options: .threads(1))))
  }
}
