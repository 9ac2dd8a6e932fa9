import LifecycleModels

extension SeedStatement {
  /// S000: a client from launch to interaction.
  static let articleOnExecutionFlow = statements(
    of: "S000",
    [
      (
        "The notation of data dictionaries and data flow diagrams describes what a thread executes.",
        .leftOut("the notation of the article, not the life cycle")
      ),
      ("Execution begins in main.", .launchRules("main")),
      ("main calls UIApplicationMain.", .launchRules("UIApplicationMain")),
      ("UIApplicationMain creates an application object and a delegate.", .launch("F137")),
      (
        "The application object is an instance of UIApplication or of a subclass.",
        .launchRules(
          "application.isUIApplication", "application.fromInfoPlist", "application.fromArgument")
      ),
      ("Once both exist, the delegate's didFinishLaunching is executed.", .launch("I11", "I15")),
      (
        "Then the thread goes back to the application object and waits for events.",
        .launchRules("didFinishReturns.true", "runLoop.firstEvent")
      ),
      ("When the user ends the process, willTerminate is executed.", .app("I2", "I42")),
      (
        "After willTerminate the thread returns to main, which ends with its return statement.",
        .launch("I59", "F141", "F141b")
      ),
      (
        "UIApplication holds what concerns the whole app, and knows how to wait for events.",
        .leftOut("what a class is for, not when something happens")
      ),
      (
        "The delegate class holds the code for the app's events, and its access to the data.",
        .leftOut("advice on design")
      ),
      ("didFinishLaunching creates a window.", .launchRules("code.makesWindow")),
      (
        "When the view of the controller is in memory, viewDidLoad is called to configure it.",
        .launchRules("view.loadView", "vc.viewDidLoad")
      ),
      (
        "viewDidLoad is called before the window has its root and becomes visible.",
        .launch("F142", "F142h")
      ),
      ("The controller becomes the root of the window.", .launchRules("code.setsRoot")),
      ("makeKeyAndVisible draws what is in the window.", .launch("F20", "F20b")),
      (
        "makeKeyAndVisible calls viewWillAppear and other methods before it returns.",
        // It may, as the observed profile allows, and a launch in the background shows both: there
        // it need not. F142i is the belief that it always does.
        .launch("F142i")
      ),
      (
        "An object that is never asked to render itself does not appear on the screen.",
        .launch("F140e", "F140f")
      ),
      (
        "In projects made from a template, a storyboard defines what used to be code.",
        .launchRules("interface.storyboard")
      ),
      (
        "Storyboards hide what the thread executes, and code shows it.",
        .leftOut("an opinion on style")
      ),
      (
        "UIApplicationMain receives the arguments of main.",
        .leftOut("their values make no difference to the life cycle")
      ),
      ("The third argument must name UIApplication or a subclass.", .launch("F136b")),
      ("A third argument of nil means UIApplication.", .launch("F136")),
      (
        "The principal class causes Info.plist and the main storyboard to be read.",
        .launch("F137", "F140")
      ),
      (
        "The fourth argument names the class of the delegate.",
        .launchRules("delegate.fromArgument")
      ),
      (
        "An app without a storyboard names the delegate class in the fourth argument.",
        .launchRules("delegate.fromArgument")
      ),
      ("The storyboard and its entry in Info.plist are deleted.", .launchRules("interface.none")),
      (
        "didFinishLaunching then creates the window, sets its root, and calls makeKeyAndVisible.",
        .launchRules("code.makesWindow", "code.setsRoot", "code.makeKeyAndVisible")
      ),
      (
        "The root can be a tab bar controller that holds navigation controllers.",
        .leftOut("the kind of view controller makes no difference to the launch")
      ),
      ("Without a storyboard, no window or content is loaded from one.", .launch("F140", "F140b")),
    ])
}

extension SeedStatement {
  /// S000 on the run loop, its thread and performSelectorOnMainThread.
  static let articleOnExecutionFlowThreads = statements(
    of: "S000",
    [
      (
        "After the launch call, the thread returns to UIApplication and waits for events.",
        .runLoopRules("launch", "handler.returns")
      ),
      (
        "UIApplication tells the thread how to wait for events and where to go for each.",
        .runLoop("F126", "F127")
      ),
      (
        "When a control is tapped, the thread runs its code and waits for the next event.",
        .runLoop("F128", "I50")
      ),
      ("The main thread runs one piece of code after another.", .runLoop("I50")),
      ("The app's code cannot call the drawing functions itself.", .runLoopRules("view.redraws")),
      (
        "A control that another thread changes is changed in memory only.",
        .runLoopRules("worker.changesUI")
      ),
      (
        "The main thread receives no event for such a change and keeps waiting: nothing is drawn.",
        .runLoop("F134b", "F134c")
      ),
      (
        "To update the UI, a thread must call performSelectorOnMainThread.",
        .runLoop("F133", "F133g", "F134")
      ),
      (
        "It is left open whether the main thread draws the change after its next event.",
        .runLoop("F134e", "F134f")
      ),
    ])
}
