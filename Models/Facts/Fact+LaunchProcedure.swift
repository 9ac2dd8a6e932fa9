extension Fact {
  /// Launch procedure.
  static let launchProcedure: [Fact] = [
    Fact(
      136,
      """
      main → UIApplicationMain(argc, argv, principalClass, delegateClass); principal nil → \
      NSPrincipalClass from Info.plist, else UIApplication.
      """,
      documents: "S001, S003, HDR comment, AAPL:uikit/uiapplicationmain",
      certainty: "doc"),
    Fact(
      137,
      """
      UIApplicationMain creates the application object, then the delegate (init), sets delegate, \
      sets up the main run loop, loads the main nib/storyboard named in Info.plist, then runs.
      """,
      documents: "S001, S002, AAPL:uikit/uiapplicationmain",
      certainty: "doc"),
    Fact(
      138,
      """
      delegateClass nil: the delegate comes from the main nib (File's Owner = application, its \
      `delegate` outlet).
      """,
      documents: "S003 (a), AAPL:uikit/uiapplicationmain",
      certainty: "doc"),
    Fact(
      139,
      """
      S003 corrects itself: a delegate found in the main nib has precedence; argument 4 is used \
      when the nib gives none; with neither, the app runs with no delegate and no callbacks.
      """,
      documents: "S003",
      certainty: "obs by its author; disp (Apple only documents F138)"),
    Fact(
      140,
      """
      With a storyboard UIKit creates the window, loads the initial view controller as \
      rootViewController; with none the app makes the window itself in didFinishLaunching; with \
      neither the screen stays black.
      """,
      documents: "S001, S003",
      certainty: "doc/obs"),
    Fact(
      141,
      """
      UIApplicationMain never returns "Despite the declared return type".
      """,
      documents: "AAPL:uikit/uiapplicationmain",
      certainty: """
        doc; disp: S000 says main returns after applicationWillTerminate, S001 says it returns on \
        normal exit. In fact termination goes through exit() (F84).
        """),
    Fact(
      142,
      """
      loadView/viewDidLoad run when the view is first needed (window made visible), \
      viewWillAppear follows, viewDidAppear after the first commit; in a storyboard app this \
      comes after didFinishLaunching returns, in a code-built UI loadView/viewDidLoad can run \
      inside didFinishLaunching at makeKeyAndVisible.
      """,
      documents: "S000 (makeKeyAndVisible triggers viewWillAppear), S001; exact interleaving obs",
      certainty: "doc/obs"),
    Fact(
      143,
      """
      viewWillAppear/viewDidAppear/viewWillDisappear are not sent when the app goes to \
      background or comes back.
      """,
      documents: "christian-fries.de; community folklore",
      certainty: "obs"),
    Fact(
      144,
      """
      Apple's "Preparing your UI to run in the foreground" says that after the activation method \
      returns UIKit notifies view controllers that their views are about to appear \
      (viewWillAppear): holds for a first display, not for a return.
      """,
      documents: "AAPL",
      certainty: "doc, disp with F143"),
    Fact(
      145,
      """
      main() and @main run before UIApplicationMain; +load and static initialisers earlier \
      still; prewarming may run those (F70–F72).
      """,
      documents: "AAPL:uikit/about-the-app-launch-sequence",
      certainty: "doc"),
  ]
}
