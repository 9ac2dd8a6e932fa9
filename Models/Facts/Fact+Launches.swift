extension Fact {
  /// Launch paths.
  static let launches: [Fact] = [
    Fact(
      53,
      """
      URL launch, app not loaded: willFinish → didFinish → application(_:open:options:) → \
      didBecomeActive.
      """,
      documents: "ALS, REC — iOS 11–12",
      certainty: "obs"),
    Fact(
      54,
      "URL open, app in background: willEnterForeground → open:options: → didBecomeActive.",
      documents: """
        ALS, REC; older guide text "Waking a background app to open a URL"
        """,
      certainty: "obs+doc"),
    Fact(
      55,
      """
      Universal link / Handoff cold: willFinish → didFinish → willContinueUserActivityWithType → \
      continueUserActivity → didBecomeActive; warm: willEnterForeground → willContinue → \
      continue → didBecomeActive.
      """,
      documents: "ALS, REC",
      certainty: "obs"),
    Fact(
      56,
      """
      For each willContinueUserActivityWithType exactly one continueUserActivity or \
      didFailToContinue follows.
      """,
      documents: "HDR comment — iOS 8+",
      certainty: "doc"),
    Fact(
      57,
      """
      Tapping an alert push, cold: willFinish → didFinish → didReceiveRemoteNotification (fetch \
      variant, state inactive) → didBecomeActive; warm: willEnterForeground → \
      didReceiveRemoteNotification → didBecomeActive.
      """,
      documents: "ALS, @jigarm — iOS 10–11",
      certainty: "obs"),
    Fact(
      58,
      """
      didReceiveRemoteNotification:fetchCompletionHandler: is called even if the app was \
      launched or resumed because of the notification, after the respective delegate methods; \
      the old variant without handler is not.
      """,
      documents: "HDR comment",
      certainty: "doc"),
    Fact(
      59,
      """
      The same push may be delivered twice: on arrival in the background and again when the user \
      opens the alert.
      """,
      documents: "AAPL:…didreceiveremotenotification:fetchcompletionhandler: note; @jigarm",
      certainty: "doc+obs"),
    Fact(
      60,
      """
      Background launch (fetch, push, location, …): willFinish → didFinish (state background) → \
      the event callback; didEnterBackground, willEnterForeground and didBecomeActive are NOT \
      sent and no notifications are posted.
      """,
      documents:
        "ALS, rdar 14295449 (filed because the guide's figure is wrong), @jigarm — iOS 7–11",
      certainty: "obs"),
    Fact(
      61,
      """
      Apple's current article says a background launch does include \
      applicationDidEnterBackground before the event.
      """,
      documents: "AAPL:uikit/about-the-background-execution-sequence",
      certainty: "doc, disp with F60"),
    Fact(
      62,
      """
      A process launched in the background and later opened by the user is not launched again \
      (no second didFinishLaunching): willEnterForeground → didBecomeActive.
      """,
      documents: """
        @jigarm case "system killed" (iOS 10); kaiinui.hatenablog.com 2015-12-08 (iOS 9; lists \
        only didBecomeActive)
        """,
      certainty: "obs"),
    Fact(
      63,
      """
      When launching into the background the UI files are still loaded but the window is not \
      displayed.
      """,
      documents: "APG-Trans",
      certainty: "doc"),
    Fact(
      64,
      """
      The system relaunches a terminated app in the background for: location/region events, \
      audio, Bluetooth, content-available push, background fetch/BGTask, background NSURLSession \
      completion
      """,
      documents: "unless the user force-quit it. — APG-Bg",
      certainty: "doc"),
    Fact(
      65,
      """
      After a user force quit the system does not relaunch the app in the background until the \
      user launches it or the device reboots; location apps are an exception since iOS 8.
      """,
      documents: """
        APG-Bg, AAPL:…didreceiveremotenotification…; DTS answer \
        developer.apple.com/forums/thread/719222 ("exact details … have changed over time")
        """,
      certainty: "doc"),
    Fact(
      66,
      "With a passcode set, no background launch happens before the first unlock after boot.",
      documents: "APG-Bg",
      certainty: """
        doc; disp: prewarm/VoIP/PostHog#213, FlowCrypt#1373 report launches with protected data \
        unavailable
        """),
    Fact(
      67,
      """
      handleEventsForBackgroundURLSession is called when the process is launched or resumed for \
      session completion; the app must call the completion handler when done.
      """,
      documents: "HDR comment — iOS 7+",
      certainty: "doc"),
    Fact(
      68,
      """
      performFetchWithCompletionHandler (fetch mode) is deprecated in iOS 13 in favour of \
      BGAppRefreshTask; at a cold fetch launch it follows didFinishLaunching in state \
      background.
      """,
      documents: "HDR, ALS",
      certainty: "doc+obs"),
    Fact(
      69,
      """
      The app has up to 30 s of wall-clock time to call the push/fetch completion handler, else \
      it is terminated.
      """,
      documents: "AAPL:…didreceiveremotenotification…",
      certainty: "doc"),
    Fact(
      70,
      """
      Prewarming (iOS 15+): the system may create the process and suspend it without running \
      application code, after reboot and periodically; it later either continues the launch \
      sequence or is ended.
      """,
      documents: "AAPL:uikit/about-the-app-launch-sequence",
      certainty: "doc"),
    Fact(
      71,
      """
      Earlier wording: prewarming runs the launch sequence up to, but not including, \
      UIApplicationMain (so static initialisers and main() code run).
      """,
      documents: "quoted in bugsnag/bugsnag-cocoa#1248 — iOS 15 docs",
      certainty: "doc, disp with F70"),
    Fact(
      72,
      """
      Observed: on iOS 15 prewarming ran code up to didFinishLaunching or viewDidLoad, followed \
      by hours of suspension.
      """,
      documents: """
        getsentry/sentry-cocoa#1897, firebase/firebase-ios-sdk#9026, deltachat/deltachat-ios#1638
        """,
      certainty: "obs, disp with F70"),
    Fact(
      73,
      """
      During a prewarmed or pre-unlock launch protected files, keychain items and even \
      UserDefaults may be unreadable.
      """,
      documents:
        "RevenueCat/purchases-ios#1122, FlowCrypt/flowcrypt-ios#1373, PostHog/posthog-ios#213",
      certainty: "obs"),
    Fact(
      74,
      """
      Relaunch after purge/crash/kill is an ordinary cold launch in a new process; nothing tells \
      the app how the previous process ended.
      """,
      documents: """
        S002 ("prepared for termination to happen at any time"), inf
        """,
      certainty: "doc"),
    Fact(
      75,
      """
      State preservation (shouldSave…ApplicationState, willEncodeRestorableState) runs after \
      didEnterBackground returns.
      """,
      documents: "ALS (iOS 11 log), AAPL:uikit/preparing-your-ui-to-run-in-the-background note",
      certainty: "doc+obs"),
    Fact(
      76,
      """
      Saved restoration state is thrown away when the user force-quits the app, and after a \
      crash during restoration (commonly stated from the guide chapter on preserving visual \
      appearance; that chapter was not re-read for this file).
      """,
      documents: "APG (not re-read)",
      certainty: "doc, unverified here"),
    Fact(
      77,
      """
      performActionForShortcutItem: warm: called as the app comes forward; cold: also in \
      launchOptions[.shortcutItem]; an app that handles it in didFinishLaunching returns false \
      to suppress the call.
      """,
      documents: "HDR comment (F24) + usual practice",
      certainty: "doc/obs"),
  ]
}
