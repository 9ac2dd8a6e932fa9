import Foundation
import SystemFiles

/// A process in a group of its own, and our ends of its standard streams.
///
/// It is killed and reaped with all that it started, at the latest when this object goes away.
final class ChildProcess {
  /// What is known of the process.
  enum Condition: Equatable {
    case running
    case stopped
    case ended(AdapterEnd)
  }

  let input: Descriptor
  let output: Descriptor
  let errors: Descriptor
  private let process: pid_t
  private(set) var condition = Condition.running

  init(
    process: pid_t, input: consuming Descriptor, output: consuming Descriptor,
    errors: consuming Descriptor
  ) {
    self.process = process
    self.input = input
    self.output = output
    self.errors = errors
  }

  deinit { kill() }

  /// How the process ended, nil before.
  var end: AdapterEnd? {
    if case .ended(let end) = condition { end } else { nil }
  }

  /// Sends a signal to the process and all others of its group.
  func signal(_ signal: Int32) {
    if end == nil { _ = Foundation.kill(-process, signal) }
  }

  /// Ends the process and all others of its group; does nothing once the process has ended.
  func kill() {
    guard end == nil else { return }
    signal(SIGKILL)
    reap()
  }
}

// MARK: - Waiting

extension ChildProcess {
  /// Waits for the process to be in a condition.
  ///
  /// - Returns: Whether it came to be in time.
  func wait(within limit: Duration, until isMet: (Condition) -> Bool) -> Bool {
    let deadline = Deadline(after: limit)
    var looks = 0
    update()
    while !isMet(condition) {
      if deadline.isPast { return false }
      looks += 1
      // Stopping takes less time than a pause.
      if looks < 100 { sched_yield() } else { _ = poll(nil, 0, 1) }
      update()
    }
    return true
  }

  /// Looks, without waiting, at what became of the process.
  ///
  /// An ended process is only looked at first, so that nobody else can have its number while the
  /// rest of its group is killed.
  func update() {
    guard end == nil else { return }
    switch look(for: WEXITED | WNOWAIT) {
    case .nothing: updateWhileAlive()
    case .seen: kill()
    case .noSuchProcess: condition = .ended(.unknown)
    }
  }

  private func updateWhileAlive() {
    while case .seen(let code) = look(for: WSTOPPED | WCONTINUED) {
      condition = code == Int32(CLD_STOPPED) ? .stopped : .running
    }
  }

  private enum Sight {
    case nothing
    case seen(code: Int32)
    /// Someone else reaped it, or the system did, where SIGCHLD is ignored.
    case noSuchProcess
  }

  private func look(for events: Int32) -> Sight {
    var news = siginfo_t()
    while waitid(P_PID, id_t(process), &news, events | WNOHANG) < 0 {
      if errno != EINTR { return .noSuchProcess }
    }
    return news.si_signo == 0 ? .nothing : .seen(code: news.si_code)
  }

  private func reap() {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        condition = .ended(.unknown)
        return
      }
    }
    condition = .ended(AdapterEnd(waitStatus: status))
  }
}
