import ModelChecking
import Testing

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

@Suite struct `What states keep on the heap` {
  @Test func `counts for the limit of memory`() {
    let limits = SearchLimits(states: 400_000, memory: 20 << 20)
    for threads in [1, 3] {
      let report = WideArrays(limit: 1_000).check(limits: limits, threads: threads)
      #expect(report.stoppedBy == .memory(20 << 20))
      // 200 numbers take 1,600 bytes, so that 20 MB hold some twelve thousand states.
      #expect((6_000...13_200).contains(report.states), "\(report.states)")
      #expect(report.memory.heap > 1_600 * report.states * 3 / 4)
    }
    let graph = WideArrays(limit: 1_000).explore(limits: limits)
    #expect(graph.stoppedBy == .memory(20 << 20) && (6_000...13_200).contains(graph.states.count))
  }

  @Test func `is nothing for numbers`() {
    #expect(BinaryTree(count: 60_000).check().memory.heap == 0)
  }
}

@Suite struct `A limit of resident memory` {
  @Test func `stops a search that takes more from the system`() {
    let limits = SearchLimits(states: 2_000_000, residentMemory: 64 << 20)
    let report = WideArrays(limit: 100_000).check(limits: limits)
    #expect(report.stoppedBy == .residentMemory(64 << 20))
    #expect(report.states < 200_000)
  }

  @Test func `that is not reached changes nothing`() {
    let limits = SearchLimits(residentMemory: 1 << 40)
    #expect(BinaryTree(count: 60_000).check(limits: limits).isComplete)
  }
}

@Suite struct `A deep chain` {
  @Test func `needs no more time with threads than without`() {
    // The counts are what is tested; with a turn of all threads for each level this took minutes.
    let chain = Counter(limit: Thoroughness.isFull ? 1_000_000 : 2_000)
    #expect(Counts(chain.check(threads: 64)) == Counts(chain.check(threads: 1)))
  }
}
