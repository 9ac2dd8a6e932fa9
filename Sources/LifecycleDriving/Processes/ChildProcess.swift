import Foundation
import Synchronization
import SystemFiles

/// A process in a group of its own.
///
/// It is killed and reaped with all others of its group, when this object is released or before.
package final class ChildProcess {
  /// What is known about the process.
  package enum Condition: Equatable {
    case running
    case stopped
    case ended(ProcessEnd)
  }

  /// Its number, which is that of its group, too.
  let process: pid_t
  private(set) var condition = Condition.running {
    didSet {
      if end != nil { Self.all.withLock { _ = $0.remove(process) } }
    }
  }

  init(process: pid_t) {
    self.process = process
    Self.all.withLock { _ = $0.insert(process) }
  }

  private static let all = Mutex<Set<pid_t>>([])

  /// The numbers of all processes that are not known to have ended.
  static var running: Set<pid_t> { all.withLock { $0 } }

  /// Ends all of them with their groups, and what has outlived its parent, before this process ends
  /// without releasing them.
  package static func endAll() {
    for process in running { _ = Foundation.kill(-process, SIGKILL) }
    ProcessFamily(roots: Subreaper.orphans).end()
  }

  deinit { kill() }

  /// How the process ended; nil while it has not.
  package var end: ProcessEnd? {
    if case .ended(let end) = condition { end } else { nil }
  }

  /// Sends a signal to the process and all others of its group.
  func signal(_ signal: Int32) {
    if end == nil { _ = Foundation.kill(-process, signal) }
  }

  /// Ends the process and all others of its group; does nothing once the process has ended.
  package func kill() {
    guard end == nil else { return }
    signal(SIGKILL)
    reap()
  }
}

// MARK: - Waiting

extension ChildProcess {
  /// Waits until the process is in a condition.
  ///
  /// - Returns: Whether that happened in time.
  func wait(within limit: Duration, until isMet: (Condition) -> Bool) -> Bool {
    let deadline = Deadline(after: limit)
    var attempts = 0
    update()
    while !isMet(condition) {
      if deadline.isPast { return false }
      attempts += 1
      // Stopping takes less time than a pause of the shortest length.
      if attempts < 100 { sched_yield() } else { _ = poll(nil, 0, 1) }
      update()
    }
    return true
  }

  /// Updates the condition without waiting.
  ///
  /// A process that has ended is not reaped at once, so that its number stays taken while the rest
  /// of its group is killed.
  package func update() {
    guard end == nil else { return }
    switch query(WEXITED | WNOWAIT) {
    case .nothing: updateWhileAlive()
    case .changed: kill()
    case .noSuchProcess: condition = .ended(.unknown)
    }
  }

  private func updateWhileAlive() {
    while case .changed(let code) = query(WSTOPPED | WCONTINUED) {
      condition = code == Int32(CLD_STOPPED) ? .stopped : .running
    }
  }

  /// What the system says about the process.
  private enum WaitResult {
    case nothing
    case changed(code: Int32)
    /// Other code reaped the process, or the system did because SIGCHLD is ignored.
    case noSuchProcess
  }

  private func query(_ events: Int32) -> WaitResult {
    var signalInfo = siginfo_t()
    while waitid(P_PID, id_t(process), &signalInfo, events | WNOHANG) < 0 {
      if errno != EINTR { return .noSuchProcess }
    }
    return signalInfo.si_signo == 0 ? .nothing : .changed(code: signalInfo.si_code)
  }

  private func reap() {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        condition = .ended(.unknown)
        return
      }
    }
    condition = .ended(ProcessEnd(waitStatus: status))
  }
}

/// A moment on a monotonic clock that stops while the computer sleeps, as the adapter does.
struct Deadline {
  /// The duration from the beginning to the deadline.
  let limit: Duration
  private let moment: SuspendingClock.Instant

  init(after limit: Duration) {
    self.limit = limit
    moment = SuspendingClock.now.advanced(by: limit)
  }

  var isPast: Bool { SuspendingClock.now >= moment }

  /// The milliseconds that remain, at least 1 and at most a limit.
  func milliseconds(atMost most: Int64) -> Int32 {
    let left = SuspendingClock.now.duration(to: moment)
    return Int32(clamping: min(most, max(1, Int64(left / .milliseconds(1)))))
  }
}
