import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `The transition tour` {
  /// The steps of a plan that a life can take in which nothing is asked for.
  private func reachable(_ runner: LifeRunner<Notebook, Writer>) throws -> Set<Int> {
    let tables = runner.tables
    var known: Set<Int> = []
    var reached: Set<Int> = []
    // Each place that a life comes to rest in, with the choices that led there.
    var frontier: [[Move]] = [[]]
    while let moves = frontier.popLast() {
      let life = try runner.run(moves)
      guard known.insert(life.node).inserted else { continue }
      for edge in tables.edges(of: life.node) {
        frontier.append(moves + [.rule(tables.edges[edge].rule)])
      }
    }
    for (edge, count) in runner.coverage.edges.enumerated() where count > 0 {
      reached.insert(edge)
    }
    return reached
  }

  @Test(arguments: [
    [Callback.didEnterBackground], [.didFinishLaunching, .performFetch, .openURL],
    [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable],
  ])
  func `takes every step that a life can take which asks nothing`(callbacks: [Callback]) throws {
    let world = callbacks.reduce(writerWorld()) { world, callback in
      world.on(callback) { if $1.callback.hasCompletionHandler { $1.complete() } }
    }
    let plan = LifeCyclePlan(of: AppModel(profile: .observed), noticing: world.noticed)
    let survey = LifeRunner(world, on: plan)
    let expected = try reachable(survey)
    let runner = LifeRunner(world, on: plan)
    _ = try TransitionTour(runner: runner, steps: 100_000).run()
    let taken = runner.coverage.edges.indices.filter { runner.coverage.edges[$0] > 0 }
    #expect(Set(taken) == expected)
    #expect(expected.count > 100)
  }

  @Test func `makes no choice after as many steps as it may take`() throws {
    let report = try LifeCheck(writerWorld(), on: ToyModel()).run(.tour(steps: 1), .tour(steps: -1))
    #expect(report.coverage.steps == 2)
  }

  @Test func `performs every action in every state in which it can happen`() throws {
    let world = writerWorld().action("edit", in: [.active, .background, .suspended]) {
      $0.delegate.write("\($0.state)")
    }
    let runner = LifeRunner(world, on: LifeCyclePlan(of: ToyModel(), noticing: world.noticed))
    let life = try TransitionTour(runner: runner, steps: 100).run()
    #expect(life.disk.lines == ["active", "background"])
    #expect(runner.coverage.edges.allSatisfy { $0 > 0 })
  }
}
