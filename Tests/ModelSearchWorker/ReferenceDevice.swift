import ModelChecking

/// The reference device: apps of five phases, at most one of which is in the foreground.
///
/// How many states and transitions it has is known for every number of apps, so that a search can be
/// checked against numbers from elsewhere.
struct ReferenceDevice: StateMachine {
  typealias Encoding = PackedEncoding<State>

  /// The phases of all apps, three bits each.
  struct State: PackedState {
    let code: UInt64
  }

  enum Phase: UInt64 { case notRunning, inactive, active, background, suspended }

  struct Action: Hashable, Sendable {
    let app: Int
    /// Its place among the rules of the phase.
    let rule: Int
    let target: Phase
  }

  let apps: Int

  var initialStates: [State] { [State(code: 0)] }

  func actions(in state: State) -> [Action] {
    let phases = (0..<apps).map { Phase(rawValue: state.code >> UInt64(3 * $0) & 7) ?? .notRunning }
    let isFree = !phases.contains { $0 == .inactive || $0 == .active }
    return phases.indices.flatMap { app in
      Self.targets(from: phases[app], isForegroundFree: isFree).enumerated().map {
        Action(app: app, rule: $0, target: $1)
      }
    }
  }

  private static func targets(from phase: Phase, isForegroundFree isFree: Bool) -> [Phase] {
    switch phase {
    case .notRunning: (isFree ? [.inactive] : []) + [.background]
    case .inactive: [.active, .background, .notRunning]
    case .active: [.inactive, .notRunning]
    case .background: [.suspended] + (isFree ? [.inactive] : []) + [.notRunning]
    // A purge and a kill are two transitions with the same target.
    case .suspended: (isFree ? [.inactive] : []) + [.notRunning, .notRunning]
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    let shift = UInt64(3 * action.app)
    return State(code: state.code & ~(7 << shift) | action.target.rawValue << shift)
  }
}
