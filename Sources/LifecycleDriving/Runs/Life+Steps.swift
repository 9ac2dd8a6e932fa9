import LifecycleModels

// The steps of a life, one by one.
extension Life {
  /// Takes a step of the model.
  func take(_ number: Int) {
    let edge = tables.edges[number]
    if !bars.isEmpty, isBarred(edge) {
      isOver = true
      return
    }
    journal?.begin(.edge(Int(edge.position), refused: false), isChoice: isChoice)
    let before = state
    var target = Int(edge.target)
    lastCallback = edge.callback
    coverage.steps += 1
    coverage.edges[number] += 1
    if let input = edge.input { receive(input) }
    if edge.losesInput { history.inputsReceived -= 1 }
    // What a callback breaks is broken by this step, so the step is taken before it is delivered.
    taken.append(.edge(Int(edge.position), refused: false))
    if let callback = edge.callback, !deliver(callback, edge), edge.refusedTarget >= 0 {
      target = Int(edge.refusedTarget)
      taken[taken.count - 1] = .edge(Int(edge.position), refused: true)
      journal?.refuse()
    }
    enter(target, from: before)
    finishStep()
    serveRequests()
  }

  /// Takes the steps that have no alternative.
  func advance() {
    while !tables.isQuiet[node] {
      let edges = tables.edges(of: node)
      guard edges.count == 1, !isOver else { return }
      take(edges.lowerBound)
    }
    input = nil
  }

  func perform(_ index: Int) {
    let action = world.actions[index]
    act(.action(index), named: action.name) {
      coverage.actions[index] += 1
      if let moment { try action.perform(moment) }
    }
  }

  func runScheduledWork() {
    act(.action(-1), named: LifeRunner<Disk, Delegate>.scheduledWorkName) {
      application.inbox.scheduled.removeFirst().work()
    }
  }

  /// Takes a step that is none of the model.
  private func act(_ step: Taken, named name: String, _ body: () throws -> Void) {
    lastCallback = nil
    if !bars.isEmpty, bars.contains(.action(name)) {
      isOver = true
      return
    }
    journal?.begin(step, isChoice: true)
    taken.append(step)
    coverage.steps += 1
    call(body)
    finishStep()
    serveRequests()
  }
}

// MARK: - What must not happen

extension Life {
  /// Whether the next step is the first one of the move that is being made.
  private var isChoice: Bool { moves.last?.start == taken.count }

  private func isBarred(_ edge: PlanTables.Edge) -> Bool {
    if let callback = edge.callback, bars.contains(.callback(callback)) { return true }
    let begins = !isStarted && tables.execution[Int(edge.target)].isRunning
    return begins && bars.contains(.launch)
  }
}

// MARK: - The process

extension Life {
  private func enter(_ target: Int, from before: ExecutionState) {
    node = target
    let now = tables.execution[target]
    if now == .notRunning {
      if before != .notRunning { endProcess() }
      return
    }
    application.isProtectedDataAvailable = tables.canReadProtectedData[target]
    if let delegate, now.isRunning != before.isRunning, let setAsleep = world.setAsleep {
      call { try setAsleep(delegate, !now.isRunning) }
    }
    guard now.isRunning else { return }
    application.state = ApplicationState(now)
    if now == .active { history.hasBeenActive = true }
    if now.isInFront, !before.isInFront { history.entrances += 1 }
    if now != before { history.isInterrupted = now == .inactive && before == .active }
    if !isStarted { startProcess() }
  }

  private func startProcess() {
    isStarted = true
    call { delegate = try world.launch(disk, application) }
  }

  private func endProcess() {
    let remains = delegate.map { Remains(of: $0, and: world.companions?($0) ?? []) }
    delegate = nil
    application.end()
    application = Application()
    history = ProcessHistory()
    isModelTaskExpired = false
    isStarted = false
    if let survivor = remains?.survivor, !world.allowsLeaks {
      breach(.duty(.lifetime), "\(survivor) lives on when its process is dead")
    }
  }
}

