import LifecycleModels

extension SeedStatement {
  /// S001: the UIApplication article.
  static let articleOnUIApplication: [SeedStatement] = [
    SeedStatement(
      "S001", "Each app has one application object.",
      .properties(model: "launch", ids: ["F145", "F137"])),
    SeedStatement(
      "S001", "sharedApplication gives access to it.", .properties(model: "launch", ids: ["I11"])),
    SeedStatement(
      "S001", "The application object is the first object that is made after the start.",
      .properties(model: "launch", ids: ["F145b"])),
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
      .rules(model: "app", names: ["otherApp.opened"])),
    SeedStatement(
      "S001", "Not running means never launched, or terminated by the system.",
      .properties(model: "app", ids: ["W1", "W3"])),
    SeedStatement(
      "S001", "An inactive app is in the foreground and receives no events.",
      .properties(model: "app", ids: ["I49"])),
    SeedStatement(
      "S001", "A change from one state to another passes through inactive for a moment.",
      .properties(model: "app", ids: ["I51", "F17"])),
    SeedStatement(
      "S001", "An active app is in the foreground and receives events: the normal state there.",
      .properties(model: "app", ids: ["I49", "F17"])),
    SeedStatement(
      "S001", "An app in the background executes code.",
      .rules(model: "app", names: ["task.begin", "event.completed"])),
    SeedStatement(
      "S001", "Most apps are in the background for a moment on their way to suspension.",
      .rules(model: "app", names: ["suspend"])),
    SeedStatement(
      "S001", "An app that asks for time stays in the background longer.",
      .properties(model: "app", ids: ["F106"])),
    SeedStatement(
      "S001", "A launch into the background goes there at once, and not through inactive.",
      .properties(model: "launch", ids: ["I13", "I12"])),
    SeedStatement(
      "S001", "Apps without an interface are launched into the background.",
      .leftOut("an example of a kind of app; any app can be launched so")),
    SeedStatement(
      "S001", "The interface of an app that is launched into the background is not shown.",
      .properties(model: "launch", ids: ["F63"])),
    SeedStatement(
      "S001", "A suspended app is in memory and executes nothing.",
      .properties(model: "app", ids: ["I31"])),
    SeedStatement(
      "S001", "The system suspends apps by itself.", .rules(model: "app", names: ["suspend"])),
    SeedStatement(
      "S001",
      "When memory is low, suspended apps are removed from it for the app in the foreground.",
      .rules(model: "app", names: ["purge"])),
    SeedStatement(
      "S001", "The delegate is told of changes of the app's state and of important events.",
      .properties(model: "app", ids: ["W7"])),
    SeedStatement(
      "S001", "didFinishLaunching is called when the launch is done.",
      .properties(model: "launch", ids: ["I15", "I15b", "F139d"])),
    SeedStatement(
      "S001", "willResignActive is called when the app becomes inactive.",
      .properties(model: "app", ids: ["I10"])),
    SeedStatement(
      "S001", "didEnterBackground is called when the app is in the background.",
      .properties(model: "app", ids: ["I57"])),
    SeedStatement(
      "S001",
      "In the background timers, queries, films and queues are to be stopped, games to be paused.",
      .properties(model: "app", ids: ["I36", "I37"])),
    SeedStatement(
      "S001", "willEnterForeground is called when the app comes to the foreground.",
      .properties(model: "app", ids: ["F30", "I8"])),
    SeedStatement(
      "S001", "didBecomeActive is called when the app has become active.",
      .properties(model: "app", ids: ["I10"])),
    SeedStatement(
      "S001", "didBecomeActive redoes what willResignActive has undone.",
      .properties(model: "app", ids: ["I39"])),
    SeedStatement(
      "S001", "A game should let the user decide when to go on.", .leftOut("advice on design")),
    SeedStatement(
      "S001", "willTerminate is called when the app is about to be terminated.",
      .properties(model: "app", ids: ["I1", "I2"])),
    SeedStatement(
      "S001", "didReceiveMemoryWarning is called when memory is low.",
      .properties(model: "app", ids: ["I60", "I60b"])),
    SeedStatement(
      "S001", "UIApplicationMain is given the number and the list of arguments.",
      .leftOut("their values make no difference to the life cycle")),
    SeedStatement(
      "S001", "A principal class of nil means UIApplication.",
      .properties(model: "launch", ids: ["F136"])),
    SeedStatement(
      "S001", "The principal class must be UIApplication or a subclass.",
      .properties(model: "launch", ids: ["F136b"])),
    SeedStatement(
      "S001", "The delegate class must adopt the protocol of delegates.",
      .leftOut("the compiler sees to it; all methods are optional")),
    SeedStatement(
      "S001",
      "UIApplicationMain makes the application, then the delegate of argument 4, and joins them.",
      .properties(model: "launch", ids: ["F137", "F138c", "F139b"])),
    SeedStatement(
      "S001", "Then it sets up the main run loop.",
      .rules(model: "launch", names: ["runLoop.setUp"])),
    SeedStatement(
      "S001", "The first thing that the delegate is sent is didFinishLaunching.",
      .properties(model: "launch", ids: ["I15", "I15b"])),
    SeedStatement(
      "S001", "The loop tells the delegate of each event.",
      .leftOut(
        "the delegate hears of the app's own events; where the others go belongs to the run loop")),
    SeedStatement(
      "S001", "UIApplicationMain returns only when the program exits normally.",
      .properties(model: "launch", ids: ["I59", "F141"])),
    SeedStatement(
      "S001", "main is executed first, and calls UIApplicationMain.",
      .properties(model: "launch", ids: ["F145"])),
    SeedStatement(
      "S001", "With a storyboard the window is made for the app, and given to the delegate.",
      .rules(model: "launch", names: ["interface.storyboard"])),
    SeedStatement(
      "S001", "The name of the main storyboard is read from Info.plist.",
      .rules(model: "launch", names: ["interface.storyboard"])),
    SeedStatement(
      "S001", "The initial view controller of the storyboard becomes the root of the window.",
      .properties(model: "launch", ids: ["F140"])),
    SeedStatement(
      "S001", "The view is made only when the window is to be shown.",
      .properties(model: "launch", ids: ["F142", "F142c"])),
    SeedStatement(
      "S001", "Without a storyboard didFinishLaunching is called first.",
      .properties(model: "launch", ids: ["F137", "F140b"])),
    SeedStatement(
      "S001", "There the app has to make its window and keep it.",
      .properties(model: "launch", ids: ["I22", "F140b", "F140d"])),
    SeedStatement(
      "S001", "It makes a view controller and sets it as the root.",
      .rules(model: "launch", names: ["code.setsRoot"])),
    SeedStatement(
      "S001", "makeKeyAndVisible shows the window.",
      .properties(model: "launch", ids: ["F20", "F20b", "F140e"])),
    SeedStatement(
      "S001", "Where loadView is overridden, its code makes the view, and not the storyboard.",
      .rules(model: "launch", names: ["view.loadView"])),
    SeedStatement(
      "S001", "In the end the view is on the screen.",
      .rules(model: "launch", names: ["window.shown", "vc.viewDidAppear"])),
  ]
}
