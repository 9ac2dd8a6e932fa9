import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `The strategy that makes every choice in every state` {
  private func report(
    _ world: World<Cell, RandomWorld.Holder>, _ strategy: Strategy
  ) throws -> CheckReport {
    try LifeCheck(world, on: ToyModel()).run(strategy)
  }

  @Test func `breaks what the search of every life breaks, after as many choices`() throws {
    for seed in 0..<40 {
      let world = RandomWorld(seed: seed).world()
      let lives = try report(world, .exhaustive())
      let states = try report(world, .everyState())
      func lengths(_ report: CheckReport) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: report.findings.map { ($0.id, $0.trace.choices.count) })
      }
      // The other search ends when nothing is left that could be broken.
      #expect(lengths(states) == lengths(lives), "seed \(seed)")
      #expect(states.findings.allSatisfy { $0.length == .minimal }, "seed \(seed)")
      #expect(states.remarks == [], "seed \(seed)")
    }
  }

  @Test func `takes the same steps of the model, in fewer lives`() throws {
    for seed in 0..<20 {
      let world = RandomWorld(seed: seed, obligations: 0).world()
      let lives = try report(world, .exhaustive())
      let states = try report(world, .everyState())
      #expect(states.verdict == .holds, "seed \(seed)")
      #expect(states.coverage.planStepsTaken == lives.coverage.planStepsTaken, "seed \(seed)")
      #expect(states.coverage.rulesNeverUsed == lives.coverage.rulesNeverUsed, "seed \(seed)")
      #expect(states.coverage.lives < lives.coverage.lives, "seed \(seed)")
      #expect(states.coverage.steps < lives.coverage.steps, "seed \(seed)")
    }
  }

  @Test func `is undecided at its limit, and accepts the greatest one`() throws {
    let world = RandomWorld(seed: 1, obligations: 0).world()
    let short = try report(world, .everyState(steps: 12))
    #expect(short.verdict == .undecided)
    #expect(short.extents.map(\.words) == ["every choice in every state: 1 life"])
    #expect(try report(world, .everyState(steps: .max, unmerged: .max)).verdict == .holds)
  }

  @Test func `runs every life where there is no fingerprint`() throws {
    let world = RandomWorld(seed: 1, obligations: 0).world(withFingerprint: false)
    let report = try report(world, .everyState(steps: 5000, unmerged: 200))
    #expect(report.verdict == .undecided)
    #expect(report.extents.map(\.strategy) == ["every life"])
    #expect(report.coverage.steps < 300)
  }

  @Test func `notices a fingerprint that leaves something out`() throws {
    let world = writerWorld([.didFinishLaunching: { writer, _ in writer.number = 0 }])
      .action("edit") { $0.delegate.number = ($0.delegate.number + 1) % 4 }
      .fingerprint(disk: { _ in 0 }, memory: { $0.number / 2 })
    let report = try LifeCheck(world, on: ToyModel())
      .run(.everyState(), .walks(20, length: 20, seed: 1))
    #expect(report.verdict == .undecided)
    #expect(report.findings == [])
    #expect(
      report.remarks == [
        "the fingerprint is equal for states that differ: the same choice led from them to states "
          + "with different fingerprints; include everything that the future depends on"
      ])
  }

  @Test func `notices a world that is not the same each time`() throws {
    var tosses = 0
    let world = writerWorld([
      .didFinishLaunching: { writer, _ in
        tosses += 1
        writer.number = tosses / 3 % 2
      }
    ])
    .fingerprint(disk: { _ in 0 }, memory: \.number)
    let report = try LifeCheck(world, on: ToyModel())
      .run(.everyState(), .walks(20, length: 20, seed: 1))
    #expect(report.findings.map(\.id) == ["replay"])
    let start = "the same choices led to different states: the fingerprint of the memory was "
    #expect(report.findings.allSatisfy { $0.detail.hasPrefix(start) })
  }

  @Test func `ends if every new disk has another fingerprint`() throws {
    var disks = 0
    let world = writerWorld().fingerprint(
      disk: { _ in
        disks += 1
        return disks
      }, memory: { _ in 0 })
    let report = try LifeCheck(world, on: ToyModel()).run(.everyState(steps: 2000))
    #expect(report.verdict != .holds)
  }

  @Test func `asks often whether it may go on`() throws {
    var check = try LifeCheck(RandomWorld(seed: 1, obligations: 0).world(), on: ToyModel())
    check.shouldContinue = { _, steps in steps < 30 }
    let report = try check.run(.everyState())
    #expect(report.verdict == .undecided)
    #expect(report.coverage.steps < 60)
  }
}
