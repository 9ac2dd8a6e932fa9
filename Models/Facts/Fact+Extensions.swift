extension Fact {
  /// App extensions: their processes, their limits, and the files that they share with their app.
  static let extensions: [Fact] = [
    Fact(
      337,
      """
      An app extension has a process of its own, which the system starts for a request of a host app \
      and ends soon after the request is completed; its containing app need not run.
      """,
      documents: "AEPG-Overview — iOS 8+",
      certainty: "doc"),
    Fact(
      338,
      """
      A notification service extension that takes too long (about 30 seconds) is called at \
      serviceExtensionTimeWillExpire, on another thread; if it does not call the content handler \
      then, the original notification is shown.
      """,
      documents: "AAPL:usernotifications/unnotificationserviceextension — iOS 10+",
      certainty: "doc"),
    Fact(
      339,
      """
      A notification service extension that uses too much memory (24 MB, 12 MB on older systems) or \
      too much time to start is killed without serviceExtensionTimeWillExpire; the original \
      notification is shown.
      """,
      documents: """
        forums thread/807554 (with DTS on the limit, 2025-11); nextcloud/talk-ios#1223; \
        deltachat-ios#2477
        """,
      certainty: "obs"),
    Fact(
      340,
      """
      Extensions have lower memory limits than apps, and the system may end them at any time so that \
      the user can return to the host app; a share extension ends at 120 MB without a call.
      """,
      documents: """
        AEPG-Creation; element-hq/element-ios#2341 (iOS 12); Signal-iOS#4220; \
        Actual-Chat/actual-chat#3489
        """,
      certainty: "doc+obs"),
    Fact(
      341,
      """
      One process of an extension may serve several requests, one after the other: not every \
      notification starts a new process, and what the first has left in memory is still there.
      """,
      documents: "element-hq/element-x-ios#2022, #1243; element-hq/element-ios#3326",
      certainty: "obs"),
    Fact(
      342,
      """
      An extension that is no longer in use is suspended. It gets none of UIApplication's \
      notifications about that and cannot begin a background task; since iOS 8.2, \
      performExpiringActivity tells a process that it is about to be suspended.
      """,
      documents: "TN2408; AAPL:foundation/processinfo/performexpiringactivity(withreason:using:)",
      certainty: "doc"),
    Fact(
      343,
      """
      An extension that is suspended while it holds a lock on a file in the shared container is \
      killed as an app is (0xdead10cc).
      """,
      documents: "home-assistant/iOS#4998 (2026-07); realm-swift#8017; session-ios#415",
      certainty: "obs"),
    Fact(
      344,
      """
      An app was suspended in a transaction that a file lock protects, and was not killed: its \
      notification service extension then waited for the lock until its time was up, for each \
      notification, until the app was opened.
      """,
      documents: "wireapp/wire-ios#4572, #4689 (2026-04)",
      certainty: "obs; disagrees with F97"),
    Fact(
      345,
      """
      An app and its extensions can both read and write files in the container of their app group; \
      they must synchronise their accesses, or data can be corrupted.
      """,
      documents: "AEPG-Scenarios; TN2408",
      certainty: "doc"),
    Fact(
      346,
      """
      What an extension writes is not announced to its app, nor the other way round: an app that was \
      in the background goes on with what it had read before.
      """,
      documents: """
        CoreStore#309; dash-chat#593 (2026-09); wireapp/wire-ios-data-model#129; rdar 22046331 \
        (UserDefaults.didChangeNotification)
        """,
      certainty: "obs"),
    Fact(
      347,
      """
      An App Intent that belongs to an app and to its extension is performed in the app's process if \
      the app runs and is not suspended, otherwise in the extension's.
      """,
      documents: """
        zachwaugh.com/posts/forcing-appintent-to-run-in-main-app-process, after an engineer of the \
        App Intents team — iOS 16+
        """,
      certainty: "obs"),
    Fact(
      348,
      """
      The user starts a share extension from a host app, and a notification content extension by \
      expanding a notification; WidgetKit starts a widget's extension when it wants a timeline, and \
      the extension is not continually active.
      """,
      documents: """
        AEPG-Overview; AAPL:usernotificationsui/unnotificationcontentextension — iOS 10+; \
        AAPL:widgetkit/keeping-a-widget-up-to-date — iOS 14+
        """,
      certainty: "doc"),
  ]
}
