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

  /// Creates the conditions for a machine; only what its own rules bring about is known.
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

  /// The steps that bring one of some occurrences about, for whatever scene.
  /// - Precondition: The model has a rule for each of them, in one of its profiles at least.
  public func occurs(_ occurrences: Occurrence...) -> On { occurs(occurrences) }

  /// The steps that bring one of some occurrences about, for whatever scene.
  /// - Precondition: The model has a rule for each of them, in one of its profiles at least.
  func occurs(_ occurrences: [Occurrence]) -> On {
    rule(catalogue.names(of: occurrences)) { $0.occurrence.map(occurrences.contains) ?? false }
  }

  /// The steps that bring an occurrence about for one scene.
  func occurs(_ occurrence: Occurrence, of scene: Int) -> On {
    rule(catalogue.names(of: [occurrence], for: .scene(scene))) { rule in
      rule.occurrence == occurrence && rule.component == .scene(scene)
    }
  }

  /// The steps whose occurrence passes a test.
  public func occurrence(_ name: String, where test: (Occurrence) -> Bool) -> On {
    rule(name) { $0.occurrence.map(test) ?? false }
  }

  /// The steps that deliver one of some callbacks.
  public func delivers(_ callbacks: Callback...) -> On {
    rule(callbacks.map(\.name).joined(separator: " or ")) { rule in
      rule.callback.map(callbacks.contains) ?? false
    }
  }

  /// The steps that deliver one of some callbacks in one way.
  public func delivers(_ callbacks: Callback..., as delivery: Occurrence.Delivery) -> On {
    rule(callbacks.map { $0.name + delivery.suffix }.joined(separator: " or ")) { rule in
      rule.occurrence == .delivery(delivery) && (rule.callback.map(callbacks.contains) ?? false)
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

/// The state of a model that has words of its own for steps, because no other model has such steps.
protocol ActionState: ModelState {
  /// What happens; the raw value is the name of the rules, without scene or app.
  associatedtype Action: RawRepresentable<String>
}

/// Conditions on the steps that only one model has a word for.
extension RulePredicates where State: ActionState {
  /// The steps of some actions, whatever scene or app they happen to.
  func rule(_ actions: State.Action...) -> On { rule(actions) }

  /// The steps of some actions, whatever scene or app they happen to.
  func rule(_ actions: [State.Action]) -> On {
    let names = actions.map(\.rawValue)
    return rule(names.joined(separator: " or ")) { names.contains($0.family) }
  }
}

/// What the rules that a model can have bring about: in every profile and every size, and however the
/// disputed points are decided.
///
/// Properties are also made for machines that lack some rules: mutants, models of one profile. An
/// occurrence that only such a machine lacks is allowed; one that no machine of the model has is a
/// mistake.
struct RuleCatalogue: Sendable {
  /// The rules for each occurrence, by name, and what each rule happens to.
  private let rules: [Occurrence: [(name: String, component: Component?)]]

  init<State>(_ rules: [Rule<State>]) {
    self.rules = rules.reduce(into: [:]) { known, rule in
      guard let occurrence = rule.occurrence else { return }
      if known[occurrence]?.contains(where: { $0.name == rule.name }) != true {
        known[occurrence, default: []].append((rule.name, rule.component))
      }
    }
  }

  /// The names of the rules for some occurrences, or for one scene alone, joined by “or”.
  ///
  /// It stops the program at an occurrence that no rule brings about.
  func names(of occurrences: [Occurrence], for component: Component? = nil) -> String {
    occurrences.flatMap { occurrence in
      let rules = (rules[occurrence] ?? []).filter { [nil, $0.component].contains(component) }
      if rules.isEmpty { fatalError("no rule of the model brings \(occurrence) about") }
      return rules.map(\.name)
    }.joined(separator: " or ")
  }
}
