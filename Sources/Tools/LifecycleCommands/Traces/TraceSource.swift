import LifecycleReporting
import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// The source of the trace that a command shows.
enum TraceSource: Hashable, Sendable {
  /// Names on the command line, the number of the initial state, and where the last step leads back.
  case actions([String], initial: Int?, backTo: Int?)
  /// A file, the property that chooses one of its traces, and the number of the initial state.
  case file(String, property: String?, initial: Int?)
  /// The shortest counterexample to a property.
  case property(String)

  /// The options that name a source.
  static let options: [Option] = [.actions, .trace, .oneProperty, .initial, .backTo]

  /// Reads the source from a command line; nil if none is named.
  init?(_ arguments: Arguments, for model: any Model) throws(UsageError) {
    let actions = try arguments.list(.actions)
    let initial = try arguments.integer(.initial, in: 1...max(1, model.initialStateCount))
    let backTo = try arguments.integer(.backTo, in: 0...max(0, (actions?.count ?? 0) - 1))
    let property = arguments.value(of: .oneProperty)
    if backTo != nil, actions == nil {
      throw .missingOption(oneOf: [.actions], command: "--back-to")
    }
    if let property { try PropertyChoice([property]).check(against: [model]) }
    if let file = arguments.value(of: .trace) {
      if actions != nil { throw .conflict("--trace", "--actions") }
      self = .file(file, property: property, initial: initial)
    } else if let actions {
      if property != nil { throw .conflict("--actions", "--property") }
      try model.checkRuleNames(actions)
      self = .actions(actions, initial: initial, backTo: backTo)
    } else if let property {
      if initial != nil { throw .conflict("--initial", "--property") }
      self = .property(property)
    } else if initial != nil {
      throw .missingOption(oneOf: [.actions, .trace], command: "--initial")
    } else {
      return nil
    }
  }
}

extension Model {
  /// The number of states in which a trace can begin.
  fileprivate var initialStateCount: Int { machine.initialStates.count }

  fileprivate func checkRuleNames(_ names: [String]) throws(UsageError) {
    for name in names where machine.action(named: name) == nil {
      throw .unknownWord(name, kind: "rule", scope: title, known: machine.rules.map(\.name))
    }
  }

  /// The trace that consists of written actions.
  ///
  /// If the initial state is not given, it is the first one from which all actions are possible. If
  /// there is none, the error is about the initial state from which the most actions are possible.
  func trace(
    of written: TraceDocument, initial: Int? = nil
  ) throws(TraceError) -> Trace<RuleMachine<State>> {
    if written.isDriven,
      let trace = DrivenLife(written.actions, of: self).trace(from: machine.initialStates)
    {
      return trace
    }
    let actions = try actions(named: written.actions, areSymbols: written.hasSymbols)
    var furthest: (position: Int, error: TraceError)?
    for state in try initialStates(of: written, number: initial) {
      do throws(ReplayError<RuleMachine<State>.Action>) {
        return try machine.replay(actions, from: state)
      } catch {
        guard case .notEnabled(let action, let position, let enabled) = error,
          position > furthest?.position ?? 0
        else { continue }
        let reached = try? machine.replay(Array(actions.prefix(position - 1)), from: state)
        furthest = (
          position,
          .notEnabled(
            machine.rule(of: action).name, position: position,
            state: reached.map { machine.describe($0.finalState) } ?? "",
            enabled: enabled.map { machine.rule(of: $0).name })
        )
      }
    }
    throw furthest?.error ?? .unknownInitialState(written.initialState ?? "", model: title)
  }

  private func actions(
    named names: [String], areSymbols: Bool
  ) throws(TraceError) -> [RuleMachine<State>.Action] {
    let symbols: [String: String] =
      areSymbols
      ? Dictionary(
        machine.rules.map { (Symbol($0.name).text, $0.name) },
        uniquingKeysWith: { first, _ in first }
      ) : [:]
    var actions: [RuleMachine<State>.Action] = []
    for (index, written) in names.enumerated() {
      // A rule has a number behind its symbol if a variable has the same.
      let base = written.replacing(#/_[0-9]+$/#, with: "")
      let name = symbols[written] ?? symbols[base] ?? written
      guard let action = machine.action(named: name) else {
        throw .unknownAction(
          name, position: index + 1, model: title, known: machine.rules.map(\.name))
      }
      actions.append(action)
    }
    return actions
  }

  private func initialStates(
    of written: TraceDocument, number: Int?
  ) throws(TraceError) -> [State] {
    let states = machine.initialStates
    if let number, states.indices.contains(number - 1) { return [states[number - 1]] }
    guard let description = written.initialState else { return states }
    let matching = states.filter { machine.describe($0) == description }
    if matching.isEmpty { throw .unknownInitialState(description, model: title) }
    return matching
  }
}

/// A trace to show, and the property that it violates.
struct FoundTrace<M: Model>: Sendable {
  /// The trace, or nil if no trace violates the property or none was found.
  let trace: Trace<RuleMachine<M.State>>?
  /// What is known about the property that was asked for.
  let property: PropertyReport?
  /// The number of the step after which the last step leads back, if the trace stands for a run that
  /// goes on for ever.
  var backTo: Int?
}

extension FoundTrace {
  /// Reads the trace of a report’s counterexample, or of the run that a property leaves open.
  init(_ report: PropertyReport, of model: M) throws {
    guard let counterexample = report.counterexample else {
      self.init(trace: nil, property: report)
      return
    }
    let written = TraceDocument(
      actions: counterexample.trace.actions, initialState: counterexample.trace.initialState.full)
    self.init(
      trace: try model.trace(of: written), property: report, backTo: counterexample.run?.backTo)
  }
}

extension TraceSource {
  /// Finds the trace.
  func find<M: Model>(
    in model: M, limits: SearchLimits, console: Console
  ) throws -> FoundTrace<M> {
    switch self {
    case .actions(let names, let initial, let backTo):
      let written = TraceDocument(actions: names, initialState: nil, backTo: backTo)
      return try found(written, initial: initial, in: model)
    case .file(let path, let property, let initial):
      let bytes = try InputFile.read(path, limit: TraceDocument.sizeLimit)
      let wanted = TraceDocument.TraceSelector(
        model: model.name, profile: model.profile.rawValue, property: property)
      let written = try TraceDocument.read(bytes, name: path, wanted: wanted)
      if written.states.isEmpty { return try found(written, initial: initial, in: model) }
      let symbolic = try ExportedModel(model: model, limits: limits, console: console).symbolic()
      return try found(written, initial: initial, in: symbolic)
    case .property(let id):
      return try counterexample(to: id, in: model, limits: limits, console: console)
    }
  }

