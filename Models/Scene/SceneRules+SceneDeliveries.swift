extension SceneRules {
  /// What each scene's delegate and first view controller are sent.
  ///
  /// Within a scene the order is fixed; between scenes there is none (F163).
  var sceneDeliveries: [SceneRule] {
    scenes.flatMap { scene in
      connections(of: scene) + transitions(of: scene) + inputs(of: scene)
        + (scene == 0 ? views + notifications : [])
    }
  }

  private func connections(of scene: Int) -> [SceneRule] {
    [call(.configurationForConnecting, scene, citing: [149, 151])]
      + SceneSlot.Input.allCases.filter { scene == 0 || $0.canReachAnyScene }.map { input in
        call(
          .sceneWillConnect, scene, input.lifeInput.map { .carrying($0) } ?? .plain,
          when: [.options(scene, input)], citing: [147, 149, 154]
        ) { state in
          state.scenes[scene].activation = .background
          state.scenes[scene].hasSession = true
          state.scenes[scene].options = .none
        }
      }
      + [
        call(.sceneDidDisconnect, scene, citing: [148, 158]) { $0.scenes[scene].disconnect() }
      ]
  }

  private func transitions(of scene: Int) -> [SceneRule] {
    [
      call(.sceneWillEnterForeground, scene, citing: [149, 150]) { state in
        state.scenes[scene].activation = .inactive
        state.handlesEvent = false
      },
      call(.sceneDidBecomeActive, scene, citing: [149, 153]) { state in
        state.scenes[scene].activation = .active
        state.isFirstEntrance = false
      },
      call(.sceneWillResignActive, scene, citing: [25, 153]) {
        $0.scenes[scene].activation = .inactive
      },
      call(.sceneDidEnterBackground, scene, citing: [27, 153, 169]) {
        $0.scenes[scene].activation = .background
      },
    ]
  }

  private func inputs(of scene: Int) -> [SceneRule] {
    let url = call(.sceneOpenURLContexts, scene, citing: [154])
    if scene > 0 { return [url] }
    return [
      url,
      call(.sceneWillContinueUserActivity, scene, citing: [56, 154]),
      call(.sceneContinueUserActivity, scene, citing: [56, 154]),
      Rule(
        Callback.sceneDidFailToContinueUserActivity.name, .delivery(.plain), of: .scene(scene),
        by: .system, kind: .delivery, when: [.callNext(.sceneContinueUserActivity, for: scene)],
        delivers: .sceneDidFailToContinueUserActivity, citing: [56]
      ) { $0.scenes[scene].owed.removeFirst() },
      call(.scenePerformActionForShortcutItem, scene, citing: [77, 154]),
      call(.didReceiveRemoteNotification, scene, citing: [57, 58, 152]),
    ]
  }

  private var views: [SceneRule] {
    [
      call(.viewDidLoad, 0, citing: [140, 142]),
      call(.viewWillAppear, 0, citing: [142, 143]) { $0.scenes[0].hasAppeared = true },
      call(.viewDidAppear, 0, citing: [142, 143]),
    ]
  }

  /// The app's notifications are still posted along with the scene's callbacks (F50), in an order
  /// that no source fixes (F51). With several windows they follow the most active one (F165). No
  /// source gives the details, so they are modelled for one window.
  private var notifications: [SceneRule] {
    let posted: [(Callback, Callback, [Citation])] = [
      (.sceneWillEnterForeground, .noteWillEnterForeground, [45, 50, 51]),
      (.sceneDidBecomeActive, .noteDidBecomeActive, [44, 50, 51]),
      (.sceneWillResignActive, .noteWillResignActive, [44, 50, 51]),
      (.sceneDidEnterBackground, .noteDidEnterBackground, [46, 50, 51]),
    ]
    let after = posted.map { _, notification, citations in
      Rule(
        notification.name, .delivery(.plain), by: .system, kind: .delivery,
        when: [.callNext(notification, for: 0)], delivers: notification, citing: citations
      ) { (state: inout SceneState) in state.scenes[0].owed.removeFirst() }
    }
    let before = posted.map { callback, notification, citations in
      Rule(
        notification.name, .delivery(.early), variant: ".early", by: .system, kind: .delivery,
        when: [.oneWindow, .owesNext(callback, for: 0)], delivers: notification, citing: citations
      ) { (state: inout SceneState) in
        state.scenes[0].owed.removeFirst()
        state.scenes[0].owed.prepend(.callOnly(callback))
      }
    }
    return after + (allows(.notificationBeforeCallback) ? before : [])
  }

  /// Delivers a callback when it is next for a scene; its notification is owed right after it.
  private func call(
    _ callback: Callback, _ scene: Int, _ delivery: Occurrence.Delivery = .plain,
    when conditions: [Condition<SceneState>] = [], citing citations: [Citation],
    effect: @escaping @Sendable (inout SceneState) -> Void = { _ in }
  ) -> SceneRule {
    Rule(
      callback.name, .delivery(delivery), of: .scene(scene), variant: delivery.suffix,
      by: .system, kind: .delivery, when: [.callNext(callback, for: scene)] + conditions,
      delivers: callback, citing: citations
    ) { state in
      let isPosted = state.scenes[scene].owed.first == .callOnly(callback)
      state.scenes[scene].owed.removeFirst()
      if let notification = callback.applicationNotification, scene == 0, !isPosted,
        !state.hasSeveralWindows
      {
        state.scenes[scene].owed.prepend(.call(notification))
      }
      effect(&state)
    }
  }
}

extension Callback {
  /// The app's notification that accompanies this call of a scene delegate, if there is one.
  var applicationNotification: Callback? {
    switch self {
    case .sceneWillEnterForeground: .noteWillEnterForeground
    case .sceneDidBecomeActive: .noteDidBecomeActive
    case .sceneWillResignActive: .noteWillResignActive
    case .sceneDidEnterBackground: .noteDidEnterBackground
    default: nil
    }
  }
}

extension SceneSlot.Input {
  /// Whether the input is modelled for every window and not only for the first.
  var canReachAnyScene: Bool { self == .none || self == .url }
}
