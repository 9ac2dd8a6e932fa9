/// A statement about what must happen in the end, on every run that is fair enough.
///
/// ```swift
/// let vocabulary = try LivenessVocabulary<Lamp>(
///   predicates: [.state("on") { $0 == .on }],
///   rules: [RuleGroup("press", .action("press") { $0 == .press })])
/// let property = try LivenessProperty(
///   "the lamp goes on", "eventually on", in: vocabulary,
///   assuming: [Fairness(.weak, of: "press", reason: "somebody is there")])
/// let verdict = Lamp().explore().check(property)
/// ```
///
/// Runs are infinite, or finite and maximal: then they end in a terminal state. Nothing stutters
/// unless the machine has a step for it.
public struct LivenessProperty<Machine: StateMachine>: Sendable {
  /// The statement in words.
  public let name: String
  /// What every fair run satisfies.
  public let formula: LTLFormula
  /// What is assumed of the runs.
  public let fairness: [Fairness]
  /// What the names in the formula and in the assumptions mean.
  public let vocabulary: LivenessVocabulary<Machine>

  /// Creates a statement.
  ///
  /// - Parameters:
  ///   - name: The statement in words.
  ///   - formula: What every fair run satisfies.
  ///   - vocabulary: What the names mean.
  ///   - fairness: What is assumed of the runs; nothing by default.
  /// - Throws: ``LivenessError`` if the vocabulary lacks a name.
  public init(
    _ name: String, _ formula: LTLFormula, in vocabulary: LivenessVocabulary<Machine>,
    assuming fairness: [Fairness] = []
  ) throws(LivenessError) {
    self.name = name
    self.formula = formula
    self.fairness = fairness
    self.vocabulary = vocabulary
    let known = Set(vocabulary.predicates.map(\.name))
    let used = formula.predicates
    if let name = used.first(where: { !known.contains($0) }) {
      throw .unknownPredicate(
        name, nearest: SpellingDistance.nearest(to: name, among: vocabulary.predicates.map(\.name)))
    }
    guard used.count <= AutomatonError.bits else {
      throw .tooMany("predicates", limit: AutomatonError.bits)
    }
    for assumption in fairness where vocabulary.rule(assumption.rule) == nil {
      let nearest = SpellingDistance.nearest(
        to: assumption.rule, among: vocabulary.rules.map(\.name))
      throw .unknownRule(assumption.rule, nearest: nearest)
    }
  }

  /// Creates a statement from the text of its formula.
  ///
  /// - Parameters:
  ///   - name: The statement in words.
  ///   - text: The formula, for example `always (opened implies eventually active)`.
  ///   - vocabulary: What the names mean.
  ///   - fairness: What is assumed of the runs; nothing by default.
  /// - Throws: ``LivenessError`` if the text is no formula, or if the vocabulary lacks a name.
  public init(
    _ name: String, _ text: String, in vocabulary: LivenessVocabulary<Machine>,
    assuming fairness: [Fairness] = []
  ) throws(LivenessError) {
    let formula: LTLFormula
    do {
      formula = try LTLFormula(text, over: vocabulary.predicates.map(\.name))
    } catch {
      throw .formula(error)
    }
    try self.init(name, formula, in: vocabulary, assuming: fairness)
  }

  /// The same statement under other assumptions.
  ///
  /// - Parameter fairness: What is assumed instead.
  /// - Returns: The statement with the same formula.
  /// - Throws: ``LivenessError`` if the vocabulary lacks a rule.
  public func assuming(_ fairness: [Fairness]) throws(LivenessError) -> Self {
    try Self(name, formula, in: vocabulary, assuming: fairness)
  }
}

extension LivenessProperty {
  /// The number of states of the automaton with which a search looks for runs that break the
  /// formula; nil if the formula is too large.
  package var automatonStateCount: Int? {
    (try? BuchiAutomaton(formula, isNegated: true, predicates: formula.predicates))?.stateCount
  }
}
