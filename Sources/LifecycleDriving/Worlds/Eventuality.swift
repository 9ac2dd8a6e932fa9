import LifecycleModels

/// What must be true again and again, however long the life: work that was begun is finished.
///
/// No step breaks an eventuality. A loop does: choices that lead back to the state in which they began,
/// so that a life can go round them for ever, and in which the condition is never true.
struct Eventuality<Disk, Delegate: AnyObject> {
  /// A short name.
  let id: String
  /// What must be true again and again, in one sentence.
  let statement: String
  let citations: [Citation]
  /// Which lives count.
  let assumptions: Set<LifeAssumption>
  /// Whether nothing is left to do; never asked while there is no delegate.
  let holds: (Moment<Disk, Delegate>) -> Bool
  /// Whether a warning says that the condition was true at every moment, so that nothing was tested.
  var warnsIfUntested = true
}

/// What is assumed of the lives that an eventuality speaks of. Without an assumption nearly everything
/// may wait for ever.
public enum LifeAssumption: String, CaseIterable, Hashable, Sendable {
  /// The user comes back to the app again and again, so that it is active again and again.
  case userReturns
  /// What the app or its surroundings could do again and again is done again and again: actions of the
  /// world that are not the user’s, blocks on the main queue, timers (strong fairness of each).
  case workGoesOn

  /// The assumption as a clause.
  var words: String {
    switch self {
    case .userReturns: "the user comes back to the app again and again"
    case .workGoesOn: "what the app and its surroundings could do again and again is done"
    }
  }
}

extension World {
  /// Adds a condition that must become true again and again in every life, such as “nothing is left
  /// to upload”.
  ///
  /// A life that goes round a loop for ever, in which the condition is never true, is a finding. The
  /// check looks for such loops among the states that the world's fingerprint tells apart, so it needs
  /// ``fingerprint(disk:memory:)`` and a strategy that visits states: ``Strategy/exhaustive(depth:steps:)``
  /// or ``Strategy/everyState(steps:unmerged:)``.
  ///
  /// - Parameters:
  ///   - statement: The condition in words.
  ///   - citations: The sources of the condition.
  ///   - assumptions: Which lives count; a loop that needs the user to stay away for ever, or the app to
  ///     be idle for ever, shows nothing by default.
  ///   - holds: Whether nothing is left to do. It is asked after each step while there is a delegate.
  /// - Returns: The world with this addition.
  public func eventually(
    _ statement: String, citing citations: [Citation] = [],
    assuming assumptions: Set<LifeAssumption> = Set(LifeAssumption.allCases),
    holds: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    adding(
      Eventuality(
        id: statement, statement: statement, citations: citations, assumptions: assumptions,
        holds: holds))
  }

  func adding(_ eventuality: Eventuality<Disk, Delegate>) -> Self {
    var world = self
    world.eventualities.append(eventuality)
    return world
  }
}
