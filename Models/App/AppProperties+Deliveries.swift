import ModelChecking

extension AppProperties {
  /// Deliveries come in order, and each takes off the queue what it calls.
  var deliveryDiscipline: [AppProperty] {
    let isQueued =
      on.isKind(.delivery) && !isUnqueued
      && !tellsOfProtectedData
    return [
      invariant(
        "F43", "a delegate call has its notification beside it, and nothing comes between",
        citing: [43, 44, 45, 46, 47, 48, 49],
        .everyStep(
          where: on.rule("a call with a notification") { $0.callback?.notification != nil },
          is: On("noted") { source, _, target in Self.isNoted(source, target) }),
        .everyStep(
          where: on.from("halfway") { Self.isHalfway($0) },
          is: on.isKind(.kill)
            || On("the other half") { source, _, target in
              target.owed.elementsEqual(source.owed.dropFirst())
            }),
        .everyStep(
          where: on.delivers(.noteDidEnterBackground, .noteWillEnterForeground, as: .early),
          is: on.to("the call is next") { Self.isCallOnly($0.owed.first) })),
      invariant(
        "F126", "a delivery calls once, and takes its callback and nothing else off the queue",
        citing: [126, 135],
        .everyStep(where: on.isKind(.delivery), is: on.delivers),
        .everyStep(
          where: isQueued,
          is: On("less is owed") { source, _, target in
            Self.weight(target.owed) < Self.weight(source.owed)
          }),
        .everyStep(
          where: isUnqueued,
          is: On("the same is owed") { source, _, target in source.owed == target.owed }),
        .everyStep(
          where: tellsOfProtectedData,
          is: On("its notification is owed besides") { source, _, target in
            target.owed.dropFirst().elementsEqual(source.owed)
          })),
    ]
  }

  private static func isNoted(_ source: AppState, _ target: AppState) -> Bool {
    if isCallOnly(source.owed.first) { return true }
    guard case .call(let callback)? = target.owed.first else { return false }
    return callback.isNotification
  }

  private static func isHalfway(_ state: AppState) -> Bool {
    guard case .call(let callback)? = state.owed.first else { return isCallOnly(state.owed.first) }
    return callback.isNotification
  }

  private static func isCallOnly(_ item: Owed?) -> Bool {
    if case .callOnly = item { true } else { false }
  }

  /// The number of calls and notifications that are still to come.
  private static func weight(_ queue: DeliveryQueue) -> Int {
    queue.reduce(0) { sum, item in
      if case .call(let callback) = item, callback.notification != nil { sum + 2 } else { sum + 1 }
    }
  }
}
