/// What a search has found out about a property, and no more than that.
public enum Verdict<Machine: StateMachine>: Sendable {
  /// Proved by a complete search, or by a witness if one trace is enough.
  case holds(witness: Trace<Machine>?)
  /// Refuted. The counterexample is nil if a complete search has found no witness, or if a limit was
  /// reached between seeing the violation and finding a trace to it.
  case violated(Counterexample<Machine>?)
  /// Neither proved nor refuted, for this reason.
  case undecided(Undecided)
  /// The machine or the property breaks its contract, so that no verdict would mean anything.
  case faulty(ModelFault<Machine>)
}

extension Verdict {
  /// Whether the property is proved. False for what is undecided, too.
  public var holds: Bool { if case .holds = self { true } else { false } }

  /// The trace that breaks the property; nil if it is not violated, or violated without a trace.
  public var counterexample: Counterexample<Machine>? {
    if case .violated(let counterexample) = self { counterexample } else { nil }
  }
}

extension Verdict: CustomStringConvertible {
  /// The verdict in words, with the counterexample step by step.
  public var description: String {
    switch self {
    case .holds: "holds"
    case .violated(nil): "violated, without a trace"
    case .violated(let counterexample?):
      (counterexample.isMinimal ? "violated by a shortest trace" : "violated by a trace")
        + "\n\(counterexample.trace)"
    case .undecided(let reason): "undecided: \(reason)"
    case .faulty(let fault): "no verdict: \(fault)"
    }
  }
}

/// A trace that breaks a property.
public struct Counterexample<Machine: StateMachine>: Sendable {
  /// The trace; its last step is the one that breaks the property.
  public let trace: Trace<Machine>
  /// Whether it is proved that no shorter trace breaks the property.
  public let isMinimal: Bool

  /// Creates a counterexample.
  public init(trace: Trace<Machine>, isMinimal: Bool) {
    self.trace = trace
    self.isMinimal = isMinimal
  }
}

/// Why a property is undecided.
public enum Undecided: Hashable, Sendable {
  /// The search was cut short.
  case stopped(by: Limit)
  /// No finite trace decides it: what the pattern demands may be put off for ever.
  case needsLiveness
  /// The search may have mistaken new states for known ones.
  case compacted
  /// Only random walks were taken.
  case walksOnly
  /// The search was reduced, and what the property demands depends on states that it leaves out.
  case notReducible
}

extension Undecided: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .stopped(let limit): "stopped by \(limit)"
    case .needsLiveness: "no finite trace decides it"
    case .compacted: "compaction may have omitted states"
    case .walksOnly: "random walks prove nothing"
    case .notReducible: "a reduced search leaves out states on which it depends"
    }
  }
}

/// The outcome of checking one property.
public struct PropertyResult<Machine: StateMachine>: Sendable {
  /// The identifier of the property.
  public let id: String
  /// Whether the property holds.
  public let verdict: Verdict<Machine>
  /// A shortest trace that reaches the property's trigger; nil if there is none or none is known.
  public let witness: Trace<Machine>?
  /// The indices of the claims that are known to hold vacuously: nothing that a trace could do puts
  /// them to the test. It is empty unless the search was complete.
  ///
  /// A step invariant is put to the test by a step of its first kind. A pattern is put to the test
  /// by a stretch that is judged, in which the forbidden step could have come, or the demanded step
  /// comes, or the step to be answered is answered, and so on; see ``Pattern``.
  public let vacuousClaims: [Int]
  /// Whether the trigger is known to be unreachable.
  public let isTriggerUnreachable: Bool

  /// Whether the property, or one of its claims, is known to hold vacuously.
  public var isVacuous: Bool { isTriggerUnreachable || !vacuousClaims.isEmpty }

  /// A result without a verdict, because the machine breaks its contract.
  @usableFromInline static func faulty(
    _ fault: ModelFault<Machine>, _ property: Property<Machine>
  ) -> Self {
    Self(
      id: property.id, verdict: .faulty(fault), witness: nil, vacuousClaims: [],
      isTriggerUnreachable: false)
  }
}

extension Array {
  /// The result for the property with an identifier.
  /// - Precondition: The property was judged.
  func result<Machine>(named id: String) -> Element
  where Element == PropertyResult<Machine> {
    guard let result = first(where: { $0.id == id }) else {
      preconditionFailure("no property “\(id)” was judged, only \(map(\.id))")
    }
    return result
  }
}
