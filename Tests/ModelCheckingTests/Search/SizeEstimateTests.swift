import ModelChecking
import Testing

@Suite struct `An estimate of the number of states` {
  /// Counters that go from 0 to a number: the levels are a bell, and the size is known.
  private struct Counters: StateMachine {
    let count: Int
    let most: Int
    var initialStates: [[Int]] { [Array(repeating: 0, count: count)] }
    func actions(in state: [Int]) -> [Int] { state.indices.filter { state[$0] < most } }
    func successor(of state: [Int], taking action: Int) -> [Int] {
      var state = state
      state[action] += 1
      return state
    }
  }

  private func estimate(_ counters: Counters, states: Int) -> SizeEstimate {
    counters.estimateSize(
      limits: .states(states), walks: WalkOptions(seed: 1, walks: 100, length: 20))
  }

  @Test func `is exact where all were searched`() {
    let estimate = estimate(Counters(count: 3, most: 4), states: 1000)
    #expect(estimate.exact == 125)
    #expect(estimate.levels.count == 13)
    #expect(estimate.growth == nil)
  }

  @Test func `is near after two fifths of the states`() throws {
    let machine = Counters(count: 5, most: 8)
    let growth = try #require(estimate(machine, states: 23_000).growth)
    #expect(growth.lowerBound < 59_049 * 1.3)
    #expect(growth.upperBound > 59_049 * 0.7)
  }

  @Test func `is no number before the levels flatten`() {
    #expect(estimate(Counters(count: 9, most: 9), states: 200).growth == nil)
  }

  /// The part that a search by hashes has found of a machine, or all of it.
  private func compaction(_ counters: Counters, hashes: Int) throws -> CompactedLevels {
    try #require(
      counters.estimateSize(
        limits: .states(100), hashes: hashes,
        walks: WalkOptions(seed: 1, walks: 2, length: 5)
      ).compaction)
  }

  @Test func `by hashes is exact where they find all states`() throws {
    let found = try compaction(Counters(count: 5, most: 8), hashes: 100_000)
    #expect(found.isComplete)
    #expect(found.states == 59_049)
    #expect(found.levels.count == 41)
    #expect(found.levels.reduce(0, +) == 59_049)
    #expect(found.growth == nil)
    // n² / 2⁶⁵, as for birthdays.
    #expect(found.expectedOmissions < 1e-9)
    #expect(found.expectedOmissions > 0)
  }

  @Test func `by hashes is a lower bound, and near by its growth`() throws {
    let found = try compaction(Counters(count: 5, most: 8), hashes: 30_000)
    #expect(!found.isComplete)
    #expect((30_000..<59_049).contains(found.states))
    // The last level is the one that was being expanded, of which all states are known.
    let all = Counters(count: 5, most: 8).estimateSize(
      limits: SearchLimits(), walks: WalkOptions(seed: 1, walks: 2, length: 5))
    #expect(found.levels == Array(all.levels.prefix(found.levels.count)))
    #expect(found.levels.reduce(0, +) <= found.states)
    let growth = try #require(found.growth)
    #expect(growth.lowerBound < 59_049 * 1.2)
    #expect(growth.upperBound > 59_049 * 0.8)
  }

  @Test func `by recapture is of the size of what walks visit`() throws {
    let recapture = try #require(estimate(Counters(count: 5, most: 8), states: 100).recapture)
    #expect((100...59_049).contains(recapture))
  }
}