// MARK: - Calls

extension Life {
  /// Delivers a callback.
  /// - Returns: What was answered.
  private func deliver(_ callback: Callback, _ edge: PlanTables.Edge) -> Bool {
    guard let delegate else { return true }
    application.state = edge.seen
    if callback == .taskExpiration {
      expireTasks()
      return true
    }
    guard let handler = world.handlers[Int(callback.rawValue)] else {
      return callback != .shouldSaveState && callback != .shouldRestoreState
    }
    application.inbox.answer = true
    if callback.hasCompletionHandler {
      eventNumber += 1
      application.inbox.openEvents.insert(eventNumber)
    }
    let carried = input.flatMap { $0.isCarried(by: callback) ? $0 : nil }
    let delivery = Delivery(
      callback: callback, scene: edge.scene < 0 ? nil : Int(edge.scene), state: edge.seen,
      input: carried, inputNumber: carried == nil ? 0 : inputNumber, application: application,
      eventNumber: eventNumber)
    call { try handler(delegate, delivery) }
    return application.inbox.answer
  }

  private func expireTasks() {
    // A refused request leaves nothing that could be ended.
    isModelTaskExpired = isPossible(.endTask)
    for handler in application.inbox.tasks.expire() { call { handler() } }
    for task in application.inbox.tasks.overdue {
      breach(
        .duty(.backgroundTasks),
        "\(task.name) (task \(task.task.number)) is not ended when its expiration handler returns")
    }
  }

  private func receive(_ input: LifeInput) {
    self.input = input
    inputNumber += 1
    if input.isOfUser { history.inputsReceived += 1 }
  }

  private func call(_ body: () throws -> Void) {
    if let delegate { world.prepare?(delegate) }
    application.inbox.isCalling = true
    do {
      try body()
    } catch let end as any EndOfProcess {
      breach(.duty(end.duty), end.words)
      isOver = true
    } catch {
      breach(.duty(.errors), "it throws: \(error)")
    }
    application.inbox.isCalling = false
  }
}

// MARK: - What the app asks for

extension Life {
  /// Lets the model answer what the app has asked for, as far as it can now.
  private func serveRequests() {
    while state.isRunning, let request = nextRequest() {
      let before = state
      journal?.begin(.asked(request), isChoice: false)
      taken.append(.asked(request))
      coverage.steps += 1
      coverage.requests.insert(request)
      lastCallback = nil
      enter(tables.target(of: request, in: node), from: before)
      finishStep()
    }
  }

  private func nextRequest() -> AppRequest? {
    let inbox = application.inbox
    // Code that calls `exit` does not live to see what else is owed.
    if inbox.requests.contains(.exit), isPossible(.exit) { return .exit }
    guard isSettled else { return nil }
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
    return nil
  }

  private func isPossible(_ request: AppRequest) -> Bool {
    tables.target(of: request, in: node) >= 0
  }
}

/// Why a process is gone that nobody has killed: the life is over.
protocol EndOfProcess: Error {
  /// What was broken by it.
  var duty: AppDuty { get }
  /// What happened, in words.
  var words: String { get }
}

/// What belonged to a process that is dead, if anything holds it.
private struct Remains {
  private struct Companion {
    weak var object: AnyObject?
    let name: String
  }

  private weak var delegate: AnyObject?
  private let companions: [Companion]

  init(of delegate: AnyObject, and companions: [AnyObject]) {
    self.delegate = delegate
    self.companions = companions.map { Companion(object: $0, name: "\(type(of: $0))") }
  }

  /// What lives on, in words; nil where nothing does.
  var survivor: String? {
    delegate == nil ? companions.first { $0.object != nil }?.name : "the delegate"
  }
}

extension ExecutionState {
  fileprivate var isInFront: Bool { self == .active || self == .inactive }
}
