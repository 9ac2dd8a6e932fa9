/// A fault, with the number of the expanded state that showed it.
@usableFromInline struct SourceFault<Machine: StateMachine>: Sendable {
  @usableFromInline let source: Int
  @usableFromInline let fault: ModelFault<Machine>

  @usableFromInline init(source: Int, fault: ModelFault<Machine>) {
    self.source = source
    self.fault = fault
  }
}

extension Optional {
  /// Takes another fault, if there is one, unless its source comes later.
  @usableFromInline mutating func keepFirst<Machine>(_ other: Self)
  where Wrapped == SourceFault<Machine> {
    guard let other else { return }
    if let self, self.source <= other.source { return }
    self = other
  }
}

/// Equal states that may differ, with the number of the expanded state that led to them.
@usableFromInline struct SourceSuspect<Machine: StateMachine>: Sendable {
  @usableFromInline let source: Int
  @usableFromInline let states: EqualStates<Machine>
}

// The double checks during an expansion.
extension SearchWorker where Table: ~Copyable {
  /// Audits an expanded source, and selects one of its targets for a comparison with the equal
  /// stored state, if there is one.
  @inlinable @inline(never) mutating func auditSource(
    _ state: Machine.State, number: Int, firstTarget: Int, targetCount: Int
  ) {
    nextAudit = audit.next(from: number + 1)
    if let fault = auditor.fault(in: state) { note(fault, source: number) }
    guard targetCount > 0 else { return }
    auditedTargets.append(
      UInt32(truncatingIfNeeded: firstTarget + number % targetCount))
  }

  /// Compares a state's transitions with those of the equal stored state.
  @usableFromInline @inline(never) mutating func compare(
    _ known: Table.Key, _ arrived: Table.Key, source: Int
  ) {
    let states = EqualStates<Machine>(
      known: encoding.state(of: known), arrived: encoding.state(of: arrived))
    if states.areIdentical { return }
    if let fault = states.fault(in: machine) { return note(fault, source: source) }
    if suspects.count < EqualStates<Machine>.maxKeptPairs {
      suspects.append(SourceSuspect(source: source, states: states))
    }
  }

  /// Records that a source has too many actions.
  @usableFromInline @inline(never) mutating func noteTooManyActions(
    in state: Machine.State, source: Int
  ) {
    note(.tooManyActions(in: state, listed: machine.maxActionCount + 1), source: source)
  }

  /// Records that a target cannot be stored.
  @usableFromInline @inline(never) mutating func noteVacantCode(_ key: Table.Key, position: Int) {
    note(
      .vacantCode(of: encoding.state(of: key)),
      source: source(ofPosition: UInt32(truncatingIfNeeded: position)))
  }

  @usableFromInline mutating func note(_ fault: ModelFault<Machine>, source: Int) {
    self.fault.keepFirst(SourceFault(source: source, fault: fault))
  }
}

extension OnTheFlySearch where Table: ~Copyable {
  /// The fault of the turn with the first source.
  @inlinable var firstFault: SourceFault<Machine>? {
    var first: SourceFault<Machine>?
    for number in 0..<parts { first.keepFirst(workers[number].fault) }
    return first
  }

  /// The position of a source's first target in the order of discovery.
  @usableFromInline func order(ofSource source: Int) -> UInt64 {
    for number in 0..<senders {
      let index = source - workers[number].firstSource
      guard index >= 0, index < workers[number].starts.count - 1 else { continue }
      return UInt64(number) << 32 | UInt64(workers[number].starts[index])
    }
    return .max
  }

  /// The first pairs of equal states that may differ.
  var suspects: [EqualStates<Machine>] {
    let all = (0..<parts).flatMap { workers[$0].suspects }.sorted { $0.source < $1.source }
    return all.prefix(EqualStates<Machine>.maxKeptPairs).map(\.states)
  }
}
