import LifecycleModels

// What the code puts off, and when it runs.
extension Life {
  /// So many pieces of work may follow on one choice; more means that the work never ends.
  private static var mostPieces: Int { 1_000 }

  /// Takes over what the code has put off since the last step.
  func collectDeferredWork() {
    for work in application.catcher.collect() {
      application.inbox.mainQueue.add(work, from: lastDeed ?? "launch", at: now)
    }
    for way in application.catcher.undriven { coverage.undriven.insert(way) }
  }

  /// Runs what is ready before the next event, unless when it runs is a choice.
  func runWhatIsReady() {
    application.inbox.mainQueue.noteTime(now)
    guard world.deferredWorkOrder == .prompt else { return }
    var count = 0
    while canRunCode, !isOver, let work = application.inbox.mainQueue.takeFirstCaught() {
      count += 1
      if count > Self.mostPieces {
        coverage.undriven.insert(
          "work on the main queue that goes on without end, put off by \(work.name)")
        return
      }
      act(.scheduledWork, named: LifeRunner<Disk, Delegate>.scheduledWorkName, work.run)
      advance()
      application.inbox.mainQueue.noteTime(now)
    }
  }

  /// Runs the work that has waited longest.
  func runScheduledWork() {
    act(.scheduledWork, named: LifeRunner<Disk, Delegate>.scheduledWorkName) {
      application.inbox.mainQueue.takeFirst().run()
    }
  }

  /// Whether a timer can fire next: the app may run until it is due.
  var canTimerFire: Bool {
    guard canRunCode, let due = application.inbox.mainQueue.later.first?.due else { return false }
    return state != .background || due - now < application.secondsLeft
  }

  /// Lets time pass until a timer is due, and fires it.
  func fireTimer() {
    guard let due = application.inbox.mainQueue.later.first?.due else { return }
    act(.timer, named: LifeRunner<Disk, Delegate>.timerName) {
      letTimePass(max(0, due - now))
      application.inbox.mainQueue.takeNextDue().run()
    }
  }
}
