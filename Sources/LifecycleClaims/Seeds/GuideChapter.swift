import LifecycleModels

/// The guide's chapter, which two of the texts contain sentence by sentence.
enum GuideChapter {
  typealias Line = SeedStatement.Line

  /// The lines of the chapter, in order.
  static let lines: [Line] =
    mainFunction + structure + mainRunLoop + eventKinds + executionStates + stateMethods
    + termination + threads
}

extension GuideChapter {
  private static let advice = SeedStatement.Treatment.leftOut(
    "advice on how to write code, not what happens")
  private static let noLifeCycle = SeedStatement.Treatment.leftOut(
    "says what an object is for, not what happens")

  static let mainFunction: [Line] = [
    ("An app is an interplay of the frameworks' code and the developer's.", advice),
    ("The main function is the entry point of every iOS app.", .launch("F145")),
    ("Xcode writes the main function, which should hardly ever be changed.", advice),
    ("The job of main is to hand control to UIKit by calling UIApplicationMain.", .launch("F145")),
    (
      "UIApplicationMain creates the core objects and loads the user interface from storyboards.",
      .launch("F137", "F140")
    ),
    (
      "UIApplicationMain calls the app's code, so that it can do its initial setup.",
      .appRules("app.willFinishLaunching", "app.didFinishLaunching")
    ),
    ("UIApplicationMain puts the run loop in motion.", .runLoop("F137")),
  ]

  static let structure: [Line] = [
    ("During startup UIApplicationMain sets up key objects and starts the app.", .launch("F137")),
    (
      "UIApplication facilitates the interactions between the system and other objects.",
      .runLoop("F127")
    ),
    ("UIApplication manages the event loop.", .runLoop("F126", "F127")),
    ("UIApplication reports key transitions to its delegate.", .app("T2", "W7")),
    (
      "UIApplication reports special events, such as pushes, to its delegate.",
      .appRules("push.arrives", "app.didReceiveRemoteNotification")
    ),
    ("UIApplication should be used as it is, without a subclass.", advice),
    (
      "The app delegate handles initialisation, state transitions and many high-level events.",
      .app("W7")
    ),
    (
      "The app delegate is the only object that is guaranteed to be present in every app.",
      .launch("F139d")
    ),
    ("Data model and document objects store the app's content.", noLifeCycle),
    ("A view controller puts its views into the window when it is presented.", .launch("F142")),
    ("View controllers load, present and rotate views.", noLifeCycle),
    ("A window presents views on a screen, and is never replaced.", noLifeCycle),
    (
      "An app may have an additional window for what it shows on an external display.",
      // The models have no external display. Since iOS 13 it is a scene of its own.
      .facts([244, 245, 246], verdict: .holds)
    ),
    (
      "Windows work with UIApplication to deliver events to views and view controllers.",
      .runLoop("F127b", "F127d")
    ),
    (
      "A view draws its content, and responds to events within its area.",
      .runLoop("F127b", "F133b")
    ),
    ("Controls are views for buttons, text fields and switches.", .runLoop("F128")),
    ("Layers are data objects that represent visual content.", noLifeCycle),
    ("An app differs from others by its data and how it presents them.", noLifeCycle),
    ("The methods of the delegate let the app know when it changes state.", .app("T2", "W7")),
  ]

  static let mainRunLoop: [Line] = [
    ("The main run loop processes all events that come from the user.", .runLoop("W4")),
    ("UIApplication sets up the main run loop at launch.", .runLoop("F137")),
    ("The main run loop handles updates of views as well.", .runLoop("F133b")),
    ("The main run loop runs on the main thread.", .runLoop("I50", "F133c")),
    (
      "Events are processed serially, in the order in which they were received.",
      .runLoop("F126", "I50")
    ),
    (
      "The system generates events, and delivers them through a port that UIKit sets up.",
      .runLoopRules("touch", "touchOnControl", "remoteControl", "shake", "motion", "location")
    ),
    (
      "Events are queued by the app and dispatched one by one to the main run loop.",
      .runLoop("F126", "F126b", "F126c", "I50")
    ),
    (
      "UIApplication is the first object to receive an event, and decides what is done.",
      .runLoop("F127")
    ),
    (
      "A touch goes to the main window, and on to the view in which it occurred.", .runLoop("F127b")
    ),
    (
      "Other events take different paths through the objects of the app.",
      .runLoop("F129", "F127c", "F127i")
    ),
    (
      "Many kinds of events are delivered by the main run loop, but some are not.",
      .leftOut("events that bypass the main run loop are not part of its model")
    ),
    (
      "Some events are sent to a delegate object or passed to a block.",
      .runLoopRules("application.sendsToDesignatedObject")
    ),
  ]

  static let eventKinds: [Line] = [
    ("Table 2-2: a touch is delivered to the view in which it occurred.", .runLoop("F127b")),
    (
      "Table 2-2: a touch that the view does not handle goes along the responder chain.",
      .runLoop("F127d", "F127g", "F127h")
    ),
    (
      "Table 2-2: remote control and shakes are delivered to the first responder.", .runLoop("F129")
    ),
    (
      "Remote-control events come from headphones and other accessories.",
      .runLoopRules("remoteControl")
    ),
    (
      "Table 2-2: accelerometer, magnetometer and gyroscope deliver to the object you designate.",
      .runLoop("F127c")
    ),
    ("Table 2-2: locations are delivered to the object you designate.", .runLoop("F127c")),
    (
      "Table 2-2: a redraw involves no event object but is a call to the view that needs it.",
      .runLoopRules("view.redraws")
    ),
    ("Touches and remote control are handled by responder objects.", .runLoop("F127f")),
    (
      "Views, view controllers and UIApplication are responders.",
      .runLoopRules(
        "view.passesToSuperview", "superview.passesToController", "window.passesToApplication")
    ),
    (
      "An event is for one responder, and can be passed to others along the chain.",
      .runLoop("F127d", "F127e")
    ),
    (
      "A view that does not handle an event can pass it to its superview or a view controller.",
      .runLoopRules("view.passesToSuperview", "view.passesToController")
    ),
    ("Touches in a control are repackaged as action messages to a target.", .runLoop("F128")),
  ]
}

extension SeedStatement {
  /// S002: the App Programming Guide, The App Life Cycle.
  static let guide =
    statements(
      of: "S002",
      GuideChapter.lines + [
        (
          "Its Chinese lines say that the system creates the app on the main thread.",
          .leftOut("an error of the translation; the model follows the English line above it")
        )
      ])
}

extension SeedStatement {
  /// S004: the guide's chapter in Chinese.
  static let guideInTranslation =
    statements(
      of: "S004",
      GuideChapter.lines + [
        (
          "UIApplication has no subclass, and the application object has no other class.",
          .contraryLaunchRules("application.fromArgument", "application.fromInfoPlist")
        )
      ])
}
