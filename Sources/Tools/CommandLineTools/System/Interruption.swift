import Foundation
import Synchronization

/// Whether the user, or the system, has asked the program to stop: by Ctrl-C, SIGTERM, SIGHUP or SIGQUIT.
///
/// The first signal asks. Code that checks ``isRequested`` then has ``grace`` milliseconds to report what is
/// known. Then, or at the second signal, the process ends as soon as what it has made was removed.
package enum Interruption {
  /// How long a program may go on after the first signal, in milliseconds: it ends within a second.
  package static let grace: Int32 = 800
  private static let count = Atomic<Int>(0)
  /// Where the handler writes a byte for each signal.
  private static let pipeEnd = Atomic<Int32>(-1)
  private static let cleanUps = Mutex<[@Sendable () -> Void]>([])
  /// Held by what must not be cut short.
  private static let ending = Mutex(())

  /// Whether a signal has come since ``watch()``.
  package static var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

  /// Begins to listen. A waiting system call is interrupted, so that its caller notices.
  ///
  /// - Parameter grace: How long the program may go on after the first signal, in milliseconds.
  package static func watch(grace: Int32 = grace) {
    // Used here once, so that the handler finds them initialised: it must not take a lock.
    count.store(0, ordering: .relaxed)
    startEnding(after: grace)
    listen(to: SIGINT)
    // Who starts a program with `nohup` wants it to go on.
    for signal in [SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(signal) { listen(to: signal) }
    // A reader that stops early, such as `head`, ends this process silently.
    signal(SIGPIPE, SIG_DFL)
    // A file beyond the limit of sizes (`ulimit -f`) is then an error of writing, which is told in words.
    signal(SIGXFSZ, SIG_IGN)
    unblock([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE])
  }

  /// Registers what must be removed before a signal ends the process.
  ///
  /// - Parameter cleanUp: Runs on another thread, while all others go on; what is registered last runs
  ///   first.
  package static func cleaningUp(_ cleanUp: @escaping @Sendable () -> Void) {
    cleanUps.withLock { $0.append(cleanUp) }
  }

  /// Does what the end of the process must not cut short, such as the exchange of several files: the
  /// end waits for it, unless a third signal comes. Do not nest calls: the lock is not recursive.
  package static func uncut<Failure>(
    _ task: () throws(Failure) -> Void
  ) throws(Failure) {
    try ending.withLock { _ throws(Failure) in try task() }
  }
}

extension Interruption {
  private static let handle: @convention(c) (Int32) -> Void = { _ in
    let number = Interruption.count.add(1, ordering: .relaxed).newValue
    let end = Interruption.pipeEnd.load(ordering: .relaxed)
    // A handler may do nothing but write a byte, which must not be a string: that would be allocated,
    // and the signal may have come in the middle of an allocation. Another thread does the rest. If
    // that takes too long for the user, nothing does.
    if end < 0 || number > 2 { _exit(ExitStatus.interrupted.rawValue) }
    var byte: UInt8 = 1
    write(end, &byte, 1)
  }

  /// Starts the thread that ends the process.
  private static func startEnding(after grace: Int32) {
    guard pipeEnd.load(ordering: .relaxed) < 0 else { return }
    let pipe = Pipe()
    pipeEnd.store(pipe.fileHandleForWriting.fileDescriptor, ordering: .relaxed)
    Thread.detachNewThread {
      withExtendedLifetime(pipe) {
        let signals = pipe.fileHandleForReading.fileDescriptor
        var byte: UInt8 = 0
        while read(signals, &byte, 1) != 1 {
          if errno == EINTR { continue }
          // Without a pipe, a signal ends the process at once.
          pipeEnd.store(-1, ordering: .relaxed)
          return
        }
        var second = pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
        _ = poll(&second, 1, grace)
        ending.withLock { _ in
          for cleanUp in (cleanUps.withLock { $0 }).reversed() { cleanUp() }
          _exit(ExitStatus.interrupted.rawValue)
        }
      }
    }
  }

  private static func listen(to signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handle
    #else
      action.__sigaction_handler.sa_handler = handle
    #endif
    sigaction(signal, &action, nil)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// If the parent has blocked the signals, they would have no effect.
  private static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// The user asked the program to stop before it had a result.
package struct Interrupted: CommandError {
  /// Creates the error.
  package init() {}

  package var status: ExitStatus { .interrupted }
  package var errorDescription: String? { "interrupted." }
}
