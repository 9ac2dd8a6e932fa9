import LifecycleModels
import Reporting

/// Runs every life of a world, the shortest first; of equally long ones the least rare first.
///
/// A delegate cannot be copied, so each life is run again from its beginning. Lives that reach the
/// same state, by the fingerprint of the world, are continued once.
struct ExhaustiveSearch<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  let depth: Int?
  /// The most steps of all lives together.
  let steps: Int
  /// Choices that occur more rarely than this are left out.
  var rarest = Rarity.rare
  /// Whether a search that ends before it is complete says what kept it from ending.
  var surveysGrowth = false
  /// Where the states and the choices between them are written down; nil if nobody asks.
  var record: LifeRecord?

  /// A life that can go on.
  private struct Entry {
    let last: Last?
    let depth: Int
    /// The sum of the rarities of its choices.
    let weight: Int
    /// The number of the state that it is in, if states are written down.
    var state: Int?

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
    /// Whether the caller, or the end of the time, has stopped the search.
    var isStopped = false
    /// Which limit ended the search, and what kept it from ending before, in words.
    var growth: String?

    /// Whether every life up to a number of choices was run.
    func reaches(depth wanted: Int) -> Bool { depth.map { $0 >= wanted } ?? true }
  }

  /// A breach, and the life that shows it.
  struct Discovery {
    let breach: LifeBreach
    let choices: [Choice]
    /// The sum of the rarities of the choices.
    fileprivate let weight: Int

    /// What tells discoveries apart: the first of each is the shortest.
    fileprivate var kind: Kind { Kind(subject: breach.subject, callback: breach.lastCallback) }

    fileprivate struct Kind: Hashable {
      let subject: LifeBreach.Subject
      let callback: Callback?
    }
  }

  /// Receives what was found with some number of choices, least rare first; returns whether to go
  /// on.
  typealias DiscoveryHandler = ([Discovery]) -> Bool

  /// What a search knows so far.
  private struct Progress {
    var extent = Extent()
    var entries = [Entry(last: nil, depth: 0, weight: 0)]
    var visited: Set<LifeKey> = []
    /// What was found with fewer choices.
    var known: Set<Discovery.Kind> = []
    /// What was found with the number of choices that is being tried.
    var discoveries: [Discovery] = []
    /// Whether the search must end here.
    var isStopped = false
  }

  /// Runs all lives.
  ///
  /// - Parameter found: Called after all lives of a length with what is new: each obligation that
  ///   was not broken before, or not after this callback.
  /// - Returns: How far the search has come.
  /// - Throws: What making the disk throws.
  func run(found: DiscoveryHandler) throws -> Extent {
    var progress = Progress()
    let (sum, isOverflow) = runner.coverage.steps.addingReportingOverflow(steps)
    let limit = isOverflow ? Int.max : sum
    var level = 0..<1
    do {
      try search(&level, &progress, limit: limit, found: found)
    } catch is CheckStopped {
      progress.extent.isStopped = true
      progress.isStopped = true
    }
    if progress.isStopped {
      progress.extent.isComplete = false
    } else {
      progress.extent.depth = depth
    }
    if surveysGrowth, progress.isStopped {
      let limit = progress.extent.isStopped ? nil : "the limit is \(steps.counted("step"))"
      progress.extent.growth = [limit, GrowthSurvey(progress.visited).words].compactMap(\.self)
        .joined(separator: "; ")
    }
    return progress.extent
  }

  /// Runs the lives of one length after the other.
  private func search(
    _ level: inout Range<Int>, _ progress: inout Progress, limit: Int, found: DiscoveryHandler
  ) throws {
    while !level.isEmpty {
      if let depth, progress.entries[level.lowerBound].depth >= depth {
        progress.extent.isComplete = false
        break
      }
      defer { report(&progress, found) }
      for number in leastRareFirst(level, progress.entries) where !progress.isStopped {
        try expand(number, &progress, limit: limit)
      }
      if progress.isStopped { break }
      level = level.upperBound..<progress.entries.count
    }
  }

  private func leastRareFirst(_ level: Range<Int>, _ entries: [Entry]) -> [Int] {
    level.sorted { (entries[$0].weight, $0) < (entries[$1].weight, $1) }
  }

  /// Runs a life again, and continues it by each choice that it has.
  private func expand(_ number: Int, _ progress: inout Progress, limit: Int) throws {
    let entry = progress.entries[number]
    let path = path(to: number, in: progress.entries)
    let again = try runner.run(path)
    progress.extent.depth = entry.depth
    if let last = entry.last, outcome(of: again, LifeKey(again)) != last.outcome {
      let difference = LifeDifference(again, try runner.run(path))
      again.breach(.builtIn(.determinism), difference.words)
      progress.extent.isComplete = false
      return note(again, path, entry.weight, &progress)
    }
    let state = entry.last == nil ? record?.enter(again, key: LifeKey(again)) : entry.state
    let choices = choices(of: again)
    // A life is released before the next one begins, so that what it observes does not concern that.
    var unused: Life<Disk, Delegate>? = again
    for (choice, rarity) in choices {
      if runner.coverage.steps >= limit { progress.isStopped = true }
      if progress.isStopped { return }
      let child = try unused.take() ?? runner.run(path)
      _ = child.make(choice)
      let weight = entry.weight + rarity.rawValue
      note(child, path + [choice], weight, &progress)
      let key = child.isOver || child.isDoomed ? nil : LifeKey(child)
      let reached = state.flatMap { record?.note(choice, of: child, key: key, from: $0) }
      enqueue(child, key, after: number, by: choice, weight: weight, state: reached, &progress)
    }
  }

  /// What can happen next in a life, the least rare first.
  private func choices(of life: Life<Disk, Delegate>) -> [(choice: Choice, rarity: Rarity)] {
    var choices: [Choice] = []
    life.possibleChoices(into: &choices)
    let rated = choices.map { (choice: $0, rarity: life.rarity(of: $0)) }
      .filter { $0.rarity <= rarest }
    return Rarity.allCases.flatMap { rarity in rated.filter { $0.rarity == rarity } }
  }

  /// Notes the breaches that are new, or less rare than those of the same length.
  private func note(
    _ life: Life<Disk, Delegate>, _ choices: [Choice], _ weight: Int, _ progress: inout Progress
  ) {
    for breach in life.breaches {
      let discovery = Discovery(breach: breach, choices: choices, weight: weight)
      if progress.known.contains(discovery.kind) { continue }
      let index = progress.discoveries.firstIndex { $0.kind == discovery.kind }
      guard let index else {
        progress.discoveries.append(discovery)
        continue
      }
      if weight < progress.discoveries[index].weight { progress.discoveries[index] = discovery }
    }
  }

  private func report(_ progress: inout Progress, _ found: DiscoveryHandler) {
    if progress.discoveries.isEmpty { return }
    progress.known.formUnion(progress.discoveries.map(\.kind))
    if !found(progress.discoveries) { progress.isStopped = true }
    progress.discoveries = []
  }

  /// Adds a life to the frontier, unless it cannot go on or an equal one is there.
  private func enqueue(
    _ life: Life<Disk, Delegate>, _ key: LifeKey?, after parent: Int, by choice: Choice,
    weight: Int,
    state: Int?, _ progress: inout Progress
  ) {
    if life.isOver || life.isDoomed {
      progress.extent.isComplete = false
      return
    }
    if let key, !progress.visited.insert(key).inserted { return }
    let last = Entry.Last(parent: parent, choice: choice, outcome: outcome(of: life, key))
    progress.entries.append(
      Entry(
        last: last, depth: progress.entries[parent].depth + 1, weight: weight, state: state))
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
