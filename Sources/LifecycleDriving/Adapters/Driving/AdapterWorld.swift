import Reporting
import LifecycleModels
import ModelChecking

/// An executable that speaks protocol 1, as a world that can be checked.
///
/// The disk is a real folder, new for each life; a process of the executable is started at each
/// launch, stopped where the model suspends it, and killed where the model lets it die.
///
/// With the key `fingerprint` in `observe`, a text or number that tells apart all states of the
/// adapter's memory, lives that meet in one state go on as one.
public struct AdapterWorld: Sendable {
  /// The path of the executable.
  public let executable: String
  /// What it is given, without its own name.
  public let arguments: [String]
  /// How long it may take.
  public var limits: AdapterLimits

  /// Describes how to start an adapter.
  public init(
    executable: String, arguments: [String] = [], limits: AdapterLimits = .standard
  ) {
    self.executable = executable
    self.arguments = arguments
    self.limits = limits
  }

  /// Starts the adapter once to ask what it implements, and makes a world of it.
  /// - Throws: ``AdapterError`` if it cannot be started or says no hello.
  public func world() throws(AdapterError) -> World<AdapterDisk, DrivenAdapter> {
    let hello = try start(on: AdapterDisk()).hello
    var world = World<AdapterDisk, DrivenAdapter>(disk: try AdapterDisk()) { disk, _ in
      do throws(AdapterError) {
        return DrivenAdapter(try start(on: disk))
      } catch {
        throw LostAdapter(error)
      }
    }
    for callback in hello.implements { world = world.on(callback) { try $0.receive($1) } }
    for action in hello.actions {
      world = world.action(action.name, in: Set(action.states)) { moment in
        try moment.delegate.perform(action.name, in: moment)
      }
    }
    world.setAsleep = { try $0.setAsleep($1) }
    world.diskFingerprint = { $0.fingerprint().map(AnyHashable.init) }
    world.memoryFingerprint = { adapter in
      (adapter.isNew ? "" : adapter.observed.fingerprint).map(AnyHashable.init)
    }
    world.show = { $0.delegate.observed.remark }
    return world.requiringWhatIsObserved()
  }

  private func start(on disk: AdapterDisk) throws(AdapterError) -> AdapterProcess {
    try AdapterProcess(
      executable: executable, arguments: arguments, environment: [:], disk: disk.path,
      limits: limits)
  }
}

extension AdapterObservation {
  /// What tells the states of the adapter's memory apart, if it shows that.
  fileprivate var fingerprint: String? { others.first { $0.key == "fingerprint" }?.json }

  /// What a reader of a trace wants to see, in a line.
  fileprivate var remark: String {
    var words: [String] = []
    if unsaved == true { words.append("unsaved") }
    if let workInFlight, workInFlight > 0 { words.append("\(workInFlight) at work") }
    if lockHeld == true { words.append("lock held") }
    if gpuWork == true { words.append("GPU work") }
    if let sessionsOpened, sessionsOpened > 0 { words.append("\(sessionsOpened) sessions") }
    let shown = others.filter { $0.key != "fingerprint" }.map { "\($0.key) \($0.json.prefix(40))" }
    return (words + shown).joined(separator: ", ")
  }
}

extension World where Disk == AdapterDisk, Delegate == DrivenAdapter {
  /// The obligations of the well-known keys; a key that is never shown breaks none.
  fileprivate func requiringWhatIsObserved() -> Self {
    requiring(
      .nothingUnsaved { $0.delegate.observed.unsaved ?? false },
      .noWorkAfterTheLastTask { $0.delegate.observed.workInFlight ?? 0 },
      .noLockHeldWhenSuspended { $0.delegate.observed.lockHeld ?? false },
      .noGPUWorkInBackground { $0.delegate.observed.gpuWork ?? false },
      .noSessionBeforeActivation { $0.delegate.observed.sessionsOpened ?? 0 },
      .inputHandledOnce { moment in
        moment.delegate.observed.inputsHandled?.count ?? moment.history.inputsReceived
      },
      Obligation("adapter", "the adapter finds nothing broken itself") { moment in
        moment.delegate.violations.first
      })
  }
}
