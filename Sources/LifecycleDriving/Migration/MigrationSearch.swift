/// Every life that two worlds can go through together, the shortest first.
struct MigrationSearch<AppDisk, AppMemory: AnyObject, SceneDisk, SceneMemory: AnyObject> {
  typealias App = Life<AppDisk, AppMemory>
  typealias Scene = Life<SceneDisk, SceneMemory>

  let app: LifeRunner<AppDisk, AppMemory>
  let scene: LifeRunner<SceneDisk, SceneMemory>
  let depth: Int
  let steps: Int
  private var lives = 0
  private var names: Set<String> = []

  init(
    app: LifeRunner<AppDisk, AppMemory>, scene: LifeRunner<SceneDisk, SceneMemory>, depth: Int,
    steps: Int
  ) {
    self.app = app
    self.scene = scene
    self.depth = depth
    self.steps = steps
  }

  /// The same choice in both worlds.
  private struct Pair: Hashable {
    let app: Move
    let scene: Move
  }

  private struct Key: Hashable {
    let app: LifeKey?
    let scene: LifeKey?
  }

  mutating func run() throws -> MigrationReport {
    var level: [[Pair]] = [[]]
    var visited: Set<Key> = []
    for length in 0..<depth {
      var next: [[Pair]] = []
      for path in level {
        for pair in try choices(after: path) {
          guard app.coverage.steps + scene.coverage.steps < steps else {
            return report(depth: length)
          }
          let lives = try live(path + [pair])
          if let difference = try difference(lives, path + [pair]) {
            return report(difference, depth: length)
          }
          let key = Key(app: LifeKey(lives.app), scene: LifeKey(lives.scene))
          if key.app != nil, key.scene != nil, !visited.insert(key).inserted { continue }
          next.append(path + [pair])
        }
      }
      if next.isEmpty { return report(depth: length + 1, isExhausted: true) }
      level = next
    }
    return report(depth: depth)
  }

  private func report(
    _ difference: MigrationReport.Difference? = nil, depth: Int, isExhausted: Bool = false
  ) -> MigrationReport {
    MigrationReport(
      difference: difference, depth: depth, isExhausted: isExhausted, lives: lives,
      choices: names.sorted())
  }

  private mutating func live(_ path: [Pair]) throws -> (app: App, scene: Scene) {
    lives += 1
    return (try app.run(path.map(\.app)), try scene.run(path.map(\.scene)))
  }
}

// MARK: - What both can go through

extension MigrationSearch {
  private mutating func choices(after path: [Pair]) throws -> [Pair] {
    let (first, second) = try live(path)
    let appChoices = Self.named(first, app)
    let sceneChoices = Self.named(second, scene)
    var pairs: [Pair] = []
    for (move, moveNames) in appChoices {
      for partner in sceneChoices where !partner.names.isDisjoint(with: moveNames) {
        names.formUnion(partner.names.intersection(moveNames))
        pairs.append(Pair(app: move, scene: partner.move))
      }
    }
    return pairs
  }

  private static func named<Disk, Memory>(
    _ life: Life<Disk, Memory>, _ runner: LifeRunner<Disk, Memory>
  ) -> [(move: Move, names: Set<String>)] {
    var moves: [Move] = []
    life.choices(into: &moves)
    let edges = runner.plan.nodes[life.node].edges
    return moves.map { move in
      guard let edge = edges.first(where: { $0.rule == move.code }) else {
        return (move, [runner.name(of: move)])
      }
      let rules = [edge.rule] + edge.aliases
      return (move, Set(rules.map { CommonOccurrence.name(of: runner.plan.rules[Int($0)]) }))
    }
  }
}

// MARK: - What differs

extension MigrationSearch {
  private func difference(
    _ lives: (app: App, scene: Scene), _ path: [Pair]
  ) throws -> MigrationReport.Difference? {
    guard lives.app.isSettled, lives.scene.isSettled else { return nil }
    for observable in app.world.observables {
      let other = scene.world.observables.first { $0.name == observable.name }
      guard let other else { continue }
      let appValue = observable.value(lives.app.disk, lives.app.delegate)
      let sceneValue = other.value(lives.scene.disk, lives.scene.delegate)
      if appValue == sceneValue { continue }
      return MigrationReport.Difference(
        observable: observable.name, appValue: appValue, sceneValue: sceneValue,
        appTrace: try app.trace(of: path.map(\.app)),
        sceneTrace: try scene.trace(of: path.map(\.scene)))
    }
    return nil
  }
}
