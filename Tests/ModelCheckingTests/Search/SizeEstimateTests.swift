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
      limits: SearchLimits(states: states), walks: WalkOptions(seed: 1, walks: 100, length: 20))
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

  @Test func `by recapture is of the size of what walks visit`() throws {
    let recapture = try #require(estimate(Counters(count: 5, most: 8), states: 100).recapture)
    #expect((100...59_049).contains(recapture))
  }
}
