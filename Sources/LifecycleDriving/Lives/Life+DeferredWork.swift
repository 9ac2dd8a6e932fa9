import LifecycleModels

// The work that the code defers, and when it runs.
extension Life {
  /// A limit on the pieces of work that follow one choice. Beyond it, the work never ends.
  private static var maxPieces: Int { 1_000 }

  /// Collects the work that the code has deferred since the last step.
  func collectDeferredWork() {
    if !application.inbox.mainQueue.isEmpty { application.inbox.mainQueue.removeCancelled() }
    guard application.catcher.isBusy else { return }
    let origin = runningWork ?? lastWorldAction ?? "launch"
    for (index, work) in application.catcher.collect().enumerated() where !work.isCancelled() {
      // Work that repeats itself keeps its name, so that the states of a loop are equal.
      let name = index == 0 ? origin : String("\(origin)#\(index + 1)".prefix(Self.maxNameLength))
      application.inbox.mainQueue.add(work, from: name, at: now)
    }
    for way in application.catcher.undriven { noteUndriven(way) }
    if application.catcher.hasGivenUp { coverage.hasEndlessBlock = true }
  }

  /// Runs what another process has put off. It belongs to that process, whatever the app is doing.
  func finishWorkOfOthers() {
    for _ in 0..<Self.maxPieces where application.catcher.isBusy {
      let work = application.catcher.collect().filter { !$0.isCancelled() }
      if work.isEmpty { return }
      for piece in work { call(ofApp: false, piece.run) }
    }
  }

  /// Notes that the code hands work over in a way that the check does not drive.
  func noteUndriven(_ way: String) {
    undriven.insert(way)
    coverage.undriven.insert(way)
  }

  /// A limit, because work that defers several pieces each time has ever longer names.
  private static var maxNameLength: Int { 60 }

  /// Runs the ready work before the next event, unless its time is a choice.
  func runReadyWork() {
    application.inbox.mainQueue.noteTime(now)
    for _ in 0..<Self.maxPieces {
      guard canRunCode, !isOver,
        let work = application.inbox.mainQueue.takeFirstPrompt(in: world.deferredWorkOrder)
      else { return }
      run(work, as: Step.scheduledWork)
      advance()
      application.inbox.mainQueue.noteTime(now)
    }
    if let next = application.inbox.mainQueue.ready.first {
      noteUndriven("work on the main queue that goes on without end, put off by \(next.name)")
    }
  }

  /// Runs the work that has waited longest.
  func runScheduledWork() {
    run(application.inbox.mainQueue.takeFirst(), as: Step.scheduledWork)
  }

  private func run(
    _ work: MainQueue.Work, as step: (LifeCyclePlan.WorkOrigin) -> Step
  ) {
    runningWork = work.name
    defer { runningWork = nil }
    let origin = LifeCyclePlan.WorkOrigin(name: work.name)
    act(step(origin), .work(origin), work.run)
  }

  /// Whether a timer can fire next. The app may then run until it is due.
  var canTimerFire: Bool {
    guard let due = application.inbox.mainQueue.later.first?.due, canRunCode else { return false }
    return state != .background || due - now < application.secondsLeft
  }

  /// Advances the clock until a timer is due, and fires it.
  func fireTimer() {
    guard let due = application.inbox.mainQueue.later.first?.due else { return }
    advanceClock(max(0, due - now))
    run(application.inbox.mainQueue.takeNextDue(), as: Step.timer)
  }
}
