extension Fact {
  /// User interactions (which callbacks).
  static let userInteractions: [Fact] = [
    Fact(
      115,
      """
      Home / swipe up / app switch: willResignActive, didEnterBackground, snapshot, then \
      suspension.
      """,
      documents: "AAPL:uikit/about-the-background-execution-sequence",
      certainty: "doc"),
    Fact(
      116,
      """
      Sleep/Wake (lock, screen off): inactive then background (applicationState becomes \
      background), and with a passcode protected data becomes unavailable.
      """,
      documents: "APG-Trans",
      certainty: "doc"),
    Fact(
      117,
      """
      applicationProtectedDataWillBecomeUnavailable announces that the device is about to be \
      locked; …DidBecomeAvailable comes on unlock; order relative to \
      willResignActive/didEnterBackground is not documented.
      """,
      documents: """
        AAPL pages — doc; one log shows it arriving while the app is already running a background \
        task after lock — deltachat/deltachat-ios#1984
        """,
      certainty: "obs"),
    Fact(
      118,
      "Protected-data-unavailable fires on every lock after first unlock (not only at boot).",
      documents: "OneSignal/OneSignal-iOS-SDK#1668 review",
      certainty: "obs"),
    Fact(
      119,
      """
      App switcher: opening it makes the app inactive (willResignActive); returning → \
      didBecomeActive; picking another app → didEnterBackground.
      """,
      documents: "blog.csdn.net/decemberd 7225548; microsoft/react-native-code-push#1991",
      certainty: "obs"),
    Fact(
      120,
      """
      Control Centre, Notification Centre, system alerts (permission prompts), Siri, Face \
      ID/Touch ID sheets: willResignActive … didBecomeActive.
      """,
      documents: """
        APG-Trans (notification centre, alerts); LedgerHQ/ledger-live#2838, \
        gemwalletcom/wallet#1323 (Face ID); ALS (permission)
        """,
      certainty: "doc+obs"),
    Fact(
      121,
      "Banner notifications do not deactivate the app.",
      documents: "APG-Trans",
      certainty: "doc"),
    Fact(
      122,
      """
      Incoming call: willResignActive; declined → didBecomeActive; answered full screen → \
      didEnterBackground.
      """,
      documents: """
        APG-Trans, blog.csdn.net 8529841 — doc+obs; since iOS 14 a call may appear as a banner \
        that does not deactivate
        """,
      certainty: "inf"),
    Fact(
      123,
      "An app's own UIAlertController does not change the app state.",
      documents: "",
      certainty: "inf (it is inside the app)"),
    Fact(
      124,
      """
      In Split View both apps are foreground-active; the app not holding focus may still be \
      active; Slide Over / Stage Manager windows get per-scene activation.
      """,
      documents: "AAPL:uikit/managing-your-app-s-life-cycle (per-scene states)",
      certainty: "doc for scenes; details obs/disp"),
    Fact(
      125,
      """
      While inactive "the app does not receive touch events" but continues to receive \
      notifications and other event types (accelerometer, network).
      """,
      documents: "APG-Trans",
      certainty: "doc"),
  ]
}
