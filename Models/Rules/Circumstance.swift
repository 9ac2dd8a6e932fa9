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
  /// Whether a state exists only under the circumstance.
  public let contains: @Sendable (State) -> Bool

  /// Creates a circumstance.
  public init(
    _ statement: String, citing citations: [Citation],
    states contains: @escaping @Sendable (State) -> Bool = { _ in false },
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
    states contains: @escaping @Sendable (State) -> Bool = { _ in false },
    occurrences needs: @escaping @Sendable (Occurrence) -> Bool
  ) {
    self.init(
      statement, citing: citations, states: contains,
      rules: { rule in
        rule.occurrence.map(needs) ?? false
      })
  }
}
