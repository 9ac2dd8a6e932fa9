import LifecycleModels

extension SeedStatement {
  /// S001: the UIApplication article.
  static let articleOnUIApplication: [SeedStatement] = [
    SeedStatement(
      "S001", "Each app has one application object.",
      .launch("F145", "F137")),
    SeedStatement(
      "S001", "sharedApplication gives access to it.", .launch("I11")),
    SeedStatement(
      "S001", "The application object is the first object that is made after the start.",
      .launch("F145b")),
    SeedStatement(
      "S001", "The application object offers operations that concern the whole app.",
      .leftOut("what a class is for, not when something happens")),
    SeedStatement(
      "S001", "It has a delegate, a key window and a list of windows.",
      .leftOut("properties of a class; one window stands for all in the model")),
    SeedStatement(
      "S001", "It shows network activity, keeps the screen on, and sets the number on the icon.",
      .leftOut("what the device shows, not the life cycle")),
    SeedStatement(
      "S001", "The number on the icon needs permission since iOS 8.",
      .leftOut("permissions are no part of the life cycle")),
    SeedStatement(
      "S001", "Since iOS 7 view controllers or the application object manage the status bar.",
      .leftOut("what the device shows, not the life cycle")),
    SeedStatement(
      "S001", "openURL calls, writes or browses, in another app.",
      .appRules("otherApp.opened")),
    SeedStatement(
      "S001", "Not running means never launched, or terminated by the system.",
      .app("W1", "W3")),
    SeedStatement(
      "S001", "An inactive app is in the foreground and receives no events.",
      .app("I49")),
    SeedStatement(
      "S001", "A change from one state to another passes through inactive for a moment.",
      .app("I51", "F17")),
    SeedStatement(
      "S001", "An active app is in the foreground and receives events: the normal state there.",
      .app("I49", "F17")),
    SeedStatement(
      "S001", "An app in the background executes code.",
      .appRules("task.begin", "event.completed")),
    SeedStatement(
      "S001", "Most apps are in the background for a moment on their way to suspension.",
      .appRules("suspend")),
    SeedStatement(
      "S001", "An app that asks for time stays in the background longer.",
      .app("F106")),
    SeedStatement(
      "S001", "A launch into the background goes there at once, and not through inactive.",
      .launch("I13", "I12")),
    SeedStatement(
      "S001", "Apps without an interface are launched into the background.",
      .leftOut("an example of a kind of app; any app can be launched so")),
    SeedStatement(
      "S001", "The interface of an app that is launched into the background is not shown.",
      .launch("F63")),
    SeedStatement(
      "S001", "A suspended app is in memory and executes nothing.",
      .app("I31")),
    SeedStatement(
      "S001", "The system suspends apps by itself.", .appRules("suspend")),
    SeedStatement(
      "S001",
      "When memory is low, suspended apps are removed from it for the app in the foreground.",
      .appRules("purge")),
    SeedStatement(
      "S001", "The delegate is told of changes of the app's state and of important events.",
      .app("W7")),
    SeedStatement(
      "S001", "didFinishLaunching is called when the launch is done.",
      .launch("I15", "I15b", "F139d")),
    SeedStatement(
      "S001", "willResignActive is called when the app becomes inactive.",
      .app("I10")),
    SeedStatement(
      "S001", "didEnterBackground is called when the app is in the background.",
      .app("I57")),
    SeedStatement(
      "S001",
      "In the background timers, queries, films and queues are to be stopped, games to be paused.",
      .app("I36", "I37")),
    SeedStatement(
      "S001", "willEnterForeground is called when the app comes to the foreground.",
      .app("F30", "I8")),
    SeedStatement(
      "S001", "didBecomeActive is called when the app has become active.",
      .app("I10")),
    SeedStatement(
      "S001", "didBecomeActive redoes what willResignActive has undone.",
      .app("I39")),
    SeedStatement(
      "S001", "A game should let the user decide when to go on.", .leftOut("advice on design")),
    SeedStatement(
      "S001", "willTerminate is called when the app is about to be terminated.",
      .app("I1", "I2")),
    SeedStatement(
      "S001", "didReceiveMemoryWarning is called when memory is low.",
      .app("I60", "I60b")),
    SeedStatement(
      "S001", "UIApplicationMain is given the number and the list of arguments.",
      .leftOut("their values make no difference to the life cycle")),
    SeedStatement(
      "S001", "A principal class of nil means UIApplication.",
      .launch("F136")),
    SeedStatement(
      "S001", "The principal class must be UIApplication or a subclass.",
      .launch("F136b")),
    SeedStatement(
      "S001", "The delegate class must adopt the protocol of delegates.",
      .leftOut("the compiler sees to it; all methods are optional")),
    SeedStatement(
      "S001",
      "UIApplicationMain makes the application, then the delegate of argument 4, and joins them.",
      .launch("F137", "F138c", "F139b")),
    SeedStatement(
      "S001", "Then it sets up the main run loop.",
      .launchRules("runLoop.setUp")),
    SeedStatement(
      "S001", "The first thing that the delegate is sent is didFinishLaunching.",
      .launch("I15", "I15b")),
    SeedStatement(
      "S001", "The loop tells the delegate of each event.",
      .leftOut(
        "the delegate hears of the app's own events; where the others go belongs to the run loop")),
    SeedStatement(
      "S001", "UIApplicationMain returns only when the program exits normally.",
      .launch("I59", "F141")),
    SeedStatement(
      "S001", "main is executed first, and calls UIApplicationMain.",
      .launch("F145")),
    SeedStatement(
      "S001", "With a storyboard the window is made for the app, and given to the delegate.",
      .launchRules("interface.storyboard")),
    SeedStatement(
      "S001", "The name of the main storyboard is read from Info.plist.",
      .launchRules("interface.storyboard")),
    SeedStatement(
      "S001", "The initial view controller of the storyboard becomes the root of the window.",
      .launch("F140")),
    SeedStatement(
      "S001", "The view is made only when the window is to be shown.",
      .launch("F142", "F142c")),
    SeedStatement(
      "S001", "Without a storyboard didFinishLaunching is called first.",
      .launch("F137", "F140b")),
    SeedStatement(
      "S001", "There the app has to make its window and keep it.",
      .launch("I22", "F140b", "F140d")),
    SeedStatement(
      "S001", "It makes a view controller and sets it as the root.",
      .launchRules("code.setsRoot")),
    SeedStatement(
      "S001", "makeKeyAndVisible shows the window.",
      .launch("F20", "F20b", "F140e")),
    SeedStatement(
      "S001", "Where loadView is overridden, its code makes the view, and not the storyboard.",
      .launchRules("view.loadView")),
    SeedStatement(
      "S001", "In the end the view is on the screen.",
      .launchRules("window.shown", "vc.viewDidAppear")),
  ]
}
