extension Fact {
  /// Background launches and terminations that changed with the system.
  static let byVersion: [Fact] = [
    Fact(
      279,
      """
      Bluetooth restoration relaunches: from memory pressure, crash, restart after first \
      unlock, Airplane Mode; not after a force quit nor after Bluetooth was switched \
      off. iOS 10 did not after restart or Airplane Mode.
      """,
      documents: "TN3115 (2022), QA1962 (2017, a public repository) — iOS 11–25",
      certainty: "doc"),
    Fact(
      280,
      """
      Since iOS 26 apps that set accessories up by AccessorySetupKit are relaunched \
      after a force quit too, and after Control Centre's Bluetooth switch.
      """,
      documents: """
        TN3115 note 5 (2025–26; public repositories); reading as a gain told by DTS per \
        a public repository — iOS 26+
        """,
      certainty: "doc"),
    Fact(
      281,
      """
      A VoIP push launches an app that is not running; unreported calls end it, and \
      repeated failures stop the launches (SDK 13+).
      """,
      documents: """
        AAPL:pushkit/pkpushtype/voip, …/responding-to-voip-notifications-from-pushkit — \
        iOS 8/13+
        """,
      certainty: "doc"),
    Fact(
      282,
      """
      After a force quit VoIP pushes are told to wake the app by library authors and \
      denied by users.
      """,
      documents: """
        react-native-voip-push-notification#8 (yes), #14 (both), twilio-voice-ios#28, \
        flutter_callkit_incoming#583 (2025: not until opened)
        """,
      certainty: "disp"),
    Fact(
      283,
      """
      Silent pushes do not wake a force-quit app in any report found; a push held for \
      later is thrown away by the force quit.
      """,
      documents: """
        ole/SilentPush#1 (2016), firebase/quickstart-ios#585 (2018), \
        pushy-react-native#18 (2019); \
        AAPL:usernotifications/pushing-background-updates-to-your-app — iOS 7+
        """,
      certainty: "doc+obs"),
    Fact(
      284,
      """
      Silent pushes are throttled (two or three an hour at most are advised), run 30 s, \
      low priority.
      """,
      documents: "same page (through HAS)",
      certainty: "doc"),
    Fact(
      285,
      """
      Location after a force quit: significant-change and region monitoring relaunch per \
      F65; newer pages and an unanswered forum thread leave it open.
      """,
      documents: """
        F65; sobri909/LocoKit guide (yes); developer.apple.com/forums/thread/701377 (no \
        answer) per a public repository
        """,
      certainty: "disp"),
    Fact(
      286,
      """
      A force quit cancels the app's background URL session tasks; the reason is told as \
      userForceQuitApplication when it runs again.
      """,
      documents: "AAPL:foundation/urlerror/backgroundtaskcancelledreason — iOS 13+",
      certainty: "doc"),
    Fact(
      287,
      """
      HealthKit background delivery stops after a force quit, and for good after three \
      unanswered wakes.
      """,
      documents: "forums per a public repository; HAS",
      certainty: "doc (secondary)"),
    Fact(
      288,
      """
      Prewarming can pause after process creation or at any stage up to viewDidLoad; \
      hours can lie between viewDidLoad and viewWillAppear.
      """,
      documents: "getsentry/sentry-cocoa#1897 — iOS 15–16",
      certainty: "obs"),
    Fact(
      289,
      """
      The environment variable ActivePrewarm is 1 in a prewarmed process until \
      didFinishLaunching and gone in didBecomeActive.
      """,
      documents: """
        firebase/firebase-ios-sdk#9362, aws-otel comment (a public repository) — iOS 15+
        """,
      certainty: "obs"),
    Fact(
      290,
      """
      Apps run their launch before first unlock after a reboot, reproducibly so where a \
      Live Activity is on: UserDefaults, files and keychain are unreadable.
      """,
      documents: """
        shape.dk on prewarming and Live Activities (iOS 16+), christianselig.com \
        2024-10, RevenueCat/purchases-ios#4623 (2024-12), SO 71025205 — iOS 15–18
        """,
      certainty: "obs"),
    Fact(
      291,
      """
      Locking: iOS 4 sends willResignActive only, unlocking didBecomeActive; since iOS 5 \
      locking also sends didEnterBackground, unlocking willEnterForeground.
      """,
      documents: "SO 7754317 — iOS 4, 5+",
      certainty: "obs"),
    Fact(
      292,
      """
      On iOS 5 and 6 applicationState reads inactive in didEnterBackground (and \
      willEnterForeground) when the device is locked, background when Home was pressed; \
      on iOS 7 it always reads background.
      """,
      documents: "SO 7754317, SO 19595928 — iOS 5–6, 7+",
      certainty: "obs"),
    Fact(
      293,
      "UIApplicationExitsOnSuspend has no effect since iOS 13.",
      documents: """
        RN13 (43958234); AAPL:bundleresources/…/uiapplicationexitsonsuspend (4.0–13.0) — \
        iOS 4–12
        """,
      certainty: "doc"),
    Fact(
      294,
      """
      applicationWillEnterForeground (the delegate call) comes before the notification, \
      against Apple's "shortly before".
      """,
      documents: "rdar 49817144 (openradar-mirror#21180) — iOS 12",
      certainty: "obs"),
    Fact(
      295,
      """
      The notification can also arrive after a check of applicationState has already \
      found the app out of the background.
      """,
      documents: "rdar 12892621 (openradar-mirror#5437) — iOS 6",
      certainty: "obs (rare)"),
    Fact(
      296,
      """
      willEnterForeground is not sent when coming back from the app switcher or a \
      notification sheet.
      """,
      documents: """
        Automattic/simplenote-ios#218, mozilla-mobile/firefox-ios#1992, \
        davidstump/SwiftPhoenixClient#211
        """,
      certainty: "obs (agrees with F31, F119)"),
  ]
}
