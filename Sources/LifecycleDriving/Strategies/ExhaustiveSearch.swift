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
  }

  /// What is told of a breach; returns whether to go on.
  typealias Found = (LifeBreach, [Move], Life<Disk, Delegate>) -> Bool

  /// What a search knows so far.
  private struct Progress {
    var extent = Extent()
    var entries = [Entry(parent: -1, move: .scheduledWork, depth: 0, course: 0)]
    var visited: Set<LifeKey> = []
    var known: Set<LifeBreach.Subject> = []
    /// Whether the search must end here.
    var isStopped = false
  }

  /// Lives all lives.
  ///
  /// - Parameter found: Called with each breach of something that was not broken before, in the order
  ///   of the number of choices.
  /// - Returns: How far the search has come.
  /// - Throws: What making the disk throws.
  func run(found: Found) throws -> Extent {
    var progress = Progress()
    let (sum, isOverflow) = runner.coverage.steps.addingReportingOverflow(steps)
    let limit = isOverflow ? Int.max : sum
    var next = 0
    while next < progress.entries.count {
      if let depth, progress.entries[next].depth >= depth {
        progress.extent.isComplete = false
      } else {
        try expand(next, &progress, limit: limit, found: found)
      }
      if progress.isStopped {
        progress.extent.isComplete = false
        return progress.extent
      }
      next += 1
    }
    progress.extent.depth = depth ?? .max
    return progress.extent
  }

  /// Lives a life again, and on by each choice that it has.
  private func expand(
    _ number: Int, _ progress: inout Progress, limit: Int, found: Found
  ) throws {
    let entry = progress.entries[number]
    let path = path(to: number, in: progress.entries)
    let again = try runner.run(path)
    progress.extent.depth = entry.depth
    guard entry.depth == 0 || course(of: again, LifeKey(again)) == entry.course else {
      again.breach(.duty(.determinism), "the same choices led to something else than before")
      progress.extent.isComplete = false
      return report(again, path, &progress, found)
    }
    var choices: [Move] = []
    again.choices(into: &choices)
    for (index, move) in choices.enumerated() {
      if runner.coverage.steps >= limit { progress.isStopped = true }
      if progress.isStopped { return }
      let child = try index == 0 ? again : runner.run(path)
      _ = child.make(move)
      report(child, path + [move], &progress, found)
      goOn(child, after: number, by: move, &progress)
    }
  }

  /// Tells what is new.
  private func report(
    _ life: Life<Disk, Delegate>, _ moves: [Move], _ progress: inout Progress, _ found: Found
  ) {
    for breach in life.breaches where progress.known.insert(breach.subject).inserted {
      guard found(breach, moves, life) else {
        progress.isStopped = true
        return
      }
    }
  }

  /// Notes that a life can go on, unless an equal one does.
  private func goOn(
    _ life: Life<Disk, Delegate>, after parent: Int, by move: Move, _ progress: inout Progress
  ) {
    // A process that ends no task, or completes no event, is killed there (F96, F69).
    if life.isOver || life.hasBroken(.backgroundTasks) || life.hasBroken(.completionHandlers) {
      progress.extent.isComplete = false
      return
    }
    let key = LifeKey(life)
    if let key, !progress.visited.insert(key).inserted { return }
    progress.entries.append(
      Entry(
        parent: parent, move: move, depth: progress.entries[parent].depth + 1,
        course: course(of: life, key)))
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
