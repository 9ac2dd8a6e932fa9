extension SceneRules {
  /// What each scene's delegate and first view controller are sent.
  ///
  /// Within a scene the order is fixed; between scenes there is none (F163).
  var sceneDeliveries: [SceneRule] {
    var rules: [SceneRule] = []
    for scene in scenes {
      rules += connections(of: scene) + transitions(of: scene) + inputs(of: scene)
      if scene == 0 { rules += views + restoration(of: scene) }
    }
    return rules + posts
  }

  private func connections(of scene: Int) -> [SceneRule] {
    [call(.configurationForConnecting, scene, citing: [149, 151])]
      + SceneSlot.Input.allCases.filter { scene == 0 || $0.canReachAnyScene }.map { input in
        call(
          .sceneWillConnect, scene, input.lifeInput.map { .carrying($0) } ?? .plain,
          when: [.options(scene, input)], citing: [147, 149, 154]
        ) { state in
          state.scenes[scene].activation = .background
          state.beginRestoration(of: scene)
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
        state.work = .none
      },
      call(
        .sceneDidBecomeActive, scene, when: [.noResponseOwed, .isRestored(scene)],
        citing: [149, 153]
      ) {
        state in
        state.scenes[scene].activation = .active
        state.scenes[scene].isEntranceInterrupted = false
        state.isFirstEntrance = false
      },
      call(.sceneWillResignActive, scene, citing: [25, 153]) {
        $0.scenes[scene].activation = .inactive
      },
      call(.sceneDidEnterBackground, scene, citing: [27, 153, 169]) { state in
        state.scenes[scene].activation = .background
        state.isFirstEntrance = false
        state.askForActivity(of: scene)
      },
    ]
  }

  private func inputs(of scene: Int) -> [SceneRule] {
    let common = [
      call(.sceneOpenURLContexts, scene, citing: [154]),
      call(.sceneContinueUserActivity, scene, citing: [56, 154, 256]),
    ]
    if scene > 0 { return common }
    return common + [
      call(.sceneWillContinueUserActivity, scene, citing: [56, 154]),
      Rule(
        Callback.sceneDidFailToContinueUserActivity.name, .delivery(.plain), of: .scene(scene),
        by: .system, kind: .delivery, when: [.callNext(.sceneContinueUserActivity, for: scene)],
        delivers: .sceneDidFailToContinueUserActivity, citing: [56]
      ) { $0.scenes[scene].owed.removeFirst() },
      call(.scenePerformActionForShortcutItem, scene, citing: [77, 154]),
      Rule(
        Callback.unDidReceiveResponse.name, .delivery(.plain), of: .scene(scene), by: .system,
        kind: .delivery, when: [.tapNext(for: scene), .notificationDelegate],
        delivers: .unDidReceiveResponse, citing: [174, 176, 185]
      ) { $0.scenes[scene].owed.removeFirst() },
      Rule(
        Callback.didReceiveRemoteNotification.name, .delivery(.plain), of: .scene(scene),
        by: .system, kind: .delivery, when: [.tapNext(for: scene), .noNotificationDelegate],
        delivers: .didReceiveRemoteNotification, citing: [57, 58, 152, 175]
      ) { $0.scenes[scene].owed.removeFirst() },
    ]
  }

  private var views: [SceneRule] {
    [
      view(.viewDidLoad, citing: [140, 142, 274]),
      view(.viewWillAppear, citing: [142, 143, 272, 273]) { $0.scenes[0].hasAppeared = true },
      view(.viewDidAppear, citing: [142, 143, 272]),
    ]
      + ifAllowed(
        .viewsAppearInBackgroundLaunch,
        silent(
          "window.staysHidden", .hiddenWindow, by: .app, when: [.appearsOffScreen],
          citing: [63, 269]
        ) { $0.hideView() })
  }

  private func view(
    _ callback: Callback, citing citations: [Citation],
    effect: @escaping @Sendable (inout SceneState) -> Void = { _ in }
  ) -> SceneRule {
    Rule(
      callback.name, .delivery(.plain), of: .scene(0), by: .system, kind: .delivery,
      when: [.viewNext(callback)], delivers: callback, citing: citations
    ) { state in
      state.removeNextForView()
      effect(&state)
    }
  }

  /// Delivers a callback when it is next for a scene; its notifications are owed right after it.
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
      let item = state.scenes[scene].owed.first
      state.scenes[scene].owed.removeFirst()
      effect(&state)
      if let item { state.owePosts(of: callback, to: scene, after: item) }
    }
  }
}

extension SceneState {
  /// Whether the first view is about to appear although its scene stays in the background.
  fileprivate var isToAppearOffScreen: Bool {
    scenes[0].activation == .background
      && !scenes[0].owed.contains(.call(.sceneWillEnterForeground))
      && !scenes[0].owed.contains(.callOnly(.sceneWillEnterForeground))
      && isViewNext(.viewWillAppear)
  }

  fileprivate func isViewNext(_ callback: Callback) -> Bool {
    next(for: 0) == .call(callback) || nextForView(of: 0) == .call(callback)
  }

  /// Removes the callback to the first view controller that is next.
  fileprivate mutating func removeNextForView() {
    if nextForView(of: 0) == nil {
      scenes[0].owed.removeFirst()
    } else {
      scenes[0].views.removeFirst()
    }
  }

  /// Removes what the first view controller was still to be sent.
  fileprivate mutating func hideView() {
    scenes[0].owed.remove([.call(.viewWillAppear), .call(.viewDidAppear)])
    scenes[0].views = DeliveryQueue()
  }
}

extension Condition where State == SceneState {
  fileprivate static let noResponseOwed = Condition("the tap has been delivered") {
    !$0.owesResponse
  }

  fileprivate static let appearsOffScreen = Condition("the first view is to appear off screen") {
    $0.isToAppearOffScreen
  }

  fileprivate static func viewNext(_ callback: Callback) -> Condition {
    Condition("\(callback.name) is next for the first view") { $0.isViewNext(callback) }
  }

  fileprivate static func tapNext(for index: Int) -> Condition {
    Condition("the tap is next for \(Component.letter(ofScene: index))") {
      $0.next(for: index) == .tap
    }
  }

}

extension SceneSlot.Input {
  /// Whether the input is modelled for every window and not only for the first.
  var canReachAnyScene: Bool { self == .none || self == .url }
}
