/// A machine some of whose components are interchangeable, such as the apps of a device.
///
/// If components are exchanged in a state and in an action, the successor must be the old one with
/// the same components exchanged. Initial states with exchanged components must be initial. The
/// states that become one another by exchanges form an *orbit*.
public protocol SymmetricMachine: StateMachine {
  /// The representative of a state's orbit: a member of the orbit, and the same for all members.
  ///
  /// The usual way is to sort the components. A function that returns different members of one
  /// orbit is still sound, but the orbit is explored more than once.
  func representative(of state: State) -> State
}

/// The orbits of a symmetric machine as a machine: its states are their representatives.
public struct OrbitMachine<Base: SymmetricMachine>: StateMachine {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public typealias Encoding = Base.Encoding

  /// The machine whose orbits these are.
  public let base: Base

  /// Creates the machine of the orbits of another.
  public init(_ base: Base) { self.base = base }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var initialStates: [Base.State] {
    var known: Set<Base.State> = []
    return base.initialStates.map(base.representative(of:)).filter { known.insert($0).inserted }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func actions(in state: Base.State) -> Base.Actions { base.actions(in: state) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func successor(of state: Base.State, taking action: Base.Action) -> Base.State {
    base.representative(of: base.successor(of: state, taking: action))
  }
}

extension SymmetricMachine {
  /// Explores every orbit of reachable states once, and judges properties on the way.
  ///
  /// The counts of the report are those of the orbits: states, the transitions of their
  /// representatives, the depth (which is that of the whole machine). Counterexamples and witnesses
  /// are traces of this machine, and as short as without symmetry.
  ///
  /// The conditions of the properties must not distinguish the components: exchanging components in
  /// source, action and target alike must not change their values. If a search finds that they do,
  /// the property is ``Undecided/notSymmetric``; but a search does not find every such property, so
  /// test them on a small machine with ``symmetryFault(in:limits:)``.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - limits: How far to go.
  ///   - threads: How many threads share the work, at most 64.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  /// - Complexity: As ``StateMachine/check(_:limits:threads:observe:)``, over the orbits.
  @inlinable public func checkOrbits(
    _ properties: [Property<Self>] = [], limits: SearchLimits = .none, threads: Int = 1,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SearchReport<Self> {
    let orbits = OrbitMachine(self)
    let report = orbits.check(
      properties.map(orbits.property), limits: limits, threads: threads, observe: observe)
    return SearchReport(report, results: zip(properties, report.results).map(orbits.result))
  }
}

extension OrbitMachine {
  /// A property of the base machine as a property of its orbits.
  ///
  /// A step of this machine leads to the representative of its target, in which components may be
  /// exchanged. The conditions are evaluated on the target itself.
  @usableFromInline func property(_ property: Property<Base>) -> Property<Self> {
    Property(
      property.id, property.statement, trigger: property.trigger.map(step),
      claims: property.claims.map { $0.map(states: state, steps: step) }
        + PropertyConditions(property).states.map { .pattern(.absence(of: !isBlind($0))) })
  }

  /// Whether a condition has the same value for a target and for its representative. Otherwise the
  /// condition distinguishes components, and the orbits do not decide the property.
  func isBlind(_ condition: StatePredicate<Base>) -> StepPredicate<Self> {
    let base = base
    return StepPredicate("\(condition.name) does not distinguish components") {
      source, action, representative in
      let target = base.successor(of: source, taking: action)
      return condition.test(target) == condition.test(representative)
    }
  }

  private func state(_ condition: StatePredicate<Base>) -> StatePredicate<Self> {
    StatePredicate(condition.name, condition.test)
  }

  private func step(_ condition: StepPredicate<Base>) -> StepPredicate<Self> {
    let base = base
    return condition.map { test in
      { source, action, _ in
        test(source, action, base.successor(of: source, taking: action))
      }
    }
  }
}
