import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `The exhaustive strategy` {
  /// The fewest choices that break each obligation, found by running every life up to a depth.
  private func naive(
    _ world: World<Cell, RandomWorld.Holder>, depth: Int
  ) throws -> [String: Int] {
    let runner = LifeRunner(world, on: ToyModel(), deaths: .whileSuspended)
    var shortest: [String: Int] = [:]
    func search(from path: [Choice]) throws {
      let life = try runner.run(path)
      for breach in life.breaches {
        let id = runner.words(for: breach.subject).id
        shortest[id] = min(shortest[id] ?? .max, breach.choiceCount)
      }
      guard path.count < depth else { return }
      var choices: [Choice] = []
      life.possibleChoices(into: &choices)
      for choice in choices { try search(from: path + [choice]) }
    }
    try search(from: [])
    return shortest
  }

  @Test func `finds what a naive search finds, after as many choices`() throws {
    for seed in 0..<12 {
      let world = RandomWorld(seed: seed)
      let expected = try naive(world.world(), depth: 6)
      for withFingerprint in [true, false] {
        let report = try LifeCheck(world.world(withFingerprint: withFingerprint), on: ToyModel())
          .run(.exhaustive(depth: 6))
        let found = report.findings.map { ($0.id, $0.trace.choices.count) }
        #expect(Dictionary(uniqueKeysWithValues: found) == expected, "seed \(seed)")
        #expect(report.findings.allSatisfy { $0.length == .minimal }, "seed \(seed)")
      }
    }
  }

  @Test func `is complete where a fingerprint makes the states finite`() throws {
    let report = try LifeCheck(RandomWorld(seed: 1, obligations: 0).world(), on: ToyModel())
      .run(.exhaustive())
    #expect(report.verdict == .holds)
    #expect(report.extents.map(\.isComplete) == [true])
  }

  @Test func `is undecided at the depth limit`() throws {
    let cases: [Int] = [0, 1, 5]
    for depth in cases {
      let world = RandomWorld(seed: 1, obligations: 0).world(withFingerprint: false)
      let report = try LifeCheck(world, on: ToyModel()).run(.exhaustive(depth: depth))
      #expect(report.verdict == .undecided)
      #expect(report.extents.map(\.depth) == [depth])
    }
  }

  @Test func `is undecided at the step limit, and gives the last depth that it finished`() throws {
    let world = World(disk: Notebook(), launch: Writer.init).action("edit") { _ in }
    // Without callbacks a life begins with `launch` alone, and goes on with `home` or `edit`.
    let report = try LifeCheck(world, on: ToyModel()).run(.exhaustive(steps: 12))
    #expect(report.verdict == .undecided)
    #expect(report.extents.map(\.depth) == [2])
  }

  @Test func `accepts the greatest possible limit`() throws {
    let check = try LifeCheck(RandomWorld(seed: 1, obligations: 0).world(), on: ToyModel())
    let report = try check.run(.walks(1, length: 5), .exhaustive(steps: .max))
    #expect(report.verdict == .holds)
  }

  @Test func `tells lives apart by what opened them`() throws {
    let world = writerWorld([
      .didFinishLaunching: { $0.write("\($1.input.map { "\($0)" } ?? "nothing")") }
    ])
    .fingerprint(disk: { Set($0.lines) }, memory: { _ in 0 })
    var known: Set<LifeKey> = []
    for input in [LifeInput.url, .shortcut] {
      let driver = try LifeDriver(world)
      driver.life.input = input
      known.insert(try #require(LifeKey(driver.life)))
    }
    #expect(known.count == 2)
  }

  @Test func `finds the same in a second run`() throws {
    func report() throws -> CheckReport {
      try LifeCheck(RandomWorld(seed: 3).world(), on: ToyModel())
        .run(.exhaustive(depth: 6), .walks(20, length: 20, seed: 5), .tour())
    }
    let (first, second) = (try report(), try report())
    #expect(first.findings == second.findings)
    #expect(first.coverage == second.coverage)
    #expect(first.extents == second.extents)
  }
}
