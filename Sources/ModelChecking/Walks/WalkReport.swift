/// What random walks have seen. A walk proves no invariant: what was not refuted is undecided.
public struct WalkReport<Machine: StateMachine>: Sendable {
  /// The options that give this report again.
  public let options: WalkOptions
  /// Walks taken, the refuting one included.
  public internal(set) var walks = 0
  /// Steps taken in all walks.
  public internal(set) var steps = 0
  /// The number of distinct states seen.
  public internal(set) var statesSeen = 0
  /// The number of distinct transitions taken.
  public internal(set) var transitionsTaken = 0
  /// The first violation met, as it was walked.
  public internal(set) var violation: Violation?
  /// Whether the caller stopped the walks early.
  public internal(set) var wasCancelled = false

  var actions = ActionNumbers<Machine.Action>()
  /// How often each action was taken, by its number.
  var countOfAction: [Int] = []

  init(options: WalkOptions) { self.options = options }

  /// A walk that breaks a property.
  public struct Violation: Sendable {
    /// The property broken.
    public let property: Property<Machine>
    /// The walk up to the breaking step.
    public let trace: Trace<Machine>
  }

  /// How often each action was taken; actions that were not are left out.
  /// - Complexity: O(actions).
  public var actionCounts: [Machine.Action: Int] {
    let taken = zip(actions.all, countOfAction).filter { $0.1 > 0 }
    return Dictionary(uniqueKeysWithValues: taken.map { ($0.0, $0.1) })
  }
}
