extension Fact {
  /// What the user notification centre sends, and to whom.
  static let userNotifications: [Fact] = [
    Fact(
      174,
      """
      With a UNUserNotificationCenter delegate that implements didReceive(response), a \
      tap is sent there and to no application(_:didReceiveRemoteNotification:…) method.
      """,
      documents: """
        Pushwoosh/pushwoosh-ios-sdk#60 (iOS 10.2.1), OneSignal/OneSignal-iOS-SDK#121 \
        (the SDK calls the old method itself because UIKit no longer does), \
        qiita.com/naonya3 cab4222bca046bfa6b1a — iOS 10+
        """,
      certainty: "obs"),
    Fact(
      175,
      """
      Without such a delegate (or without that method) a tap still comes as \
      didReceiveRemoteNotification.
      """,
      documents: """
        react-native-push-notification/ios#107 (2020: only the old method fired until \
        the delegate was set), qiita naonya3 — iOS 10+
        """,
      certainty: "obs"),
    Fact(
      176,
      """
      didReceive(response) serves every response alike: default tap, custom action, text \
      reply, explicit dismissal (only with customDismissAction; flicking a banner away \
      is not one).
      """,
      documents: """
        AAPL:usernotifications/unusernotificationcenterdelegate/…didreceive…, \
        AAPL:usernotifications/unnotificationdismissactionidentifier (through HAB) — iOS \
        10+
        """,
      certainty: "doc"),
    Fact(
      177,
      """
      The delegate must be set before launching ends, that is in will- or \
      didFinishLaunching; a response that launches the app is sent shortly after these \
      return.
      """,
      documents: "AAPL:usernotifications/unusernotificationcenter/delegate — iOS 10+",
      certainty: "doc"),
    Fact(
      178,
      """
      A delegate set later misses the response that launched the app: nothing is called \
      for that tap.
      """,
      documents: """
        deltachat/deltachat-ios#2672 (2025; set asynchronously, tap after force quit \
        lost)
        """,
      certainty: "obs"),
    Fact(
      179,
      """
      willPresent(notification) is asked only while the app is in the foreground; \
      without it the notification is not shown (the system behaves as if it had answered \
      with no options).
      """,
      documents: """
        AAPL:usernotifications/handling-notifications-and-notification-related-actions, \
        delegate pages quoted in a public repository — iOS 10+
        """,
      certainty: "doc"),
    Fact(
      180,
      """
      An action without the foreground option runs the app in the background (launching \
      it there if need be) and only calls didReceive(response); no willEnterForeground, \
      no scene comes forward.
      """,
      documents: """
        AAPL:usernotifications/handling-notifications-and-notification-related-actions \
        (through HAB) — iOS 10+
        """,
      certainty: "doc"),
    Fact(
      181,
      """
      An action with the foreground option brings the app forward, after unlocking where \
      the device is locked; authenticationRequired asks for unlocking and then still \
      runs in the background.
      """,
      documents: "AAPL:usernotifications/unnotificationactionoptions/foreground; HAB — iOS 10+",
      certainty: "doc"),
    Fact(
      182,
      """
      An action can arrive while the device is locked, so files with complete protection \
      are unreadable in didReceive(response).
      """,
      documents: """
        AAPL:usernotifications/declaring-your-actionable-notification-types (through \
        HAB)
        """,
      certainty: "doc"),
    Fact(
      183,
      """
      An app that the system ended is launched in the background for an action; whether \
      that holds after a force quit is documented nowhere.
      """,
      documents: "developer.apple.com/forums/thread/736576 and 685525, both through HAB",
      certainty: "obs for the first, disp for the second"),
    Fact(
      184,
      """
      Cold tap, app-delegate app: the response follows didFinishLaunching and precedes \
      didBecomeActive (state inactive), in the place that F57 gives to the old method.
      """,
      documents: """
        inf from F57, F177 and OneSignal-iOS-SDK#719; no printed log of \
        didReceive(response) was found — iOS 10+
        """,
      certainty: "inf"),
    Fact(
      185,
      """
      Warm tap, scene app: didReceive(response) runs while the scene is still \
      foregroundInactive (after sceneWillEnterForeground, before sceneDidBecomeActive); \
      there is no key window then.
      """,
      documents: "openhab/openhab-ios#1229 — version not told (2026-05)",
      certainty: "obs"),
    Fact(
      186,
      """
      Cold tap, scene app: the response is in connectionOptions.notificationResponse and \
      is also sent to didReceive(response) of the delegate: one tap, two deliveries; \
      their order is not told.
      """,
      documents: """
        defold/extension-push#58 (iOS 18.6 and 26.4: duplicates of one launch response \
        through several callbacks had to be removed)
        """,
      certainty: "obs"),
    Fact(
      187,
      "connectionOptions.notificationResponse can be nil on a cold tap.",
      documents: "onmyway133/notes#626 (title only)",
      certainty: "obs, weak"),
    Fact(
      188,
      """
      With scenes didFinishLaunchingNotification carries no launch options: SDKs that \
      read the push or URL from it see nothing at a cold start.
      """,
      documents: "CleverTap/clevertap-cordova#325 (2026) — iOS 13+",
      certainty: "obs (agrees with F154)"),
    Fact(
      189,
      """
      Tapping a notification in Notification Centre over the app itself (app inactive, \
      not in the background): didReceiveRemoteNotification saw Inactive on iOS 10.3.3 \
      and Active on iOS 11 (the second tap in the radar).
      """,
      documents: "rdar 34332569 (openradar-mirror#18350) — iOS 10, 11",
      certainty: "obs"),
    Fact(
      190,
      """
      A remote notification is delivered to a running app that is inactive under \
      Notification Centre or Control Centre just as to an active one, without a move.
      """,
      documents: "OneSignal-iOS-SDK#719 (2020), square/SuperDelegate#11 (iOS 9.3.2)",
      certainty: "obs"),
    Fact(
      191,
      "Silent pushes went undelivered altogether in iOS 11 beta 9.",
      documents: "rdar 34280205 (openradar-mirror#18335)",
      certainty: "obs (beta)"),
    Fact(
      192,
      """
      On which thread the delegate's methods are called is told differently: HAB relies \
      on a private queue, Apple's pages read here do not say.
      """,
      documents: "HAB (a comment)",
      certainty: "disp, unverified"),
  ]
}
