import ModelChecking

/// A property of a model, with its role and the expected verdict.
public struct SuiteProperty<State: ModelState>: Sendable {
  /// What is checked.
  public let property: Property<RuleMachine<State>>
  /// The role of the property.
  public let role: Role
  /// The sources that say so.
  public let citations: [Citation]

  /// The systems on which a belief is refuted; every system of its model unless the suite says
  /// otherwise, and for other properties.
  public internal(set) var refutedOn = SystemVersions.all

  /// The role that a property plays in its suite.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The system guarantees it: expected to hold.
    case invariant
    /// People believe it, but it is false: expected to be violated.
    case belief
    /// Something can happen at all: expected to hold, so that no other property holds vacuously.
    case witness
    /// The app must keep it, not the system; the model shows that the situation can arise.
    case obligation
  }

  /// Whether the model is expected to break the property.
  public var isExpectedToBeViolated: Bool { role == .belief }

  /// Why it is meant that the property may hold vacuously; nil if that would be a mistake.
  public var mayBeVacuous: String? { property.mayBeVacuous ?? reasonOfSystems }

  /// Why the property may hold vacuously on some of the systems that a model can be about.
  var reasonOfSystems: String?

  /// The kind of the first claim, in the words of reports.
  public var kind: String {
    switch property.claims.first {
    case .always, nil: "state invariant"
    case .everyStep: "step invariant"
    case .reachable, .reachableStep: "reachable"
    case .alwaysPossible: "always-possible"
    case .noDeadlock: "no deadlock"
    case .pattern: "pattern"
    }
  }
}

extension SuiteProperty {
  /// Whether a verdict is the expected one; nil while it is undecided.
  public func isAsExpected(_ result: PropertyResult<RuleMachine<State>>) -> Bool? {
    switch result.verdict {
    case .undecided: nil
    case .faulty: false
    case .holds: !isExpectedToBeViolated && (!result.isVacuous || mayBeVacuous != nil)
    case .violated: isExpectedToBeViolated
    }
  }
}

/// Short ways to write the properties of one model.
protocol PropertySuite {
  /// The model that the properties are about.
  associatedtype Subject: DisputedModel
  /// The states of the model.
  associatedtype State where State == Subject.State

  typealias On = StepPredicate<RuleMachine<State>>
  typealias SuiteClaim = Claim<RuleMachine<State>>

  var model: Subject { get }
  /// The conditions on the steps of the machine that is checked.
  var on: RulePredicates<State> { get }
}

extension PropertySuite {
  var profile: Profile { model.profile }
  var allowed: AllowedPoints<Subject.Point> { model.allowed }
  var systems: SystemVersions { model.systems }

  func invariant(
    _ id: String, _ statement: String, citing citations: [Citation], trigger: On? = nil,
    claims: [SuiteClaim]
  ) -> SuiteProperty<State> {
    suiteProperty(.invariant, id, statement, citing: citations, trigger: trigger, claims)
  }
}

extension PropertySuite {
  func invariant(
    _ id: String, _ statement: String, citing citations: [Citation],
    trigger: On? = nil, mayBeVacuous: String? = nil,
    _ claims: SuiteClaim...
  ) -> SuiteProperty<State> {
    suiteProperty(
      .invariant, id, statement, citing: citations, trigger: trigger, mayBeVacuous: mayBeVacuous,
      claims)
  }

  func belief(
    _ id: String, _ statement: String, citing citations: [Citation],
    _ claims: SuiteClaim...
  ) -> SuiteProperty<State> {
    suiteProperty(.belief, id, statement, citing: citations, claims)
  }

  /// A statement that some systems refute: a belief in a model of such systems, and an invariant in
  /// a model of others.
  func statement(
    _ id: String, _ statement: String, refutedOn range: SystemVersions,
    citing citations: [Citation], trigger: On? = nil,
    mayBeVacuous: String? = nil, _ claims: SuiteClaim...
  ) -> SuiteProperty<State> {
    var property = suiteProperty(
      range.overlaps(systems) ? .belief : .invariant, id, statement, citing: citations,
      trigger: trigger, mayBeVacuous: mayBeVacuous, claims)
    property.refutedOn = range
    return property
  }

  /// Properties about what only some systems do; none in a model of others.
  func only(
    on range: SystemVersions, _ properties: SuiteProperty<State>...
  ) -> [SuiteProperty<State>] {
    only(on: range, properties)
  }

  func only(
    on range: SystemVersions, _ properties: [SuiteProperty<State>]
  ) -> [SuiteProperty<State>] {
    range.overlaps(systems) ? properties : []
  }

  func witness(
    _ id: String, _ statement: String, citing citations: [Citation],
    _ claims: SuiteClaim...
  ) -> SuiteProperty<State> {
    suiteProperty(.witness, id, statement, citing: citations, claims)
  }

  /// Another step comes after an event and before the next one, unless something ends the process.
  func isFollowed(
    _ event: On, by step: On,
    unless ends: On
  ) -> SuiteClaim {
    .pattern(.existence(of: step), .between(event, and: on.nextEvent, unless: ends))
  }

  /// An obligation of the app, with the step at which breaking it harms the user.
  func obligation(
    _ id: String, _ statement: String, citing citations: [Citation],
    bitesAt step: On
  ) -> SuiteProperty<State> {
    suiteProperty(.obligation, id, statement, citing: citations, [.reachableStep(step)])
  }

  /// A statement on which the sources disagree: an invariant if the model takes it as true,
  /// otherwise a belief.
  func statement(
    _ id: String, _ statement: String, isTrue: Bool, citing citations: [Citation],
    trigger: On? = nil, _ claims: SuiteClaim...
  ) -> SuiteProperty<State> {
    suiteProperty(
      isTrue ? .invariant : .belief, id, statement, citing: citations, trigger: trigger, claims)
  }

  /// A property with all its claims.
  ///
  /// - Parameters:
  ///   - role: The role of the property.
  ///   - id: A short identifier, unique in its suite.
  ///   - statement: What the property says, in one sentence.
  ///   - citations: The sources that say so.
  ///   - trigger: The step without which the property says nothing.
  ///   - mayBeVacuous: Why it is meant that the property may hold vacuously, if it is.
  ///   - claims: What must hold, all of it.
  /// - Returns: The property, made from the sources.
  func suiteProperty(
    _ role: SuiteProperty<State>.Role, _ id: String, _ statement: String,
    citing citations: [Citation],
    trigger: On? = nil, mayBeVacuous: String? = nil,
    _ claims: [SuiteClaim]
  ) -> SuiteProperty<State> {
    var property = SuiteProperty<State>(
      property: Property(
        id, statement, trigger: trigger, mayBeVacuous: mayBeVacuous, claims: claims),
      role: role, citations: citations)
    if systems != model.availability {
      property.reasonOfSystems =
        "what it is about may happen on other systems than \(systems.words)"
    }
    return property
  }
}
