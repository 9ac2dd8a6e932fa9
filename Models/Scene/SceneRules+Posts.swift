extension SceneRules {
  /// The notifications that accompany the calls of scene delegates.
  ///
  /// Those of the app are still posted (F50), in an order that no source fixes (F51): that is modelled for
  /// one window. With several scenes they follow the most active one (F165, F249, F252). Those of the
  /// scene itself are modelled for an app that observes them.
  var posts: [SceneRule] {
    let ofApp: [(call: Callback, citations: [Citation])] = [
      (.sceneWillEnterForeground, [45, 50, 51, 251, 252]), (.sceneDidBecomeActive, [44, 50, 51]),
      (.sceneWillResignActive, [44, 50, 51]), (.sceneDidEnterBackground, [46, 50, 51, 252]),
    ]
    let ofScene: [(call: Callback, citations: [Citation])] = [
      (.sceneWillConnect, [350]), (.sceneWillEnterForeground, [351]),
      (.sceneDidBecomeActive, [15, 351]), (.sceneWillResignActive, [15, 351]),
      (.sceneDidEnterBackground, [351]), (.sceneDidDisconnect, []),
    ]
    return ofApp.compactMap { call, citations in
      call.applicationNotification.map { post($0, citing: citations) }
    }
      + forEach(ofApp, allowing: .notificationBeforeCallback) { call, citations in
        call.applicationNotification.map {
          postEarly($0, before: call, when: .applicationMayPost(before: call), citing: citations)
        }
      }
      + ofScene.compactMap { call, citations in
        call.sceneNotification.map { post($0, of: .scene(0), citing: [50] + citations) }
      }
      + forEach(ofScene, allowing: .sceneNotificationBeforeCallback) { call, citations in
        // Its delegate is told of the connection first (F350).
        call == .sceneWillConnect
          ? nil
          : call.sceneNotification.map {
            postEarly(
              $0, of: .scene(0), before: call, when: .sceneMayPost(before: call),
              citing: [50] + citations)
          }
      } + lateEntrance
  }

  private func forEach(
    _ calls: [(call: Callback, citations: [Citation])], allowing point: SceneDispute,
    _ rule: (Callback, [Citation]) -> SceneRule?
  ) -> [SceneRule] {
    allows(point) ? calls.compactMap(rule).map { $0.on(allowed.systems(of: point)) } : []
  }

  private func post(
    _ notification: Callback, of component: Component? = nil, citing citations: [Citation]
  ) -> SceneRule {
    Rule(
      notification.name, .delivery(.plain), of: component, by: .system, kind: .delivery,
      when: [.isToBePosted(notification)], delivers: notification, citing: citations
    ) { (state: inout SceneState) in
      if state.owed.first == .call(notification) {
        state.owed.removeFirst()
      } else {
        state.scenes[0].owed.removeFirst()
      }
    }
  }

  private func postEarly(
    _ notification: Callback, of component: Component? = nil, before call: Callback,
    when condition: Condition<SceneState>, citing citations: [Citation]
  ) -> SceneRule {
    Rule(
      notification.name, .delivery(.early), of: component, variant: ".early", by: .system,
      kind: .delivery, when: [condition], delivers: notification, citing: citations
    ) { (state: inout SceneState) in
      state.scenes[0].owed.removeFirst()
      let isLast = !notification.isSceneNotification || call.applicationNotification == nil
      state.scenes[0].owed.prepend(isLast ? .callOnly(call) : .callAfterScene(call))
    }
  }

  /// A first entrance, in which the scene is active before the app posts that it enters the foreground.
  private var lateEntrance: [SceneRule] {
    ifAllowed(
      .applicationEntersLate,
      Rule(
        Callback.sceneDidBecomeActive.name, .delivery(.late), of: .scene(0), variant: ".late",
        by: .system, kind: .delivery, when: [.entersFirst], delivers: .sceneDidBecomeActive,
        citing: [352]
      ) { (state: inout SceneState) in
        state.scenes[0].owed.removeFirst()
        state.scenes[0].owed.removeFirst()
        state.scenes[0].activation = .active
        state.scenes[0].isEntranceInterrupted = false
        state.isFirstEntrance = false
        for notification in [
          Callback.noteDidBecomeActive, .noteWillEnterForeground, .noteSceneDidActivate,
        ] {
          state.scenes[0].owed.prepend(.call(notification))
        }
      })
  }
}

extension SceneState {
  /// Makes the notifications of a call owed that have not been posted before it.
  mutating func owePosts(of call: Callback, to scene: Int, after item: Owed) {
    if item == .callOnly(call) { return }
    if kind.postsForApp {
      guard scene == 0 else { return }
      let ofScene = kind == .observedWindow && item == .call(call) ? call.sceneNotification : nil
      for notification in [call.applicationNotification, ofScene].compactMap(\.self) {
        scenes[scene].owed.prepend(.call(notification))
      }
    } else if let notification = call.applicationNotification, changesAggregate(call, for: scene) {
      owed.prepend(.call(notification))
    }
  }

  /// Whether the most active scene becomes another one when a scene gets a callback.
  private func changesAggregate(_ callback: Callback, for scene: Int) -> Bool {
    let others = SceneSlots.indices.filter { $0 != scene }.map { scenes[$0] }
    let isOfForeground =
      callback == .sceneWillEnterForeground || callback == .sceneDidEnterBackground
    return !others.contains { isOfForeground ? $0.isInFront : $0.activation == .active }
  }
}

extension Condition where State == SceneState {
  fileprivate static func isToBePosted(_ notification: Callback) -> Condition {
    Condition("\(notification.name) is to be posted") {
      $0.owed.first == .call(notification) || $0.next(for: 0) == .call(notification)
    }
  }
}
