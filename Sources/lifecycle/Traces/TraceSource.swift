import LifecycleReporting
import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// The source of the trace that a command shows.
enum TraceSource: Hashable, Sendable {
  /// Names on the command line, and the number of the initial state.
  case actions([String], initial: Int?)
  /// A file, the property that chooses one of its traces, and the number of the initial state.
  case file(String, property: String?, initial: Int?)
  /// The shortest counterexample to a property.
  case property(String)

  /// The options that name a source.
  static let options: [Option] = [.actions, .trace, .oneProperty, .initial]

  /// Reads the source from a command line; nil if none is named.
  init?(_ arguments: Arguments, for model: any Model) throws(UsageError) {
    let actions = try arguments.list(.actions)
    let initial = try arguments.integer(.initial, in: 1...max(1, model.initialStateCount))
    let property = arguments.value(of: .oneProperty)
    if let property { try PropertyChoice([property]).check(against: [model]) }
    if let file = arguments.value(of: .trace) {
      if actions != nil { throw .conflict("--trace", "--actions") }
      self = .file(file, property: property, initial: initial)
    } else if let actions {
      if property != nil { throw .conflict("--actions", "--property") }
      try model.checkRuleNames(actions)
      self = .actions(actions, initial: initial)
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
    of written: WrittenTrace, initial: Int? = nil
  ) throws(TraceError) -> Trace<RuleMachine<State>> {
    if written.isDriven,
      let trace = DrivenLife(written.actions, of: self).trace(from: machine.initialStates)
    {
      return trace
    }
    let actions = try actions(named: written.actions)
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

  private func actions(named names: [String]) throws(TraceError) -> [RuleMachine<State>.Action] {
    var actions: [RuleMachine<State>.Action] = []
    for (index, name) in names.enumerated() {
      guard let action = machine.action(named: name) else {
        throw .unknownAction(
          name, position: index + 1, model: title, known: machine.rules.map(\.name))
      }
      actions.append(action)
    }
    return actions
  }

  private func initialStates(
    of written: WrittenTrace, number: Int?
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
}

extension TraceSource {
  /// Finds the trace.
  func find<M: Model>(
    in model: M, limits: SearchLimits, console: Console
  ) throws -> FoundTrace<M> {
    switch self {
    case .actions(let names, let initial):
      let written = WrittenTrace(actions: names, initialState: nil)
      return FoundTrace(trace: try model.trace(of: written, initial: initial), property: nil)
    case .file(let path, let property, let initial):
      let bytes = try InputFile.read(path, limit: WrittenTrace.sizeLimit)
      let wanted = WrittenTrace.Wanted(
        model: model.name, profile: model.profile.rawValue, property: property)
      let written = try WrittenTrace.read(bytes, name: path, wanted: wanted)
      return FoundTrace(trace: try model.trace(of: written, initial: initial), property: nil)
    case .property(let id):
      return try counterexample(to: id, in: model, limits: limits, console: console)
    }
  }

  private func counterexample<M: Model>(
    to id: String, in model: M, limits: SearchLimits, console: Console
  ) throws -> FoundTrace<M> {
    let choice = try PropertyChoice([id])
    guard let property = choice.properties(of: model).first else {
      return FoundTrace(trace: nil, property: nil)
    }
    let verification = Verification(
      model: model, limits: limits, choice: choice, console: console)
    let result =
      verification.orbitResult(of: property) ?? verification.explore().check(property.property)
    console.progress.erase()
    if Interruption.isRequested { throw Interrupted() }
    var trace: Trace<RuleMachine<M.State>>?
    if case .violated(let found?) = result.verdict { trace = found.trace }
    return FoundTrace(trace: trace, property: model.report(on: property, result))
  }
}
