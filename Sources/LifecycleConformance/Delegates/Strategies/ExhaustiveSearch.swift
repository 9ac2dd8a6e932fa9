/// Every life of a world, the shortest first.
///
/// A delegate cannot be copied, so each life is lived again from its beginning. Lives that meet in
/// the same state, by the fingerprint of the world, go on as one.
struct ExhaustiveSearch<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let depth: Int?
  /// The most steps of all lives together.
  let steps: Int

  /// A life that goes on: the one that it continues, and its last choice.
  private struct Entry {
    let parent: Int
    let move: Move
    let depth: Int
    /// Where it led, as a number that is the same each time.
    let course: Int
  }

  /// How far a search has come.
  struct Extent: Hashable, Sendable {
    /// Whether every state was reached, and nothing was cut short.
    var isComplete = true
    /// Every life of up to so many choices was lived.
    var depth = 0
    /// Whether lives that meet were merged.
    var isPruned = true
  }

  /// Lives all lives.
  ///
  /// - Parameter found: Called with each breach of something that was not broken before, in the
  ///   order of the number of choices; returns whether to go on.
  /// - Returns: How far the search has come.
  /// - Throws: What making the disk throws.
  func run(found: (LifeBreach, [Move], Life<Disk, Delegate>) -> Bool) throws -> Extent {
    var extent = Extent()
    var entries = [Entry(parent: -1, move: .scheduledWork, depth: 0, course: 0)]
    var visited: Set<LifeKey> = []
    var known: Set<LifeBreach.Subject> = []
    let (sum, isOverflow) = runner.coverage.steps.addingReportingOverflow(steps)
    let limit = isOverflow ? Int.max : sum
    var choices: [Move] = []
    var next = 0
    while next < entries.count {
      let entry = entries[next]
      let path = path(to: next, in: entries)
      next += 1
      if let depth, entry.depth >= depth {
        extent.isComplete = false
        continue
      }
      let again = try runner.run(path)
      if entry.depth > 0, course(of: again, LifeKey(again)) != entry.course {
        again.breach(.duty(.determinism), "the same choices led to something else than before")
        extent.isComplete = false
        guard report(again.breaches, known: &known, found: { found($0, path, again) }) else {
          extent.depth = entry.depth
          return extent
        }
        continue
      }
      var life: Life? = again
      again.choices(into: &choices)
      for (index, move) in choices.enumerated() {
        guard runner.coverage.steps < limit else {
          extent.isComplete = false
          extent.depth = entry.depth
          return extent
        }
        let child = try index == 0 ? life ?? runner.run(path) : runner.run(path)
        life = nil
        _ = child.make(move)
        guard report(child.breaches, known: &known, found: { found($0, path + [move], child) })
        else {
          extent.isComplete = false
          extent.depth = entry.depth
          return extent
        }
        if child.isOver {
          extent.isComplete = false
          continue
        }
        let key = LifeKey(child)
        if let key {
          guard visited.insert(key).inserted else { continue }
        } else {
          extent.isPruned = false
        }
        entries.append(
          Entry(
            parent: next - 1, move: move, depth: entry.depth + 1, course: course(of: child, key)))
      }
      extent.depth = entry.depth
    }
    extent.depth = depth ?? .max
    return extent
  }

  /// Tells what is new.
  /// - Returns: Whether to go on.
  private func report(
    _ breaches: [LifeBreach], known: inout Set<LifeBreach.Subject>, found: (LifeBreach) -> Bool
  ) -> Bool {
    for breach in breaches where known.insert(breach.subject).inserted {
      guard found(breach) else { return false }
    }
    return true
  }

  private func course(of life: Life<Disk, Delegate>, _ key: LifeKey?) -> Int {
    var hasher = Hasher()
    hasher.combine(life.node)
    hasher.combine(life.taken.count)
    hasher.combine(key)
    return hasher.finalize()
  }

  private func path(to index: Int, in entries: [Entry]) -> [Move] {
    var moves: [Move] = []
    var index = index
    while index > 0 {
      moves.append(entries[index].move)
      index = entries[index].parent
    }
    return moves.reversed()
  }
}
