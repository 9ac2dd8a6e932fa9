extension AppTable {
  /// F31, F38, F40, F41, F119, F120, F122.
  var covers: [Row] {
    func ends(_ event: String, _ cover: AppState.Cover) -> Row {
      row(event, from: { $0.isQuiet && $0.execution == .inactive && $0.cover == cover }) { _ in
        ["didBecomeActive"]
      }
    }
    return [
      row(
        "interruption.begins", "systemSheet.presented", "call.arrives", "switcher.opens",
        from: { $0.isQuiet && $0.execution == .active }
      ) { _ in ["willResignActive"] },
      row("notificationCentre.pulled", from: { $0.isQuiet && $0.execution == .active }) { _ in
        ["willResignActive", "didBecomeActive", "willResignActive"]
      },
      row("openURL.own", from: { $0.isQuiet && $0.execution == .active }) { _ in
        ["willResignActive", "openURL", "didBecomeActive"]
      },
      row("inputInFront.url", from: { $0.isQuiet && $0.execution == .active }) { _ in ["openURL"] },
      row("inputInFront.userActivity", from: { $0.isQuiet && $0.execution == .active }) { _ in
        ["willContinueUserActivity", "continueUserActivity"]
      },
      ends("interruption.ends", .interruption), ends("call.declined", .call),
      ends("switcher.returns", .switcher),
      ends("notificationCentre.dismissed", .notificationCentre),
      row(
        "interruption.endsUnnoticed",
        from: { $0.isQuiet && $0.execution == .inactive && $0.cover == .interruption }
      ) { _ in [] },
    ]
  }

  /// F29, F36, F37, F39, F75, F115, F116.
  var departures: [Row] {
    let rows: [(name: String, needsCall: Bool)] = [
      ("home", false), ("otherApp.opened", false), ("sleep", false), ("lock", false),
      ("call.answered", true),
    ]
    return rows.flatMap { name, needsCall in
      let isPossible: @Sendable (AppState) -> Bool = { state in
        state.isQuiet && (state.execution == .active || state.execution == .inactive)
          && (!needsCall || state.cover == .call)
      }
      let resigns: @Sendable (AppState) -> [String] = {
        $0.execution == .active ? ["willResignActive"] : []
      }
      return [
        row(name, from: { isPossible($0) && !$0.exitsOnSuspend }) {
          resigns($0) + ["didEnterBackground", "shouldSaveState", "willEncodeState"]
        },
        row(name + ".exits", from: { isPossible($0) && $0.exitsOnSuspend }) {
          resigns($0) + ["willTerminate", "exit"]
        },
        row(name + ".exitsThroughBackground", from: { isPossible($0) && $0.exitsOnSuspend }) {
          resigns($0) + ["didEnterBackground", "willTerminate", "exit"]
        },
      ]
    } + [
      row(
        "openURL.otherApp",
        from: { $0.isQuiet && $0.execution == .active && !$0.exitsOnSuspend }
      ) { _ in
        [
          "willResignActive", "didBecomeActive", "willResignActive", "didEnterBackground",
          "shouldSaveState", "willEncodeState",
        ]
      }
    ]
  }
}
