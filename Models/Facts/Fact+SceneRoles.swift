extension Fact {
  /// How scenes enter and activate, by their role and by the system.
  static let sceneRoles: [Fact] = [
    Fact(
      244,
      """
      A scene of an external display (AirPlay) gets sceneWillEnterForeground with the \
      others but no sceneDidBecomeActive: it stays foregroundInactive.
      """,
      documents: """
        forcedotcom/SalesforceMobileSDK-iOS#3679 (2024-02, version not told; \
        notifications of both) — iOS 13+
        """,
      certainty: "obs"),
    Fact(
      245,
      """
      Until iOS 26 the system connects a windowExternalDisplayNonInteractive scene by \
      itself when a display comes; built with the 27 SDK it comes only after a view \
      controller has registered a scene accessory and is presented.
      """,
      documents: "TR; RN27 (177015874) — iOS 13–26, 27",
      certainty: "doc"),
    Fact(
      246,
      """
      Unplugging the display disconnects that scene (sceneDidDisconnect), the app stays.
      """,
      documents: "AAPL:uikit/presenting-content-on-a-connected-display",
      certainty: "doc"),
    Fact(
      247,
      """
      CarPlay launches the app and connects a CPTemplateApplicationScene alone: no \
      window scene, none of its callbacks.
      """,
      documents: """
        AAPL:carplay/cptemplateapplicationscenedelegate; brave/brave-ios \
        PlaylistCarplayManager; ThePalaceProject/ios-core PlaybackBootstrapper; \
        organicmaps/organicmaps#12612 — iOS 14+
        """,
      certainty: "doc+obs"),
    Fact(
      248,
      "This happens while the phone is locked; apps must do their main work then.",
      documents: "AAPL:carplay/using-the-carplay-simulator; birkir/react-native-carplay#109",
      certainty: "doc"),
    Fact(
      249,
      """
      While CarPlay shows the app, the app-level state does not go to background when \
      the phone's scene does: the UIApplication notifications come once all scenes have \
      gone.
      """,
      documents: "organicmaps/organicmaps#12967 (2026-06)",
      certainty: "obs (agrees with F252)"),
    Fact(
      250,
      """
      iOS 12 with CarPlay: asleep under Notification Centre sent neither \
      willResignActive nor didEnterBackground, only one more didBecomeActive.
      """,
      documents: "rdar 48396227 (openradar-mirror#21043) — iOS 12.1",
      certainty: "obs, odd"),
    Fact(
      251,
      """
      willEnterForegroundNotification (UIApplication) is posted in a scene app at a \
      launch into the foreground too, unlike in an app-delegate app (F17).
      """,
      documents: """
        AAPL:uikit/uiapplication/willenterforegroundnotification (2026), \
        TelemetryDeck/SwiftClient#113 — iOS 13+
        """,
      certainty: "doc+obs"),
    Fact(
      252,
      """
      It stands for the aggregate: posted when that goes from background to foreground, \
      not when a further scene comes forward; after a background launch it comes only \
      when the app really enters. Settles F165 and much of F51.
      """,
      documents: "same page; TR",
      certainty: "doc"),
    Fact(
      253,
      """
      Each scene-delegate method tells of its own scene only; for the app ask the \
      UIApplication notifications.
      """,
      documents: "TR",
      certainty: "doc"),
    Fact(
      254,
      """
      A scene may be connected straight into the background and get \
      sceneDidEnterBackground with no sceneWillEnterForeground before.
      """,
      documents: "FLU (\"could start in background mode\"); W19-246 (refresh) — iOS 13+",
      certainty: "obs"),
    Fact(
      255,
      """
      requestSceneSessionRefresh connects a disconnected session in the background if \
      need be, has it take a new snapshot and activity, and may be put off by the \
      system.
      """,
      documents: "W19-246 — iOS 13+",
      certainty: "doc (notes)"),
    Fact(
      256,
      """
      requestSceneSessionActivation(nil) makes a new session, with a session it brings \
      that forward: scene(_:continue:) if connected, willConnectTo if not; only in \
      answer to the user; a new scene passes configurationForConnecting first.
      """,
      documents: "W19-246 — iOS 13+",
      certainty: "doc (notes)"),
    Fact(
      257,
      """
      requestSceneSessionDestruction ends a session at any time, from background too, \
      for good: disconnect and, as for a user's close, discard; the animation only if it \
      is in the foreground.
      """,
      documents: "W19-246",
      certainty: "doc (notes); the callbacks inf"),
    Fact(
      258,
      """
      New windows also come from outside the app: App Exposé from the Dock icon, \
      dragging the icon from the Dock into Split View or Slide Over, long press; so a \
      scene can be made while all others are in the background or the app is not in \
      front.
      """,
      documents: """
        learn.microsoft.com xamarin ios13 multi-window-ipad; \
        AAPL:uikit/supporting-multiple-windows-on-ipad — iPadOS 13+
        """,
      certainty: "doc (exact sequence inf)"),
    Fact(
      259,
      """
      Several scenes of one app can be foregroundActive at once (Split View, Stage \
      Manager, windowed mode); iPadOS has no notion of the focused window for apps.
      """,
      documents: """
        vultisig/vultisig-ios#5096 (review), MvvmCross/MvvmCross#4196, \
        mozilla-mobile/firefox-ios#20531 — iPadOS 13–26
        """,
      certainty: "obs"),
    Fact(
      260,
      """
      In iPadOS 26's windowed mode going to another app's window sends nothing: the \
      scenes left visible stay foregroundActive, and only hiding all windows (a tap on \
      the Home Screen) makes them inactive and takes them away. On iPadOS 18's Stage \
      Manager the callbacks came when the set of windows on the stage changed.
      """,
      documents: """
        furbo.org 2025-06-28 "iPadOS windows" and its author's posts (FB18443571) — \
        iPadOS 26 (beta of 2025-06), 18
        """,
      certainty: "obs"),
    Fact(
      261,
      """
      Per-scene restoration: stateRestorationActivity(for:) on the way out; the activity \
      is in session.stateRestorationActivity at willConnectTo already, and \
      scene(_:restoreInteractionStateWith:) is called after the connection and before \
      the activation (iOS 15+).
      """,
      documents: """
        UISceneDelegate header comment (copies in public repositories); \
        AAPL:uikit/uiscenedelegate/scene(_:willconnectto:options:); FLU implements both \
        — iOS 13, 15
        """,
      certainty: "doc; whether before or after sceneWillEnterForeground is not told"),
    Fact(
      262,
      """
      UIScene.extendStateRestoration and completeStateRestoration lengthen restoration; since the SDK of \
      iOS 27 also over the move from background to foreground.
      """,
      documents: "AAPL:uikit/uiscene/extendstaterestoration() — iOS 15; RN27 (161843040) — iOS 27",
      certainty: "doc"),
    Fact(
      263,
      """
      UISceneSession reconnects get a new UIScene object and the same delegate class; \
      one process may build the window once and reattach it.
      """,
      documents: "WordPress-iOS#25643",
      certainty: "obs (agrees with F159)"),
    Fact(
      264,
      """
      UIWindowScenePushPlacement puts a scene in the place of another, which returns \
      when it closes.
      """,
      documents: "AAPL:updates/uikit — visionOS 2",
      certainty: "doc"),
  ]

  /// Facts that were added later, with the highest numbers.
  static let laterSceneRoles: [Fact] = [
    Fact(
      336,
      """
      If CarPlay disconnects while the phone is locked, the app is in the background, and \
      UIApplication.didEnterBackgroundNotification cannot be relied on: an app that stopped \
      its work only there went on.
      """,
      documents: "osmandapp/OsmAnd-iOS#5596 (2026-08) — version not told",
      certainty: "obs")
  ]
}
