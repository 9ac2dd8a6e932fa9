import LifecycleModels

extension SeedStatement {
  /// S003: the article on the launch procedure.
  static let articleOnLaunching: [SeedStatement] = [
    SeedStatement(
      "S003", "main is the entry of an app, as in C.", .launch("F145")),
    SeedStatement(
      "S003", "Headers are imported once, and main.m needs no UIKit.",
      .leftOut("the language, not the life cycle")),
    SeedStatement(
      "S003", "Automatic reference counting and autorelease pools manage memory.",
      .leftOut("the language, not the life cycle")),
    SeedStatement(
      "S003", "UIApplicationMain is what WinMain is elsewhere.", .leftOut("a comparison")),
    SeedStatement(
      "S003", "An app with windows has to fetch events and to hand them on.",
      .leftOut("the author's picture of the run loop, without an order of its own")),
    SeedStatement(
      "S003", "The arguments of main are passed on as they are.",
      .leftOut("their values make no difference to the life cycle")),
    SeedStatement(
      "S003",
      "The third argument is the class of the one application object, UIApplication or a subclass.",
      .launch("F136b", "F137")),
    SeedStatement(
      "S003", "The fourth argument is the class of the delegate.",
      .launchRules("delegate.fromArgument")),
    SeedStatement(
      "S003",
      "What the delegate does could be done in the application class; a delegate is the better design.",
      .leftOut("advice on design")),
    SeedStatement(
      "S003", "Where the main window comes from is read from Info.plist.",
      .launchRules(
        "interface.none", "interface.nib", "interface.nibWithDelegate", "interface.storyboard")),
    SeedStatement(
      "S003", "With a nib the main window is read from it.",
      .launch("F140")),
    SeedStatement(
      "S003", "The delegate can then give that window its root.",
      .launchRules("code.setsRoot")),
    SeedStatement(
      "S003", "If the fourth argument is nil, the delegate is looked for in the main nib.",
      .launch("F138")),
    SeedStatement(
      "S003", "That is so only if the fourth argument is nil (the author strikes this).",
      .launch("F138b")),
    SeedStatement(
      "S003",
      "A main nib is always looked at first, and the fourth argument only if it has no delegate.",
      .launch("F137b", "F139")),
    SeedStatement(
      "S003",
      "The delegate is found through the outlet of File's Owner, which is the application object.",
      .launchRules("interface.nibWithDelegate")),
    SeedStatement(
      "S003", "Application and delegate are joined by composition, not by inheritance.",
      .leftOut("a remark on design")),
    SeedStatement(
      "S003", "If the nib has no delegate, the one of the fourth argument is used.",
      .launch("F137c")),
    SeedStatement(
      "S003", "With neither, the app is launched all the same, and the window of the nib is shown.",
      .launch("F139e", "W3")),
    SeedStatement(
      "S003", "Without a delegate nothing is told of the life cycle.",
      .launch("F139c", "F139d")),
    SeedStatement(
      "S003",
      "With a storyboard the app makes the window, and its first view controller becomes the root.",
      .launch("F140")),
    SeedStatement(
      "S003",
      "With neither nib nor storyboard the app does not make a window; its developer has to.",
      .launch("F140b")),
    SeedStatement(
      "S003", "Then the screen is black.",
      .launch("F140c", "F140e", "F140f")),
    SeedStatement(
      "S003", "The status bar is a part of the window.",
      .leftOut("what the device shows, not the life cycle")),
    SeedStatement(
      "S003", "There can be several windows, of which one is the main one and visible.",
      .leftOut("one window stands for all in the model")),
    SeedStatement(
      "S003", "The main window is then made by the delegate.",
      .launchRules("code.makesWindow")),
  ]
}
