/// A stated difference between two models: how an implementation may deviate from its
/// specification, and how the deviation is set aside so that the rest can be compared.
public struct Difference<Implementation: ProcessState, Specification: ProcessState>: Sendable {
  /// The name of the difference.
  public let name: String
  /// What is different, in one sentence.
  public let statement: String
  /// What follows for code that moves from the specification to the implementation.
  public let advice: String
  /// The sources that say so.
  public let citations: [Citation]
  /// What is observed of a step of the implementation once the difference is set aside.
  let implementation: Adaptation<Implementation>
  /// What may be observed of a step of the specification once the difference is set aside: one of
  /// several alternatives.
  let specification: Alternatives<Specification>

  /// Changes an observation, or hides it by returning nil.
  typealias Adaptation<State: ProcessState> =
    @Sendable (Observation, Rule<State>, State) -> Observation?
  /// What may replace an observation; nil stands for no observation.
  typealias Alternatives<State: ProcessState> =
    @Sendable (Observation, Rule<State>, State) -> [Observation?]

  init(
    _ name: String, _ statement: String, advice: String, citing citations: [Citation],
    implementation: @escaping Adaptation<Implementation> = { observed, _, _ in observed },
    specification: @escaping Alternatives<Specification> = { observed, _, _ in [observed] }
  ) {
    self.name = name
    self.statement = statement
    self.advice = advice
    self.citations = citations
    self.implementation = implementation
    self.specification = specification
  }
}
