import ModelChecking

/// The reference device model: apps, of which one at most is in the foreground.
struct ReferenceDevice: StateMachine {
  enum App { case notRunning, inactive, active, background, suspended }

  struct Action: Hashable {
    enum Rule {
      case launch, backgroundLaunch, activate, resign, enterBackground, suspend, enterForeground
      case purge, kill
    }
    let app: Int
    let rule: Rule
  }

  let apps: Int

  var initialStates: [[App]] { [Array(repeating: .notRunning, count: apps)] }

  func actions(in state: [App]) -> [Action] {
    let isFree = !state.contains { $0 == .inactive || $0 == .active }
    return state.indices.flatMap { index in
      Self.rules(for: state[index], isFree: isFree).map { Action(app: index, rule: $0) }
    }
  }

  private static func rules(for app: App, isFree: Bool) -> [Action.Rule] {
    switch app {
    case .notRunning: isFree ? [.launch, .backgroundLaunch] : [.backgroundLaunch]
    case .inactive: [.activate, .enterBackground, .kill]
    case .active: [.resign, .kill]
    case .background: isFree ? [.suspend, .enterForeground, .kill] : [.suspend, .kill]
    case .suspended: isFree ? [.enterForeground, .purge, .kill] : [.purge, .kill]
    }
  }

  func successor(of state: [App], taking action: Action) -> [App] {
    var next = state
    next[action.app] =
      switch action.rule {
      case .launch, .resign, .enterForeground: .inactive
      case .backgroundLaunch, .enterBackground: .background
      case .activate: .active
      case .suspend: .suspended
      case .purge, .kill: .notRunning
      }
    return next
  }
}
