/// The lock of the device, and what it means for protected files.
extension ProcessRules {
  /// The lock while the app is off screen, for apps that meet some conditions.
  func locking(
    of app: [Condition<State>], offScreen: Condition<State> = .offScreen
  ) -> [Rule<State>] {
    [
      silent(
        "lock.inBackground", .deviceChange(.lockInBackground), by: .hardware,
        when: [offScreen, .unlocked] + app, citing: [116]
      ) { $0.protectedData = .unavailable },
      silent(
        "unlock", .deviceChange(.unlock), by: .user, when: [offScreen, .quiet, .locked],
        citing: [117]
      ) {
        $0.protectedData = .available
      },
    ]
  }

  /// The two calls about protected data, each with its notification if the app is sent any.
  ///
  /// They are sent whenever the last announcement is no longer true, at any point between other
  /// deliveries: no source fixes their order (F117).
  func protectedDataCalls(
    when conditions: [Condition<State>], citing unavailable: [Citation], _ available: [Citation],
    noting note: @escaping @Sendable (inout State, Callback) -> Void = { _, _ in }
  ) -> [Rule<State>] {
    let calls: [(Callback, Bool, [Condition<State>], [Citation])] = [
      (
        .protectedDataWillBecomeUnavailable, true, [.locked, .believesDataAvailable], unavailable
      ),
      (
        .protectedDataDidBecomeAvailable, false, [.unlocked, .believesDataUnavailable], available
      ),
    ]
    return calls.map { callback, isUnavailable, needed, citations in
      Rule(
        callback.name, .delivery(.plain), by: .system, kind: .delivery, when: conditions + needed,
        delivers: callback, citing: citations
      ) { state in
        state.knowsDataIsUnavailable = isUnavailable
        if let notification = callback.notification { note(&state, notification) }
      }
    }
  }
}
