import Foundation
import LifecycleModels

/// A delegate in a process of its own, spoken to in protocol 1.
///
/// The process reads requests from standard input and writes replies to standard output, one JSON
/// object a line; see ``AdapterHello``, ``AdapterRequest`` and ``AdapterReply``. What it writes to
/// standard error is kept for findings, the last 4 KiB of it. The environment variable
/// `LIFECYCLE_DISK` names the folder that survives it.
///
/// The system suspends an app with SIGSTOP here, resumes it with SIGCONT and purges it with SIGKILL,
/// each sent to the process and to whatever it started in its group. An adapter that does not keep
/// to the protocol is killed: ``AdapterFailure`` says why, and every later exchange says it again.
public final class AdapterProcess {
  /// What the adapter said when it started.
  public let hello: AdapterHello

  private let channel: LineChannel
  private let limits: AdapterLimits
  private var lastID = 0
  private var isSuspended = false
  private var failure: AdapterFailure?

  /// Starts an adapter and waits for its hello.
  ///
  /// - Parameters:
  ///   - executable: The path of the executable; no search path is looked through.
  ///   - arguments: What it is given, without its own name.
  ///   - environment: What is added to the environment of this process.
  ///   - disk: The folder that survives the process.
  ///   - limits: How long it may take.
  /// - Throws: ``AdapterError`` if it cannot be started or says no hello.
  public init(
    executable: String, arguments: [String], environment: [String: String], disk: String,
    limits: AdapterLimits
  ) throws(AdapterError) {
    let order = SpawnOrder(
      executable: executable, arguments: arguments,
      environment: environment.merging(["LIFECYCLE_DISK": disk]) { _, disk in disk })
    let child: ChildProcess
    do { child = try order.start() } catch {
      throw .cannotStart(path: executable, code: error.code)
    }
    let channel = LineChannel(child, limits: limits)
    let line: [UInt8]
    do { line = try channel.receive(before: Deadline(after: limits.start)) } catch {
      throw .noHello(path: executable, error)
    }
    self.limits = limits
    self.channel = channel
    hello = try AdapterHello(line: line, of: executable)
  }

  deinit { kill() }

  /// How the process ended, nil while it is not known to have ended.
  public var end: AdapterEnd? { channel.child.end }

  /// The last lines that it wrote to standard error, as far as they were read.
  public var lastErrors: [String] { channel.lastErrors }
}

// MARK: - Requests

extension AdapterProcess {
  /// Sends the delegate a callback.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - scene: The number of the scene whose delegate is sent it.
  ///   - state: The state that the app is in.
  ///   - info: What comes with it.
  /// - Returns: The reply, or what came instead of one.
  /// - Precondition: The process is not suspended.
  public func deliver(
    _ callback: Callback, scene: Int?, state: ExecutionState, info: [String: String]
  ) -> AdapterAnswer {
    exchange(.deliver(callback, scene: scene), state: state, info: info)
  }

  /// Lets the user do something.
  ///
  /// - Parameters:
  ///   - action: The name of one of the actions of ``hello``.
  ///   - state: The state that the app is in.
  /// - Returns: The reply, or what came instead of one.
  /// - Precondition: The process is not suspended.
  public func perform(action: String, state: ExecutionState) -> AdapterAnswer {
    exchange(.perform(action: action), state: state, info: [:])
  }

  /// What the adapter did since the last exchange without being asked: it ended, or it wrote.
  ///
  /// Every exchange looks first; this is for the end of a life.
  public func unaskedFailure() -> AdapterFailure? {
    if failure == nil {
      do { try channel.checkSilence() } catch { fail(error) }
    }
    return failure
  }

  private func exchange(
    _ content: AdapterRequest.Content, state: ExecutionState, info: [String: String]
  ) -> AdapterAnswer {
    precondition(!isSuspended, "A suspended process executes nothing; resume it before \(content)")
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
    return try AdapterReply(line: try channel.receive(before: deadline), to: request.id)
  }

  private func fail(_ failure: AdapterFailure) {
    self.failure = failure
    channel.kill()
  }
}

// MARK: - What the system does to a process

extension AdapterProcess {
  /// Stops the process and all that it started; returns when it has stopped.
  ///
  /// - Throws: ``AdapterFailure`` if it had ended, or does not stop.
  public func suspend() throws(AdapterFailure) {
    try send(SIGSTOP, "SIGSTOP") { $0 == .stopped }
    isSuspended = true
  }

  /// Lets a suspended process run again; returns when it does.
  ///
  /// - Throws: ``AdapterFailure`` if it had ended, or does not run.
  public func resume() throws(AdapterFailure) {
    try send(SIGCONT, "SIGCONT") { $0 == .running }
    isSuspended = false
  }

  /// Ends the process and all that it started, without a word; returns when it is gone.
  ///
  /// Nothing happens to a process that has ended.
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
