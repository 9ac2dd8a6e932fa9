extension SceneRules {
  /// How scenes in a car and on an external display come and go.
  var otherScreens: [SceneRule] { sceneCount > 1 ? inCar + onDisplay : [] }

  /// The user opens the app in the car, and the phone may stay locked (F247, F248).
  ///
  /// The delegate of such a scene is sent what every scene's delegate is sent; its own methods, which
  /// hand over the templates, are left out.
  private var inCar: [SceneRule] {
    let car = SceneSlots.otherScreen
    let beforeUnlock = allowed.systems(of: .backgroundLaunchBeforeFirstUnlock)
    return [
      event(
        SceneState.Action.carPlayLaunches.rawValue, .otherScreen(.openedInCar), of: .scene(car),
        by: .user,
        when: [.carPlay, .noProcess, .unlockedOnce(exceptOn: beforeUnlock)],
        citing: [
          149, 247, 248,
          .assumption("a car, like any event, needs a first unlock since boot (F66)"),
        ]
      ) { state in
        state.isOpened()
        state.owe([.willFinishLaunching, .didFinishLaunching])
        state.connect(car, unordered: unorderedViews)
      },
      event(
        "carPlay.connects", .otherScreen(.openedInCar), of: .scene(car), by: .user,
        when: [.carPlay, .inMemory, .quiet, .isDisconnected(car)], citing: [247, 248]
      ) { state in
        state.isOpened()
        state.connect(car, unordered: unorderedViews)
      },
      event(
        "carPlay.returns", .otherScreen(.openedInCar), of: .scene(car), by: .user,
        when: [.carPlay, .inMemory, .quiet, .isInBackground(car)],
        citing: [
          247, 248,
          .assumption("it comes and goes in the car as a window does on the device (F150)"),
        ]
      ) { state in
        state.isOpened()
        state.bringForward(car, unordered: unorderedViews)
      },
      event(
        "carPlay.left", .otherScreen(.leftInCar), of: .scene(car), by: .user,
        when: [.carPlay, .quiet, .isInFront(car)],
        citing: [
          249, .assumption("it comes and goes in the car as a window does on the device (F153)"),
        ]
      ) { $0.scenes[car].leave() },
      unplugged("carPlay.unplugged", .carUnplugged, when: .carPlay),
    ]
  }

  /// Until the SDK of iOS 27 the system connects the scene by itself; from then on it does once the
  /// app has registered for it (F245). Either way it is connected while the app is in front.
  private var onDisplay: [SceneRule] {
    let display = SceneSlots.otherScreen
    return [
      event(
        "display.connects", .otherScreen(.displayConnected), of: .scene(display), by: .system,
        when: [.externalDisplay, .quiet, .windowIsInFront, .isDisconnected(display)],
        citing: [244, 245]
      ) { $0.connectInBackground(display, then: [.sceneWillEnterForeground]) },
      unplugged("display.unplugged", .displayUnplugged, when: .externalDisplay),
    ]
  }

  /// The cable is pulled, and the scene disconnects; the app stays (F246).
  private func unplugged(
    _ name: String, _ change: Occurrence.OtherScreen, when kind: Condition<SceneState>
  ) -> SceneRule {
    let scene = SceneSlots.otherScreen
    return event(
      name, .otherScreen(change), of: .scene(scene), by: .hardware,
      when: [kind, .inMemory, .quiet, .isConnected(scene)],
      citing: [
        148, 246, 247, 336,
        .assumption(
          "an active scene resigns first, as in a kill (F162), and a suspended process runs"),
      ]
    ) { state in
      state.process = .running
      let resigns = state.scenes[scene].activation == .active
      state.scenes[scene].owe((resigns ? [.sceneWillResignActive] : []) + [.sceneDidDisconnect])
    }
  }
}

extension SceneState {
  /// What is on an external display comes and goes with the window on the device (F244).
  mutating func bringDisplayForward() {
    let display = SceneSlots.otherScreen
    if kind == .externalDisplay, scenes[display].activation == .background {
      scenes[display].owe([.sceneWillEnterForeground])
    }
  }
}

extension Condition where State == SceneState {
  fileprivate static func isConnected(_ index: Int) -> Condition {
    scene(index, "is connected") { $0.isConnected }
  }
}
