/// Runs every life of a world, the shortest first.
///
/// A delegate cannot be copied, so each life is run again from its beginning. Lives that reach the
/// same state, by the fingerprint of the world, are continued once.
struct ExhaustiveSearch<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let depth: Int?
  /// The most steps of all lives together.
  let steps: Int

  /// A life that can go on.
  private struct Entry {
    let last: Last?
    let depth: Int

    /// How the life came about.
    struct Last {
      /// The life that it continues.
      let parent: Int
      let choice: Choice
      /// A hash of where it led, to notice when the same choices lead somewhere else.
      let outcome: Int
    }
  }

  /// How far a search has come.
  struct Extent: Hashable, Sendable {
    /// Whether every state was reached, and nothing was cut short.
    var isComplete = true
    /// The number of choices up to which every life was run; nil for every number.
    var depth: Int? = 0

    /// Whether every life up to a number of choices was run.
    func reaches(depth wanted: Int) -> Bool { depth.map { $0 >= wanted } ?? true }
  }

  /// Receives each breach with its choices and its life; returns whether to go on.
  typealias Found = (LifeBreach, [Choice], Life<Disk, Delegate>) -> Bool

  /// What a search knows so far.
  private struct Progress {
    var extent = Extent()
    var entries = [Entry(last: nil, depth: 0)]
    var visited: Set<LifeKey> = []
    var known: Set<LifeBreach.Subject> = []
    /// Whether the search must end here.
    var isStopped = false
  }

  /// Runs all lives.
  ///
  /// - Parameter found: Called with each breach of something that was not broken before, in the
  ///   order of the number of choices.
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
    progress.extent.depth = depth
    return progress.extent
  }

  /// Runs a life again, and continues it by each choice that it has.
  private func expand(
    _ number: Int, _ progress: inout Progress, limit: Int, found: Found
  ) throws {
    let entry = progress.entries[number]
    let path = path(to: number, in: progress.entries)
    let again = try runner.run(path)
    progress.extent.depth = entry.depth
    if let last = entry.last, outcome(of: again, LifeKey(again)) != last.outcome {
      again.breach(.builtIn(.determinism), "the same choices led to different states")
      progress.extent.isComplete = false
      return report(again, path, &progress, found)
    }
    var choices: [Choice] = []
    again.possibleChoices(into: &choices)
    for (index, choice) in choices.enumerated() {
      if runner.coverage.steps >= limit { progress.isStopped = true }
      if progress.isStopped { return }
      let child = try index == 0 ? again : runner.run(path)
      _ = child.make(choice)
      report(child, path + [choice], &progress, found)
      enqueue(child, after: number, by: choice, &progress)
    }
  }

  /// Reports the breaches that are new.
  private func report(
    _ life: Life<Disk, Delegate>, _ choices: [Choice], _ progress: inout Progress, _ found: Found
  ) {
    for breach in life.breaches where progress.known.insert(breach.subject).inserted {
      guard found(breach, choices, life) else {
        progress.isStopped = true
        return
      }
    }
  }

  /// Adds a life to the frontier, unless it cannot go on or an equal one is there.
  private func enqueue(
    _ life: Life<Disk, Delegate>, after parent: Int, by choice: Choice, _ progress: inout Progress
  ) {
    // A process that ends no task, or completes no event, is killed there (F96, F69).
    if life.isOver || life.hasBroken(.backgroundTasks) || life.hasBroken(.completionHandlers) {
      progress.extent.isComplete = false
      return
    }
    let key = LifeKey(life)
    if let key, !progress.visited.insert(key).inserted { return }
    let last = Entry.Last(parent: parent, choice: choice, outcome: outcome(of: life, key))
    progress.entries.append(Entry(last: last, depth: progress.entries[parent].depth + 1))
  }

  private func outcome(of life: Life<Disk, Delegate>, _ key: LifeKey?) -> Int {
    var hasher = Hasher()
    hasher.combine(life.planState)
    hasher.combine(life.taken.count)
    hasher.combine(key)
    return hasher.finalize()
  }

  private func path(to index: Int, in entries: [Entry]) -> [Choice] {
    var choices: [Choice] = []
    var entry = entries[index]
    while let last = entry.last {
      choices.append(last.choice)
      entry = entries[last.parent]
    }
    return choices.reversed()
  }
}
