/// Counts of protocols by size, from TLC and from Stateright’s examples. The largest of each are
/// searched in few ways: they are there for their size.
extension PublishedCount {
  /// TwoPhase.tla by its number of resource managers.
  static let twoPhaseCommit =
    zip(1...5, [12, 56, 288, 1_568, 8_832]).map { managers, states in
      PublishedCount(
        packed: "two-phase commit of \(managers)", TwoPhaseCommit(managers: managers),
        states: states, generated: [3: 1_146, 5: 58_146][managers])
    }
    + zip(3...6, [288, 1_568, 8_832, 50_816]).map { managers, states in
      PublishedCount(
        "two-phase commit of \(managers), packed", CompactTwoPhaseCommit(managers: managers),
        states: states, generated: [3: 1_146, 5: 58_146][managers])
    } + [
      PublishedCount(
        "two-phase commit of 7, packed", CompactTwoPhaseCommit(managers: 7), states: 296_448,
        generated: 2_744_706
      ) { $0.ownVariants(threads: [2]) }
    ]

  /// increment.rs of Stateright’s examples: numbers are lost.
  static let increment =
    zip(1...5, [3, 13, 84, 755, 8_638]).map { threads, states in
      PublishedCount(
        packed: "increment by \(threads)", Increment(threads: threads, usesLock: false),
        states: states)
    } + [
      PublishedCount(
        "increment by 6", Increment(threads: 6, usesLock: false), states: 118_509
      ) { $0.ownVariants(threads: [1, 3]) }
    ]

  /// increment_lock.rs of Stateright’s examples: no number is lost.
  static let lockedIncrement =
    zip(1...6, [5, 17, 61, 257, 1_301, 7_825]).map { threads, states in
      PublishedCount(
        packed: "increment by \(threads) with a lock", Increment(threads: threads, usesLock: true),
        states: states)
    } + [
      PublishedCount(
        "increment by 7 with a lock", Increment(threads: 7, usesLock: true), states: 54_797)
    ]

  static let protocols = twoPhaseCommit + increment + lockedIncrement
}
