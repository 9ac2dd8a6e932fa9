/// One long life that takes every step of the plan that it can reach, and every action of the world
/// in every state of the process.
///
/// It goes by the shortest way to the nearest step that was not taken yet. What the app asks for can
/// lead it astray; then it looks for a way again.
struct TransitionTour<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let steps: Int

  /// Lives the life.
  /// - Returns: Its choices, and the life.
  /// - Throws: What making the disk throws.
  func run() throws -> Life<Disk, Delegate> {
    let life = try runner.begin()
    var seen = Set<Int>()
    var performed = Set<Int>()
    var fruitless = 0
    while life.taken.count < steps, fruitless < 50 {
      if let action = nextAction(of: life, performed: &performed) {
        _ = life.make(.action(action))
        continue
      }
      guard let way = way(from: life.node, avoiding: seen) else { break }
      seen.insert(way.target)
      let before = runner.coverage.edges[way.target]
      for move in way.moves where !life.make(move) { break }
      fruitless = runner.coverage.edges[way.target] > before ? 0 : fruitless + 1
    }
    return life
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
    from node: Int, avoiding seen: Set<Int>
  ) -> (target: Int, moves: [Move])? {
    let tables = runner.tables
    var cameBy: [Int: Int] = [:]
    var origin: [Int: Int] = [node: -1]
    var queue = [node]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for edge in tables.edges(of: place) {
        if runner.coverage.edges[edge] == 0, !seen.contains(edge) {
          return (edge, moves(to: edge, at: place, cameBy: cameBy, origin: origin))
        }
        let target = Int(tables.edges[edge].target)
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
  ) -> [Move] {
    var edges = [(edge, place)]
    var place = place
    while let last = cameBy[place], let before = origin[place] {
      edges.append((last, before))
      place = before
    }
    return edges.reversed().compactMap { edge, place in
      let tables = runner.tables
      let isForced = !tables.isQuiet[place] && tables.edges(of: place).count == 1
      return isForced ? nil : .rule(tables.edges[edge].rule)
    }
  }
}
