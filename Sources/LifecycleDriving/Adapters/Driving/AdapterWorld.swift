import LifecycleModels
import ModelChecking
import Reporting
import SystemFiles

/// An executable that speaks protocol 1, as a world that can be checked.
///
/// The disk is a real folder, new for each life. A process of the executable is started at each
/// launch, stopped when the model suspends it, and killed when it dies in the model.
///
/// An adapter can show the key `fingerprint` in `observe`: a text or number that is different for
/// different states of its memory. Of several lives that reach the same state, only one is then
/// continued.
public struct AdapterWorld: Sendable {
  /// The path of the executable.
  public let executable: String
  /// The arguments, without the name of the executable.
  public let arguments: [String]
  /// How long the adapter may take.
  public var limits: AdapterLimits
  /// Asked while an answer of the adapter is awaited: if it is true, the adapter is ended and the check
  /// lives no other life. `LifeCheck.shouldContinue` must then be false, too.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// Describes how to start an adapter.
  public init(
    executable: String, arguments: [String] = [], limits: AdapterLimits = .standard
  ) {
    self.executable = executable
    self.arguments = arguments
    self.limits = limits
  }

  /// Starts the adapter once to ask what it implements, and makes a world of it.
  /// - Throws: ``AdapterError`` if it cannot be started or sends no valid hello.
  public func world() throws(AdapterError) -> World<AdapterDisk, DrivenAdapter> {
    let hello = try start(on: AdapterDisk()).hello
    let refusal = RefusedStart()
    let hasPrograms = hello.actions.contains { $0.program != nil }
    var world = World<AdapterDisk, DrivenAdapter>(disk: try AdapterDisk()) { disk, _ in
      do throws(AdapterError) {
        // Nobody but the adapter changes the disk, unless there are other programs.
        let atStart = hasPrograms ? disk.fingerprint().map { "disk \($0)" } : ""
        return DrivenAdapter(
          try start(on: disk), startedOn: atStart, isCancelled: isCancelled)
      } catch {
        if isCancelled() { throw CheckStopped() }
        // It was started before, so that is no fault of the adapter.
        guard case .cannotStart = error else { throw AdapterDisconnection(error) }
        refusal.error = .cannotStart(error.localizedDescription)
        throw CheckStopped()
      }
    }
    world.refusal = refusal.take
    for callback in hello.implements { world = world.on(callback) { try $0.receive($1) } }
    if let inputs = hello.inputs { world = world.receiving(Set(inputs)) }
    for action in hello.actions {
      if let program = action.program {
        world = world.otherProcess(action.name, by: action.initiator) { disk in
          do {
            try OtherProgram(program, on: disk, limits: limits, isCancelled: isCancelled).run()
          } catch let error as SystemError {
            // That is no fault of the program.
            refusal.error = .cannotStart("\(program[0].excerpt) cannot be started: \(error.words).")
            throw CheckStopped()
          }
        }
        continue
      }
      world = world.action(action.name, in: Set(action.states), by: action.initiator) { moment in
        try moment.delegate.perform(action.name, in: moment)
      }
    }
    world.setSleeping = { try $0.setSleeping($1) }
    world.diskFingerprint = { $0.fingerprint().map(AnyHashable.init) }
    world.memoryFingerprint = { $0.fingerprint.map(AnyHashable.init) }
    world.show = { $0.delegate.observed.remark }
    world.shownDisk = { $0.listing }
    return world.requiringObservations()
  }

  private func start(on disk: AdapterDisk) throws(AdapterError) -> AdapterProcess {
    try AdapterProcess(
      executable: executable, arguments: arguments, environment: [:], disk: disk.path,
      limits: limits, isCancelled: isCancelled)
  }
}

/// What the system has refused to an adapter.
private final class RefusedStart {
  var error: WorldError?

  func take() -> WorldError? {
    defer { error = nil }
    return error
  }
}

extension AdapterObservation {
  /// A summary for readers of a trace, in one line.
  fileprivate var remark: String {
    var words: [String] = []
    if unsaved == true { words.append("unsaved") }
    if let workInFlight, workInFlight > 0 { words.append("\(workInFlight) at work") }
    if pending == true { words.append("pending") }
    if lockHeld == true { words.append("lock held") }
    if gpuWork == true { words.append("GPU work") }
    if let sessionsOpened, sessionsOpened > 0 { words.append("\(sessionsOpened) sessions") }
    let shown = others.filter { !$0.isFingerprint }
      .map { "\($0.key.excerpt) \($0.json.prefix(40))" }
    return (words + shown).joined(separator: ", ")
  }
}

extension World where Disk == AdapterDisk, Delegate == DrivenAdapter {
  /// Adds the obligations of the well-known keys; a key that is never shown breaks none.
  fileprivate func requiringObservations() -> Self {
    observationObligations.reduce(self) { $0.requiring($1.assumingNothing()) }
      .adding(
        Eventuality(
          id: "pending", statement: "nothing is pending", citations: [],
          assumptions: Set(LifeAssumption.allCases),
          holds: { $0.delegate.observed.pending != true }, warnsIfUntested: false))
  }

  private var observationObligations: [Obligation<Disk, Delegate>] {
    [
      .nothingUnsaved { $0.delegate.observed.unsaved ?? false },
      .noWorkAfterTheLastTask { $0.delegate.observed.workInFlight ?? 0 },
      .noLockHeldWhenSuspended { $0.delegate.observed.lockHeld ?? false },
      .noGPUWorkInBackground { $0.delegate.observed.gpuWork ?? false },
      .noSessionBeforeActivation { $0.delegate.observed.sessionsOpened ?? 0 },
      .inputHandledOnce { moment in
        moment.delegate.observed.inputsHandled?.count ?? moment.history.inputsReceived
      },
      Obligation("adapter", "the adapter itself reports no violation") { moment in
        moment.delegate.violations.first?.printable
      },
    ]
  }
}

/// How long an adapter may take, and how much it may write at once.
public struct AdapterLimits: Hashable, Sendable {
  /// From the start of the process to its first line.
  public var start: Duration
  /// From a request to its reply.
  public var reply: Duration
  /// From a signal, or from the end of its output, until the process stops, runs again or ends.
  public var signal: Duration
  /// The maximum length of a line, in bytes.
  public var lineLength: Int

  /// Creates limits.
  public init(start: Duration, reply: Duration, signal: Duration, lineLength: Int) {
    self.start = start
    self.reply = reply
    self.signal = signal
    self.lineLength = lineLength
  }

  /// Ten seconds to start, five for a reply and for a signal, a mebibyte for a line.
  public static let standard = AdapterLimits(
    start: .seconds(10), reply: .seconds(5), signal: .seconds(5), lineLength: 1 << 20)
}

extension AdapterWorld {
  /// A Swift expression that makes the world, for tests that repeat a life.
  public var swift: String {
    let list = arguments.isEmpty ? "" : ", arguments: \(SwiftSource.list(arguments))"
    return "try AdapterWorld(executable: \(SwiftSource.literal(executable))\(list)).world()"
  }
}
