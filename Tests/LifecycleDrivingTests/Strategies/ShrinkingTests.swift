import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A shortened finding` {
  /// A world, and what walks find in it.
  private func walk(
    seed: Int
  ) throws -> (runner: LifeRunner<Cell, RandomWorld.Holder>, findings: [Finding]) {
    let world = RandomWorld(seed: seed).world()
    let report = try LifeCheck(world, on: ToyModel()).run(.walks(20, length: 30, seed: 9))
    return (LifeRunner(world, on: ToyModel(), deaths: .whileSuspended), report.findings)
  }

  @Test func `breaks the same and cannot lose a choice`() throws {
    for seed in 0..<10 {
      let (runner, findings) = try walk(seed: seed)
      for finding in findings {
        let choices = try finding.trace.choices.map { try runner.choice(named: $0) }
        #expect(try ids(brokenBy: choices, runner).contains(finding.id), "seed \(seed)")
        for index in choices.indices {
          var shorter = choices
          shorter.remove(at: index)
          #expect(try !ids(brokenBy: shorter, runner).contains(finding.id), "seed \(seed)")
        }
      }
    }
  }

  @Test func `is minimal, as the exhaustive strategy proves`() throws {
    for seed in 0..<10 {
      let (runner, findings) = try walk(seed: seed)
      let all = try LifeCheck(runner.world, on: ToyModel()).run(.exhaustive())
      let shortest = Dictionary(
        uniqueKeysWithValues: all.findings.map { ($0.id, $0.trace.choices) })
      for finding in findings {
        #expect(finding.length == .minimal, "seed \(seed)")
        #expect(finding.trace.choices.count == shortest[finding.id]?.count, "seed \(seed)")
      }
    }
  }

  @Test func `is no longer than the life it was made from, without a proof`() throws {
    // With seed 5 nothing is broken within these lives.
    for seed in [0, 1, 2, 3, 4, 6, 7, 8, 9] {
      let world = RandomWorld(seed: seed).world()
      let runner = LifeRunner(world, on: ToyModel(), deaths: .whileSuspended)
      let walks = RandomWalks(runner: runner, count: 20, length: 30, seed: 9, weights: [:])
      var count = 0
      try walks.run { breach, choices, _ in
        var shrinker = LifeShrinker(runner, keeping: breach.subject)
        let short = try #require(try shrinker.dropChunks(from: choices), "seed \(seed)")
        #expect(short.count <= choices.count, "seed \(seed)")
        for index in short.indices {
          var shorter = short
          shorter.remove(at: index)
          let life = try runner.run(shorter)
          #expect(!life.breaches.contains { $0.subject == breach.subject }, "seed \(seed)")
        }
        count += 1
        return true
      }
      #expect(count > 0, "seed \(seed)")
    }
  }

  @Test func `is called 1-minimal where the proof is cut short`() throws {
    var check = try LifeCheck(RandomWorld(seed: 2).world(), on: ToyModel())
    check.proofSteps = 0
    let report = try check.run(.walks(20, length: 30, seed: 9))
    #expect(report.findings.contains { $0.trace.choices.count > 1 })
    #expect(
      report.findings.allSatisfy {
        $0.length == ($0.trace.choices.count > 1 ? .oneMinimal : .minimal)
      })
  }

  private func ids(
    brokenBy choices: [Choice], _ runner: LifeRunner<Cell, RandomWorld.Holder>
  ) throws -> [String] {
    try runner.run(choices).breaches.map { runner.words(for: $0.subject).id }
  }
}
