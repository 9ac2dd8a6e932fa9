import ModelChecking

/// A statement about what must happen in the end, with its role and the fairness that it assumes.
///
/// It is judged over all runs: infinite ones, and finite ones that cannot go on.
public struct LivenessStatement<State: ModelState>: Sendable {
  /// The short identifier, unique in its suite.
  public let id: String
  /// What is said, in one sentence.
  public let statement: String
  /// The same as a formula over the predicates of the model; of a witness, what one fair run
  /// satisfies.
  public let formula: String
  /// The names of the groups of rules that are assumed to be fair.
  public let assumed: [String]
  /// An invariant must hold, a belief must be refuted, and a witness must be found.
  public let role: SuiteProperty<State>.Role
  /// The sources that say so.
  public let citations: [Citation]

  /// Creates a statement.
  ///
  /// - Parameters:
  ///   - role: Whether it is expected to hold.
  ///   - id: The short identifier.
  ///   - statement: What is said, in one sentence.
  ///   - formula: The same as a formula.
  ///   - assumed: The names of the groups of rules that are assumed to be fair.
  ///   - citations: The sources that say so.
  public init(
    _ role: SuiteProperty<State>.Role, _ id: String, _ statement: String, _ formula: String,
    assuming assumed: [String] = [], citing citations: [Citation]
  ) {
    self.role = role
    self.id = id
    self.statement = statement
    self.formula = formula
    self.assumed = assumed
    self.citations = citations
  }

  /// The same statement under other assumptions.
  public func assuming(_ groups: [String]) -> LivenessStatement {
    LivenessStatement(role, id, statement, formula, assuming: groups, citing: citations)
  }

  /// Whether the model is expected to break the statement.
  public var isExpectedToFail: Bool { role == .belief }
}
