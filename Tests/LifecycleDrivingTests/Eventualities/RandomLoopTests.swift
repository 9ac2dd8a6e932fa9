import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `Loops of random worlds` {
  /// Every state that lives reach, found by living each life from its beginning, without a graph.
  private struct NaiveStates {
    var numbers: [LifeKey: Int] = [:]
    /// For each state the states that a choice leads to without the condition being true on the way.
    var unfulfilled: [Int: Set<Int>] = [:]

    init(_ world: World<Cell, RandomWorld.Holder>) throws {
      let runner = LifeRunner(world, on: ToyModel(), deaths: .whileSuspended)
      var frontier: [[Choice]] = [[]]
      let first = try runner.run([])
      numbers[try #require(LifeKey(first))] = 0
      while let path = frontier.popLast() {
        let life = try runner.run(path)
        let here = numbers[try #require(LifeKey(life))] ?? 0
        var choices: [Choice] = []
        life.possibleChoices(into: &choices)
        for choice in choices {
          let next = try runner.run(path + [choice])
          let key = try #require(LifeKey(next))
          if numbers[key] == nil {
            numbers[key] = numbers.count
            frontier.append(path + [choice])
          }
          if next.marks.fulfilled.isEmpty, let target = numbers[key] {
            unfulfilled[here, default: []].insert(target)
          }
        }
      }
    }

    /// Whether the condition can be false for ever: states that lead to no other one are dropped until
    /// none is left, or those that go on.
    var hasLoop: Bool {
      var rest = unfulfilled
      while true {
        let ends = rest.filter { $0.value.isDisjoint(with: rest.keys) }.keys
        if ends.isEmpty { return !rest.isEmpty }
        for end in ends { rest[end] = nil }
      }
    }
  }

  @Test func `are found exactly where there are any, by both searches`() throws {
    var verdicts: [Bool: Int] = [:]
    for seed in 0..<60 {
      let world = RandomWorld(seed: seed, obligations: 0).world()
        .eventually("the sum is small", assuming: []) {
          $0.disk.value + $0.delegate.memory.value < 1 + seed % 6
        }
      let hasLoop = try NaiveStates(world).hasLoop
      verdicts[hasLoop, default: 0] += 1
      for strategy in [Strategy.exhaustive(), .everyState()] {
        let report = try LifeCheck(world, on: ToyModel()).run(strategy)
        #expect(report.findings.isEmpty == !hasLoop, "seed \(seed), \(strategy.name)")
        #expect(report.verdict == (hasLoop ? .violated : .holds), "seed \(seed)")
      }
    }
    #expect(verdicts.count == 2, "\(verdicts)")
  }
}
