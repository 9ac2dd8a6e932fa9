extension ProcessRules {
  /// What the system does to apps that misbehave, beside what an app does to itself.
  var faults: [Rule<State>] {
    [
      kill("exit", .request(.exit), by: .app, when: [.running], citing: [100]),
      kill("watchdog", .punishment(.watchdog), by: .system, when: [.running], citing: [93, 104, 105]),
      kill(
        "task.overrun", .punishment(.taskOverrun), by: .system, when: [.background, .quiet, .task(.expired)], citing: [96]),
      kill("event.overrun", .punishment(.eventOverrun), by: .system, when: [.background, .quiet, .handlesEvent], citing: [69]),
      kill("gpu.inBackground", .punishment(.gpuInBackground), by: .system, when: [.background], citing: [99]),
      kill(
        "lock.heldAtSuspension", .punishment(.lockHeldAtSuspension), by: .system, when: [.background, .quiet], citing: [97, 102, 103]),
      kill("policy", .punishment(.policy), by: .system, when: [.background], citing: [98]),
    ]
  }

  /// The ends that nobody asks the app about.
  var replacements: [Rule<State>] {
    [
      kill("debugger.stops", .end(.debugger), by: .user, when: [.hasProcess], citing: [88]),
      kill("update", .end(.update), by: .system, when: [.hasProcess], citing: [101]),
    ]
  }

  /// A reboot; what it leaves behind differs.
  func reboot(leaving remains: @escaping @Sendable (inout State) -> Void) -> Rule<State> {
    Rule("reboot", .end(.reboot), by: .hardware, kind: .kill, when: [], citing: [65, 66, 81]) { state in
      state.die()
      state.isForceQuit = false
      remains(&state)
    }
  }
}
