import Foundation
import Synchronization

/// Whether the user has asked the program to stop.
///
/// The first Ctrl-C asks; the second ends the process at once.
package enum Interruption {
  private static let count = Atomic<Int>(0)
  /// Where the handler writes a byte, if somebody waits for the first Ctrl-C.
  private static let pipeEnd = Atomic<Int32>(noPipe)
  private static let noPipe: Int32 = -1

  /// Whether Ctrl-C has been pressed since ``watch()``.
  package static var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

  /// Begins to listen. A waiting system call is interrupted, so that its caller notices.
  package static func watch() {
    // Used here once, so that the handler finds them initialised: it must not take a lock.
    count.store(0, ordering: .relaxed)
    pipeEnd.store(noPipe, ordering: .relaxed)
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handle
    #else
      action.__sigaction_handler.sa_handler = handle
    #endif
    sigaction(SIGINT, &action, nil)
    // If the parent has blocked the signal, Ctrl-C would have no effect.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // A reader that stops early, such as `head`, ends this process silently.
    signal(SIGPIPE, SIG_DFL)
  }

  /// Runs a clean-up at the first Ctrl-C and ends the process, for work that cannot look at
  /// ``isRequested``.
  ///
  /// - Returns: The object that waits, until it is cancelled.
  package static func endProcess(
    after cleanUp: @escaping @Sendable () -> Void
  ) -> any DispatchSourceProtocol {
    // A handler may do nothing but write a byte; this queue does the rest.
    let pipe = Pipe()
    let source = DispatchSource.makeReadSource(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .global())
    source.setEventHandler {
      cleanUp()
      exit(ExitStatus.interrupted.rawValue)
    }
    source.setCancelHandler {
      pipeEnd.store(noPipe, ordering: .relaxed)
      try? pipe.fileHandleForWriting.close()
    }
    source.resume()
    pipeEnd.store(pipe.fileHandleForWriting.fileDescriptor, ordering: .relaxed)
    return source
  }

  private static let handle: @convention(c) (Int32) -> Void = { _ in
    if Interruption.count.add(1, ordering: .relaxed).oldValue > 0 {
      _exit(ExitStatus.interrupted.rawValue)
    }
    let end = Interruption.pipeEnd.load(ordering: .relaxed)
    if end >= 0 { write(end, "!", 1) }
  }
}

/// The user asked the program to stop before it had a result.
package struct Interrupted: CommandError {
  /// Creates the error.
  package init() {}

  package var status: ExitStatus { .interrupted }
  package var errorDescription: String? { "interrupted." }
}
