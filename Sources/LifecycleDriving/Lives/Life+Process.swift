import LifecycleModels

// The process of a life: its beginning, its end, and its requests to iOS.
extension Life {
  /// Enters a state of the plan.
  func enter(_ target: Int, from before: ExecutionState) {
    planState = target
    let now = tables.execution[target]
    if now == .notRunning {
      if before != .notRunning { endProcess() }
      return
    }
    application.isProtectedDataAvailable = tables.canReadProtectedData[target]
    if let delegate, now.isRunning != before.isRunning, let setSleeping = world.setSleeping {
      call { try setSleeping(delegate, !now.isRunning) }
    }
    guard now.isRunning else { return }
    if now == .background, before != .background { application.backgroundSince = self.now }
    application.state = ApplicationState(now)
    history.note(now, after: before)
    if !isStarted { startProcess() }
  }

  private func startProcess() {
    isStarted = true
    call { delegate = try world.launch(disk, application) }
  }

  private func endProcess() {
    let leakCandidates = delegate.map {
      LeakCandidates(of: $0, and: world.trackedObjects?($0) ?? [])
    }
    // The job of a task that never runs keeps its references. The code is not to blame.
    let holdsTasks = application.inbox.mainQueue.holdsTasks
    let losesTasks = application.catcher.end()
    application.inbox.mainQueue.abandon()
    // Work deferred by deinitialisers belongs to a dead process.
    application.catcher.catching {
      delegate = nil
      application.end()
    }
    application = Application(
      catcher: application.catcher.successor, windowCount: tables.windowCount,
      delivered: tables.delivered)
    if coverage.hasEndlessBlock { application.catcher.usesShortTimeout = true }
    application.now = now
    history = ProcessHistory()
    counts = EntranceCounts(obligations: world.obligations.count)
    isModelTaskExpired = false
    pauses.ofProcess = 0
    fulfilledNow = []
    isStarted = false
    defer { lastHandled = nil }
    guard let survivor = leakCandidates?.survivor else { return }
    if holdsTasks || losesTasks {
      return noteUndriven("tasks or timers that keep objects of a process which has ended")
    }
    if !world.allowsLeaks {
      breach(.builtIn(.lifetime), "\(survivor) is still alive after its process has died")
    }
  }
}

// MARK: - Requests

extension Life {
  /// A limit on the requests that follow one choice. Beyond it, the app asks without end, for
  /// example by opening its own URL whenever it receives one.
  private static var maxRequests: Int { 100 }

  /// Lets the model answer the app's requests, as far as it can.
  func serveRequests() {
    while !isOver, state.isRunning, let request = nextRequest(),
      let target = tables.target(of: request, in: planState)
    {
      requestsServed += 1
      if requestsServed > Self.maxRequests {
        breach(.builtIn(.requests), "one choice has led to more than \(Self.maxRequests) requests")
        isOver = true
        return
      }
      let before = state
      grantedRequest = request
      journal?.begin(.request(request), isChoice: false)
      taken.append(.request(request))
      coverage.requests[PlanCoverage.Request(request: request, state: planState), default: 0] += 1
      coverage.steps += 1
      lastCallback = nil
      enter(target, from: before)
      finishStep()
    }
  }

  private func nextRequest() -> AppRequest? {
    // Code that calls `exit` ends before the other deliveries.
    if application.inbox.requests.contains(.exit), isPossible(.exit) { return .exit }
    guard isSettled else { return nil }
    // A request for a scene is granted at once or never.
    application.inbox.requests.removeAll { $0.isForScene && !isPossible($0) }
    let inbox = application.inbox
    if let position = inbox.requests.firstIndex(where: isPossible) {
      return application.inbox.requests.remove(at: position)
    }
    if inbox.tasks.wantsTime, isPossible(.beginTask) { return .beginTask }
    let isTaskOver = isModelTaskExpired ? inbox.tasks.overdue.isEmpty : inbox.tasks.open.isEmpty
    if isTaskOver, isPossible(.endTask) {
      isModelTaskExpired = false
      return .endTask
    }
    if inbox.openEvents.isEmpty, isPossible(.completeEvent) { return .completeEvent }
    if isPossible(.completeTask), !inbox.scheduler.hasOpenTask(.scheduled) { return .completeTask }
    if isPossible(.completeContinuedTask), !inbox.scheduler.hasOpenTask(.continued) {
      return .completeContinuedTask
    }
    return nil
  }

  /// Whether the model can grant a request now.
  func isPossible(_ request: AppRequest) -> Bool {
    tables.target(of: request, in: planState) != nil
  }
}

/// The reason why a process is gone that the model did not kill. The life is over.
protocol EndOfProcess: Error {
  /// The obligation that this breaks.
  var obligation: AppObligation { get }
  /// What happened, in words.
  var words: String { get }
}

/// The objects of a dead process that are still referenced.
private struct LeakCandidates {
  private struct TrackedObject {
    weak var object: AnyObject?
    let name: String
  }

  private weak var delegate: AnyObject?
  private let trackedObjects: [TrackedObject]

  init(of delegate: AnyObject, and trackedObjects: [AnyObject]) {
    self.delegate = delegate
    self.trackedObjects = trackedObjects.map { TrackedObject(object: $0, name: "\(type(of: $0))") }
  }

  /// An object that is still alive, in words; nil if there is none.
  var survivor: String? {
    delegate == nil ? trackedObjects.first { $0.object != nil }?.name : "the delegate"
  }
}
