import ModelChecking

/// A model of some part of what iOS does: rules, and the properties that they are held against.
public protocol Model: Sendable {
  /// The states of the model.
  associatedtype State: ModelState

  /// The word for the model on the command line.
  var name: String { get }
  /// What tells the model from all others; nil, unless a model says otherwise, where nothing does.
  var identity: ModelIdentity? { get }
  /// Of what the model has several; nil where it has nothing that can be more or fewer.
  var size: ModelSize? { get }
  /// The same model with another number of its components.
  /// - Precondition: ``size`` exists, and its range contains the number.
  func resized(to count: Int) -> Self
  /// What the model is about, in one sentence.
  var subject: String { get }
  /// The reading of the documentation.
  var profile: Profile { get }
  /// What can happen.
  var machine: RuleMachine<State> { get }
  /// What is claimed of a machine with the rules of this model, or with mutants of them.
  func properties(of machine: RuleMachine<State>) -> [SuiteProperty<State>]
  /// The points on which the sources disagree, and how this model reads each.
  var disputes: [Dispute] { get }
  /// What can happen beyond the ordinary, for judging logs.
  var circumstances: [Circumstance<State>] { get }
  /// Judges properties by orbits, as ``SymmetricMachine`` does; nil where no components of the model
  /// are interchangeable.
  func checkOrbits(
    _ properties: [Property<RuleMachine<State>>], limits: SearchLimits, threads: Int,
    observe: (SearchProgress) -> SearchControl
  ) -> SearchReport<RuleMachine<State>>?
}

/// A model that recorded logs can be held against: it follows one process.
public protocol LogModel: Model where State: ProcessState {
  /// The same model, with some disputed points, called by their names, decided one way or the other.
  ///
  /// The names are those of ``Model/disputes``; others are passed over. A model without disputed
  /// points need not say anything.
  func deciding(_ decisions: [String: Bool]) -> Self

  /// Where the runs of a driven delegate begin: the first initial state, unless a model says
  /// otherwise; nil where there is none.
  var drivenState: State? { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LogModel {
  public func deciding(_ decisions: [String: Bool]) -> Self { self }
  public var drivenState: State? { machine.initialStates.first }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Model {
  public var identity: ModelIdentity? { nil }
  public var size: ModelSize? { nil }
  public func resized(to count: Int) -> Self { self }
  public var disputes: [Dispute] { [] }
  public var circumstances: [Circumstance<State>] { [] }
  /// The callbacks that the model can deliver.
  public var vocabulary: Set<Callback> { Set(machine.rules.compactMap(\.callback)) }

  public func checkOrbits(
    _ properties: [Property<RuleMachine<State>>], limits: SearchLimits, threads: Int,
    observe: (SearchProgress) -> SearchControl
  ) -> SearchReport<RuleMachine<State>>? { nil }
}

/// A reading of the documentation.
public enum Profile: String, CaseIterable, Hashable, Sendable {
  /// The guide to the letter.
  case documented
  /// The union of what devices were seen to do.
  case observed
}

/// A point on which the sources disagree, modelled as a switch.
public struct Dispute: Hashable, Sendable {
  /// The word for the switch.
  public let name: String
  /// What is so if the switch is on.
  public let statement: String
  /// Who says what.
  public let citations: [Citation]
  /// Whether this model allows it.
  public let isOn: Bool
}
