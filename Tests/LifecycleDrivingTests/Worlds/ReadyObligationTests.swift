import LifecycleDriving
import LifecycleModels
import ModelChecking
import Testing
import Thoroughness

private final class Probe {}

/// Where an obligation looked at the process.
private final class Places {
  private(set) var states: Set<ExecutionState> = []
  private var hasPremise = false

  /// Notes where an obligation looks, except for the first time: then it looks whether anything puts
  /// it to the test, which it may do anywhere.
  /// - Returns: Whether it is the first time.
  func note(_ moment: Moment<Int, Probe>) -> Bool {
    guard hasPremise else {
      hasPremise = true
      return true
    }
    states.insert(moment.state)
    return false
  }
}

/// An obligation that is asked for by a closure, which notes where it is called.
private typealias Ready = (Places) -> Obligation<Int, Probe>

/// Drives an app that does nothing, and notes in which states an obligation is asked.
private func states(
  asking ready: Ready, on model: some LogModel, deaths: DeathScope
) throws -> Set<ExecutionState> {
  let places = Places()
  let callbacks: [Callback] = [
    .didFinishLaunching, .sceneWillConnect, .didEnterBackground, .sceneDidEnterBackground,
  ]
  let world = callbacks.reduce(World(disk: 0) { _, _ in Probe() }) { $0.on($1) { _, _ in } }
    .requiring(ready(places))
    .fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
  let report = try LifeCheck(world, on: model, deaths: deaths).run(.exhaustive())
  #expect(report.verdict == .holds)
  return places.states
}

/// A model, and the states of the process that it reaches after the first code has run.
private struct Surveyed {
  let model: any LogModel
  let states: Set<ExecutionState>
  /// Those in which the process may end without a callback, though the app did nothing wrong.
  let statesOfSilentDeath: Set<ExecutionState>

  init(_ model: some LogModel) {
    let machine = model.machine
    var states: Set<ExecutionState> = []
    var deadly: Set<ExecutionState> = []
    for state in machine.explore(auditing: .off).states {
      states.insert(state.execution)
      guard !deadly.contains(state.execution) else { continue }
      let canDie = machine.actions(in: state).contains { action in
        let rule = machine.rule(of: action)
        return rule.kind == .kill && rule.initiator != .app
          && rule.occurrence?.isPunishment == false
      }
      if canDie { deadly.insert(state.execution) }
    }
    self.model = model
    self.states = states.subtracting([.notRunning, .prewarmed])
    statesOfSilentDeath = deadly.subtracting([.notRunning, .prewarmed])
  }
}

extension DeathScope {
  /// The documentation of the scopes, once more.
  fileprivate func allows(_ state: ExecutionState) -> Bool {
    switch self {
    case .whileSuspended: [.suspended, .prewarmedAfterLaunch].contains(state)
    case .offScreen: [.background, .suspended, .prewarmedAfterLaunch].contains(state)
    case .anywhere: true
    }
  }
}

// No state in which a process may freeze or die may be forgotten, so the states are taken from the
// models.
@Suite struct `A ready-made obligation` {
  /// An app on an old system has far fewer states, but is never prewarmed; one with scenes is.
  private static let models: [Surveyed] = {
    let few = [
      Surveyed(AppModel(profile: .observed, systems: .only(12))),
      Surveyed(SceneModel(profile: .observed, scenes: 1)),
    ]
    guard Thoroughness.isFull else { return few }
    return [
      Surveyed(AppModel(profile: .observed)), Surveyed(AppModel(profile: .documented)),
    ] + few
  }()

  @Test(arguments: DeathScope.allCases)
  func `about unsaved data is asked wherever the process may die silently`(
    deaths: DeathScope
  ) throws {
    // Elsewhere than in frozen processes, the models differ in nothing that matters here.
    for model in deaths == .whileSuspended ? Self.models : Array(Self.models.prefix(1)) {
      let asked = try Self.states(on: model, deaths) { places in
        .nothingUnsaved { places.note($0) }
      }
      let expected = model.statesOfSilentDeath.filter { deaths.allows($0) }
      #expect(asked == expected, "\(model.model.name)")
    }
  }

