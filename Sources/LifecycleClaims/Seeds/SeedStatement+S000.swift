import LifecycleModels

extension SeedStatement {
  /// S000: a client from launch to interaction.
  static let articleOnExecutionFlow: [SeedStatement] = [
    SeedStatement(
      "S000",
      "The notation of data dictionaries and data flow diagrams describes what a thread executes.",
      .leftOut("the notation of the article, not the life cycle")),
    SeedStatement("S000", "Execution begins in main.", .launchRules("main")),
    SeedStatement(
      "S000", "main calls UIApplicationMain.", .launchRules("UIApplicationMain")
    ),
    SeedStatement(
      "S000", "UIApplicationMain makes an application object and a delegate.",
      .launch("F137")),
    SeedStatement(
      "S000", "The application object is a UIApplication or of a subclass.",
      .launchRules(
        "application.isUIApplication", "application.fromInfoPlist", "application.fromArgument")),
    SeedStatement(
      "S000", "The delegate's didFinishLaunching is executed once both are made.",
      .launch("I11", "I15")),
    SeedStatement(
      "S000", "Then the thread goes back to the application object and waits for events.",
      .launchRules("didFinishReturns.true", "runLoop.firstEvent")),
    SeedStatement(
      "S000", "When the user ends the process, willTerminate is executed.",
      .app("I2", "I42")),
    SeedStatement(
      "S000",
      "After willTerminate the thread returns to main, which ends with its return statement.",
      .launch("I59", "F141", "F141b")),
    SeedStatement(
      "S000", "UIApplication holds what concerns the app as a whole, and how to wait for events.",
      .leftOut("what a class is for, not when something happens")),
    SeedStatement(
      "S000", "The delegate class holds the code for events of the app, and its way to the data.",
      .leftOut("advice on design")),
    SeedStatement(
      "S000", "didFinishLaunching makes a window.",
      .launchRules("code.makesWindow")),
    SeedStatement(
      "S000",
      "When the view of the controller is in memory, viewDidLoad is called to configure it.",
      .launchRules("view.loadView", "vc.viewDidLoad")),
    SeedStatement(
      "S000", "viewDidLoad is called before the window has its root and becomes visible.",
      .launch("F142", "F142h")),
    SeedStatement(
      "S000", "The controller becomes the root of the window.",
      .launchRules("code.setsRoot")),
    SeedStatement(
      "S000", "makeKeyAndVisible draws what is in the window.",
      .launch("F20", "F20b")),
    SeedStatement(
      "S000", "makeKeyAndVisible calls viewWillAppear and others of the controller on its way.",
      .launch("F142", "F142e", "F142i", "F142j")),
    SeedStatement(
      "S000",
      "What is never asked to be rendered has nothing on the screen that corresponds to it.",
      .launch("F140e", "F140f")),
    SeedStatement(
      "S000", "In projects made from a template a storyboard defines what code defined before.",
      .launchRules("interface.storyboard")),
    SeedStatement(
      "S000", "Storyboards hide what the thread executes, and code shows it.",
      .leftOut("an opinion on style")),
    SeedStatement(
      "S000", "UIApplicationMain is given the arguments of main.",
      .leftOut("their values make no difference to the life cycle")),
    SeedStatement(
      "S000", "The third argument must name UIApplication or a subclass.",
      .launch("F136b")),
    SeedStatement(
      "S000", "A third argument of nil means UIApplication.",
      .launch("F136")),
    SeedStatement(
      "S000", "The principal class has Info.plist and the main storyboard read.",
      .launch("F137", "F140")),
    SeedStatement(
      "S000", "The fourth argument names the class of which the delegate is made.",
      .launch("F139b", "F138c")),
    SeedStatement(
      "S000", "To do without a storyboard, the delegate class is named in the fourth argument.",
      .launchRules("delegate.fromArgument")),
    SeedStatement(
      "S000", "The storyboard and its entry in Info.plist are deleted.",
      .launchRules("interface.none")),
    SeedStatement(
      "S000",
      "didFinishLaunching then makes the window, sets its root, and calls makeKeyAndVisible.",
      .launchRules("code.makesWindow", "code.setsRoot", "code.makeKeyAndVisible")),
    SeedStatement(
      "S000", "The root can be a tab bar controller that holds navigation controllers.",
      .leftOut("the kind of view controller makes no difference to the launch")),
    SeedStatement(
      "S000", "Without a storyboard no window or content comes from one.",
      .launch("F140", "F140b")),
  ]
}

extension SeedStatement {
  /// S000 on the run loop, its thread and performSelectorOnMainThread.
  static let articleOnExecutionFlowThreads: [SeedStatement] = threads.map {
    SeedStatement("S000", $0.statement, $0.treatment)
  }

  private static let threads: [GuideChapter.Line] = [
    (
      "After the launch call the thread returns to UIApplication, and waits for events.",
      .runLoopRules("launch", "handler.returns")
    ),
    (
      "UIApplication tells the thread how to wait for events and where to go for each.",
      .runLoop("F126", "F127")
    ),
    (
      "At a tap on a control the thread runs the code for it, and waits for the next event.",
      .runLoop("F128", "I50")
    ),
    ("The main thread runs one piece of code after the other.", .runLoop("I50")),
    ("The app's code cannot call the drawing functions itself.", .runLoopRules("view.redraws")),
    (
      "A control changed by a thread of one's own is changed in memory only.",
      .runLoopRules("worker.changesUI")
    ),
    (
      "The main thread gets no event of such a change and goes on waiting, so nothing is drawn.",
      .runLoop("F134b", "F134c")
    ),
    (
      "To update the UI, a thread has to call performSelectorOnMainThread.",
      .runLoop("F133", "F133g", "F134")
    ),
    (
      "It is open whether the main thread draws the change after its next turn of the loop.",
      .runLoop("F134e", "F134f")
    ),
  ]
}
