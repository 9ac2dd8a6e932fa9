import LifecycleDriving
import LifecycleModels
import ModelChecking
import Reporting

/// The shortest trace that violates a property and that begins like a user's day.
///
/// The shortest trace of all often begins with something that nobody notices, such as a launch in
/// the background. So only traces are searched in which the user opens the app. Of two that have
/// the same number of events, the one is told whose events happen every day.
struct EverydayTrace: Sendable {
  /// The trace.
  let trace: TraceReport

  /// Searches the model of a property; nil if only unusual events violate it, and for models whose
  /// rules are no events in the life of an app.
  init?(violating id: String, of kind: ModelKind, _ profile: Profile) {
    guard let entry = ModelCatalogue.entries.first(where: { $0.kind == kind }) else { return nil }
    self.init(violating: id, of: entry.make(profile))
  }

  private init?<M: Model>(violating id: String, of model: M) {
    guard model.machine.rules.contains(where: { $0.occurrence != nil }) else { return nil }
    var best: TraceReport?
    for limit in Rarity.allCases.reversed() {
      guard let trace = Self.trace(violating: id, of: model, upTo: limit) else { break }
      let report = model.report(trace)
      if let best, report.eventCount > best.eventCount { break }
      best = report
    }
    guard let best else { return nil }
    trace = best
  }

  /// With fewer rules a property can be violated because something cannot happen. What the whole
  /// model does not confirm is no evidence.
  private static func trace<M: Model>(
    violating id: String, of model: M, upTo limit: Rarity
  ) -> Trace<RuleMachine<M.State>>? {
    let reduced = RuleMachine(
      initialStates: model.machine.initialStates,
      rules: model.machine.rules.filter { $0.occurrence?.happens(upTo: limit) ?? true })
    guard
      let property = model.properties(of: reduced).first(where: { $0.property.id == id }),
      case .violated(let found?) = reduced.explore().check(property.property).verdict
    else { return nil }
    let actions = found.trace.actions.compactMap { action in
      model.machine.action(named: reduced.rule(of: action).name)
    }
    guard let trace = try? model.machine.replay(actions, from: found.trace.initialState),
      model.breaches(by: trace).contains(where: { $0.id == id })
    else { return nil }
    return trace
  }
}

extension Occurrence {
  /// Whether it can be part of a day that begins when the user opens the app.
  fileprivate func happens(upTo limit: Rarity) -> Bool {
    if isBackgroundLaunch || isPrewarming || exitsOnSuspend { return false }
    switch request {
    // Few apps ever do that on their own.
    case .exit, .openOwnURL, .openOtherApp: return false
    default: return rarity <= limit
    }
  }
}

extension TraceReport {
  /// How many steps are no deliveries.
  fileprivate var eventCount: Int { steps.count { $0.role == .event } }
}
