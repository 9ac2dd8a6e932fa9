import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `The transition tour` {
  /// The transitions of a plan that a life can take whose app asks for nothing.
  private func reachable(_ runner: LifeRunner<Notebook, Writer>) throws -> Set<Int> {
    let tables = runner.tables
    var visited: Set<Int> = []
    // The choices that lead to each state in which a life has a choice.
    var frontier: [[Choice]] = [[]]
    while let choices = frontier.popLast() {
      let life = try runner.run(choices)
      guard visited.insert(life.planState).inserted else { continue }
      for transition in tables.transitions(of: life.planState) {
        frontier.append(choices + [.rule(tables.transitions[transition].rule)])
      }
    }
    return taken(runner)
  }

  private func taken(_ runner: LifeRunner<Notebook, Writer>) -> Set<Int> {
    Set(runner.coverage.transitions.indices.filter { runner.coverage.transitions[$0] > 0 })
  }

  @Test(arguments: [
    [Callback.didEnterBackground], [.didFinishLaunching, .performFetch, .openURL],
    [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable],
  ])
  func `takes every step of a life that makes no requests`(callbacks: [Callback]) throws {
    let world = callbacks.reduce(writerWorld()) { world, callback in
      world.on(callback) { if $1.callback.hasCompletionHandler { $1.complete() } }
    }
    let model = AppModel(profile: .observed, systems: .only(12))
    let plan = LifeCyclePlan(of: model, noticing: world.noticed)
    let expected = try reachable(LifeRunner(world, on: plan, answeredAtOnce: false))
    let runner = LifeRunner(world, on: plan, answeredAtOnce: false)
    _ = try TransitionTour(runner: runner, steps: 100_000).run()
    #expect(taken(runner) == expected)
    #expect(expected.count > 50)
  }

  @Test func `makes no choice once it has reached its step limit`() throws {
    let report = try LifeCheck(writerWorld(), on: ToyModel()).run(.tour(steps: 1), .tour(steps: -1))
    #expect(report.coverage.steps == 2)
  }

  @Test func `performs every action in every state in which it can happen`() throws {
    let world = writerWorld().action("edit", in: [.active, .background, .suspended]) {
      $0.delegate.write("\($0.state)")
    }
    let runner = LifeRunner(world, on: ToyModel(), deaths: .whileSuspended)
    let life = try TransitionTour(runner: runner, steps: 100).run()
    #expect(life.disk.lines == ["active", "background"])
    #expect(runner.coverage.transitions.allSatisfy { $0 > 0 })
  }
}
