import LifecycleModels

/// The second half of the chapter: execution states, termination, threads.
extension GuideChapter {
  private static let timeless = SeedStatement.Treatment.leftOut(
    "the model does not say how long something lasts")

  static let executionStates: [Line] = [
    ("At any moment an app is in one of the five states of Table 2-3.", .app("W1")),
    ("The system moves the app from state to state, in response to what happens.", .app("W2")),
    (
      "Home, a call and other interruptions change the state.",
      .appRules("home", "call.arrives", "interruption.begins")
    ),
    ("Not running: the app was not launched, or was terminated.", .app("W3")),
    ("Inactive: in the foreground, but receiving no events.", .runLoop("F2", "I49")),
    ("An inactive app may execute other code.", .runLoop("F2b")),
    ("An app is usually inactive only on its way to another state.", timeless),
    ("Active: in the foreground and receiving events, the normal mode.", .runLoop("I49", "W2")),
    ("Background: off screen and executing code.", .runLoop("F4")),
    (
      "Most apps are in the background briefly, on their way to being suspended.",
      .appRules("suspend")
    ),
    ("An app that asks for extra time may stay in the background.", .app("F106")),
    ("An app launched into the background enters it instead of the inactive state.", .app("I13")),
    ("Suspended: in the background and executing no code.", .app("I31")),
    ("A suspended app stays in memory and executes nothing.", .runLoop("I31", "F6b")),
    ("The system suspends apps on its own, and does not notify them.", .appRules("suspend")),
    ("When memory is low, suspended apps may be purged without notice.", .appRules("purge")),
  ]

  static let stateMethods: [Line] = [
    ("Most transitions are accompanied by a call to the app delegate.", .app("T2", "I17")),
    ("The calls are the app's chance to respond to a change of state.", .app("W7")),
    ("willFinishLaunching is the first chance to execute code at launch.", .app("I15")),
    (
      "didFinishLaunching is for what is left to do before the app is displayed.",
      .app("F142", "I22")
    ),
    (
      "didBecomeActive tells the app that it is about to become the foreground app.",
      .app("F17", "I55")
    ),
    ("willResignActive tells the app that it is leaving the foreground.", .app("I55", "I6")),
    ("willResignActive is the place to bring the app to rest.", .app("I37")),
    (
      "didEnterBackground tells the app that it is in the background and may be suspended.",
      .app("I10", "I47")
    ),
    (
      "willEnterForeground tells the app that it is returning but is not active yet.",
      .app("I10", "I18")
    ),
    ("willTerminate tells the app that it is being terminated.", .app("F84")),
    ("willTerminate is not called if the app is suspended.", .app("I1")),
  ]

  static let termination: [Line] = [
    ("An app has to be prepared for its end at any time.", .app("I2", "I3")),
    ("An app should not wait to save the user's data.", .app("I41")),
    (
      "Termination by the system is a normal part of the life cycle.",
      .appRules("purge", "systemTermination")
    ),
    (
      "The system usually terminates apps to reclaim memory for others.",
      .appRules("purge", "jetsam")
    ),
    (
      "The system may terminate apps that misbehave.",
      .appRules("gpu.inBackground", "task.overrun", "lock.heldAtSuspension", "policy")
    ),
    (
      "The system may terminate apps that do not respond to events in time.",
      .runLoop("F93", "F93c")
    ),
    (
      "Suspended apps end without notice; their process and memory are reclaimed.",
      .app("I1", "I40")
    ),
    ("An app that runs in the background is sent willTerminate first.", .app("F80")),
    ("willTerminate is not called when the device reboots.", .appRules("reboot")),
    (
      "The user can terminate an app in the multitasking UI.",
      .appRules("userKill", "userKill.silent")
    ),
    (
      "Termination by the user is like that of a suspended app: nothing is sent.",
      .app("I42", "I42b")
    ),
  ]

  static let threads: [Line] = [
    ("The system creates the main thread of the app.", .runLoopRules("launch")),
    ("An app can create more threads for other tasks.", .runLoopRules("handler.startsWorker")),
    (
      "Grand Central Dispatch and operations are better than threads of your own.",
      .leftOut("advice; a worker of the model stands for any of them")
    ),
    (
      "You define the work and its order, and the system decides how to execute it.",
      .leftOut("the model has one worker and one task, so there is no order to decide")
    ),
    ("Threads managed by the system make code simpler and faster.", .leftOut("advice")),
    (
      "Work on views, Core Animation and most of UIKit belongs on the main thread.",
      .runLoop("F133", "F133g")
    ),
    (
      "Some manipulation of images may happen on background threads.",
      .leftOut("it touches no view, so it counts as a worker's ordinary work")
    ),
    ("If in doubt, do the work on the main thread.", .leftOut("advice")),
    ("Lengthy tasks always belong on a background thread.", .runLoop("F93b", "F133f", "F133e")),
    (
      "Network access, files and large amounts of data call for asynchronous execution.",
      .runLoopRules("handler.startsWorker")
    ),
    ("At launch, tasks are moved off the main thread whenever possible.", .runLoop("I34b")),
    ("At launch, the main thread only sets up the user interface.", .runLoop("I34b")),
    (
      "Results of asynchronous tasks are shown to the user as soon as they are ready.",
      .runLoop("F133d", "F134d")
    ),
  ]
}
