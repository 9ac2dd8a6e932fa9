// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A machine whose states stand for several states of another. Its cycles need not be cycles of the
/// other.
protocol QuotientMachine {}

/// The machine of a symmetric machine's orbits. Its states are their representatives.
public struct OrbitMachine<Base: SymmetricMachine>: StateMachine, QuotientMachine {
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
  /// Explores every orbit of reachable states once, and judges properties on the way.
  ///
  /// The counts of the report are those of the orbits: states, the transitions of their
  /// representatives, the depth (which is that of the whole machine). Counterexamples and witnesses
  /// are traces of this machine, and as short as without symmetry.
  ///
  /// The search audits the declared symmetry. If it finds that the components are not
  /// interchangeable, every property is ``ModelFault/asymmetric(_:)``, and so is the report. A
  /// property that distinguishes components is refused alone. The audit looks at the initial states,
  /// at each orbit or a sample of them, and at what one step leads to; it does not look at every
  /// member of an orbit. ``symmetryFault(in:limits:)`` does, for tests of small machines.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - limits: How far to go.
  ///   - audit: For how many states the contract and the symmetry are audited. A sample tries all
  ///     exchanges on the first 64 states, and one that is drawn on each of the others.
  ///   - threads: How many threads share the work, at most 64.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  /// - Complexity: As ``StateMachine/check(_:limits:auditing:threads:observe:)``, over the orbits; the
  ///   audit of a state costs as much as expanding it some ten times for each exchange.
  @inlinable public func checkOrbits(
    _ properties: [Property<Self>] = [], limits: SearchLimits = .none,
    auditing audit: ContractAudit = .standard, threads: Int = 1,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SearchReport<Self> {
    let orbits = OrbitMachine(self)
    var symmetryAudit = SymmetryAudit(self, properties, auditing: audit)
    let report = orbits.check(
      properties.map { orbits.property($0, auditing: audit) }, limits: limits, auditing: audit,
      threads: threads, observe: observe
    ) { audit == .off ? nil : symmetryAudit.inspect($0, of: $1) }
    return symmetryAudit.report(report)
  }
}

extension SymmetricMachine where Encoding.Key: StateCode {
  /// Explores every orbit of reachable states once, with the representatives in files.
  ///
  /// It does what ``checkOrbits(_:limits:auditing:threads:observe:)`` does, in the way of
  /// ``StateMachine/check(_:onDisk:limits:auditing:threads:observe:)``. A search that is taken up again
  /// audits the symmetry of all states again, because files hold no faults.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - options: The folder for the files, and the memory to use.
  ///   - limits: How far to go.
  ///   - audit: For how many states the contract and the symmetry are audited.
  ///   - threads: How many threads share the work: the largest power of two of them, at most 64.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts, and a result for each property.
  /// - Throws: ``DiskSearchError`` if the folder cannot be used.
  @inlinable public func checkOrbits(
    _ properties: [Property<Self>] = [], onDisk options: DiskSearchOptions,
    limits: SearchLimits = .none, auditing audit: ContractAudit = .standard, threads: Int = 1,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) throws(DiskSearchError) -> SearchReport<Self> {
    let orbits = OrbitMachine(self)
    var symmetryAudit = SymmetryAudit(self, properties, auditing: audit)
    let report = try orbits.check(
      properties.map { orbits.property($0, auditing: audit) }, onDisk: options, limits: limits,
      auditing: audit, threads: threads, observe: observe
    ) { audit == .off ? nil : symmetryAudit.inspect($0, of: $1) }
    return symmetryAudit.report(report)
  }
}

extension OrbitMachine {
  /// A property of the base machine as a property of its orbits.
  ///
  /// A step of this machine leads to the representative of its target, in which components may be
  /// exchanged. The conditions are evaluated on the target itself. Where the audit skips states,
  /// the search itself compares every target with its representative.
  @usableFromInline func property(
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
