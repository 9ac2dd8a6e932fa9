import ModelChecking

/// The systems on which traces of a model are possible, step by step in the same states.
///
/// A trace is found on some system of one class, but others may have all that it needs.
public struct TraceSystems<M: Model>: Sendable {
  private let model: M
  /// The model of one system of each class.
  private let machines: [(versions: SystemVersions, machine: RuleMachine<M.State>)]

  /// Prepares a model.
  /// - Complexity: O(classes · rules).
  public init(of model: M) {
    self.model = model
    machines = model.classes.all.compactMap { versions in
      versions.versions.first.map { (versions, model.on(.only($0)).machine) }
    }
  }

  /// Whether some system of the model can do more than another one, or others are left out.
  public var areDistinguished: Bool { machines.count > 1 || model.systems != model.availability }

  /// The systems on which a trace is possible.
  /// - Complexity: O(classes · steps · conditions).
  public func systems(of trace: Trace<RuleMachine<M.State>>) -> SystemVersions {
    let rules = trace.actions.map(model.machine.rule)
    let candidates = rules.reduce(model.systems) { $0.intersection($1.systems) }
    let summaries = trace.summaries()
    return machines.reduce(.none) { found, member in
      let common = member.versions.intersection(candidates)
      guard !common.isEmpty, member.machine.allows(rules.map(\.name), through: summaries) else {
        return found
      }
      return found.union(common)
    }
  }
}

extension RuleMachine {
  fileprivate func allows(_ names: [String], through summaries: [String]) -> Bool {
    let actions = names.compactMap(action(named:))
    guard actions.count == names.count else { return false }
    return initialStates.contains { start in
      (try? replay(actions, from: start))?.summaries() == summaries
    }
  }
}

extension Trace {
  /// Every state of the trace in words, without the system.
  fileprivate func summaries<State>() -> [String] where Machine == RuleMachine<State> {
    [initialState.summary] + steps.map(\.target.summary)
  }
}
