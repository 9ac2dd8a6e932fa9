// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The machine of a symmetric machine's orbits. Its states are their representatives.
public struct OrbitMachine<Base: SymmetricMachine>: StateMachine {
  public typealias Encoding = Base.Encoding

  /// The machine whose orbits these are.
  public let base: Base

  /// Creates the machine of the orbits of another.
  public init(_ base: Base) { self.base = base }

  public var initialStates: [Base.State] {
    var known: Set<Base.State> = []
    return base.initialStates.map(base.representative(of:)).filter { known.insert($0).inserted }
  }

  @inlinable public func actions(in state: Base.State) -> Base.Actions { base.actions(in: state) }

  @inlinable public func successor(of state: Base.State, taking action: Base.Action) -> Base.State {
    base.representative(of: base.successor(of: state, taking: action))
  }

  public func cost(of action: Base.Action) -> Int { base.cost(of: action) }

  public func cost(ofBeginningIn state: Base.State) -> Int { base.cost(ofBeginningIn: state) }
}

extension SymmetricMachine {
  /// The orbits of the states, each of which a search visits once.
  ///
  /// A report counts the orbits, the transitions of their representatives, and the depth, which is
  /// that of the whole machine. Counterexamples and witnesses are as short as without symmetry.
  ///
  /// The search audits the declared symmetry. If it finds that the components are not
  /// interchangeable, every property is ``ModelFault/asymmetric(_:)``, and so is the report. A
  /// property that distinguishes components is refused alone. The audit looks at the initial states,
  /// at each orbit or a sample of them, and at what one step leads to; it does not look at every
  /// member of an orbit. ``symmetryFault(in:limits:)`` does, for tests of small machines.
  ///
  /// A sample tries all exchanges on the first 64 states, and one that is drawn on each of the others.
  /// The audit of a state costs as much as expanding it some ten times for each exchange.
  public var orbits: MachineView<Self, OrbitMachine<Self>, Property<Self>> {
    MachineView { properties, auditing in
      let orbits = OrbitMachine(self)
      var audit = SymmetryAudit(self, properties, auditing: auditing)
      return ViewSearch(
        visited: orbits, properties: properties.map { orbits.property($0, auditing: auditing) },
        inspect: { audit.inspect($0, of: $1) }, report: { audit.report($0) })
    }
  }
}

extension OrbitMachine {
  /// A property of the base machine as a property of its orbits.
  ///
  /// A step of this machine leads to the representative of its target, in which components may be
  /// exchanged. The conditions are evaluated on the target itself. Where the audit skips states,
  /// the search itself compares every target with its representative.
  func property(
    _ property: Property<Base>, auditing: ContractAudit
  ) -> Property<Self> {
    let conditions = auditing == .everyState ? [] : PropertyConditions(property).states
    return Property(
      property.id, property.statement, trigger: property.trigger.map(step),
      claims: property.claims.map { $0.map(states: state, steps: step) }
        + conditions.map { .pattern(.absence(of: !isBlind($0))) })
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
