extension Fact {
  /// States and state property.
  static let states: [Fact] = [
    Fact(
      1,
      "An app has five execution states: not running, inactive, active, background, suspended.",
      documents: "S001, S002, S004, APG-Life table 2-3 — iOS 4–12 profile",
      certainty: "doc"),
    Fact(
      2,
      "Inactive means in the foreground, executing code, but receiving no (user) events.",
      documents: "S001, S002, S004",
      certainty: "doc"),
    Fact(
      3,
      "Active is the normal foreground state: running and receiving events.",
      documents: "S002",
      certainty: "doc"),
    Fact(
      4,
      """
      Background means off screen and executing code; most apps are there only briefly before \
      suspension.
      """,
      documents: "S002",
      certainty: "doc"),
    Fact(
      5,
      "An app launched directly into the background enters Background instead of Inactive.",
      documents: "S001, S002, APG-Trans",
      certainty: "doc"),
    Fact(
      6,
      """
      Suspended means resident in memory with no code executing; the move to Suspended is \
      automatic and silent.
      """,
      documents: """
        S001, S002 ("does not notify them before doing so"), S004
        """,
      certainty: "doc"),
    Fact(
      7,
      "Suspended apps may be purged from memory without notice under memory pressure.",
      documents: "S001, S002, S004, APG-Bg",
      certainty: "doc"),
    Fact(
      8,
      """
      Not running covers "never launched" and "was running but terminated".
      """,
      documents: "S002",
      certainty: "doc"),
    Fact(
      9,
      """
      UIApplication.State exposes only active(0), inactive(1), background(2); there is no value \
      for suspended or not running because no app code runs then.
      """,
      documents: "AAPL:uikit/uiapplication/state — iOS 4+",
      certainty: "doc"),
    Fact(
      10,
      """
      In a sceneless app applicationState is always the app's own state and is inactive at \
      (foreground) launch.
      """,
      documents: "AAPL:uikit/uiapplication/applicationstate",
      certainty: "doc"),
    Fact(
      11,
      """
      In a scene-based app applicationState is that of the most active scene, and the app \
      launches in the background state until a scene connects and comes forward.
      """,
      documents: "AAPL:uikit/uiapplication/applicationstate — iOS 13+",
      certainty: "doc"),
    Fact(
      12,
      """
      During will/didFinishLaunching applicationState is inactive for a foreground launch and \
      background for a background launch (app-delegate apps).
      """,
      documents: "APG-Trans; confirmed by ALS logs",
      certainty: "doc+obs"),
    Fact(
      13,
      """
      applicationState read inside applicationWillResignActive is still active; inside \
      applicationWillEnterForeground still background; inside applicationDidBecomeActive active; \
      inside applicationDidEnterBackground background ("will" reports the old state, "did" the \
      new one).
      """,
      documents: "ALS (iOS 11.0.3 logs print the state in each callback)",
      certainty: "obs"),
    Fact(
      14,
      """
      Inside the open-URL, user-activity and push-response callbacks that precede \
      didBecomeActive the state is inactive, i.e. the background→inactive move takes effect \
      right after applicationWillEnterForeground returns.
      """,
      documents: "ALS",
      certainty: "obs"),
    Fact(
      15,
      """
      When UIScene.willDeactivate/didActivate notifications are delivered \
      UIApplication.applicationState has not yet been updated.
      """,
      documents: "growingio/growingio-sdk-ios-autotracker#215 — iOS 13+",
      certainty: "obs"),
    Fact(
      16,
      """
      A nil UIApplication.shared (code running before UIApplicationMain, e.g. prewarm or a \
      SwiftUI App.init) makes ObjC code read state 0 = active.
      """,
      documents: "bugsnag/bugsnag-cocoa#1248 — iOS 15",
      certainty: "obs"),
  ]
}
