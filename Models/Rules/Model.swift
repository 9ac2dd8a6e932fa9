import ModelChecking

/// A model of some part of what iOS does: its rules, and the properties to check them against.
public protocol Model: Sendable {
  /// The states of the model.
  associatedtype State: ModelState

  /// The word for the model on the command line.
  var name: String { get }
  /// What distinguishes the model from all others; nil, the default, if nothing does.
  var identity: ModelIdentity? { get }
  /// How many components the model has; nil, the default, if their number is fixed.
  var size: ModelSize? { get }
  /// The same model with another number of its components.
  /// - Precondition: ``size`` exists, and its range contains the number.
  func resized(to count: Int) -> Self
  /// What the model is about, in one sentence.
  var subject: String { get }
  /// The reading of the documentation.
  var profile: Profile { get }
  /// The systems that the model is about; every system unless a model says otherwise.
  var systems: SystemVersions { get }
  /// The systems that a model of this kind can be about.
  var availability: SystemVersions { get }
  /// The same model about other systems, all of them available; the default, for a model that does not distinguish them,
  /// is the model itself.
  func on(_ systems: SystemVersions) -> Self
  /// What can happen.
  var machine: RuleMachine<State> { get }
  /// The properties of a machine with the rules of this model, or with mutants of them.
  func properties(of machine: RuleMachine<State>) -> [SuiteProperty<State>]
  /// The states that formulas about its runs can name; those that owe something, by default.
  var statePredicates: [TemporalPredicate<RuleMachine<State>>] { get }
  /// The rules that formulas can name together, besides callbacks and families of rules.
  var stepTerms: [(name: String, test: (Rule<State>) -> Bool)] { get }
  /// The rules that can be assumed not to wait for ever; the deliveries, by default.
  var fairRules: [FairRules<State>] { get }
  /// What must happen in the end; nothing is stated by default.
  var livenessStatements: [LivenessStatement<State>] { get }
  /// The terminal states that are meant, so that a run may end there; none by default.
  var validEndStates: StatePredicate<RuleMachine<State>> { get }
  /// The points on which the sources disagree, and how this model reads each of them.
  var disputes: [Dispute] { get }
  /// What can happen out of the ordinary; it is used to judge logs.
  var circumstances: [Circumstance<State>] { get }
  /// Visits every reachable state of a machine, which has the rules of this model or others, as
  /// `StateMachine.explore` does.
  ///
  /// It is a requirement so that the search is compiled for the states of each model, also where the
  /// model is not known until the program runs.
  func explore(
    _ machine: RuleMachine<State>, limits: SearchLimits, auditing audit: ContractAudit,
    observe: (SearchProgress) -> SearchControl
  ) -> StateGraph<RuleMachine<State>>
  /// Checks properties by orbits, as `SymmetricMachine.orbits` does, with the states in files if a
  /// folder is given; nil if no components of the model are interchangeable.
  ///
  /// - Throws: `DiskSearchError` if the folder cannot be used.
  func checkOrbits(
    _ properties: [Property<RuleMachine<State>>], options: SearchOptions<MemoryStorage>,
    onDisk disk: DiskStorage?, observe: (SearchProgress) -> SearchControl
  ) throws(DiskSearchError) -> SearchReport<RuleMachine<State>>?
}

/// A model of one process, against which recorded logs can be judged.
public protocol LogModel: Model where State: ProcessState {
  /// The same model with some disputed points decided; each is given by its name.
  ///
  /// The names are those of ``Model/disputes``; other names are ignored. The default, for a model
  /// without disputed points, is the model itself.
  func deciding(_ decisions: [String: Bool]) -> Self

  /// Where the runs of a driven delegate begin that notices some callbacks: the first initial state,
  /// unless a model says otherwise; nil if there is none.
  func drivenState(noticing noticed: Set<Callback>) -> State?
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LogModel {
  public func deciding(_ decisions: [String: Bool]) -> Self { self }
  public func drivenState(noticing noticed: Set<Callback>) -> State? {
    machine.initialStates.first
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Model {
  public var identity: ModelIdentity? { nil }
  public var size: ModelSize? { nil }
  public var systems: SystemVersions { .all }
  public var availability: SystemVersions { .all }
  public func on(_ systems: SystemVersions) -> Self { self }
  public func resized(to count: Int) -> Self { self }
  public var disputes: [Dispute] { [] }
  public var circumstances: [Circumstance<State>] { [] }
  /// The systems in words, with a comma before; empty for all that a model of this kind can be
  /// about.
  public var systemsRemark: String {
    systems == availability ? "" : ", \(systems.words)"
  }
  /// The systems of the model that behave alike.
  public var classes: SystemClasses { machine.classes }
  /// The callbacks that the model can deliver.
  public var vocabulary: Set<Callback> { Set(machine.rules.compactMap(\.callback)) }

  /// Visits every reachable state of the model.
  public func explore(
    limits: SearchLimits = .none, auditing audit: ContractAudit = .standard,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> StateGraph<RuleMachine<State>> {
    explore(machine, limits: limits, auditing: audit, observe: observe)
  }

  public func explore(
    _ machine: RuleMachine<State>, limits: SearchLimits, auditing audit: ContractAudit,
    observe: (SearchProgress) -> SearchControl
  ) -> StateGraph<RuleMachine<State>> {
    machine.explore(limits: limits, auditing: audit, observe: observe)
  }

  public func checkOrbits(
    _ properties: [Property<RuleMachine<State>>], options: SearchOptions<MemoryStorage>,
    onDisk disk: DiskStorage?, observe: (SearchProgress) -> SearchControl
  ) throws(DiskSearchError) -> SearchReport<RuleMachine<State>>? { nil }
}

/// A reading of the documentation.
public enum Profile: String, CaseIterable, Hashable, Sendable {
  /// What the guide says, taken literally.
  case documented
  /// Everything that devices were observed to do, each on its own system.
  case observed
}

/// A point on which the sources disagree, modelled as a switch.
public struct Dispute: Hashable, Sendable {
  /// The word for the switch.
  public let name: String
  /// What holds if the switch is on.
  public let statement: String
  /// Who says what.
  public let citations: [Citation]
  /// The systems for which there is evidence.
  public let systems: SystemVersions
  /// Whether this model allows it.
  public let isOn: Bool
}

/// Something out of the ordinary that can happen to an app, and for which a log can be evidence.
///
/// If no life cycle without the circumstance explains a log, then the log shows that it occurred.
public struct Circumstance<State: ModelState>: Sendable {
  /// What happened, as a clause: “the process was launched in the background”.
  public let statement: String
  /// The sources which say that it can happen.
  public let citations: [Citation]
  /// Whether a rule can happen only under the circumstance.
  public let needs: @Sendable (Rule<State>) -> Bool
  /// Whether a state exists only under the circumstance; nil if none does.
  public let contains: (@Sendable (State) -> Bool)?

  /// Creates a circumstance.
  public init(
    _ statement: String, citing citations: [Citation],
    states contains: (@Sendable (State) -> Bool)? = nil,
    rules needs: @escaping @Sendable (Rule<State>) -> Bool
  ) {
    self.statement = statement
    self.citations = citations
    self.needs = needs
    self.contains = contains
  }

  /// The circumstance that something occurs.
  public init(
    _ statement: String, citing citations: [Citation],
    states contains: (@Sendable (State) -> Bool)? = nil,
    occurrences needs: @escaping @Sendable (Occurrence) -> Bool
  ) {
    self.init(
      statement, citing: citations, states: contains,
      rules: { rule in
        rule.occurrence.map(needs) ?? false
      })
  }
}
