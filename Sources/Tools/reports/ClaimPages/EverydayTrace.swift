import LifecycleCommands
import LifecycleDriving
import LifecycleModels
import ModelChecking
import Reporting

/// A short trace that violates a property and that begins like a user's day.
///
/// The shortest trace of all often begins with something that nobody notices, such as a launch in
/// the background. So only traces are searched in which the user opens the app, on the newest
/// system if there is one. A longer trace may be told if it leaves out rare events: of the traces
/// that are shortest with all events, without rare ones, and without occasional ones as well, the one
/// is told whose events are the least rare.
struct EverydayTrace: Sendable {
  /// The trace.
  let trace: TraceReport
  /// The systems on which all of it can happen; nil if they are all that the model can be about.
  let systems: SystemVersions?

  /// Searches the model of a property, if possible on one version of iOS; nil if only unusual events
  /// violate it.
  init?(violating id: String, of kind: ModelKind, _ profile: Profile, on version: Int) {
    guard let entry = ModelCatalogue.entries.first(where: { $0.kind == kind }) else { return nil }
    let model = entry.make(profile)
    guard
      let found = Self(violating: id, of: model, on: .only(version))
        ?? Self(violating: id, of: model, on: .all)
    else { return nil }
    self = found
  }

  private init?<M: Model>(violating id: String, of model: M, on systems: SystemVersions) {
    let found = Rarity.allCases.compactMap { limit in
      Self.trace(violating: id, of: model, on: systems, upTo: limit)
    }
    guard let best = found.min(by: { model.rarity(of: $0) < model.rarity(of: $1) }) else {
      return nil
    }
    trace = model.report(best)
    let systems = TraceSystems(of: model).systems(of: best)
    self.systems = systems == model.availability ? nil : systems
  }

  /// With fewer rules a property can be violated because something cannot happen. What the whole
  /// model does not confirm is no evidence.
  private static func trace<M: Model>(
    violating id: String, of model: M, on systems: SystemVersions, upTo limit: Rarity
  ) -> Trace<RuleMachine<M.State>>? {
    let reduced = RuleMachine(
      initialStates: model.machine.initialStates.filter { $0.systems.overlaps(systems) },
      rules: model.machine.rules.filter { rule in
        rule.systems.overlaps(systems) && rule.occurrence?.happens(upTo: limit) ?? true
      })
    guard
      let property = model.properties(of: reduced).first(where: { $0.property.id == id }),
      case .violated(let found?) = reduced.explore(auditing: .off).check(property.property).verdict
    else { return nil }
    let actions = found.trace.actions.compactMap { action in
      model.machine.action(named: reduced.rule(of: action).name)
    }
    guard let first = actions.first, model.machine.rule(of: first).initiator == .user,
      let trace = try? model.machine.replay(actions, from: found.trace.initialState),
      model.breaches(by: trace).contains(where: { $0.id == id })
    else { return nil }
    return trace
  }
}

extension Model {
  /// How rare the events of a trace are, taken together.
  fileprivate func rarity(of trace: Trace<RuleMachine<State>>) -> Int {
    trace.actions.map { action in
      let rule = machine.rule(of: action)
      return rule.kind == .delivery ? 0 : rule.occurrence?.dailyRarity.rawValue ?? 0
    }
    .reduce(0, +)
  }
}

extension Occurrence {
  /// Whether it can be part of a day that begins when the user opens the app.
  fileprivate func happens(upTo limit: Rarity) -> Bool {
    if isBackgroundLaunch || isPrewarming || exitsOnSuspend { return false }
    switch request {
    // Few apps ever do that on their own.
    case .exit, .openOwnURL, .openOtherApp: return false
    default: return dailyRarity <= limit
    }
  }

  /// How rare it is in the life of one app: apps are woken, or not, without anybody noticing.
  fileprivate var dailyRarity: Rarity {
    switch self {
    case .wake, .discarding: .everyday
    default: rarity
    }
  }
}
