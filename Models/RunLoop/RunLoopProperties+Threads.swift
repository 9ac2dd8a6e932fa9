import ModelChecking

extension RunLoopProperties {
  /// The user interface belongs to the main thread.
  var screen: [RunLoopProperty] {
    [
      invariant(
        "F133", "the UI of an app that hands its results over is changed on the main thread only",
        citing: [133, 134],
        .everyStep(where: becomes(.stray), is: strays),
        .everyStep(where: changesUI, is: on.from("the main thread serves") { $0.receiver != nil }),
        .pattern(
          .absence(of: becomes(.stray)), .afterUntil(on.rule(.launch), until: strays || dies))),
      invariant(
        "F133b", "what the main thread changes is redrawn when the main thread is idle",
        citing: [132, 133],
        .everyStep(where: changesUI, is: on.to("a redraw is to come") { $0.screen == .invalid }),
        .everyStep(where: redraws, is: asleep && on.to("current") { $0.screen == .current }),
        .everyStep(where: becomes(.current), is: redraws || dies)),
      invariant(
        "F132",
        "nothing is drawn in the background; changes wait for the foreground, as one redraw",
        citing: [132],
        .everyStep(where: redraws, is: on.from(.active, .inactive)),
        .pattern(
          .boundedExistence(of: redraws, atMost: 1),
          .afterUntil(changesUI, until: changesUI || strays || dies))),
      belief(
        "F134c", "a change of UI made on another thread appears at once", citing: [133, 134],
        .pattern(.existence(of: redraws), .between(strays, and: takes, unless: dies))),
      belief(
        "F132b", "each change of UI is drawn on its own", citing: [132],
        .pattern(
          .absence(of: changesUI), .afterUntil(changesUI, until: redraws || dies))),
    ] + strayChanges
  }

  /// What happens to a change that the main thread does not know of. The sources leave open whether
  /// the next event brings the change to the screen.
  private var strayChanges: [RunLoopProperty] {
    let isStray = on.from("stray") { $0.screen == .stray }
    let endsEvent =
      (handles || deliversNotice || on.rule(.mainTaskEnds, .delegateDropsEvent)) && !startsTask
    let isNoticed = isStray && becomes(.invalid)
    let shows = allowed.contains(.nextEventShowsStrayChange)
    return [
      invariant(
        "F134b", "a change of UI made on another thread waits at least for the next event",
        citing: [134],
        .everyStep(where: isNoticed, is: endsEvent),
        .everyStep(where: isStray && changesUI, is: becomes(.invalid))),
      statement(
        "F134e", "a change of UI made on another thread waits for one made on the main thread",
        isTrue: !shows, citing: [133, 134], .everyStep(where: isNoticed, is: changesUI)),
      statement(
        "F134f", "the next event brings a change of UI made on another thread to the screen",
        isTrue: shows, citing: [133, 134],
        .everyStep(where: isStray && endsEvent, is: becomes(.invalid))),
    ]
  }

  private func becomes(_ screen: RunLoopState.Screen) -> On {
    On("becomes \(screen)") { source, _, target in
      source.screen != screen && target.screen == screen && target.execution != .notRunning
    }
  }

  /// Lengthy tasks and the watchdog.
  var watchdog: [RunLoopProperty] {
    [
      invariant(
        "F93", "the watchdog ends a process only for a lengthy task on its main thread",
        citing: [93, 133],
        .pattern(
          .absence(of: isKilledByWatchdog),
          .afterUntil(on.rule(.launch) || taskEnds, until: startsTask || on.rule(.purge))
        ),
        .everyStep(where: isKilledByWatchdog, is: on.from("past the limit") { $0.main == .blocked })
      ),
      invariant(
        "F93b", "the same task handed to a worker leads to no kill by the watchdog",
        citing: [93, 133],
        .pattern(
          .absence(of: isKilledByWatchdog),
          .afterUntil(
            on.rule(.handlerStartsWorker), until: startsTask || on.rule(.purge)))),
      invariant(
        "F133c", "during a lengthy task on the main thread nothing is served and nothing is drawn",
        citing: [93, 126, 133],
        .pattern(
          .absence(of: takes || calls || redraws), .afterUntil(startsTask, until: taskEnds || dies))
      ),
      invariant(
        "F133h", "a handler gives a worker its task, which ends with a result and nothing else",
        citing: [133],
        .everyStep(where: on.rule(.handlerStartsWorker), is: workerChanges),
        .everyStep(where: workerEnds, is: workerIsBusy && workerChanges),
        .everyStep(
          where: workerChanges, is: on.rule(.handlerStartsWorker) || workerEnds || dies)),
      witness(
        "F133d", "while a worker is at a lengthy task, the main thread serves events and draws",
        citing: [133],
        .reachableStep(handles && workerIsBusy && serving(.touch)),
        .reachableStep(redraws && workerIsBusy)),
    ]
  }

  private var workerChanges: On {
    On("a task of the worker begins or ends") { source, _, target in
      source.isWorkerBusy != target.isWorkerBusy
    }
  }

  private var workerIsBusy: On { on.from("the worker is busy") { $0.isWorkerBusy } }

  /// Beliefs about threads and queues.
  var beliefs: [RunLoopProperty] {
    [
      belief(
        "F93c", "a lengthy task on the main thread only makes the app slow", citing: [93, 94],
        .pattern(.absence(of: isKilledByWatchdog), .afterUntil(startsTask, until: taskEnds))),
      belief(
        "F133e", "the main thread still serves events while it is at a lengthy task",
        citing: [126, 133],
        .pattern(
          .existence(of: takes),
          .between(
            comes && on.from("busy") { $0.main == .busy }, and: taskEnds, unless: dies))
      ),
      belief(
        "F126d", "an event is served as soon as it comes", citing: [126],
        .everyStep(
          where: comes, is: on.from("nothing in hand") { $0.isAtRest })),
      belief(
        "F134d", "work handed to the main thread is done at once", citing: [126, 134],
        .pattern(
          .absence(of: takes && !takesHandOver),
          .afterUntil(on.rule(.workerHandsOver), until: takesHandOver || dies))),
      belief(
        "F6b", "a worker goes on while the app is suspended", citing: [6],
        .pattern(
          .existence(of: on.rule(.workerHandsOver)),
          .between(on.rule(.suspend) && workerIsBusy, and: on.rule(.wake), unless: dies))),
    ]
  }

  /// What the app owes to its run loop.
  var obligations: [RunLoopProperty] {
    [
      obligation(
        "I34", "the main thread is never blocked past the watchdog's limit", citing: [93, 94],
        bitesAt: isKilledByWatchdog),
      obligation(
        "I34b", "tasks that launching does not need are kept off the main thread",
        citing: [93, 94, 133],
        bitesAt: startsTask && serving(.lifeCycle) && on.from(.inactive)),
      obligation(
        "F133f", "lengthy tasks are performed on another thread", citing: [133],
        bitesAt: comes && on.from("busy") { $0.main == .busy }),
      obligation(
        "F133g", "results of another thread are handed to the main thread to be shown",
        citing: [133, 134], bitesAt: strays),
    ]
  }
}