  @Test func `about what must not be frozen is asked wherever the process is frozen`() throws {
    let obligations: [(String, Ready)] = [
      ("I32", { places in .noLockHeldWhenSuspended { places.note($0) } }),
      ("I48", { places in .noWorkAfterTheLastTask { places.note($0) ? 1 : 0 } }),
      ("armed", { places in .armedWhenFrozen { places.note($0) && false } }),
    ]
    for model in Self.models {
      let frozen = model.states.filter { !$0.isRunning }
      for (id, ready) in obligations {
        let asked = try Self.states(on: model, .whileSuspended, ready)
        #expect(asked == frozen, "\(id) \(model.model.name)")
      }
    }
  }

  @Test func `about the background is asked wherever the app is off screen`() throws {
    let obligations: [(String, Ready)] = [
      ("I36", { places in .noGPUWorkInBackground { places.note($0) } }),
      ("I43", { places in .noSessionBeforeActivation { places.note($0) ? 1 : 0 } }),
    ]
    for model in Self.models {
      let offScreen = model.states.filter { $0 != .active && $0 != .inactive }
      for (id, ready) in obligations {
        let asked = try Self.states(on: model, .whileSuspended, ready)
        #expect(asked == offScreen, "\(id) \(model.model.name)")
      }
    }
  }

  @Test func `about what the app believes is asked wherever the answer is known`() throws {
    for model in Self.models {
      let known = model.states.filter { $0 != .inactive }
      let asked = try Self.states(on: model, .whileSuspended) { places in
        .knowsItsState { moment in
          _ = places.note(moment)
          return moment.state == .active ? .active : .background
        }
      }
      #expect(asked == known, "\(model.model.name)")
    }
  }

  @Test func `about a prewarmed process is broken by one that was prewarmed`() throws {
    let world = World(disk: 0) { _, _ in Probe() }.on(.didFinishLaunching) { _, _ in }
      .requiring(
        .nothingUnsaved { !$0.history.hasBeenActive && $0.state != .suspended },
        .noLockHeldWhenSuspended { $0.state != .suspended }
      )
      .fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
    let findings = try LifeCheck(world).run(.exhaustive()).findings
    #expect(findings.map(\.trace.choices) == [["prewarm.runsLaunch"], ["prewarm.runsLaunch"]])
    #expect(
      findings.map(\.detail) == [
        "something is unsaved while the process is prewarmed and frozen",
        "a lock is held while the process is prewarmed and frozen: 0xdead10cc",
      ])
  }
}

extension `A ready-made obligation` {
  private static func states(
    on surveyed: Surveyed, _ deaths: DeathScope, _ ready: Ready
  ) throws -> Set<ExecutionState> {
    try LifecycleDrivingTests.states(asking: ready, on: surveyed.model, deaths: deaths)
  }
}

@Suite struct `What is done at an entrance` {
  /// An app that greets the user at some callbacks.
  private final class Greeter {
    var greetings = 0
  }

  private func check(
    greetingAt callbacks: [Callback],
    _ obligation: Obligation<Int, Greeter>
  ) throws -> [String] {
    let world = callbacks.reduce(World(disk: 0) { _, _ in Greeter() }) { world, callback in
      world.on(callback) { greeter, _ in greeter.greetings += 1 }
    }
    let report = try LifeCheck(world.requiring(obligation)).run(.exhaustive(depth: 4))
    return report.findings.map(\.headline)
  }

  @Test func `may be too much`() throws {
    let obligations: [Obligation<Int, Greeter>] = [
      .onceForEachEntrance { $0.delegate.greetings },
      .atMostOnceForEachEntrance { $0.delegate.greetings },
    ]
    for obligation in obligations {
      let found = try check(greetingAt: [.didBecomeActive], obligation)
      #expect(found.count == 1)
      #expect(found[0].contains("it was done 2 times in one entrance, after launch, "))
    }
  }

  @Test func `may be too little`() throws {
    // A launch sends no willEnterForeground.
    let found = try check(
      greetingAt: [.willEnterForeground], .onceForEachEntrance { $0.delegate.greetings })
    #expect(found == ["I7b: it was not done in this entrance, after launch"])
    let allowed = try check(
      greetingAt: [.willEnterForeground], .atMostOnceForEachEntrance { $0.delegate.greetings })
    #expect(allowed == [])
  }
}
