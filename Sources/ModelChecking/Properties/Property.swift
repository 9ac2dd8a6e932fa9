/// A named statement about a machine: the conjunction of one or more claims.
public struct Property<Machine: StateMachine>: Sendable {
  /// A short identifier, unique in its suite.
  public let id: String
  /// What the property says, in one sentence.
  public let statement: String
  /// What must hold, all of it.
  public let claims: [Claim<Machine>]
  /// A step that must be reachable; otherwise the property holds vacuously.
  public let trigger: StepPredicate<Machine>?
  /// The index of the claim that the trigger was taken from; nil if it was given.
  let triggeringClaim: Int?
  /// Why it is meant that the property may hold vacuously; nil if that would be a mistake.
  ///
  /// A search says all the same that it does (``PropertyResult/isVacuous``).
  public let mayBeVacuous: String?

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - id: A short identifier, unique in its suite.
  ///   - statement: What the property says, in one sentence.
  ///   - trigger: The step without which the property says nothing; by default the trigger of the
  ///     first claim that has one.
  ///   - mayBeVacuous: Why it is meant that the property may hold vacuously, if it is.
  ///   - claims: What must hold, all of it.
  public init(
    _ id: String, _ statement: String, trigger: StepPredicate<Machine>? = nil,
    mayBeVacuous: String? = nil, claims: [Claim<Machine>]
  ) {
    let triggers = claims.map { $0.question.trigger }
    self.id = id
    self.statement = statement
    self.claims = claims
    self.mayBeVacuous = mayBeVacuous
    triggeringClaim = trigger == nil ? triggers.firstIndex { $0 != nil } : nil
    self.trigger = trigger ?? triggeringClaim.flatMap { triggers[$0] }
  }

  /// Creates a property from claims written one after the other.
  public init(
    _ id: String, _ statement: String, trigger: StepPredicate<Machine>? = nil,
    mayBeVacuous: String? = nil, _ claims: Claim<Machine>...
  ) {
    self.init(id, statement, trigger: trigger, mayBeVacuous: mayBeVacuous, claims: claims)
  }
}

// MARK: - One claim in one sentence

extension Property {
  /// Every reachable state satisfies a condition.
  ///
  /// ```swift
  /// Property<SharedEditor>.always("who edits does not wait") { state in
  ///   state.editor.map { !state.waiting.contains($0) } ?? true
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - statement: What the property says, in one sentence.
  ///   - id: A short identifier, unique in its suite; by default the statement.
  ///   - test: Whether a state is as it should be.
  /// - Returns: The property, with one claim.
  @inlinable public static func always(
    _ statement: String, id: String? = nil, _ test: @escaping @Sendable (Machine.State) -> Bool
  ) -> Self {
    Self(id ?? statement, statement, .always(StatePredicate(statement, test)))
  }

  /// Every reachable step satisfies a condition; the parameters are those of ``always(_:id:_:)``.
  public static func everyStep(
    _ statement: String, id: String? = nil, _ test: @escaping @Sendable (Step<Machine>) -> Bool
  ) -> Self {
    Self(id ?? statement, statement, .everyStep(where: .any, is: StepPredicate(statement, test)))
  }

  /// Some reachable state satisfies a condition; the parameters are those of ``always(_:id:_:)``.
  @inlinable public static func reachable(
    _ statement: String, id: String? = nil, _ test: @escaping @Sendable (Machine.State) -> Bool
  ) -> Self {
    Self(id ?? statement, statement, .reachable(StatePredicate(statement, test)))
  }

  /// From every reachable state, a state that satisfies a condition can be reached; the parameters
  /// are those of ``always(_:id:_:)``.
  @inlinable public static func alwaysPossible(
    _ statement: String, id: String? = nil, _ test: @escaping @Sendable (Machine.State) -> Bool
  ) -> Self {
    Self(id ?? statement, statement, .alwaysPossible(StatePredicate(statement, test)))
  }
}

extension Property {
  /// The identifier and the statement; the statement alone if it is both.
  package var title: String { id == statement ? id : "\(id): \(statement)" }

  /// What makes the property one that cannot be judged.
  var fault: ModelFault<Machine>? { claims.lazy.compactMap { $0.question.fault }.first }
}

/// One thing that a property demands.
public enum Claim<Machine: StateMachine>: Sendable {
  /// Every reachable state satisfies the condition.
  case always(StatePredicate<Machine>)
  /// Every reachable step of the first kind is also of the second.
  case everyStep(where: StepPredicate<Machine>, is: StepPredicate<Machine>)
  /// Some reachable state satisfies the condition.
  case reachable(StatePredicate<Machine>)
  /// Some reachable step satisfies the condition.
  case reachableStep(StepPredicate<Machine>)
  /// From every reachable state, a state that satisfies the condition can be reached.
  case alwaysPossible(StatePredicate<Machine>)
  /// Only states that satisfy the condition are terminal.
  case noDeadlock(except: StatePredicate<Machine>)
  /// The steps of every trace follow the pattern.
  case pattern(Pattern<Machine>)

  /// A pattern from its parts.
  public static func pattern(
    _ requirement: Pattern<Machine>.Requirement, _ scope: Pattern<Machine>.Scope = .globally
  ) -> Self {
    .pattern(Pattern(requirement, scope))
  }
}

extension Claim {
  /// The same claim for another machine, with its conditions replaced.
  func map<Other: StateMachine>(
    states state: (StatePredicate<Machine>) -> StatePredicate<Other>,
    steps step: (StepPredicate<Machine>) -> StepPredicate<Other>
  ) -> Claim<Other> {
    switch self {
    case .always(let condition): .always(state(condition))
    case .everyStep(let trigger, let condition):
      .everyStep(where: step(trigger), is: step(condition))
    case .reachable(let condition): .reachable(state(condition))
    case .reachableStep(let condition): .reachableStep(step(condition))
    case .alwaysPossible(let condition): .alwaysPossible(state(condition))
    case .noDeadlock(let exception): .noDeadlock(except: state(exception))
    case .pattern(let pattern): .pattern(pattern.map(step))
    }
  }
}

/// A named condition on states.
public struct StatePredicate<Machine: StateMachine>: Sendable {
  /// The condition in words.
  public let name: String
  @usableFromInline let stored: StoredStateTest<Machine.State>

  /// Creates a condition from its words and its test.
  @inlinable public init(_ name: String, _ test: @escaping @Sendable (Machine.State) -> Bool) {
    self.name = name
    stored = StoredStateTest(test)
  }

  @usableFromInline var test: @Sendable (Machine.State) -> Bool { stored.test }

  /// Whether the condition holds in a state.
  public func holds(in state: Machine.State) -> Bool { test(state) }
}
