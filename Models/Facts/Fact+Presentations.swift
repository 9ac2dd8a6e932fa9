extension Fact {
  /// What view controllers are told of others that are presented over them or pushed beside them.
  static let presentations: [Fact] = [
    Fact(
      300,
      """
      The default presentation is a sheet since iOS 13 and full screen before. A sheet leaves the view \
      behind it in its place: its view controller is sent no viewWillDisappear, and no viewWillAppear \
      when the sheet is dismissed.
      """,
      documents: """
        the header of UIViewController.modalPresentationStyle as quoted in jonkykong/SideMenu#558; \
        wtsnz/Coordinator-Example#6; gordontucker/FittedSheets#61 — iOS 13+
        """,
      certainty: "doc+obs"),
    Fact(
      301,
      """
      A presentation in full screen removes the view behind it once the transition has ended: its view \
      controller is sent viewWillDisappear and viewDidDisappear, and appears again on dismissal.
      """,
      documents: "AAPL:uikit/uimodalpresentationstyle/fullscreen",
      certainty: "doc; the order between the two view controllers is not told"),
    Fact(
      302,
      """
      A swipe back sends viewWillDisappear to the view controller that is to leave as soon as it begins. \
      If it is given up, viewWillAppear and viewDidAppear follow, without viewDidDisappear. The one below, \
      which has been sent viewWillAppear, is then sent viewWillDisappear and viewDidDisappear.
      """,
      documents: """
        SO 18927878 (2013); wangling.me, February 2014 (a log); \
        software-mansion/react-native-screens#951 (2021) — iOS 7+
        """,
      certainty: "obs"),
  ]
}
