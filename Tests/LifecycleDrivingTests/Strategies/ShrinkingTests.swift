import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A finding that was made short` {
  @Test(arguments: 0..<10)
  func `breaks the same and cannot lose a choice`(seed: Int) throws {
    let world = RandomWorld(seed: seed).world()
    let runner = LifeRunner(world, on: LifeCyclePlan(of: ToyModel(), noticing: world.noticed))
    let report = try LifeCheck(world, on: ToyModel()).run(.walks(20, length: 30, seed: 9))
    for finding in report.findings {
      let moves = finding.trace.choices.compactMap(runner.move(named:))
      #expect(try ids(brokenBy: moves, runner).contains(finding.id))
      for index in moves.indices {
        var shorter = moves
        shorter.remove(at: index)
        #expect(try !ids(brokenBy: shorter, runner).contains(finding.id))
      }
    }
  }

  @Test(arguments: 0..<10)
  func `is minimal as living every life proves`(seed: Int) throws {
    let world = RandomWorld(seed: seed).world()
    let walked = try LifeCheck(world, on: ToyModel()).run(.walks(20, length: 30, seed: 9))
    let all = try LifeCheck(world, on: ToyModel()).run(.exhaustive())
    let shortest = Dictionary(
      uniqueKeysWithValues: all.findings.map { ($0.id, $0.trace.choices) })
    for finding in walked.findings {
      #expect(finding.length == .minimal)
      #expect(finding.trace.choices.count == shortest[finding.id]?.count)
    }
  }

  // With seed 5 nothing is broken within these lives.
  @Test(arguments: [0, 1, 2, 3, 4, 6, 7, 8, 9])
  func `is no longer than the life it was made of, without a proof`(seed: Int) throws {
    let world = RandomWorld(seed: seed).world()
    let runner = LifeRunner(world, on: LifeCyclePlan(of: ToyModel(), noticing: world.noticed))
    let walks = RandomLives(runner: runner, count: 20, length: 30, seed: 9, weights: [:])
    var count = 0
    try walks.run { breach, moves, _ in
      var shrinker = LifeShrinker(runner, keeping: breach.subject)
      let short = try #require(try shrinker.dropChunks(from: moves))
      #expect(short.count <= moves.count)
      for index in short.indices {
        var shorter = short
        shorter.remove(at: index)
        let life = try runner.run(shorter)
        #expect(!life.breaches.contains { $0.subject == breach.subject })
      }
      count += 1
      return true
    }
    #expect(count > 0)
  }

  @Test func `claims no more than it knows where the proof is cut short`() throws {
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
    brokenBy moves: [Move], _ runner: LifeRunner<Cell, RandomWorld.Holder>
  ) throws -> [String] {
    try runner.run(moves).breaches.map { runner.words(for: $0.subject).id }
  }
}
