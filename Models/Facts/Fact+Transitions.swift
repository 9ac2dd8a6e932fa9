extension Fact {
  /// Transitions and their callbacks (app-delegate profile).
  static let transitions: [Fact] = [
    Fact(
      17,
      """
      Cold foreground launch: willFinishLaunching → didFinishLaunching → didBecomeActive; \
      willEnterForeground is not sent.
      """,
      documents: "ALS, REC, medium @jigarm — iOS 10–12 — obs; APG figure 4-1",
      certainty: "doc"),
    Fact(
      18,
      """
      will/didFinishLaunching are the first and last launch hooks: "This method is your app's \
      first chance to execute code at launch time."
      """,
      documents: "S002, S004",
      certainty: "doc"),
    Fact(
      19,
      """
      State restoration callbacks (shouldRestore…, didDecodeRestorableState) run between \
      willFinishLaunching and didFinishLaunching, only when a saved archive exists and \
      shouldRestore returns true.
      """,
      documents: "AAPL:uikit/about-the-ui-restoration-process, APG-Trans; ALS logs — iOS 6+",
      certainty: "doc+obs"),
    Fact(
      20,
      """
      UIKit shows the window only after didFinishLaunching returns, even if makeKeyAndVisible \
      was called in willFinishLaunching.
      """,
      documents: "APG-Trans",
      certainty: "doc"),
    Fact(
      21,
      """
      After didFinishLaunching returns the system calls another delegate method to move the app \
      to active or background "at some point".
      """,
      documents: "AAPL:…/application(_:didfinishlaunchingwithoptions:)",
      certainty: "doc (no callback is in fact sent for a background launch, F60)"),
    Fact(
      22,
      """
      If either launch method returns false the system does not deliver the URL / user activity; \
      with an implemented pair the results are combined (AND); only implemented methods count.
      """,
      documents: "AAPL:…/application(_:didfinishlaunchingwithoptions:), REC",
      certainty: "doc+obs"),
    Fact(
      23,
      "The launch return value is ignored when the launch is due to a remote notification.",
      documents: "AAPL:same",
      certainty: "doc"),
    Fact(
      24,
      "performActionForShortcutItem is not called when will- or didFinishLaunching returned NO.",
      documents: "HDR comment — iOS 9+",
      certainty: "doc"),
    Fact(
      25,
      """
      Active → Inactive: applicationWillResignActive, sent before the move (interruptions, or \
      first half of leaving).
      """,
      documents: "S002, AAPL:…/applicationwillresignactive(_:)",
      certainty: "doc"),
    Fact(
      26,
      """
      Inactive → Active: applicationDidBecomeActive, sent after the move; happens at launch, on \
      return from background and after an ignored interruption.
      """,
      documents: "AAPL:…/applicationdidbecomeactive(_:)",
      certainty: "doc"),
    Fact(
      27,
      "Inactive → Background: applicationDidEnterBackground, sent after the move.",
      documents: "S002, AAPL:…/applicationdidenterbackground(_:)",
      certainty: "doc"),
    Fact(
      28,
      """
      Background → Inactive: applicationWillEnterForeground; "invariably followed by a call to" \
      didBecomeActive.
      """,
      documents: "AAPL:…/applicationwillenterforeground(_:)",
      certainty: """
        doc; disp: a crash, kill or a re-interruption between the two is possible, and F162 logs \
        show a scene that is foregrounded and never activated
        """),
    Fact(
      29,
      """
      Leaving the foreground (Home, another app, Sleep button) is always the pair \
      willResignActive, didEnterBackground in that order.
      """,
      documents: "AAPL:uikit/about-the-background-execution-sequence, APG-Trans; ALS",
      certainty: "doc+obs"),
    Fact(
      30,
      "Returning from background is willEnterForeground then didBecomeActive.",
      documents: "ALS, REC",
      certainty: "doc+obs"),
    Fact(
      31,
      """
      A temporary interruption that the user dismisses is willResignActive then didBecomeActive \
      with neither didEnterBackground nor willEnterForeground.
      """,
      documents: """
        APG-Trans figure 4-3; ALS "System Alert Displayed"; microsoft/react-native-code-push#1991
        """,
      certainty: "doc+obs"),
    Fact(
      32,
      """
      Background → Suspended: no callback; happens "shortly after" didEnterBackground returns \
      unless background tasks or modes hold it off.
      """,
      documents: "APG-Trans, AAPL:uikit/extending-your-app-s-background-execution-time",
      certainty: "doc"),
    Fact(
      33,
      """
      Suspended → Background (woken for an event): documented as another \
      applicationDidEnterBackground followed by the event.
      """,
      documents: "AAPL:uikit/about-the-background-execution-sequence",
      certainty: """
        doc, disp: logs show only the event callback (medium @jigarm: didReceiveRemoteNotification \
        alone; wireapp/wire-ios-sync-engine#917 discussion)
        """),
    Fact(
      34,
      """
      Suspended → foreground: the process resumes (implicitly through background) and gets \
      willEnterForeground, didBecomeActive; queued notifications come first (F130).
      """,
      documents: "APG-Trans",
      certainty: "doc"),
    Fact(
      35,
      "Active → Background never happens without passing through inactive.",
      documents: """
        AAPL:uikit/managing-your-app-s-life-cycle figure text ("An app transitions through the \
        inactive state")
        """,
      certainty: "doc"),
    Fact(
      36,
      """
      Apps with UIApplicationExitsOnSuspend=YES cycle among not running/inactive/active and \
      "never enter[s] the background or suspended states"; Home calls applicationWillTerminate \
      with ~5 s.
      """,
      documents: "APG-Bg — iOS 4–12 (key deprecated in iOS 13)",
      certainty: "doc"),
    Fact(
      37,
      """
      One book logs applicationDidEnterBackground before applicationWillTerminate for an \
      exits-on-suspend app.
      """,
      documents: "O'Reilly iOS 5 Programming Cookbook §12.10",
      certainty: "obs, disp with F36"),
    Fact(
      38,
      """
      openURL on the app's own scheme, while active, bounces willResignActive … didBecomeActive \
      although nothing covers the app.
      """,
      documents: "rdar 21710499 (openradar-mirror#9430) — iOS 7–9",
      certainty: "obs"),
    Fact(
      39,
      """
      A deep link out to another app can bounce willResignActive, didBecomeActive, \
      willResignActive before leaving.
      """,
      documents: "rdar 33153062 (openradar-mirror#17847) — iOS 11 beta",
      certainty: "obs"),
    Fact(
      40,
      """
      Pulling Notification Centre down fully produces inactive → active → inactive while it is \
      open (so didBecomeActive fires twice per pull).
      """,
      documents:
        "rdar 49216830 (openradar-mirror#21113), react/react-native#18575 — iOS 11–12 (not ≤10)",
      certainty: "obs"),
    Fact(
      41,
      """
      A four-finger swipe through the iPad switcher could leave the app visible but never send \
      didBecomeActive.
      """,
      documents: "rdar 13677039 — iOS 6.1.2",
      certainty: "obs"),
    Fact(
      42,
      """
      Killing from SpringBoard an app that is still running in the background sends a second \
      didEnterBackground notification before it dies.
      """,
      documents: """
        rdar 14075101 (openradar-mirror#13719) iOS 6.1.3; Japanese blog 2014-04-14 and \
        stackoverflow 20535382 (iOS 7)
        """,
      certainty: "obs"),
  ]
}
