import LifecycleModels

extension SeedStatement {
  /// S001: the UIApplication article.
  static let articleOnUIApplication = statements(
    of: "S001",
    [
      ("Each app has one application object.", .launch("F145", "F137")),
      ("sharedApplication gives access to it.", .launch("I11")),
      (
        "The application object is the first object that is created after the start.",
        .launch("F145b")
      ),
      (
        "The application object offers operations that concern the whole app.",
        .leftOut("what a class is for, not when something happens")
      ),
      (
        "It has a delegate and a list of windows.",
        .leftOut("properties of a class; one window stands for all in the model")
      ),
      (
        "Its key window is the main window of the app.",
        // No model has key windows. With scenes each has one, and UIApplication may have none.
        .facts([241, 242], verdict: .refuted)
      ),
      (
        "It shows network activity, keeps the screen on, and sets the number on the icon.",
        .leftOut("what the device shows, not the life cycle")
      ),
      (
        "The number on the icon needs permission since iOS 8.",
        .leftOut("permissions are not part of the life cycle")
      ),
      (
        "Since iOS 7 view controllers or the application object manage the status bar.",
        .leftOut("what the device shows, not the life cycle")
      ),
      (
        "openURL makes a call, writes a message or opens a page in another app.",
        // The app itself leaves here; “otherApp.opened” is what the user does.
        .appRules("openURL.otherApp")
      ),
      ("Not running means never launched, or terminated by the system.", .app("W1", "W3")),
      ("An inactive app is in the foreground and receives no events.", .runLoop("F2", "I49")),
      ("A change from one state to another passes briefly through inactive.", .app("I51", "F17")),
      (
        "An active app is in the foreground and receives events; this is the normal state there.",
        .app("I49", "F17")
      ),
      ("An app in the background executes code.", .appRules("task.begin", "event.completed")),
      (
        "Most apps are in the background for a moment on their way to suspension.",
        .appRules("suspend")
      ),
      ("An app that asks for time stays in the background longer.", .app("F106")),
      (
        "An app that is launched into the background goes there directly, not through inactive.",
        .launch("I13", "I12")
      ),
      (
        "Apps without an interface are launched into the background.",
        .leftOut("an example of a kind of app; any app can be launched so")
      ),
      (
        "The interface of an app that is launched into the background is not shown.",
        .launch("F63")
      ),
      ("A suspended app is in memory and executes nothing.", .app("I31")),
      ("The system suspends apps on its own.", .appRules("suspend")),
      (
        "When memory is low, suspended apps are purged to make room for the app in the foreground.",
        .appRules("purge")
      ),
      (
        "The delegate is notified of changes of the app's state and of important events.",
        .app("W7")
      ),
      ("didFinishLaunching is called when the launch is done.", .launch("I15", "I15b", "F139d")),
      ("willResignActive is called when the app becomes inactive.", .app("I10")),
      ("didEnterBackground is called when the app is in the background.", .app("I57")),
      (
        "Timers, queries, films, queues and games should stop in didEnterBackground.",
        // Apple's list is for willResignActive: an interruption never gets to didEnterBackground.
        .contraryApp("I37")
      ),
      ("willEnterForeground is called when the app comes to the foreground.", .app("F30", "I8")),
      ("didBecomeActive is called when the app has become active.", .app("I10")),
      ("didBecomeActive resumes what willResignActive has stopped.", .app("I39")),
      ("A game should let the user decide when to continue.", .leftOut("advice on design")),
      ("willTerminate is called when the app is about to be terminated.", .app("I1", "I2")),
      ("didReceiveMemoryWarning is called when memory is low.", .app("I60", "I60b")),
      (
        "UIApplicationMain receives the number and the list of arguments.",
        .leftOut("their values make no difference to the life cycle")
      ),
      ("A principal class of nil means UIApplication.", .launch("F136")),
      ("The principal class must be UIApplication or a subclass.", .launch("F136b")),
      (
        "The delegate class must adopt UIApplicationDelegate.",
        .leftOut("the compiler checks it; all methods are optional")
      ),
      (
        "UIApplicationMain creates the application, then the delegate of argument 4, and joins them.",
        .launch("F137")
      ),
      ("Then it sets up the main run loop.", .launchRules("runLoop.setUp")),
      ("The first message to the delegate is didFinishLaunching.", .contraryLaunch("I15")),
      (
        "The loop informs the delegate of each event.",
        .leftOut(
          "the delegate is sent the app's own events; the run-loop model says where others go")
      ),
      ("UIApplicationMain returns only when the program exits normally.", .launch("I59", "F141")),
      ("main is executed first, and calls UIApplicationMain.", .launch("F145")),
      (
        "With a storyboard, the window is created automatically and given to the delegate.",
        .launchRules("interface.storyboard")
      ),
      (
        "The name of the main storyboard is read from Info.plist.",
        .launchRules("interface.storyboard")
      ),
      (
        "The initial view controller of the storyboard becomes the root of the window.",
        .launch("F140")
      ),
      ("The view is created only when the window is about to be shown.", .launch("F142", "F142c")),
      (
        "Before the window is shown, addSubview puts the view of its root into it.",
        .leftOut("which method of UIKit does it, no source says; the model has the moment alone")
      ),
      ("Without a storyboard, didFinishLaunching is called first.", .contraryLaunch("I15")),
      (
        "There the app must create its window and keep a reference to it.",
        .launch("I22", "F140b", "F140d")
      ),
      ("It creates a view controller and sets it as the root.", .launchRules("code.setsRoot")),
      ("makeKeyAndVisible shows the window.", .launch("F20", "F20b", "F140e")),
      (
        "If loadView is overridden, its code creates the view instead of the storyboard.",
        .launchRules("view.loadView")
      ),
      ("Finally, the view is on the screen.", .launchRules("window.shown", "vc.viewDidAppear")),
    ])
}
