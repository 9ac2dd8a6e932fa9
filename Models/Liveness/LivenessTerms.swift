import ModelChecking

/// Collects the names that formulas about the runs of a model can use.
///
/// A name may stand for several rules: a callback for all rules that deliver it, a family for the
/// same rule of each scene. Names of states come first; a rule never hides one.
struct LivenessTerms<State: ModelState> {
  private let machine: RuleMachine<State>
  private(set) var predicates: [TemporalPredicate<RuleMachine<State>>]
  private var names: Set<String>

  init(
    states: [TemporalPredicate<RuleMachine<State>>], of machine: RuleMachine<State>
  ) {
    self.machine = machine
    predicates = states
    names = Set(states.map(\.name))
  }

  /// Adds a name for the steps of some rules, perhaps of none; nothing if the name is taken.
  mutating func add(_ name: String, where test: (Rule<State>) -> Bool) {
    guard names.insert(name).inserted else { return }
    let members = machine.rules.map(test)
    predicates.append(.action(name) { members[$0.rule] })
  }

  /// Adds names for what other machines of the model do, and this one never does.
  mutating func addUnreachable(_ names: [String]) {
    for name in names { add(name) { _ in false } }
  }

  /// Adds the names of who brings a step about, of callbacks, of families and of rules.
  ///
  /// Key paths to the parts of a generic rule would be made anew each time, so closures stand for them.
  mutating func addRules() {
    for initiator in Initiator.allCases {
      add("by:\(initiator.rawValue)") { $0.initiator == initiator }
    }
    let calls = machine.rules.compactMap { $0.callback?.name }
    add(calls + machine.rules.compactMap { $0.deliveryName }) { rule in
      [rule.callback?.name, rule.deliveryName].compactMap(\.self)
    }
    add(machine.rules.map { $0.family }) { [$0.family] }
    add(machine.rules.map { $0.name }) { [$0.name] }
  }

  /// Adds those of some names that are not taken; each stands for all rules that have it.
  private mutating func add(_ names: [String], ofRule namesOfRule: (Rule<State>) -> [String]) {
    let fresh = names.filter { self.names.insert($0).inserted }
    let none = [Bool](repeating: false, count: machine.rules.count)
    var members = Dictionary(uniqueKeysWithValues: fresh.map { ($0, none) })
    for (number, rule) in machine.rules.enumerated() {
      for name in namesOfRule(rule) { members[name]?[number] = true }
    }
    for name in fresh {
      let rules = members[name, default: []]
      predicates.append(.action(name) { rules[$0.rule] })
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Model {
  public var statePredicates: [TemporalPredicate<RuleMachine<State>>] { [.owing()] }
  public var stepTerms: [(name: String, test: (Rule<State>) -> Bool)] { [] }
  public var fairRules: [FairRules<State>] { [.deliveries] }
  public var livenessStatements: [LivenessStatement<State>] { [] }
  public var validEndStates: StatePredicate<RuleMachine<State>> {
    StatePredicate("no end is meant") { _ in false }
  }
}

extension Model {
  /// What statements about the runs of a machine with rules of this model can name.
  ///
  /// - Parameters:
  ///   - machine: The machine of the model, or one with some of its rules.
  ///   - others: More names, which stand for what this machine never does unless it has them.
  /// - Returns: Its predicates, and the groups of rules that can be assumed to be fair.
  /// - Throws: `LivenessError` if two states, or two groups, have the same name.
  public func livenessVocabulary(
    of machine: RuleMachine<State>, and others: [String] = []
  ) throws(LivenessError) -> LivenessVocabulary<RuleMachine<State>> {
    var terms = LivenessTerms(states: statePredicates, of: machine)
    for (name, test) in stepTerms { terms.add(name, where: test) }
    terms.addRules()
    terms.addUnreachable(others)
    return try LivenessVocabulary(
      predicates: terms.predicates, rules: fairRules.map { $0.group(in: machine) },
      validEndStates: validEndStates)
  }

  /// A formula about the runs of the model, ready to be checked.
  ///
  /// - Parameters:
  ///   - formula: What every fair run satisfies.
  ///   - name: The statement in words.
  ///   - assumed: The names of the groups of rules that are assumed to be fair.
  ///   - machine: The machine of the model, or one with some of its rules.
  /// - Returns: The statement; a group that does not exist is found when it is made.
  /// - Throws: `LivenessError` if the model lacks a name.
  public func livenessProperty(
    _ formula: String, named name: String, assuming assumed: [String],
    of machine: RuleMachine<State>
  ) throws(LivenessError) -> LivenessProperty<RuleMachine<State>> {
    try LivenessProperty(
      name, formula, in: livenessVocabulary(of: machine), assuming: fairness(of: assumed))
  }

  /// A statement of the model, ready to be checked on a machine that may lack what it speaks of.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - machine: The machine of the model, or one with some of its rules.
  /// - Returns: The statement; of a witness, its negation, which its run breaks.
  /// - Throws: `LivenessError` if the formula has a mistake, or a group does not exist.
  public func livenessProperty(
    of statement: LivenessStatement<State>, in machine: RuleMachine<State>
  ) throws(LivenessError) -> LivenessProperty<RuleMachine<State>> {
    let formula: LTLFormula
    do { formula = try LTLFormula(statement.formula) } catch { throw .formula(error) }
    return try LivenessProperty(
      statement.statement, statement.role == .witness ? .not(formula) : formula,
      in: livenessVocabulary(of: machine, and: formula.predicates),
      assuming: fairness(of: statement.assumed))
  }

  private func fairness(of groups: [String]) -> [Fairness] {
    let known = fairRules
    return groups.map { name in
      known.first { $0.name == name }?.fairness ?? Fairness(.weak, of: name, reason: "")
    }
  }
}
