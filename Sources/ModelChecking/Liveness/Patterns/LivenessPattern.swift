/// A pattern that is read over whole runs, with what is assumed of them.
///
/// A finite trace decides whether a step comes at the wrong time. Whether a step that is demanded
/// comes at all, it does not decide if the run can go on: here such a run breaks the pattern if it
/// never supplies what is demanded. The scopes mean what the table of ``Pattern`` says.
struct LivenessPattern<Machine: StateMachine> {
  let pattern: Pattern<Machine>
  let observer: Observer
  /// The parts of the observer’s letters that the pattern has conditions for.
  let parts: [Observer.Letter]
  /// The pattern’s conditions as predicates, and the assumptions; its formula is not used.
  let property: LivenessProperty<Machine>

  /// - Throws: ``LivenessError`` if an assumption is of rules that do not exist.
  init(
    _ pattern: Pattern<Machine>, assuming fairness: [Fairness],
    in vocabulary: LivenessVocabulary<Machine>
  ) throws(LivenessError) {
    self.pattern = pattern
    observer = pattern.observer
    let conditions = pattern.conditions
    parts = conditions.map(\.0)
    let predicates = conditions.enumerated().map { number, condition in
      TemporalPredicate<Machine>.step("\(number)", condition.1)
    }
    property = try LivenessProperty(
      "the pattern", LTLFormula.constant(true),
      in: LivenessVocabulary(
        predicates: predicates, rules: vocabulary.rules, validEndStates: vocabulary.validEndStates),
      assuming: fairness)
  }

  var predicates: [String] { property.vocabulary.predicates.map(\.name) }

  /// What would break the pattern.
  var automaton: BuchiAutomaton {
    BuchiAutomaton(breaking: observer, parts: parts, predicates: predicates, settling: settling)
  }

  /// The parts of a letter that supply what was owed before, or end the stretch in which it was owed.
  /// What the same step makes owed is not settled by it.
  private var settling: Observer.Letter {
    if case .response = pattern.requirement {
      [.other, .close, .abandon]
    } else {
      [.close, .abandon]
    }
  }

  /// The step without which the pattern holds vacuously.
  var trigger: LTLFormula? {
    triggeringPart.flatMap(parts.firstIndex).map { .predicate("\($0)") }
  }

  /// The part of a letter that ``Pattern/trigger`` stands for.
  private var triggeringPart: Observer.Letter? {
    if parts.contains(.open) { return .open }
    switch pattern.requirement {
    case .precedence, .response, .boundedExistence: return .main
    case .absence, .existence, .universality: return .close
    }
  }

  /// Looks for a reason why a run does not break the pattern, by the definitions alone.
  func fault(of lasso: Lasso<Machine>, in machine: Machine) -> LassoFault<Machine>? {
    lasso.faultOfRun(under: property, in: machine) ?? (isBroken(by: lasso) ? nil : .satisfied)
  }

  /// Whether a run breaks the pattern: by a step, or because something is owed for ever.
  private func isBroken(by lasso: Lasso<Machine>) -> Bool {
    let definition = pattern.definition
    var configuration = definition.initial
    for step in lasso.stem.steps {
      configuration = definition.configuration(after: configuration, reading: letter(of: step))
    }
    if lasso.cycle.isEmpty {
      return configuration == .violated || definition.isPending(configuration)
    }
    var rounds: [ObserverDefinition.Configuration] = []
    var owes: [Bool] = []
    while !rounds.contains(configuration) {
      rounds.append(configuration)
      var owesThroughout = true
      for step in lasso.cycle {
        let letter = letter(of: step)
        owesThroughout =
          owesThroughout && definition.isPending(configuration) && letter.isDisjoint(with: settling)
        configuration = definition.configuration(after: configuration, reading: letter)
      }
      owes.append(owesThroughout)
    }
    let first = rounds.firstIndex(of: configuration) ?? 0
    return configuration == .violated || owes[first...].allSatisfy { $0 }
  }

  private func letter(of step: Step<Machine>) -> Observer.Letter {
    var letter: Observer.Letter = []
    for (part, condition) in pattern.conditions where condition.holds(step) { letter.insert(part) }
    return letter
  }
}
