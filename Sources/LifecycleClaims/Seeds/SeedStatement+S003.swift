import LifecycleModels

extension SeedStatement {
  /// S003: the article on the launch procedure.
  static let articleOnLaunching = statements(
    of: "S003",
    [
      ("main is the entry point of an app, as in C.", .launch("F145")),
      (
        "Headers are imported once, and main.m needs no UIKit.",
        .leftOut("the language, not the life cycle")
      ),
      (
        "Automatic reference counting and autorelease pools manage memory.",
        .leftOut("the language, not the life cycle")
      ),
      ("UIApplicationMain corresponds to WinMain on Windows.", .leftOut("a comparison")),
      (
        "An app with windows must fetch events and pass them on.",
        .leftOut("the author's picture of the run loop, without an order of its own")
      ),
      (
        "The arguments of main are passed on as they are.",
        .leftOut("their values make no difference to the life cycle")
      ),
      (
        "The third argument is the class of the application object: UIApplication or a subclass.",
        .launch("F136b", "F137")
      ),
      ("The fourth argument is the class of the delegate.", .launchRules("delegate.fromArgument")),
      (
        "The application class could do what the delegate does, but a delegate is the better design.",
        .leftOut("advice on design")
      ),
      (
        "Info.plist says where the main window comes from.",
        .launchRules(
          "interface.none", "interface.nib", "interface.nibWithDelegate", "interface.storyboard")
      ),
      ("With a nib, the main window is loaded from it.", .launch("F140")),
      ("The delegate can then give that window its root.", .launchRules("code.setsRoot")),
      ("If the fourth argument is nil, the delegate is taken from the main nib.", .launch("F138")),
      (
        "This applies only if the fourth argument is nil (the author withdraws this).",
        .launch("F138b")
      ),
      ("A delegate in the main nib has precedence over the fourth argument.", .launch("F139")),
      (
        "The main nib is checked first, and the fourth argument only if it has no delegate.",
        // The object of argument 4 is made before the nib is loaded, which then replaces it.
        .launch("F137b")
      ),
      (
        "The delegate is found through the outlet of File's Owner, the application object.",
        .launchRules("interface.nibWithDelegate")
      ),
      (
        "Application and delegate are connected by composition, not by inheritance.",
        .leftOut("a remark on design")
      ),
      (
        "If the nib has no delegate, the one of the fourth argument is used.",
        .launchRules("interface.nib", "delegate.fromArgument")
      ),
      (
        "With neither, the app launches anyway and shows the window of the nib.",
        .launch("F139e", "W3")
      ),
      ("Without a delegate, nobody is notified of the life cycle.", .launch("F139c", "F139d")),
      (
        "With a storyboard, the app creates the window and makes its first view controller the root.",
        .launch("F140")
      ),
      (
        "With neither nib nor storyboard, the app creates no window; its developer must do so.",
        .launch("F140b")
      ),
      ("Then the screen is black.", .launch("F140c", "F140e", "F140f")),
      (
        "The status bar is a part of the window.",
        .leftOut("what the device shows, not the life cycle")
      ),
      (
        "There can be several windows, one of which is the visible main window.",
        .leftOut("one window stands for all in the model")
      ),
      ("The main window is then created by the delegate.", .launchRules("code.makesWindow")),
    ])
}
