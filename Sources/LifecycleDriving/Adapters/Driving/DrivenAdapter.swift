import LifecycleModels

/// An adapter as the delegate of a world: what it is sent, what it asks for, what can be seen of it.
public final class DrivenAdapter {
  /// What the last reply showed.
  public private(set) var observed = AdapterObservation()
  /// Whether it was asked for anything; until then the disk tells all that it can know.
  private(set) var isNew = true
  /// What the adapter found broken at the last request.
  private(set) var violations: [String] = []

  private let process: AdapterProcess
  private var tasks: [String: BackgroundTask] = [:]
  private var openEvents: [String: Delivery] = [:]
  private var isTellingOfExpiry = false

  init(_ process: AdapterProcess) { self.process = process }

  func receive(_ delivery: Delivery) throws {
    if let input = delivery.input, delivery.callback.hasCompletionHandler {
      openEvents[input.rawValue] = delivery
    }
    var info: [String: String] = [:]
    if let input = delivery.input {
      info = ["input": input.rawValue, "number": "\(delivery.inputNumber)"]
    }
    try take(
      process.deliver(
        delivery.callback, scene: delivery.scene, state: ExecutionState(delivery.state), info: info),
      to: delivery.callback.name, delivery.application, delivery)
  }

  func perform(_ action: String, in moment: Moment<AdapterDisk, DrivenAdapter>) throws {
    try take(
      process.perform(action: action, state: moment.state), to: action, moment.application, nil)
  }

  func setAsleep(_ sleeps: Bool) throws {
    do {
      if sleeps { try process.suspend() } else { try process.resume() }
    } catch {
      throw LostAdapter(during: sleeps ? "suspension" : "resumption", error)
    }
  }
}

// MARK: - What it asks for

extension DrivenAdapter {
  private func take(
    _ answer: AdapterAnswer, to request: String, _ application: Application, _ delivery: Delivery?
  ) throws {
    isNew = false
    switch answer {
    case .failure(let failure): throw LostAdapter(during: request, failure)
    case .reply(let reply):
      observed = reply.observed
      violations = reply.violations
      for request in reply.requests { serve(request, application, delivery) }
    }
  }

  private func serve(
    _ request: AdapterReply.Request, _ application: Application, _ delivery: Delivery?
  ) {
    switch request {
    case .beginBackgroundTask(let name):
      isTellingOfExpiry = false
      tasks[name] = application.beginBackgroundTask(name) { [weak self] in
        self?.tellOfExpiry(application)
      }
    case .endBackgroundTask(let name):
      application.endBackgroundTask(tasks[name] ?? .invalid)
    case .complete(let event): openEvents[event]?.complete()
    case .presentSystemSheet: application.presentSystemSheet()
    case .openURL(.own): application.openOwnURL()
    case .openURL(.other): application.openOtherApp()
    case .answer(let value): delivery?.answer(value)
    case .exit: application.exit()
    }
  }

  /// All tasks expire together, and the adapter is told once.
  private func tellOfExpiry(_ application: Application) {
    guard !isTellingOfExpiry else { return }
    isTellingOfExpiry = true
    let answer = process.deliver(.taskExpiration, scene: nil, state: .background, info: [:])
    // A lost adapter says so again at the next request.
    try? take(answer, to: Callback.taskExpiration.name, application, nil)
  }
}

extension ExecutionState {
  /// The state of the process in which the application reads as some state.
  fileprivate init(_ state: ApplicationState) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}

/// An adapter that did not keep to the protocol: its process is gone, and the life is over.
struct LostAdapter: EndOfProcess {
  let duty: AppDuty
  let words: String

  init(during request: String, _ failure: AdapterFailure) {
    words = "\(request): \(failure.localizedDescription)"
    duty =
      switch failure {
      case .ended: .survival
      case .timedOut, .ignoredSignal: .progress
      default: .keepingToProtocol
      }
  }

  init(_ error: AdapterError) {
    words = error.localizedDescription
    duty = .keepingToProtocol
  }
}
