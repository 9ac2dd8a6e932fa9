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
}

/// The search for everyday traces. Each part of a model is explored once for all claims about it.
struct EverydaySearch {
  private struct Place: Hashable {
    let kind: ModelKind
    let profile: Profile
    let systems: SystemVersions
  }

  private var searches: [Place: (String) -> EverydayTrace?] = [:]

  /// Searches the model of a property, if possible on one version of iOS; nil if only unusual events
  /// violate it.
  mutating func trace(
    violating id: String, of kind: ModelKind, _ profile: Profile, on version: Int
  ) -> EverydayTrace? {
    guard let entry = ModelCatalogue.entries.first(where: { $0.kind == kind }) else { return nil }
    for systems in [SystemVersions.only(version), .all] {
      let place = Place(kind: kind, profile: profile, systems: systems)
      let search = searches[place] ?? Self.search(in: entry.make(profile), on: systems)
      searches[place] = search
      if let found = search(id) { return found }
    }
    return nil
  }

  private static func search<M: Model>(
    in model: M, on systems: SystemVersions
  ) -> (String) -> EverydayTrace? {
    let reduced = Rarity.allCases.map { ReducedModel(model, on: systems, upTo: $0) }
    let traceSystems = TraceSystems(of: model)
    return { id in
      let found = reduced.compactMap { $0.trace(violating: id) }
      guard let best = found.min(by: { model.rarity(of: $0) < model.rarity(of: $1) }) else {
        return nil
      }
      let systems = traceSystems.systems(of: best)
      return EverydayTrace(
        trace: model.report(best), systems: systems == model.availability ? nil : systems)
    }
  }
}

/// A model without the events that are too rare, explored.
private struct ReducedModel<M: Model> {
  private let model: M
  private let machine: RuleMachine<M.State>
  private let graph: StateGraph<RuleMachine<M.State>>
  private let properties: [SuiteProperty<M.State>]

  init(_ model: M, on systems: SystemVersions, upTo limit: Rarity) {
    self.model = model
    machine = RuleMachine(
      initialStates: model.machine.initialStates.filter { $0.systems.overlaps(systems) },
      rules: model.machine.rules.filter { rule in
        rule.systems.overlaps(systems) && rule.occurrence?.happens(upTo: limit) ?? true
      })
    graph = machine.explore(auditing: .off)
    properties = model.properties(of: machine)
  }

  /// With fewer rules a property can be violated because something cannot happen. What the whole
  /// model does not confirm is no evidence.
  func trace(violating id: String) -> Trace<RuleMachine<M.State>>? {
    guard let property = properties.first(where: { $0.property.id == id }),
      case .violated(let found?) = graph.check(property.property).verdict
    else { return nil }
    let actions = found.trace.actions.compactMap { action in
      model.machine.action(named: machine.rule(of: action).name)
    }
    guard let first = actions.first, model.machine.rule(of: first).initiator == .user,
      let trace = try? model.machine.replay(actions, from: found.trace.initialState),
      !model.breaches(by: trace, of: id).isEmpty
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
