import ModelChecking

extension SceneProperties {
  /// Deliveries come in order, and each takes off the queue what it calls.
  var deliveryDiscipline: [SceneProperty] {
    let isQueued =
      on.isKind(.delivery) && !isUnqueued
      && !tellsOfProtectedData
      && !on.delivers(.didDiscardSceneSessions, .sceneRestoreInteractionState)
      && !asksForActivity
    return [
      invariant(
        "F50", "a call has its notification beside it, and nothing of its kind comes between",
        citing: [43, 44, 45, 46, 47, 48, 49, 50],
        .everyStep(
          where: on.rule("a call with a notification") { $0.callback?.notified != nil }
            && on.from("one window") { $0.kind == .oneWindow } && !onSecondScene,
          is: On("noted") { source, _, target in
            source.isHalfway || target.isHalfway
          }),
        .everyStep(
          where: on.from("halfway") { $0.isHalfway } && !entersLate,
          is: on.isKind(.kill)
            || On("the other half") { [rules = on.rules] source, action, _ in
              source.otherHalf != nil && rules[action.rule].callback == source.otherHalf
            }),
        .everyStep(
          where: on.occurrence("posted early") { $0 == .delivery(.early) },
          is: on.to("the call is next") { state in
            switch state.next(for: 0) {
            case .callOnly, .callAfterScene: true
            default: false
            }
          })),
      invariant(
        "F126", "a delivery calls once, and takes its callback and nothing else off its queue",
        citing: [126, 135],
        .everyStep(where: on.isKind(.delivery), is: on.delivers),
        .everyStep(
          where: isQueued,
          is: On("less is owed") { [self, rules = on.rules] source, action, target in
            target.weight < source.weight
              && (rules[action.rule].callback == .sceneDidDisconnect
                || target.weight + (isNoted(source, rules[action.rule]) ? 1 : 2) >= source.weight)
          }),
        .everyStep(
          where: isUnqueued
            || on.delivers(.didDiscardSceneSessions, .sceneRestoreInteractionState),
          is: On("the same is owed") { source, _, target in
            target.owesTheSame(as: source)
          }),
        .everyStep(
          where: tellsOfProtectedData,
          is: On("its notification is owed besides") { source, _, target in
            target.owed.dropFirst().elementsEqual(source.owed)
          })),
    ]
  }

  /// Whether a rule's call has each of its notifications in a state.
  private func isNoted(_ state: SceneState, _ rule: Rule<SceneState>) -> Bool {
    state.kind.postsForApp && (rule.scene ?? 0) == 0
  }

  /// Something more is owed for the restoration of the scene.
  private var asksForActivity: On {
    on.delivers(.sceneDidEnterBackground) && restoresWindow
  }

  private var onSecondScene: On {
    on.rule("on another scene than A") { ($0.scene ?? 0) > 0 }
  }
}

extension Callback {
  /// The app's notification that accompanies the call in an app with scenes.
  fileprivate var notified: Callback? { notification ?? applicationNotification }
}

extension SceneState {
  /// Whether one of a call and its notification was sent, and the other is next.
  fileprivate var isHalfway: Bool { otherHalf != nil }

  /// The call whose notification was posted, or the notification whose call was made.
  fileprivate var otherHalf: Callback? {
    for item in [owed.first, last.first, scenes[0].owed.first] {
      switch item {
      case .callOnly(let callback): return callback
      case .call(let callback): if callback.isNotification { return callback }
      default: break
      }
    }
    return nil
  }

  /// Whether everybody is owed what they were owed in another state.
  fileprivate func owesTheSame(as other: SceneState) -> Bool {
    owed == other.owed && last == other.last && owesResponse == other.owesResponse
      && SceneSlots.indices.allSatisfy {
        scenes[$0].owed == other.scenes[$0].owed && scenes[$0].views == other.scenes[$0].views
      }
  }

  /// The number of calls and notifications that are still to come.
  fileprivate var weight: Int {
    let ofApp = weight(of: owed) + weight(of: last)
    return SceneSlots.indices.reduce(ofApp + (owesResponse && hasNotificationDelegate ? 1 : 0)) {
      $0 + weight(of: scenes[$1].owed) + weight(of: scenes[$1].views)
    }
  }

  private func weight(of queue: DeliveryQueue) -> Int { queue.reduce(0) { $0 + weight(of: $1) } }

  private func weight(of item: Owed) -> Int {
    switch item {
    case .call(let call):
      1 + (call.notified == nil ? 0 : 1)
        + (kind == .observedWindow && call.sceneNotification != nil ? 1 : 0)
    case .callAfterScene: 2
    default: 1
    }
  }
}
