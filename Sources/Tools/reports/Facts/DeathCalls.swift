import LifecycleLogs
import LifecycleModels

/// What a delegate is sent when something ends its process, by the models of one app.
struct DeathCalls {
  private let app = AppModel(profile: .observed).machine
  private let scenes = SceneModel(profile: .observed).machine

  /// The callbacks that follow an occurrence until the process has ended, for each of those that a
  /// cause has; no callback at all is an empty list. None if no model has the cause.
  func callbacks(after cause: DeathCause) -> [[Callback]] {
    var all: [[Callback]] = []
    for occurrence in cause.occurrences where occurrence != .announcedExit {
      guard let calls = ofApp(after: occurrence) ?? ofScenes(after: occurrence) else { continue }
      if !all.contains(calls) { all.append(calls) }
    }
    return all
  }

  /// The calls of an app delegate after an occurrence in some state, or in any; nil if an app without
  /// scenes does not have the occurrence.
  func ofApp(after occurrence: Occurrence, in state: ExecutionState? = nil) -> [Callback]? {
    Self.callbacks(after: occurrence, from: state, in: app)
  }

  /// The calls of an app with scenes; nil if it does not have the occurrence.
  func ofScenes(after occurrence: Occurrence, in state: ExecutionState? = nil) -> [Callback]? {
    Self.callbacks(after: occurrence, from: state, in: scenes)
  }

  /// - Returns: The delegate calls; nil if the machine does not have the occurrence.
  private static func callbacks<State: ProcessState>(
    after occurrence: Occurrence, from execution: ExecutionState?, in machine: RuleMachine<State>
  ) -> [Callback]? {
    let rules = machine.rules.filter { $0.occurrence == occurrence }
    if rules.isEmpty { return nil }
    if rules.allSatisfy({ $0.kind == .kill }) { return [] }
    return firstState(after: occurrence, from: execution, in: machine).map {
      calls(from: $0, in: machine)
    }
  }

  /// The state after the occurrence in a shortest life that has it, and in which the user opened the
  /// app: what a launch into the background leaves out would be missing among the calls.
  private static func firstState<State: ProcessState>(
    after occurrence: Occurrence, from execution: ExecutionState?, in machine: RuleMachine<State>
  ) -> State? {
    var states = machine.initialStates
    var visited = Set(states)
    var next = 0
    while next < states.count {
      for action in machine.actions(in: states[next]) {
        let rule = machine.rule(of: action)
        let successor = machine.successor(of: states[next], taking: action)
        if rule.occurrence == occurrence {
          if execution.map({ $0 == states[next].execution }) ?? true { return successor }
          continue
        }
        if let other = rule.occurrence, other.isBackgroundLaunch || other.isPrewarming { continue }
        if visited.insert(successor).inserted { states.append(successor) }
      }
      next += 1
    }
    return nil
  }

  /// The delegate calls that are owed, in order.
  private static func calls<State>(
    from start: State, in machine: RuleMachine<State>
  ) -> [Callback] {
    var calls: [Callback] = []
    var state = start
    let owed: Set<Occurrence> = [.delivery(.plain), .leavingForeground, .window(.replace)]
    while let action = machine.actions(in: state).first(where: { action in
      machine.rule(of: action).occurrence.map(owed.contains) == true
    }) {
      if let callback = machine.rule(of: action).callback, !callback.isNotification {
        calls.append(callback)
      }
      state = machine.successor(of: state, taking: action)
    }
    return calls
  }
}
