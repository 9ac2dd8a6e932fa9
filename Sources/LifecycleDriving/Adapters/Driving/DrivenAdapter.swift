import LifecycleModels

/// An adapter as the delegate of a world: it passes on callbacks, requests and observations.
public final class DrivenAdapter {
  /// What the last reply showed.
  public private(set) var observed = AdapterObservation()
  /// The fingerprint of the adapter’s memory, in the last reply. Before the first request it can know
  /// only what was on the disk when it was started.
  private(set) var fingerprint: String?
  /// What the adapter itself reported as broken after the last request.
  private(set) var violations: [String] = []

  private let process: AdapterProcess
  private var tasks = NamedCalls<BackgroundTaskIdentifier>()
  private var events = NamedCalls<Delivery>()
  private var hasReportedExpiration = false

  private let isCancelled: () -> Bool

  init(
    _ process: AdapterProcess, startedOn disk: String?,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.process = process
    fingerprint = disk
    self.isCancelled = isCancelled
  }

  func receive(_ delivery: Delivery) throws {
    if let name = ServedTask.name(of: delivery) { events.begin(delivery, named: name) }
    var info: [ProtocolKey: String] = [:]
    if let input = delivery.input {
      info = [.input: input.rawValue, .number: "\(delivery.inputNumber)"]
    }
    if let role = delivery.role, role != .window { info[.role] = role.rawValue }
    info[.phase] = delivery.phase?.rawValue
    info[.previousPhase] = delivery.previousPhase?.rawValue
    try take(
      process.deliver(
        delivery.callback, scene: delivery.scene, state: ExecutionState(delivery.state),
        info: Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })),
      to: delivery.callback.name, delivery.application, delivery)
  }

  func perform(_ action: String, in moment: Moment<AdapterDisk, DrivenAdapter>) throws {
    try take(
      process.perform(action: action, state: moment.state), to: action, moment.application, nil)
  }

  func setSleeping(_ sleeps: Bool) throws {
    do {
      if sleeps { try process.suspend() } else { try process.resume() }
    } catch {
      throw lost(during: sleeps ? "suspension" : "resumption", error)
    }
  }
}

// MARK: - Requests

extension DrivenAdapter {
  /// The error for an adapter that cannot be used any more: nothing is wrong with one that was ended
  /// because nobody waits for it.
  private func lost(during request: String, _ failure: AdapterFailure) -> any Error {
    isCancelled() ? CheckStopped() : AdapterDisconnection(during: request, failure)
  }

  private func take(
    _ answer: AdapterAnswer, to request: String, _ application: Application, _ delivery: Delivery?
  ) throws {
    switch answer {
    case .failure(let failure): throw lost(during: request, failure)
    case .reply(let reply):
      observed = reply.observed
      fingerprint = observed.others.first { $0.isFingerprint }?.json
      violations = reply.violations
      do throws(AdapterLineError) {
        for request in reply.requests { try serve(request, application, delivery) }
      } catch {
        throw lost(during: request, process.refuse(error))
      }
    }
  }

  private func serve(
    _ request: AdapterReply.Request, _ application: Application, _ delivery: Delivery?
  ) throws(AdapterLineError) {
    switch request {
    case .beginBackgroundTask(let name): begin(name, application)
    case .endBackgroundTask(let name):
      guard let task = tasks.end(named: name) else {
        throw NamedCalls<BackgroundTaskIdentifier>.unknown(
          name, in: .endBackgroundTask, among: tasks.names,
          ("background task of this process", "“beginBackgroundTask” with this name first"))
      }
      application.endBackgroundTask(task)
    case .complete(let name):
      guard let event = events.end(named: name) else {
        throw NamedCalls<Delivery>.unknown(
          name, in: .complete, among: events.openNames,
          ("open event", "it only after a callback that comes with a completion handler"))
      }
      event.complete()
    case .presentSystemSheet: application.presentSystemSheet()
    case .setNotificationDelegate: application.setNotificationDelegate()
    case .registerTask(let identifier): application.registerTask(identifier)
    case .submitTask: application.submitTask()
    case .submitContinuedTask: application.submitContinuedTask()
    case .activateScene(let scene): application.activateScene(scene)
    case .refreshScene(let scene): application.refreshScene(scene)
    case .destroyScene(let scene): application.destroyScene(scene)
    case .openURL(.own): application.openOwnURL()
    case .openURL(.other): application.openOtherApp()
    case .answer(let value): delivery?.answer(value)
    case .exit: application.exit()
    }
  }

  private func begin(_ name: String, _ application: Application) {
    hasReportedExpiration = false
    let task = application.beginBackgroundTask(name) { [weak self] in
      self?.reportExpiration(application)
    }
    tasks.begin(task, named: name)
  }

  /// All tasks expire together, and the adapter is told once.
  private func reportExpiration(_ application: Application) {
    guard !hasReportedExpiration else { return }
    hasReportedExpiration = true
    let answer = process.deliver(.taskExpiration, scene: nil, state: .background, info: [:])
    // If the adapter is lost, the next request fails in the same way.
    try? take(answer, to: Callback.taskExpiration.name, application, nil)
  }
}

extension ExecutionState {
  /// A state of the process in which a delegate can read a state of the application.
  fileprivate init(_ state: ApplicationState) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}

/// An adapter that did not follow the protocol: its process is gone, and the life is over.
struct AdapterDisconnection: EndOfProcess {
  let obligation: AppObligation
  let words: String

  init(during request: String, _ failure: AdapterFailure) {
    let sentence = failure.localizedDescription
    // A finding goes on with how it came about.
    words = "\(request): " + (sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
    obligation =
      switch failure {
      case .ended: .survival
      case .timedOut, .ignoredSignal: .progress
      default: .protocolConformance
      }
  }

  init(_ error: AdapterError) {
    words = error.localizedDescription
    obligation = .protocolConformance
  }
}
