import ModelChecking

extension DeviceProperties {
  /// What each app goes through, independently of the others.
  var apart: [DeviceProperty] { independence + processes + callbacks + memoryOfAnApp + tasks }

  private var independence: [DeviceProperty] {
    [
      invariant(
        "F1", "what happens to one app leaves every other app as it is",
        citing: [
          1, 7, .assumption("apps share the memory and the screen of the device, and nothing else"),
        ], trigger: .any,
        .everyStep(
          where: .any,
          is: On("every other app as before") { [apps] source, action, target in
            (0..<source.appCount).allSatisfy { app in
              app == apps[action.rule] || source[app] == target[app]
            }
          }))
    ]
  }

  /// How a process begins and ends.
  private var processes: [DeviceProperty] {
    let starts = app("a process begins") { !$0.phase.hasProcess && $1.phase.hasProcess }
    return [
      invariant(
        "F5", "the user launches an app into the foreground, the system into the background",
        citing: [5, 8, 10, 60, 64],
        .everyStep(where: starts, is: user && to(.arriving) || system && to(.background)),
        .everyStep(where: on.rule(.launch, .launchInBackground), is: starts)),
      invariant(
        "F89e", "a kill ends the process at once", citing: [7, 79, 82, 89],
        .everyStep(where: on.isKind(.kill), is: ends)),
      invariant(
        "F65", "only its user force-quits an app", citing: [65, 84],
        .everyStep(
          where: to(.forceQuit) && !from(.forceQuit), is: user || from(.exitingForceQuit))),
      invariant(
        "F84", "an app that is told of its end is about to exit, and was told by who ends it",
        citing: [80, 83, 84],
        .everyStep(
          where: on.delivers(.willTerminate),
          is: system && to(.exiting) || user && to(.exitingForceQuit))),
      invariant(
        "F32", "what the system does to an app off screen without a word is to suspend it",
        citing: [6, 32],
        .everyStep(where: on.isKind(.silent) && from(.background), is: to(.suspended)),
        .everyStep(where: to(.suspended) && !from(.suspended), is: on.isKind(.silent))),
      invariant(
        "F33", "a suspended app that goes on is in the background first", citing: [33, 34],
        .everyStep(where: from(.suspended) && !on.isKind(.kill), is: to(.background))),
    ]
  }

  /// The four callbacks of the guide's figure come exactly with its four changes of state.
  private var callbacks: [DeviceProperty] {
    let offScreen = from(.background, .backgroundTask)
    return [
      invariant(
        "F26", "didBecomeActive comes whenever an app becomes active, and only then",
        citing: [17, 26, 30, 31],
        .everyStep(
          where: on.delivers(.didBecomeActive), is: from(.arriving, .inactive) && to(.active)),
        .everyStep(where: to(.active) && !from(.active), is: on.delivers(.didBecomeActive))),
      invariant(
        "F27", "didEnterBackground comes whenever an app leaves the screen, and only then",
        citing: [27, 29],
        .everyStep(where: fromFront && to(.background), is: on.delivers(.didEnterBackground)),
        .everyStep(
          where: on.delivers(.didEnterBackground), is: fromFront && to(.background))),
      invariant(
        "F28", "willEnterForeground comes whenever an app returns to the screen, and only then",
        citing: [28, 30],
        .everyStep(where: on.delivers(.willEnterForeground), is: offScreen && to(.arriving)),
        .everyStep(
          where: offScreen && to(.arriving, .inactive, .active),
          is: on.delivers(.willEnterForeground))),
    ]
  }

  private var memoryOfAnApp: [DeviceProperty] {
    let sizeChanges = app("another size") { source, target in
      source.phase.hasProcess && target.phase.hasProcess && source.isLarge != target.isLarge
    }
    return [
      invariant(
        "F91b", "an app takes a page that is free or gives one back, and stays where it is",
        citing: [90, 91, .assumption("an app has one page or two")],
        .everyStep(
          where: on.rule(.allocate),
          is: app("one page more") { source, target in
            target == DeviceApp(source.phase, isLarge: true) && !source.isLarge
          }),
        .everyStep(
          where: on.rule(.release),
          is: app("one page less") { source, target in
            target == DeviceApp(source.phase, isLarge: false) && source.isLarge
          }),
        .everyStep(where: sizeChanges, is: on.isBy(.app)),
        .everyStep(
          where: app("a process begins") { !$0.phase.hasProcess && $1.phase.hasProcess },
          is: app("small") { !$1.isLarge }))
    ]
  }

  private var tasks: [DeviceProperty] {
    [
      invariant(
        "F106c", "a task begins and ends in the background, by the app's request or by expiration",
        citing: [106, 109, 112],
        .everyStep(
          where: on.rule(.taskBegin), is: from(.background) && to(.backgroundTask)),
        .everyStep(where: on.rule(.taskEnd), is: from(.backgroundTask) && to(.background)),
        .everyStep(
          where: from(.backgroundTask) && to(.background),
          is: on.isBy(.app) || on.delivers(.taskExpiration)))
    ]
  }
}
