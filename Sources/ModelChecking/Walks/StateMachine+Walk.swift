extension StateMachine {
  /// Takes random walks until one breaks a property or all are taken.
  ///
  /// Transitions are cached within ``WalkOptions/memory``. A step between states that were visited
  /// before takes some nanoseconds with any machine and any properties.
  ///
  /// - Parameters:
  ///   - options: The seed, the number of walks and their length.
  ///   - properties: The properties that a walk may break.
  ///   - audit: For how many of the visited states the machine's contract is audited.
  ///   - weight: How likely an action is, relative to the others that are enabled; an action with a
  ///     weight below 1 is never taken. Equal actions have equal weights.
  ///   - observe: Called after each walk with the report so far.
  /// - Returns: What the walks covered, and the first violation if there was one. A violation has
  ///   been followed again in the machine; if that failed, the report has a fault instead.
  /// - Complexity: O(steps), and O(enabled actions + claims) for each transition that is not
  ///   cached.
  public func walk(
    _ options: WalkOptions, checking properties: [Property<Self>] = [],
    auditing audit: ContractAudit = .standard,
    weight: (Action) -> Int = { _ in 1 },
    observe: (WalkReport<Self>) -> SearchControl = { _ in .proceed }
  ) -> WalkReport<Self> {
    var walker = Walker(machine: self, options: options, properties: properties, audit: audit)
    let walks = options.shard.size(of: options.walks)
    while walker.report.walks < walks, !walker.report.isDecided {
      walker.takeWalk(weight: weight)
      if observe(walker.report) == .stop || Task<Never, Never>.isCancelled {
        walker.report.wasCancelled = walker.report.walks < walks
        break
      }
    }
    return walker.finalReport
  }
}

/// How random walks are taken.
public struct WalkOptions: Hashable, Sendable {
  /// Names the walks: equal seeds give equal walks.
  public var seed: UInt64
  /// How many walks to take, each from an initial state.
  public var walks: Int
  /// The largest number of steps of each walk.
  public var length: Int

  /// The size of the cache of transitions, in bytes.
  ///
  /// The size changes the speed, not the walks: once the cache is full, the machine is asked again
  /// for the actions of a state that is not in it. A state takes 24 bytes and some 24 for each of
  /// its enabled actions. If properties have patterns, a quarter of the cache is for their
  /// observers. The visited states are stored outside the cache, because they are counted.
  public var memory: Int

  /// Which of the walks are taken: all, unless the work is divided.
  ///
  /// A walk depends on the seed and on its number only, so that a shard takes the same walks as a run
  /// of all.
  public var shard = Shard.whole

  /// Whether the report has a ``WalkReport/record``, which takes memory for each distinct transition.
  package var keepsRecord = false

  /// Creates options.
  public init(seed: UInt64, walks: Int, length: Int, memory: Int = 256 << 20) {
    self.seed = seed
    self.walks = walks
    self.length = length
    self.memory = memory
  }
}

/// What random walks have found. Walks prove no invariant: what they do not refute is undecided.
public struct WalkReport<Machine: StateMachine>: Sendable {
  /// The options that reproduce this report.
  public let options: WalkOptions
  /// Walks taken, the refuting one included.
  public internal(set) var walks = 0
  /// Steps taken in all walks.
  public internal(set) var steps = 0
  /// The number of distinct states visited.
  public internal(set) var statesVisited = 0
  /// The number of distinct transitions taken.
  public internal(set) var transitionsTaken = 0
  /// The first violation, not yet shrunk.
  public internal(set) var violation: Violation?
  /// How the machine breaks its contract, if it was seen to; then there is no violation.
  public internal(set) var fault: ModelFault<Machine>?
  /// Whether the caller stopped the walks early.
  public internal(set) var wasCancelled = false
  /// What is needed to add up the reports of shards; nil unless the options ask for it.
  package internal(set) var record: WalkRecord<Machine>?

  var actions = ActionNumbers<Machine.Action>()
  /// How often each action was taken, by its number.
  var countOfAction: [Int] = []

  init(options: WalkOptions) { self.options = options }

  /// Whether no further walk is needed.
  var isDecided: Bool { violation != nil || fault != nil }

  /// A walk that breaks a property.
  public struct Violation: Sendable {
    /// The property broken.
    public let property: Property<Machine>
    /// The walk up to the breaking step.
    public let trace: Trace<Machine>
  }

  /// How often each action was taken; actions never taken are left out.
  /// - Complexity: O(actions).
  public var actionCounts: [Machine.Action: Int] {
    let taken = zip(actions.all, countOfAction).filter { $0.1 > 0 }
    return Dictionary(uniqueKeysWithValues: taken.map { ($0.0, $0.1) })
  }
}
