/// One long life that takes every step of the plan that it can reach, and every action of the world
/// in every state of the process.
///
/// It goes by the shortest way to the nearest step that was not taken yet. What the app asks for can
/// lead it astray; it remembers where, and looks for a way again.
struct TransitionTour<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let steps: Int

  /// Lives the life.
  /// - Returns: Its choices, and the life.
  /// - Throws: What making the disk throws.
  func run() throws -> Life<Disk, Delegate> {
    let life = try runner.begin()
    var attempts: [Int: Int] = [:]
    var detours: [Int: Int] = [:]
    var performed = Set<Int>()
    while life.taken.count < steps {
      if let action = nextAction(of: life, performed: &performed) {
        _ = life.make(.action(action))
        continue
      }
      let tired = Set(attempts.keys.filter { attempts[$0, default: 0] >= Self.patience })
      guard let way = way(from: life.node, avoiding: tired, knowing: detours) else { break }
      attempts[way.target, default: 0] += 1
      follow(way.moves, with: life, noting: &detours)
    }
    return life
  }

  /// How often a step is tried that something always leads away from.
  private static var patience: Int { 8 }

  /// Makes choices as long as they lead where the plan says, and remembers which did not.
  private func follow(
    _ moves: [(move: Move, edge: Int)], with life: Life<Disk, Delegate>,
    noting detours: inout [Int: Int]
  ) {
    for (move, edge) in moves where life.taken.count < steps {
      let before = life.taken.count
      guard life.make(move) else { return }
      detours[edge] = life.taken.dropFirst(before).contains(where: isAsked) ? life.node : nil
    }
  }

  private func isPossible(_ edge: Int, at place: Int) -> Bool {
    !runner.isAnsweredAtOnce || !runner.tables.awaitsTime[place]
      || runner.tables.edges[edge].isAnswer
  }

  private func isAsked(_ step: LifeCyclePlan.Taken) -> Bool {
    if case .asked = step { true } else { false }
  }

  private func nextAction(of life: Life<Disk, Delegate>, performed: inout Set<Int>) -> Int? {
    var choices: [Move] = []
    life.choices(into: &choices)
    return choices.lazy.compactMap(\.actionIndex).first { index in
      performed.insert(index * 16 + Int(life.state.rawValue)).inserted
    }
  }

  /// The shortest way to a step that was not taken, with the choices on it.
  private func way(
    from node: Int, avoiding tired: Set<Int>, knowing detours: [Int: Int]
  ) -> (target: Int, moves: [(move: Move, edge: Int)])? {
    let tables = runner.tables
    var cameBy: [Int: Int] = [:]
    var origin: [Int: Int] = [node: -1]
    var queue = [node]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for edge in tables.edges(of: place) where isPossible(edge, at: place) {
        if runner.coverage.edges[edge] == 0, !tired.contains(edge) {
          return (edge, moves(to: edge, at: place, cameBy: cameBy, origin: origin))
        }
        let target = detours[edge] ?? Int(tables.edges[edge].target)
        guard origin[target] == nil else { continue }
        origin[target] = place
        cameBy[target] = edge
        queue.append(target)
      }
    }
    return nil
  }

  /// The choices on the way: deliveries without an alternative make themselves.
  private func moves(
    to edge: Int, at place: Int, cameBy: [Int: Int], origin: [Int: Int]
  ) -> [(move: Move, edge: Int)] {
    var edges = [(edge, place)]
    var place = place
    while let last = cameBy[place], let before = origin[place] {
      edges.append((last, before))
      place = before
    }
    return edges.reversed().compactMap { edge, place in
      let tables = runner.tables
      let isForced = !tables.isQuiet[place] && tables.edges(of: place).count == 1
      return isForced ? nil : (.rule(tables.edges[edge].rule), edge)
    }
  }
}
