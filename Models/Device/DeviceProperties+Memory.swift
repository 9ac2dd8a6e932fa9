import ModelChecking

extension DeviceProperties {
  /// Which apps are purged, and when.
  var purging: [DeviceProperty] {
    [
      invariant(
        "F7", "only a suspended app is purged, and only when memory is full", citing: [7, 79],
        .everyStep(where: purge, is: from(.suspended) && memoryFull)),
      belief(
        "F7b", "launching one app never costs another one its process", citing: [7, 90],
        .pattern(
          .absence(of: purge),
          .afterUntil(
            on.rule(.launch) && on.to("memory is full") { $0.freePages == 0 },
            until: user || on.from("a page is free") { $0.freePages > 0 }))),
      belief(
        "F7c", "an app that uses little memory is not purged because of others",
        citing: [7, 90], .everyStep(where: purge, is: app("large") { app, _ in app.isLarge })),
      invariant(
        "F90", "while an app is suspended, no running app is ended for memory",
        citing: [90, 91],
        .everyStep(
          where: fromRunning && takesMemory && !on.rule(.memoryLimit),
          is: noneSuspended && memoryFull)),
      invariant(
        unless: .smallBeforeLarge, "F90b", "of suspended apps the large ones are purged first",
        citing: [90],
        .everyStep(
          where: purge,
          is: app("large") { app, _ in app.isLarge }
            || on.from("none suspended is large") { state in
              !state.contains { $0.phase == .suspended && $0.isLarge }
            })),
    ]
  }

  /// What happens to running apps when memory runs short.
  var pressure: [DeviceProperty] {
    let onlyFront = on.from("only apps in front are in memory") { state in
      !state.contains { $0.phase.hasProcess && !$0.phase.isInFront }
    }
    return [
      invariant(
        "I60", "a memory warning reaches running apps only, and only when none is suspended",
        citing: [91],
        .everyStep(
          where: on.delivers(.didReceiveMemoryWarning),
          is: fromRunning && noneSuspended && memoryFull)),
      belief(
        "I60b", "a memory warning always comes before a kill for memory", citing: [89, 91],
        .pattern(
          .precedence(of: on.delivers(.didReceiveMemoryWarning), before: takesMemory))),
      invariant(
        "F89", "while an app off screen is in memory, no foreground app is ended for memory",
        citing: [90, DeviceAppRules.frontIsLast],
        .everyStep(
          where: fromFront && takesMemory && !on.rule(.memoryLimit), is: onlyFront && memoryFull)
      ),
      belief(
        "F89b", "a foreground app keeps its process while others can be purged",
        citing: [89], .everyStep(where: fromFront && ends && system, is: onlyFront)),
      belief(
        "F89c", "a running app that uses little memory is not ended because of others",
        citing: [80, 89],
        .everyStep(where: fromRunning && takesMemory, is: app("large") { app, _ in app.isLarge })),
      witness(
        "F89d", "the foreground apps together can use all memory", citing: [89, 124],
        .reachableStep(on.rule(.jetsamInFront) && onlyFront)),
    ]
  }

  /// What a background task achieves among other apps.
  var backgroundTime: [DeviceProperty] {
    [
      belief(
        "I66", "the expiration handler is called before the system ends a task",
        citing: [89, 109],
        .everyStep(
          where: from(.backgroundTask) && system && !to(.backgroundTask),
          is: on.delivers(.taskExpiration))),
      invariant(
        "F106", "a granted task keeps the app from being suspended", citing: [106, 112],
        .everyStep(where: from(.backgroundTask), is: !to(.suspended))),
      belief(
        "F106b", "the system does not end an app that has a background task",
        citing: [80, 89, 106],
        .everyStep(where: from(.backgroundTask) && system, is: !ends && !to(.exiting))),
      invariant(
        "F109", "time expires only under a task, and leaves the app in the background",
        citing: [108, 109, 112],
        .everyStep(
          where: on.delivers(.taskExpiration), is: from(.backgroundTask) && to(.background))),
    ]
  }
}
