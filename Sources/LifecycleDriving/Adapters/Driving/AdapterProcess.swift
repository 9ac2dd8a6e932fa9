import Foundation
import LifecycleModels

/// A delegate in a process of its own, driven by protocol 1.
///
/// The process reads requests from standard input and writes replies to standard output, one JSON
/// object per line; see ``AdapterHello``, ``AdapterRequest`` and ``AdapterReply``. The last lines
/// that it writes to standard error, and the message of a trap, are kept for findings. The environment
/// variable `LIFECYCLE_DISK` names the folder that survives the process.
///
/// SIGSTOP suspends the process, SIGCONT resumes it, and SIGKILL is its silent death. Each signal
/// is sent to all processes of its group. An adapter that does not follow the protocol is killed;
/// this exchange and every later one return the ``AdapterFailure`` that says why.
public final class AdapterProcess {
  /// The first line of the adapter.
  public let hello: AdapterHello

  private let channel: LineChannel
  private let limits: AdapterLimits
  private var lastID = 0
  private var isSuspended = false
  private var failure: AdapterFailure?

  /// Starts an adapter and waits for its hello.
  ///
  /// - Parameters:
  ///   - executable: The path of the executable; no search path is used.
  ///   - arguments: The arguments, without the name of the executable.
  ///   - environment: Variables to add to the environment of this process.
  ///   - disk: The folder that survives the process.
  ///   - limits: How long the adapter may take.
  ///   - isCancelled: Asked while an answer is awaited; if it is true, the process is ended.
  /// - Throws: ``AdapterError`` if it cannot be started or sends no valid hello.
  public init(
    executable: String, arguments: [String], environment: [String: String], disk: String,
    limits: AdapterLimits, isCancelled: @escaping () -> Bool = { false }
  ) throws(AdapterError) {
    let order = SpawnOrder(
      executable: executable, arguments: arguments,
      environment: environment.merging(["LIFECYCLE_DISK": disk]) { _, disk in disk })
    let channel: LineChannel
    do {
      channel = LineChannel(try order.connect(), limits: limits, isCancelled: isCancelled)
    } catch {
      throw .cannotStart(path: executable, code: error.code)
    }
    let line: [UInt8]
    do { line = try channel.receive(before: Deadline(after: limits.start)) } catch {
      throw .noHello(path: executable, error)
    }
    self.limits = limits
    self.channel = channel
    hello = try AdapterHello(line: line, number: channel.lineNumber, of: executable)
  }

  deinit { kill() }

  /// How the process ended; nil as long as it is not known to have ended.
  public var end: ProcessEnd? { channel.child.end }

  /// The last lines that it wrote to standard error, as far as they have been read.
  public var lastErrors: [String] { channel.lastErrors }
}

// MARK: - Requests

extension AdapterProcess {
  /// Sends the delegate a callback.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - scene: The number of the scene whose delegate receives it.
  ///   - state: The state of the app.
  ///   - info: What comes with the callback.
  /// - Returns: The reply, or what the adapter did instead.
  /// - Precondition: The process is not suspended.
  public func deliver(
    _ callback: Callback, scene: Int?, state: ExecutionState, info: [String: String]
  ) -> AdapterAnswer {
    exchange(.deliver(callback, scene: scene), state: state, info: info)
  }

  /// Performs an action of the user.
  ///
  /// - Parameters:
  ///   - action: The name of one of the actions of ``hello``.
  ///   - state: The state of the app.
  /// - Returns: The reply, or what the adapter did instead.
  /// - Precondition: The process is not suspended.
  public func perform(action: String, state: ExecutionState) -> AdapterAnswer {
    exchange(.perform(action: action), state: state, info: [:])
  }

  /// What the adapter did unasked since the last exchange: it ended, or it wrote something.
  ///
  /// Every exchange checks this first; call it at the end of a life.
  public func unaskedFailure() -> AdapterFailure? {
    if failure == nil {
      do { try channel.checkSilence() } catch { fail(error) }
    }
    return failure
  }

  private func exchange(
    _ content: AdapterRequest.Content, state: ExecutionState, info: [String: String]
  ) -> AdapterAnswer {
    precondition(!isSuspended, "A suspended process runs no code; resume it before \(content)")
    if let failure = unaskedFailure() { return .failure(failure) }
    lastID += 1
    do {
      return .reply(
        try reply(to: AdapterRequest(id: lastID, content: content, state: state, info: info)))
    } catch {
      fail(error)
      return .failure(error)
    }
  }

  private func reply(to request: AdapterRequest) throws(AdapterFailure) -> AdapterReply {
    let deadline = Deadline(after: limits.reply)
    try channel.send(Array((request.line + "\n").utf8), before: deadline)
    let line = try channel.receive(before: deadline)
    return try AdapterReply(line: line, number: channel.lineNumber, to: request.id)
  }

  /// Refuses the last reply, for a reason that its line alone does not show, and ends the process.
  ///
  /// - Returns: The failure, which every later request returns too.
  func refuse(_ error: AdapterLineError) -> AdapterFailure {
    let failure = AdapterFailure.garbage(error, line: channel.lineNumber)
    fail(failure)
    return failure
  }

  private func fail(_ failure: AdapterFailure) {
    self.failure = failure
    channel.kill()
  }
}

// MARK: - Signals

extension AdapterProcess {
  /// Stops the process and all that it started; returns when it has stopped.
  ///
  /// - Throws: ``AdapterFailure`` if the process has ended or does not stop.
  public func suspend() throws(AdapterFailure) {
    try send(SIGSTOP, "SIGSTOP") { $0 == .stopped }
    isSuspended = true
  }

  /// Resumes a suspended process; returns when it runs.
  ///
  /// - Throws: ``AdapterFailure`` if the process has ended or does not run again.
  public func resume() throws(AdapterFailure) {
    try send(SIGCONT, "SIGCONT") { $0 == .running }
    isSuspended = false
  }

  /// Ends the process and all that it started, without notice; returns when it is gone.
  ///
  /// Does nothing if the process has ended.
  public func kill() {
    channel.kill()
    isSuspended = false
  }

  private func send(
    _ signal: Int32, _ name: String, until isMet: (ChildProcess.Condition) -> Bool
  ) throws(AdapterFailure) {
    if let failure { throw failure }
    channel.child.signal(signal)
    let isDone = channel.child.wait(within: limits.signal) { condition in
      if case .ended = condition { true } else { isMet(condition) }
    }
    if channel.child.end == nil, isDone { return }
    let found = AdapterFailure.ignoredSignal(name: name, after: limits.signal)
    if channel.child.end == nil { fail(found) }
    throw unaskedFailure() ?? found
  }
}

/// The result of a request to an adapter.
public enum AdapterAnswer: Hashable, Sendable {
  /// The adapter replied according to the protocol.
  case reply(AdapterReply)
  /// The adapter did something else and was killed.
  case failure(AdapterFailure)
}
