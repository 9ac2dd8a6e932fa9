extension Fact {
  /// Notification-centre counterparts.
  static let notifications: [Fact] = [
    Fact(
      43,
      """
      Header: the UIApplication notifications "are sent out after the equivalent delegate \
      message is called".
      """,
      documents: "HDR UIApplication.h",
      certainty: "doc"),
    Fact(
      44,
      """
      didBecomeActiveNotification and willResignActiveNotification are posted after the delegate \
      call.
      """,
      documents: "AAPL pages of both methods",
      certainty: "doc"),
    Fact(
      45,
      """
      willEnterForegroundNotification is documented as posted "shortly before calling this \
      method".
      """,
      documents: "AAPL:…/applicationwillenterforeground(_:)",
      certainty: "doc, disp with the header (F43)"),
    Fact(
      46,
      """
      didEnterBackgroundNotification is posted "around the same time" as the delegate call.
      """,
      documents: "AAPL:…/applicationdidenterbackground(_:)",
      certainty: "doc (order unspecified)"),
    Fact(
      47,
      "willTerminateNotification is posted after the delegate call.",
      documents: "AAPL:…/applicationwillterminate(_:)",
      certainty: "doc"),
    Fact(
      48,
      """
      didFinishLaunchingNotification is posted shortly after didFinishLaunching returns and \
      carries the launch options in userInfo.
      """,
      documents: "AAPL:…/application(_:didfinishlaunchingwithoptions:)",
      certainty: "doc"),
    Fact(
      49,
      "significantTimeChangeNotification is documented as posted prior to the delegate call.",
      documents: "AAPL:…/applicationsignificanttimechange(_:)",
      certainty: "doc, disp with the header (F43)"),
    Fact(
      50,
      """
      The application-level notifications are posted whether or not scenes are used (only the \
      delegate methods are replaced).
      """,
      documents: "AAPL pages of the four methods; onmyway133 note — iOS 13+",
      certainty: "doc"),
    Fact(
      51,
      """
      The order of the UIApplication notification relative to the UIScene notification/delegate \
      call is unspecified. Logs show the two notifications in one order (F351); the delegate is free.
      """,
      documents: "inf from F46/F50/F15",
      certainty: "disp"),
    Fact(
      52,
      """
      sceneWillEnterForeground's page says UIKit also posts didActivateNotification then; almost \
      certainly a documentation slip (didActivate belongs to sceneDidBecomeActive).
      """,
      documents: "AAPL:uikit/uiscenedelegate/scenewillenterforeground(_:)",
      certainty: "disp"),
  ]
}
