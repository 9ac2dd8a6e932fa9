import ModelChecking

/// The property suite of the scene model.
///
/// A property that says the same as one of the app model has the same identifier.
struct SceneProperties: PropertySuite {
  typealias SceneProperty = SuiteProperty<SceneState>

  let model: SceneModel
  let on: RulePredicates<SceneState>

  var all: [SceneProperty] {
    termination + launching + connections + transitions + aggregate + input + memoryAndLock
      + backgroundTime + phases + notifications + sceneNotifications + today + otherScreens
      + restoration + requests
      + scheduledTaskProperties(after: userKill, active: .sceneDidBecomeActive) + consequences
      + deliveryDiscipline + obligations + wellFormedness
  }

  var sceneCount: Int { model.sceneCount }
}

extension SceneProperties {
  /// The user launches the app.
  var launch: On {
    on.occurrence("a launch by the user") { $0.isOpening(.launch, .prewarmedLaunch) }
  }
  /// The user brings a scene forward in a process that exists.
  var open: On {
    on.occurrence("opening") { occurrence in
      occurrence.isOpening(.open, .reconnect, .connectFirst, .prewarmedLaunch)
    }
  }
  /// The user makes a new window while none is in front.
  var newWindow: On { on.occurrence("a new window") { $0 == .window(.new) } }
  /// A window on the device becomes active.
  var windowActivates: On {
    on.delivers(.sceneDidBecomeActive)
      && !(on.delivers(.sceneDidBecomeActive, to: SceneSlots.otherScreen)
        && on.from("has another screen") { $0.kind.hasOtherScreen })
  }
  /// The user opens the app in a car.
  var opensInCar: On { on.occurrence("opening in a car") { $0 == .otherScreen(.openedInCar) } }
  /// The app has a scene connected for a new picture.
  var refresh: On { on.occurrence("a refresh") { $0 == .window(.refresh) } }
}

extension SceneProperties {
  /// Properties that say that the model is well-formed, and that no other holds vacuously.
  var wellFormedness: [SceneProperty] {
    [
      invariant(
        "W2",
        "only callbacks, launches, wakes, suspension and death change the state of the app or a scene",
        citing: [146, 147],
        .everyStep(
          where: on.isKind(.event) && !launch && !backgroundLaunch && !wake && !cutShort
            && !opensInCar
            && !on.occurs(.prewarming(.runsLaunch)) && !on.from(.suspended),
          is: On("the same state") { source, _, target in
            source.execution == target.execution
              && SceneSlots.indices.allSatisfy { scene in
                source.scenes[scene].activation == target.scenes[scene].activation
                  || target.scenes[scene].activation == .unattached
              }
          })),
      killsEndProcesses(
        leaving: .everyStep(
          where: on.to(.notRunning),
          is: on.to("no scene and nothing owed") { state in
            !state.scenes.contains(where: \.isConnected) && state.isQuiet
          })),
    ] + possibilities + [everyCallbackComes]
  }

  private var everyCallbackComes: SceneProperty {
    SceneProperty(
      property: Property(
        "W7", "every callback that stays on the app delegate, and every one of a scene, can come",
        claims: vocabulary.map { .reachableStep(on.delivers($0)) }),
      role: .witness, citations: [149, 150, 152, 153, 154, 158, 160])
  }

  /// The callbacks that the model can deliver.
  private var vocabulary: [Callback] {
    Self.callbacks
      + Callback.allCases.filter { callback in
        callback.isNotification || callback.isSceneDelegateMethod
      }
      .filter { callback in
        switch callback {
        case .sceneStateRestorationActivity: sceneCount > 1
        case .sceneRestoreInteractionState: sceneCount > 1 && systems.overlaps(.withRestoration)
        default: true
        }
      }
  }

  /// The callbacks besides those of scene delegates and notifications.
  private static let callbacks: [Callback] =
    [
      .willFinishLaunching, .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning,
      .significantTimeChange, .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable,
      .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession,
      .bgLaunchHandler, .bgExpiration,
      .configurationForConnecting, .didDiscardSceneSessions, .taskExpiration, .touch, .viewDidLoad,
      .viewWillAppear, .viewDidAppear,
    ]
}

extension SceneProperties {
  /// The obligations of the app, each with the step at which a breach costs data, time or the
  /// process.
  var obligations: [SceneProperty] {
    processObligations + [
      obligation(
        "I33", "sceneDidEnterBackground and willTerminate return within five seconds",
        citing: [104, 105],
        bitesAt: on.occurs(.punishment(.watchdog))
          && on.from("in sceneDidEnterBackground") {
            $0.scenes[0].owed.first == .call(.noteDidEnterBackground)
          }),
      obligation(
        "I37", "what sceneDidBecomeActive starts is stopped when sceneWillResignActive returns",
        citing: [25], bitesAt: on.delivers(.sceneWillResignActive)),
      obligation(
        "I41b", "nothing unsaved is left in a scene that may be disconnected", citing: [148, 158],
        bitesAt: on.delivers(.sceneDidDisconnect)),
      obligation(
        "I39", "what sceneWillResignActive undoes is redone in sceneDidBecomeActive",
        citing: [31], bitesAt: on.occurs(.uncovering(.interruption))),
      obligation(
        "I43", "a session opens only after sceneDidBecomeActive", citing: [43, 60],
        bitesAt: backgroundLaunch),
      obligation(
        "I44", "a session opens on the return from the background too", citing: [30],
        bitesAt: on.delivers(.sceneWillEnterForeground)),
    ]
  }
}
