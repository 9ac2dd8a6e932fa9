import LifecycleModels

/// A delegate of a world, on the adapter's side of the protocol.
package final class ServedDelegate<Disk, Delegate: AnyObject> {
  private let world: World<Disk, Delegate>
  private let disk: Disk
  private let application: Application
  private let delegate: Delegate
  private let observe: (Delegate) -> AdapterObservation
  private static var queueAction: String { "runMainQueue" }

  private var eventNumber = 0
  private var eventNames: [Int: String] = [:]

  init(
    _ world: World<Disk, Delegate>, observing observe: @escaping (Delegate) -> AdapterObservation
  ) throws {
    self.world = world
    self.observe = observe
    disk = try world.makeDisk()
    // The tool knows how many windows there can be, and ignores what it does not grant.
    application = Application(windowCount: SceneModel.sceneCounts.upperBound)
    delegate = try world.launch(disk, application)
  }

  /// The server that answers the tool.
  package var server: AdapterServer {
    let running = ExecutionState.ofRequests
    let queue = AdapterAction(name: Self.queueAction, states: running)
    return AdapterServer(
      implements: world.implemented + [.taskExpiration],
      actions: world.actions.filter { $0.actor == .app }.map { action in
        AdapterAction(
          name: action.name, states: running.filter(action.states.contains), by: action.initiator)
      } + [queue],
      inputs: inputs,
      handle: handle)
  }

  /// The inputs that the world receives; nil if it does not limit them.
  private var inputs: [LifeInput]? {
    world.receivedInputs.map { LifeInput.allCases.filter($0.contains) }
  }

  private func handle(_ request: AdapterRequest) -> AdapterReply {
    let before = application.inbox
    application.state = ApplicationState(request.state)
    application.inbox.answer = true
    var violations: [String] = []
    do {
      try perform(request)
    } catch {
      violations.append("it throws: \(error)")
    }
    application.collectForeignCalls()
    violations += application.inbox.takeBreaches().map(\.detail)
    return AdapterReply(
      requests: requests(since: before), observed: observe(delegate), violations: violations)
  }

  private func perform(_ request: AdapterRequest) throws {
    if case .perform = request.content { application.inbox.scheduler.willRun(nil) }
    switch request.content {
    case .perform(Self.queueAction):
      if !application.inbox.mainQueue.ready.isEmpty {
        application.inbox.mainQueue.takeFirst().run()
      }
    case .perform(let name):
      let moment = Moment(
        disk: disk, delegate: delegate, application: application, state: request.state,
        callback: nil, isSettled: true, mayDieSilently: false, history: ProcessHistory())
      for action in world.actions where action.name == name {
        if case .code(let isEnabled, let perform) = action.effect, isEnabled(moment) {
          try perform(moment)
        }
      }
    case .deliver(.taskExpiration, _):
      for handler in application.inbox.tasks.expire() { handler() }
    case .deliver(let callback, let scene):
      application.inbox.scheduler.willRun(callback)
      try world.handlers[Int(callback.rawValue)]?(delegate, delivery(callback, scene, request))
    }
  }

  private func delivery(
    _ callback: Callback, _ scene: Int?, _ request: AdapterRequest
  ) -> Delivery {
    func value(_ key: ProtocolKey) -> String? { request.info[key.rawValue] }
    let input = value(.input).flatMap(LifeInput.init(rawValue:))
    if callback.hasCompletionHandler { eventNumber += 1 }
    let delivery = Delivery(
      callback: callback, scene: scene,
      role: scene.map { _ in value(.role).flatMap(SceneRole.init(rawValue:)) ?? .window },
      state: ApplicationState(request.state), input: input,
      inputNumber: value(.number).flatMap(Int.init) ?? 0,
      phase: value(.phase).flatMap(ScenePhase.init(rawValue:)),
      previousPhase: value(.previousPhase).flatMap(ScenePhase.init(rawValue:)),
      application: application,
      eventNumber: eventNumber, task: nil, request: nil)
    if let name = ServedTask.name(of: delivery) {
      eventNames[eventNumber] = name
      application.inbox.open(eventNumber, as: ServedTask.kind(of: delivery))
    }
    return delivery
  }
}

// MARK: - Requests

extension ServedDelegate {
  private func requests(since before: ApplicationInbox) -> [AdapterReply.Request] {
    let now = application.inbox
    var requests: [AdapterReply.Request] = []
    let open = Set(before.tasks.open.map(\.task))
    for task in now.tasks.open where !open.contains(task.task) {
      requests.append(.beginBackgroundTask("\(task.name) \(task.task.number)"))
    }
    let left = Set(now.tasks.open.map(\.task))
    for task in before.tasks.open where !left.contains(task.task) {
      requests.append(.endBackgroundTask("\(task.name) \(task.task.number)"))
    }
    for event in eventNames.keys.sorted() where !now.isOpen(event) {
      if let name = eventNames.removeValue(forKey: event) { requests.append(.complete(name)) }
    }
    if !now.answer { requests.append(.answer(false)) }
    requests += now.requests.compactMap(\.adapterRequest)
    application.inbox.requests = []
    return requests
  }
}

extension AppRequest {
  /// The request in protocol 1; nil for tasks and completions, which have names there.
  fileprivate var adapterRequest: AdapterReply.Request? {
    switch self {
    case .presentSystemSheet: .presentSystemSheet
    case .setNotificationDelegate: .setNotificationDelegate
    case .openOwnURL: .openURL(.own)
    case .openOtherApp: .openURL(.other)
    case .exit: .exit(0)
    case .submitTask: .submitTask
    case .submitContinuedTask: .submitContinuedTask
    case .activateScene(let scene): .activateScene(scene)
    case .refreshScene(let scene): .refreshScene(scene)
    case .destroyScene(let scene): .destroyScene(scene)
    case .beginTask, .endTask, .completeEvent, .completeTask, .completeContinuedTask: nil
    }
  }
}