  private func found<M: Model>(
    _ written: TraceDocument, initial: Int?, in model: M
  ) throws(TraceError) -> FoundTrace<M> {
    let trace = try model.trace(of: written, initial: initial)
    if let backTo = written.backTo { try model.checkLoop(of: trace, backTo: backTo) }
    return FoundTrace(trace: trace, property: nil, backTo: written.backTo)
  }

  /// The trace whose states have given values.
  private func found<M: Model>(
    _ written: TraceDocument, initial: Int?, in symbolic: SymbolicModel<M>
  ) throws(TraceError) -> FoundTrace<M> {
    let run: (initial: Int, rules: [String])
    do throws(UnknownRun) {
      run = try symbolic.rules(
        through: written.states, named: written.ruleNames, from: initial.map { $0 - 1 })
    } catch {
      throw .unknownRun(error, model: symbolic.model.title)
    }
    let actions = TraceDocument(actions: run.rules, initialState: nil, backTo: written.backTo)
    return try found(actions, initial: run.initial + 1, in: symbolic.model)
  }

  private func counterexample<M: Model>(
    to id: String, in model: M, limits: SearchLimits, console: Console
  ) throws -> FoundTrace<M> {
    let choice = try PropertyChoice([id])
    guard let property = choice.properties(of: model).first else {
      return try run(asked: choice, in: model, limits: limits, console: console)
    }
    let verification = Verification(
      model: model, limits: limits, choice: choice, console: console)
    let report: PropertyReport
    if let result = try verification.orbitResult(of: property) {
      report = model.report(on: property, result)
    } else {
      report = model.report(
        on: property, verification.explore(), limits: .none, systems: TraceSystems(of: model))
    }
    console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    return try FoundTrace(report, of: model)
  }

  /// The run that decides a statement about what must happen in the end.
  private func run<M: Model>(
    asked choice: PropertyChoice, in model: M, limits: SearchLimits, console: Console
  ) throws -> FoundTrace<M> {
    guard let statement = choice.statements(of: model).first else {
      return FoundTrace(trace: nil, property: nil)
    }
    let verification = Verification(
      model: model, limits: limits, choice: choice, console: console)
    let graph = verification.explore()
    console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    let report = try model.report(
      on: statement, graph, limits: .none, systems: TraceSystems(of: model))
    return try FoundTrace(report, of: model)
  }
}

extension Model {
  /// Makes sure that the last step of a trace leads back to a state on the way, so that the steps
  /// after it can be taken again and again.
  ///
  /// - Precondition: The trace has a step with the number `backTo` + 1.
  func checkLoop(
    of trace: Trace<RuleMachine<State>>, backTo: Int
  ) throws(TraceError) {
    guard 0..<trace.count ~= backTo else { throw .noLoop(backTo, steps: trace.count) }
    let state = backTo == 0 ? trace.initialState : trace.steps[backTo - 1].target
    guard state == trace.finalState else {
      throw .openLoop(
        backTo, state: machine.describe(state), end: machine.describe(trace.finalState))
    }
  }

  /// A trace that goes round its loop once more, by taking the steps of the loop again.
  func onceMore(
    _ trace: Trace<RuleMachine<State>>, backTo: Int
  ) throws(TraceError) -> Trace<RuleMachine<State>> {
    let names = trace.actions.map { machine.rule(of: $0).name }
    let written = TraceDocument(
      actions: names + names[backTo...], initialState: machine.describe(trace.initialState))
    let again = try self.trace(of: written)
    try checkLoop(of: again, backTo: trace.count)
    return again
  }
}
