import LifecycleReporting
import LifecycleModels
import ModelChecking
import Reporting

extension Model {
  /// The trace in words. The brief words for a state only count the callbacks that are owed,
  /// because the steps that follow name them.
  package func report(_ trace: Trace<RuleMachine<State>>) -> TraceReport {
    TraceReport(
      trace, in: machine, state: report,
      role: { action in
        let rule = machine.rule(of: action)
        if rule.kind != .delivery { return .event }
        return rule.callback?.isNotification == true ? .notification : .delivery
      }, receiver: { machine.rule(of: $0).receiver })
  }

  /// A state in words.
  func report(_ state: State) -> StateReport {
    StateReport(
      machine.describe(state), brief: state.brief, style: state.stage.style, stage: state.stage.name
    )
  }

  /// The words that select the model and its profile on the command line.
  var selection: String {
    var words = name
    if profile != .observed { words += " --profile \(profile.rawValue)" }
    if systems != availability, let option = systems.option { words += " --ios \(option)" }
    return words
  }

  /// The command line that replays a trace.
  func replayLine(_ trace: Trace<RuleMachine<State>>, backTo: Int? = nil) -> String {
    var line = "lifecycle replay \(selection)"
    if let size, !size.isUsual {
      line += " \(size.component.sizeOption.name) \(size.count)"
    }
    if let number = initialNumber(of: trace) { line += " --initial \(number)" }
    let names = trace.actions.map { machine.rule(of: $0).name }
    return line + (names.isEmpty ? "" : " --actions \(names.joined(separator: ","))")
      + (backTo.map { " --back-to \($0)" } ?? "")
  }

  /// The number of a trace's initial state, if the actions alone do not determine it.
  private func initialNumber(of trace: Trace<RuleMachine<State>>) -> Int? {
    let first = machine.initialStates.first {
      (try? machine.replay(trace.actions, from: $0)) != nil
    }
    guard first != trace.initialState else { return nil }
    return machine.initialStates.firstIndex(of: trace.initialState).map { $0 + 1 }
  }
}

extension Model {
  /// The result of a search for a property, in words.
  func report(
    on property: SuiteProperty<State>, _ result: PropertyResult<RuleMachine<State>>,
    systems: TraceSystems<Self>? = nil
  ) -> PropertyReport {
    var report = report(on: property, result.verdict, origin: .search, systems: systems)
    report.hasWitness = property.hasWitness(result)
    report.vacuity = property.vacuity(result)
    return report
  }

  /// A verdict on a property, in words; whoever reports on many prepares the systems of traces once.
  func report(
    on property: SuiteProperty<State>, _ verdict: Verdict<RuleMachine<State>>,
    origin: CounterexampleReport.Origin, systems: TraceSystems<Self>? = nil
  ) -> PropertyReport {
    var counterexample: CounterexampleReport?
    if case .violated(let found?) = verdict {
      let systems = systems ?? TraceSystems(of: self)
      counterexample = CounterexampleReport(
        trace: report(found.trace), isMinimal: found.isMinimal, origin: origin,
        replay: replayLine(found.trace),
        systems: systems.areDistinguished ? systems.systems(of: found.trace).words : nil)
    }
    var report = PropertyReport(
      id: property.property.id, statement: property.property.statement,
      kind: property.reportedKind,
      expected: property.isExpectedToBeViolated ? .violated : .holds,
      verdict: PropertyReport.ReportedVerdict(verdict), sources: property.citations.map(\.report),
      hasWitness: false, reading: property.reading, counterexample: counterexample)
    if report.verdict == .holds, let kind = identity?.kind {
      report.explanation = Doubts.reasons[kind]?[report.id]
    }
    if property.refutedOn != .all { report.refutedOn = property.refutedOn.words }
    return report
  }
}

extension Rule {
  /// The part of the app that a step of the rule happens to; nil for the app itself.
  fileprivate var receiver: String? {
    switch component {
    case .scene, .app: component?.words
    case .viewController, nil: callback?.isSceneDelegateMethod == true ? "scene" : nil
    }
  }
}

extension PropertyReport.ReportedVerdict {
  fileprivate init<Machine>(_ verdict: Verdict<Machine>) {
    switch verdict {
    case .holds: self = .holds
    case .violated: self = .violated
    case .undecided(let reason): self = .undecided(reason.description)
    case .faulty(let fault): self = .faulty(fault.description)
    }
  }
}

extension SuiteProperty {
  /// The role of a property; for a witness, the kind of claim.
  var reportedKind: String { role == .witness ? kind : role.rawValue }

  /// How the property judges stretches that never end.
  fileprivate var reading: PropertyReport.Reading? {
    switch (property.endings.contains(.weak), property.endings.contains(.strong)) {
    case (true, true): .mixed
    case (true, false): .weak
    case (false, true): .strong
    case (false, false): nil
    }
  }

  /// In what way the property holds vacuously, if it does.
  fileprivate func vacuity(_ result: PropertyResult<RuleMachine<State>>) -> Vacuity? {
    guard result.isVacuous else { return nil }
    let claims = result.vacuousClaims.map { index in
      Vacuity.Claim(number: index + 1, words: property.claims[index].description)
    }
    return Vacuity(
      isTriggerUnreachable: result.isTriggerUnreachable, claims: claims,
      of: property.claims.count, reason: mayBeVacuous)
  }

  /// A property without a trigger is about every state, and there always is one. A property that
  /// says that something is reachable is its own witness.
  fileprivate func hasWitness(_ result: PropertyResult<RuleMachine<State>>) -> Bool {
    if property.trigger != nil { return result.witness != nil }
    guard kind == "reachable" else { return true }
    if case .holds = result.verdict { return true }
    return false
  }
}
