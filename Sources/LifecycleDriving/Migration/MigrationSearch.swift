import LifecycleModels

/// Runs every life that two worlds can go through together, the shortest first.
struct MigrationSearch<AppDisk, AppMemory: AnyObject, SceneDisk, SceneMemory: AnyObject> {
  typealias App = Life<AppDisk, AppMemory>
  typealias Scene = Life<SceneDisk, SceneMemory>

  let app: LifeRunner<AppDisk, AppMemory>
  let scene: LifeRunner<SceneDisk, SceneMemory>
  let depth: Int
  let steps: Int
  private let isIntended: (MigrationReport.Change) -> Bool
  private var lives = 0
  private var names: Set<String> = []
  /// The first intended change of each kind.
  private var intended: [MigrationReport.Change] = []

  init(
    app: LifeRunner<AppDisk, AppMemory>, scene: LifeRunner<SceneDisk, SceneMemory>, depth: Int,
    steps: Int, isIntended: @escaping (MigrationReport.Change) -> Bool
  ) {
    self.isIntended = isIntended
    self.app = app
    self.scene = scene
    self.depth = depth
    self.steps = steps
  }

  /// The same choice in both worlds.
  private struct Pair: Hashable {
    let app: Choice
    let scene: Choice
  }

  private struct Key: Hashable {
    let app: LifeKey
    let scene: LifeKey
  }

  mutating func run() throws -> MigrationReport {
    var frontier: [[Pair]] = [[]]
    var visited: Set<Key> = []
    for length in 0..<depth {
      var next: [[Pair]] = []
      for path in frontier {
        for pair in try choices(after: path) {
          guard app.coverage.steps + scene.coverage.steps < steps else {
            return report(depth: length)
          }
          let lives = try run(path + [pair])
          if let difference = try difference(lives, path + [pair]) {
            return report(difference, depth: length)
          }
          if let app = LifeKey(lives.app), let scene = LifeKey(lives.scene),
            !visited.insert(Key(app: app, scene: scene)).inserted
          {
            continue
          }
          next.append(path + [pair])
        }
      }
      if next.isEmpty { return report(depth: length + 1, isExhausted: true) }
      frontier = next
    }
    return report(depth: depth)
  }

  private func report(
    _ difference: MigrationReport.Difference? = nil, depth: Int, isExhausted: Bool = false
  ) -> MigrationReport {
    MigrationReport(
      difference: difference, intended: intended, depth: depth, isExhausted: isExhausted,
      lives: lives, choices: names.sorted())
  }

  private mutating func run(_ path: [Pair]) throws -> (app: App, scene: Scene) {
    lives += 1
    return (try app.run(path.map(\.app)), try scene.run(path.map(\.scene)))
  }
}

// MARK: - What both can go through

extension MigrationSearch {
  private mutating func choices(after path: [Pair]) throws -> [Pair] {
    let (first, second) = try run(path)
    let sceneChoices = Self.named(second, scene)
    var pairs: [Pair] = []
    for (choice, choiceNames) in Self.named(first, app) {
      for partner in sceneChoices where !partner.names.isDisjoint(with: choiceNames) {
        names.formUnion(partner.names.intersection(choiceNames))
        pairs.append(Pair(app: choice, scene: partner.choice))
      }
    }
    return pairs
  }

  /// The possible choices, each with the names that both models may have for it.
  private static func named<Disk, Memory>(
    _ life: Life<Disk, Memory>, _ runner: LifeRunner<Disk, Memory>
  ) -> [(choice: Choice, names: Set<String>)] {
    var choices: [Choice] = []
    life.possibleChoices(into: &choices)
    let transitions = runner.plan.states[life.planState].transitions
    return choices.map { choice in
      guard case .rule(let rule) = choice,
        let transition = transitions.first(where: { $0.rule == rule })
      else { return (choice, [runner.name(of: choice)]) }
      let rules = [transition.rule] + transition.aliases
      return (choice, Set(rules.map { CommonOccurrence.name(of: runner.plan.rules[Int($0)]) }))
    }
  }
}

// MARK: - What differs

extension MigrationSearch {
  private mutating func difference(
    _ lives: (app: App, scene: Scene), _ path: [Pair]
  ) throws -> MigrationReport.Difference? {
    guard lives.app.isSettled, lives.scene.isSettled else { return nil }
    for observable in app.world.observables {
      let other = scene.world.observables.first { $0.name == observable.name }
      guard let other else { continue }
      let appValue = observable.value(lives.app.disk, lives.app.delegate)
      let sceneValue = other.value(lives.scene.disk, lives.scene.delegate)
      if appValue == sceneValue { continue }
      let change = MigrationReport.Change(
        observable: observable.name, appValue: appValue, sceneValue: sceneValue,
        choices: path.map { app.name(of: $0.app) })
      if isIntended(change) {
        note(change)
        continue
      }
      return MigrationReport.Difference(
        observable: observable.name, appValue: appValue, sceneValue: sceneValue,
        appTrace: try app.trace(of: path.map(\.app)),
        sceneTrace: try scene.trace(of: path.map(\.scene)))
    }
    return nil
  }

  private mutating func note(_ change: MigrationReport.Change) {
    let isKnown = intended.contains {
      ($0.observable, $0.appValue, $0.sceneValue)
        == (change.observable, change.appValue, change.sceneValue)
    }
    if !isKnown { intended.append(change) }
  }
}

/// What a rule does to the user's device, whatever model the rule belongs to.
private enum CommonOccurrence {
  /// The name that the app model and the scene model share for what occurs.
  static func name(of rule: PlannedRule) -> String {
    switch rule.occurrence {
    // The app comes to the foreground, whether it was suspended or not, and whether its scene was
    // connected, is reconnected or is new.
    case .opening(.open, let input), .opening(.resume, let input),
      .opening(.reconnect, let input), .opening(.connectFirst, let input):
      name("open", input)
    case .opening(.launch, let input), .opening(.prewarmedLaunch, let input):
      name("launch", input)
    case .backgroundLaunch(let input, _): name("launchInBackground", input)
    default: rule.family
    }
  }

  private static func name(_ stem: String, _ input: LifeInput?) -> String {
    stem + (input.map { "." + $0.rawValue } ?? "")
  }
}
