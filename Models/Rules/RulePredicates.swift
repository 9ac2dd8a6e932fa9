import ModelChecking

/// Builds the conditions that properties are made of, for one machine.
///
/// Conditions on the action are stored in a table by rule, so that checking one is a look-up.
public struct RulePredicates<State: ModelState>: Sendable {
  /// A condition on the steps of the machine.
  public typealias On = StepPredicate<RuleMachine<State>>

  /// The rules of the machine.
  public let rules: [Rule<State>]

  private let catalogue: RuleCatalogue

  /// Creates the conditions for a machine; only the names of its own rules are known.
  public init(machine: RuleMachine<State>) {
    self.init(machine: machine, catalogue: RuleCatalogue(machine.rules))
  }

  /// Creates the conditions for a machine with some or all of the rules of a model.
  init(machine: RuleMachine<State>, catalogue: RuleCatalogue) {
    rules = machine.rules
    self.catalogue = catalogue
  }

  /// The steps whose rule passes a test.
  public func rule(_ name: String, where test: (Rule<State>) -> Bool) -> On {
    let hits = rules.map(test)
    return .action(name) { hits[$0.rule] }
  }

  /// The steps of some rules, named in full.
  /// - Precondition: The model has rules with these names, in one of its profiles at least.
  public func rule(_ names: String...) -> On { rule(names) }

  /// The steps of some rules, named in full.
  /// - Precondition: The model has rules with these names, in one of its profiles at least.
  public func rule(_ names: [String]) -> On {
    catalogue.require(names)
    return rule(names.joined(separator: " or ")) { names.contains($0.name) }
  }

  /// The steps of some families of rules, whatever scene or app they happen to.
  /// - Precondition: The model has such rules, in one of its profiles at least.
  public func family(_ names: String...) -> On {
    catalogue.requireFamilies(names)
    return rule(names.joined(separator: " or ")) { names.contains($0.family) }
  }

  /// The steps whose occurrence passes a test.
  public func occurrence(_ name: String, where test: (Occurrence) -> Bool) -> On {
    rule(name) { $0.occurrence.map(test) ?? false }
  }

  /// The steps that bring an occurrence about for one scene.
  func occurrence(_ occurrence: Occurrence, of scene: Int) -> On {
    rule("\(occurrence) of \(Component.letter(ofScene: scene))") { rule in
      rule.occurrence == occurrence && rule.component == .scene(scene)
    }
  }

  /// The steps that deliver one of some callbacks.
  public func delivers(_ callbacks: Callback...) -> On {
    rule(callbacks.map(\.name).joined(separator: " or ")) { rule in
      rule.callback.map(callbacks.contains) ?? false
    }
  }

  /// The steps that deliver one of some callbacks to a scene.
  public func delivers(_ callbacks: Callback..., to scene: Int) -> On {
    rule(
      callbacks.map(\.name).joined(separator: " or ") + " to \(Component.letter(ofScene: scene))"
    ) { rule in
      rule.scene == scene && (rule.callback.map(callbacks.contains) ?? false)
    }
  }

  /// The steps that deliver a method of the app delegate.
  public var deliversToDelegate: On {
    rule("a delegate callback") { $0.callback?.isAppDelegateMethod ?? false }
  }

  /// The steps that deliver anything.
  public var delivers: On { rule("a delivery") { $0.callback != nil } }

  /// The steps of one kind.
  public func isKind(_ kind: RuleKind) -> On { rule("\(kind)") { $0.kind == kind } }

  /// The steps that someone brings about.
  public func isBy(_ initiator: Initiator) -> On {
    rule("\(initiator)") { $0.initiator == initiator }
  }

  /// The steps from a state that satisfies a condition.
  public func from(_ name: String, _ test: @escaping @Sendable (State) -> Bool) -> On {
    .source(name, test)
  }

  /// The steps to a state that satisfies a condition.
  public func to(_ name: String, _ test: @escaping @Sendable (State) -> Bool) -> On {
    .target(name, test)
  }

  /// The steps that begin something new: nothing is owed from the event before.
  public var nextEvent: On {
    rule("the next event") { $0.kind == .event || $0.kind == .silent }
      && from("nothing is owed") { $0.isQuiet }
  }
}

/// Conditions on the process that a life-cycle model follows.
extension RulePredicates where State: ProcessState {
  /// The steps from one of some execution states.
  public func from(_ executions: ExecutionState...) -> On {
    from(executions.map(\.name).joined(separator: " or ")) { executions.contains($0.execution) }
  }

  /// The steps to one of some execution states.
  public func to(_ executions: ExecutionState...) -> On {
    to("to " + executions.map(\.name).joined(separator: " or ")) {
      executions.contains($0.execution)
    }
  }

  /// The steps that make a process.
  public var processStarts: On {
    nextEvent && from("no process") { !$0.execution.hasProcess }
      && to("a process") { $0.execution.hasProcess }
  }

  /// The steps that end the process: kills, and the exit after an announcement.
  ///
  /// Well-formedness properties check that these are exactly the steps that lead to not running.
  public var processEnds: On {
    rule("the process ends") { $0.kind == .kill || $0.occurrence == .announcedExit }
  }
}

/// The names of all rules that a model can have: in every profile and every size, and however the
/// disputed points are decided.
///
/// Properties are also made for machines that lack some rules: mutants, models of one profile. A
/// name that only such a machine lacks is allowed; one that no machine of the model has is a
/// mistake.
struct RuleCatalogue: Sendable {
  /// The full names.
  let names: Set<String>
  /// The names without scene or app.
  let families: Set<String>

  init<State>(_ rules: [Rule<State>]) {
    names = Set(rules.map(\.name))
    families = Set(rules.map(\.family))
  }
}

extension RuleCatalogue {
  /// Stops the program at a name that no rule has.
  func require(_ names: some Sequence<String>) { Self.require(names, among: self.names) }

  /// Stops the program at the name of a family to which no rule belongs.
  func requireFamilies(_ names: some Sequence<String>) { Self.require(names, among: families) }

  private static func require(_ names: some Sequence<String>, among known: Set<String>) {
    for name in names {
      if let problem = problem(with: name, among: known) { fatalError(problem) }
    }
  }

  /// What is wrong with a name; nil if it is known.
  private static func problem(with name: String, among known: Set<String>) -> String? {
    if known.contains(name) { return nil }
    let letters = Array(name.utf8)
    let nearest = known.sorted().min { first, second in
      letters.difference(from: Array(first.utf8)).count
        < letters.difference(from: Array(second.utf8)).count
    }
    return "no rule of the model is called “\(name)”"
      + (nearest.map { "; did you mean “\($0)”?" } ?? "")
  }
}
