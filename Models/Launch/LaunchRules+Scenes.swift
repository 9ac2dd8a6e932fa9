/// The first scene of an app with scenes: its configuration, its delegate, its window, its entrance.
extension LaunchRules {
  /// Everything from the choice of a configuration to the activation of the scene.
  var scenes: [LaunchRule] {
    let connecting = Condition<LaunchState>.scene(.connecting)
    return
      (configurations + sceneDelegates + sceneInterfaces + connection
      + windowCode(
        .codeMakesWindowInScene, .codeSetsRootInScene, .codeMakeKeyAndVisibleInScene,
        inside: connecting, citing: [228]) + sceneEntrance)
      .map { $0.on(SceneModel.systemsWithScenes) } + secondWindows
  }

  /// Where the configuration of the scene comes from. A scene without one connects all the same.
  private var configurations: [LaunchRule] {
    let begins: [Condition<LaunchState>] = [.phase(.presenting), .byUser, .scene(.none)]
    return [
      step(
        .configurationFromManifest, when: begins + [.adoption(.manifest)], citing: [149, 228]
      ) { $0.beginScene(.configured) },
      call(
        .configurationForConnecting, when: begins + [.namesConfiguration],
        citing: [149, 226]
      ) { $0.beginScene(.configured) },
      step(
        .configurationFromSession, when: begins + [.namesConfiguration], citing: [151]
      ) { $0.beginScene(.configured) },
      call(
        .configurationForConnecting, variant: ".namesUnknown", by: .app,
        when: begins + [.namesConfiguration], citing: [230]
      ) { $0.beginScene(.made) }.on(.since(16)),
      step(
        .configurationMissing, when: begins + [.adoption(.emptyManifest)],
        citing: [
          168, 229,
          .assumption(
            "a scene that has no configuration connects, as after an unknown name (F230)"),
        ]
      ) { $0.beginScene(.made) },
    ]
  }

  /// The delegate class of the configuration: found, not named, or not found.
  private var sceneDelegates: [LaunchRule] {
    [
      step(.sceneDelegateMade, when: [.scene(.configured)], citing: [149, 228]) { state in
        state.scene = .delegated
        state.hasSceneDelegate = true
      },
      step(.sceneDelegateNotNamed, when: [.scene(.configured)], citing: [168, 229]) {
        $0.scene = .made
      },
      step(
        .sceneDelegateClassMissing, when: [.scene(.configured)],
        citing: [
          168, 229,
          .assumption(
            "UIKit logs that it has not found the class, and connects the scene without a delegate, "
              + "as it does for an unknown configuration (F230)"),
        ]
      ) { $0.scene = .made }.on(.since(16)),
    ]
  }

  /// Whether the configuration names a storyboard.
  private var sceneInterfaces: [LaunchRule] {
    [
      step(
        .sceneStoryboardLoaded, when: [.scene(.delegated)],
        citing: [
          228,
          .assumption("no source says what it shows without a scene delegate; taken as nothing"),
        ]
      ) { state in
        state.scene = .made
        state.window = LaunchState.Window(maker: .storyboard, hasRoot: true)
      },
      step(.sceneStoryboardNone, when: [.scene(.delegated)], citing: [228]) {
        $0.scene = .made
      },
    ]
  }

  private var connection: [LaunchRule] {
    [
      call(
        .sceneWillConnect, when: [.scene(.made), .hasSceneDelegate], citing: [149, 154]
      ) { state in
        state.scene = .connecting
        state.input = .none
      },
      step(
        .willConnectReturns, by: .app, when: [.scene(.connecting), .viewSettled],
        citing: [149, 272, 274]
      ) { $0.scene = .connected },
      step(
        .sceneConnectsUnheard, when: [.scene(.made), .noSceneDelegate],
        citing: [
          168, 229, 230,
          .assumption(
            "without a scene delegate, what the user opened the app with is lost: it is in the "
              + "options of the connection (F154)"),
        ]
      ) { state in
        state.scene = .connected
        state.input = .none
      },
    ]
  }

  /// The entrance; the first view appears before, in between or after it (F272, F273).
  private var sceneEntrance: [LaunchRule] {
    [
      call(
        .sceneWillEnterForeground,
        when: [.phase(.presenting), .scene(.connected), .hasSceneDelegate, .viewSettled],
        citing: [149, 150, 272, 273]
      ) { $0.scene = .foreground },
      call(
        .sceneDidBecomeActive,
        when: [.phase(.presenting), .scene(.foreground), .notActive, .viewSettled],
        citing: [149, 153, 164, 272, 273]
      ) { $0.application = .active },
    ]
  }

  /// A second window, for which the first view is loaded again.
  private var secondWindows: [LaunchRule] {
    [
      event(
        .codeMakesSecondWindowInScene, by: .app,
        when: [.scene(.connecting), .storyboardWindow, .noSpare, .viewSettled],
        citing: [
          228, 231,
          .assumption(
            "a window that willConnect makes visible beside the storyboard's loads the first view "
              + "again, as one of the app delegate does (F231)"),
        ]
      ) { $0.spare = .twin },
      call(
        .viewDidLoad, variant: ".again",
        when: [.phase(.presenting), .canLoadAgain, .firstViewLoaded, .notConnecting], citing: [231]
      ) { $0.spare = $0.spare == .twin ? .loadedTwin : .loadedOrphan },
    ].map { $0.on(.since(16)) }
  }
}
