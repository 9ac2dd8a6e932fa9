extension Fact {
  /// What logs, maintainers and Apple's engineers have said in public since the facts before these.
  static let publicReports: [Fact] = [
    Fact(
      349,
      """
      A tab that is selected: the new one's viewWillAppear, the old one's viewWillDisappear and \
      viewDidDisappear, the new one's viewDidAppear. Since iOS 18 a fade delays the last two by about half a \
      second.
      """,
      documents: """
        logs at ticklecode.com/uitabbarcontrollerlifecycle and pgzxc.github.io/posts/efa3afd7.html; \
        dev.classmethod.jp, January 2025 (iOS 18)
        """,
      certainty: "obs; no log of all four calls is newer than iOS 17"),
    Fact(
      350,
      """
      UIScene.willConnectNotification is posted after scene(_:willConnectTo:options:), in the same turn of the \
      run loop.
      """,
      documents: """
        flutter/flutter#191907 (August 2026); getsentry/sentry-cocoa reads the windows of the scene in its \
        handler — iOS 13+
        """,
      certainty: "obs; no document promises it"),
    Fact(
      351,
      """
      Each notification of UIScene comes before that of UIApplication for the same change: \
      willEnterForeground, didActivate and didBecomeActive, willDeactivate and willResignActive, \
      didEnterBackground. At didActivate and willDeactivate applicationState is still the old one (F15), and \
      activationState is new at didActivate and old at willEnterForeground.
      """,
      documents: """
        BatchLabs/Batch-iOS-SDK BAApplicationLifecycle.h (logs of iOS 13 and 14); asleepace/advanced-web-view \
        README (a log of iOS 17.5, without scenes of its own) — iOS 13+
        """,
      certainty: "obs; no log shows the calls of a scene delegate beside both"),
    Fact(
      352,
      """
      In the first entrance after a launch, UIApplication.willEnterForegroundNotification came after \
      UIScene.didActivateNotification on iOS 14, and before it on iOS 13. When the app came back it was \
      before it on both.
      """,
      documents: "BatchLabs/Batch-iOS-SDK BAApplicationLifecycle.h — iOS 13–14",
      certainty: "obs; no newer log of a first entrance shows both"),
    Fact(
      353,
      """
      A processing task may launch an app that its user has force-quit. Apple calls this intended, because \
      such tasks run when they disturb least; an app refresh task does not do so.
      """,
      documents: "developer.apple.com/forums/thread/793189 (DTS, July 2025) — iOS 18.3 to 18.5",
      certainty: "obs (engineer); earlier answers of DTS say otherwise (F203)"),
    Fact(
      354,
      """
      An app that is closed in the app switcher loses its continued tasks, both the running ones and those \
      that wait, without any call of their expiration handlers.
      """,
      documents: "AAPL:backgroundtasks/performing-long-running-tasks-on-ios-and-ipados — iOS 26+",
      certainty: "doc"),
    Fact(
      355,
      """
      A continued task can be accepted and never begin. Start the work without waiting for the launch \
      handler.
      """,
      documents: "developer.apple.com/forums/thread/807370 and 805088 (DTS) — iOS 26",
      certainty: "obs (engineer)"),
    Fact(
      356,
      """
      A lock can bounce through active: willResignActive, didBecomeActive, willResignActive, \
      didEnterBackground. Most reports are of devices whose display is always on.
      """,
      documents: """
        flutter/flutter#130055, #60683 and #155754; flutter/engine#44947; \
        zenn.dev/hokuron/articles/b6aac52b7334c0 — iOS 16–18
        """,
      certainty: "obs"),
    Fact(
      357,
      """
      The close button of a window on iPadOS 26 is no force quit: it does not keep the app from being \
      launched in the background.
      """,
      documents: "developer.apple.com/forums/thread/801686 (DTS, 2025) — iPadOS 26",
      certainty: "obs (engineer)"),
    Fact(
      358,
      """
      An App Intent can open a scene: scene(_:willPerformAppIntent:) comes after the connection and before \
      perform(), and connectionOptions.appIntent names the intent that created the scene.
      """,
      documents: "AAPL:uikit/uiscene/connectionoptions/appintent — iOS 26+",
      certainty: "doc"),
    Fact(
      359,
      """
      A VoIP push need not always be reported as a call: the metadata that come with it say whether it must \
      be (mustReport).
      """,
      documents: "AAPL:pushkit/pkvoippushmetadata — iOS 26.4+",
      certainty: "doc; when it need not be reported is not told"),
    Fact(
      360,
      """
      Work on the Neural Engine is refused in the background without the entitlement \
      background-tasks.continued-processing.inference; its memory counts towards that of the process.
      """,
      documents: "RN27 (174796039, 179282606); macmixing/keyvox#112 — iOS 27",
      certainty: "doc+obs"),
    Fact(
      361,
      """
      An app that is built with the SDK of iOS 27 needs a launch screen in its Info.plist (UILaunchScreen, \
      UILaunchScreens, UILaunchStoryboardName or UILaunchStoryboards); the App Store rejects it without one.
      """,
      documents: "RN27 (168247372) — SDK 27",
      certainty: "doc"),
    Fact(
      362,
      """
      On an iPhone that unfolds, an app can show several scenes at once if its manifest allows it. New windows \
      open on the inner display only, and folding resizes a scene without replacing it.
      """,
      documents: "notes on Apple's Tech Talk 111464 (mirzaaghazadeh/iphone-duo-skills) — iOS 27.1",
      certainty: "inf; unconfirmed, because only others' notes could be read"),
  ]
}
