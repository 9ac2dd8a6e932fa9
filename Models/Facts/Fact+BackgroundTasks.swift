extension Fact {
  /// Tasks of the background task scheduler.
  static let backgroundTasks: [Fact] = [
    Fact(
      193,
      """
      Launch handlers must be registered before the end of \
      applicationDidFinishLaunching.
      """,
      documents: """
        AAPL:backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:) \
        (through HAS) — iOS 13+
        """,
      certainty: "doc"),
    Fact(
      194,
      """
      Registering later raises NSInternalInconsistencyException ("All launch handlers \
      must be registered before application finishes launching"): the app dies. "Later" \
      means after UIApplicationDidFinishLaunchingNotification, which the framework \
      observes.
      """,
      documents: """
        BGT; crashes told in a public repository (registered on scenePhase active, seen \
        on iPad first), a public repository — iOS 13 until F195
        """,
      certainty: "obs"),
    Fact(
      195,
      """
      That assertion's text is gone from the framework in the newer build of IPSW, where \
      continued tasks came. Whether a late registration of refresh tasks is then \
      harmless was not seen.
      """,
      documents: "IPSW — iOS 26",
      certainty: "obs, weak"),
    Fact(
      196,
      """
      Registering an identifier twice raises as well; an identifier missing from \
      Info.plist is refused (false), not fatal.
      """,
      documents: "BGT — iOS 13+",
      certainty: "obs"),
    Fact(
      197,
      """
      A task for which the app is launched is queued until \
      UIApplicationDidFinishLaunchingNotification; its launch handler runs then, never \
      inside the launch methods; an expiry in between is queued too.
      """,
      documents: "BGT (one build; which is not told) — iOS 13+",
      certainty: "obs"),
    Fact(
      198,
      """
      With no queue given the launch handler runs on a private serial queue of \
      background quality, not on the main thread; hence it is not serial with delegate \
      callbacks.
      """,
      documents: "BGT; AAPL register page (nil queue) — iOS 13+",
      certainty: "obs+doc"),
    Fact(
      199,
      """
      A task not completed before its time is up may get the app killed; without an \
      expiration handler it is marked complete and unsuccessful instead.
      """,
      documents: """
        AAPL:backgroundtasks/bgtask/settaskcompleted(success:), …/expirationhandler — \
        iOS 13+
        """,
      certainty: "doc"),
    Fact(
      200,
      """
      At most 1 refresh request and 10 processing requests are pending; a new request \
      with the same identifier replaces the old one; a launch uses its request up.
      """,
      documents: "AAPL:backgroundtasks/bgtaskscheduler/submit(_:), WWDC19 707 (through HAS)",
      certainty: "doc"),
    Fact(
      201,
      """
      A refresh task has up to 30 s; a processing task runs only while the device is \
      idle and is ended when the user starts using it (refresh tasks are not).
      """,
      documents: """
        AAPL:backgroundtasks/bgprocessingtask, choosing-background-strategies (through \
        HAS)
        """,
      certainty: "doc"),
    Fact(
      202,
      "Background App Refresh switched off, or Low Power Mode, stops refresh launches.",
      documents: """
        AAPL:uikit/uiapplication/backgroundrefreshstatus, \
        AAPL:foundation/processinfo/islowpowermodeenabled (through HAS)
        """,
      certainty: "doc"),
    Fact(
      203,
      """
      After a force quit no BGTask launches the app until the user opens it; the flag is \
      cleared by the next manual launch. Processing tasks are an exception since iOS 18.3 (F353).
      """,
      documents: """
        developer.apple.com/forums/thread/719222 and 685525 (DTS; the exact rules "have \
        changed over time")
        """,
      certainty: "obs (engineer)"),
    Fact(
      204,
      """
      A background launch for a task is an ordinary background launch: willFinish, \
      didFinish, state background; the task handler takes the place of performFetch.
      """,
      documents: "AAPL:backgroundtasks; F60; BGT — iOS 13+",
      certainty: "inf"),
    Fact(
      205,
      """
      BGContinuedProcessingTask starts in the foreground, in answer to a person's act, \
      shows a Live Activity and goes on when the app leaves; it holds suspension off.
      """,
      documents: """
        AAPL:backgroundtasks/bgcontinuedprocessingtask, \
        …/performing-long-running-tasks-on-ios-and-ipados — iOS 26+
        """,
      certainty: "doc"),
    Fact(
      206,
      """
      The person can cancel it from the system's interface (the expiration handler is \
      called); the system may end it abruptly, tasks without progress first.
      """,
      documents: "same — iOS 26+",
      certainty: "doc"),
    Fact(
      207,
      """
      It is registered when it is submitted, long after launch, under an identifier \
      below a wildcard in Info.plist: for it F193 does not hold.
      """,
      documents: """
        AAPL:backgroundtasks/performing-long-running-tasks-on-ios-and-ipados (its sample \
        registers beside submit); IPSW — iOS 26+
        """,
      certainty: "doc"),
    Fact(
      208,
      """
      With strategy queue it waits, with fail it is refused at once where the system \
      cannot start it; background GPU needs an entitlement and a device that supports \
      it: with it F99's kill does not apply.
      """,
      documents: "same — iOS 26+",
      certainty: "doc"),
    Fact(
      209,
      """
      submit(_:) is superseded by an asynchronous submitTaskRequest, and SwiftUI has \
      .backgroundTask(.processingTask) too.
      """,
      documents: "AAPL:backgroundtasks/bgtaskscheduler/submit(_:), deprecated; HAS — iOS 27",
      certainty: "doc"),
    Fact(
      210,
      """
      SwiftUI .backgroundTask(.appRefresh) registers for the app; one project found it \
      too late and crashed with F194's exception.
      """,
      documents: "a public repository",
      certainty: "obs, weak"),
  ]
}
