extension Fact {
  /// Time limits and background assertions.
  static let timeLimits: [Fact] = [
    Fact(
      104,
      """
      applicationDidEnterBackground has about five seconds to return, else the app is terminated \
      and purged.
      """,
      documents: "AAPL:…/applicationdidenterbackground(_:), APG-Trans",
      certainty: "doc"),
    Fact(
      105,
      "applicationWillTerminate has about five seconds, else the system may kill the process.",
      documents: "AAPL:…/applicationwillterminate(_:)",
      certainty: "doc"),
    Fact(
      106,
      """
      beginBackgroundTask is a "don't suspend me" assertion; it is granted asynchronously, may \
      be refused (invalid) and must be balanced by endBackgroundTask.
      """,
      documents: "AAPL:…/beginbackgroundtask(withname:expirationhandler:), BTN",
      certainty: "doc"),
    Fact(
      107,
      """
      Background time per app (not per task) is about 30 s on current systems (iOS 13+), 180 s \
      on iOS 7–12, 600 s on iOS 4–6.
      """,
      documents: "BTN; crash logs in stackoverflow copies (permittedBackgroundDuration: 600/180)",
      certainty: "doc(rough)+obs"),
    Fact(
      108,
      "The clock starts only when the app is in the background.",
      documents: "BTN",
      certainty: "doc"),
    Fact(
      109,
      """
      The expiration handler runs synchronously on the main thread shortly before time runs out, \
      may come at any time, must finish in ~1 s and must end the task.
      """,
      documents: "AAPL + BTN",
      certainty: "doc"),
    Fact(
      110,
      "If the assertion cannot be granted the expiration handler is called.",
      documents: "AAPL:…/beginbackgroundtask",
      certainty: "doc"),
    Fact(
      111,
      """
      Work started in didEnterBackground usually runs only after it returns, hence the assertion \
      must be taken first.
      """,
      documents: "AAPL:…/applicationdidenterbackground(_:)",
      certainty: "doc"),
    Fact(
      112,
      "After expiration an app that ended its tasks is suspended, not killed.",
      documents: "BTN (implied), wireapp/wire-ios-sync-engine#917",
      certainty: "doc/obs"),
    Fact(
      113,
      """
      BGTask expiration: without a handler the task is marked complete-unsuccessful; handlers \
      share one allowance.
      """,
      documents: "AAPL:backgroundtasks/bgtask/expirationhandler — iOS 13+",
      certainty: "doc"),
    Fact(
      114,
      """
      BGTaskScheduler launch handlers must be registered before the end of the launch sequence.
      """,
      documents: """
        AAPL:uikit/using-background-tasks-to-update-your-app (index excerpt 66890510232: "before \
        the end of the app launch sequence") — iOS 13+
        """,
      certainty: "doc"),
  ]
}
