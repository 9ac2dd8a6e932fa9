import Foundation
import Synchronization

/// Whether the user has asked the command to stop.
///
/// The first Ctrl-C asks; the second ends the process at once.
enum Interruption {
  private static let count = Atomic<Int>(0)

  /// Whether Ctrl-C has been pressed since ``watch()``.
  static var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

  /// Begins to listen. System calls that wait are broken off, so that they notice.
  static func watch() {
    // Touched here, so that the handler finds it initialised: it must not take a lock.
    count.store(0, ordering: .relaxed)
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handle
    #else
      action.__sigaction_handler.sa_handler = handle
    #endif
    sigaction(SIGINT, &action, nil)
    // A parent that blocks the signal would otherwise make Ctrl-C useless here.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // A reader that has seen enough, such as `head`, ends this process without a word.
    signal(SIGPIPE, SIG_DFL)
  }

  private static let handle: @convention(c) (Int32) -> Void = { _ in
    if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 {
      _exit(ExitStatus.interrupted.rawValue)
    }
  }
}

/// The user has asked the command to stop before it had anything to say.
struct Interrupted: CommandError, LocalizedError {
  var status: ExitStatus { .interrupted }
  var errorDescription: String? { "interrupted." }
}
