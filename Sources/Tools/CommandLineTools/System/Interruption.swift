import Foundation
import Synchronization

/// Whether the user, or the system, has asked the program to stop: by Ctrl-C, SIGTERM, SIGHUP or SIGQUIT.
///
/// The first signal asks; the second ends the process as soon as what it has made was removed.
package enum Interruption {
  private static let count = Atomic<Int>(0)
  /// How many signals end the process.
  private static let needed = Atomic<Int>(2)
  /// Where the handler writes a byte when the process is to end.
  private static let pipeEnd = Atomic<Int32>(-1)
  private static let cleanUps = Mutex<[Int: @Sendable () -> Void]>([:])

  /// Whether a signal has come since ``watch()``.
  package static var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

  /// Begins to listen. A waiting system call is interrupted, so that its caller notices.
  package static func watch() {
    // Used here once, so that the handler finds them initialised: it must not take a lock.
    count.store(0, ordering: .relaxed)
    needed.store(2, ordering: .relaxed)
    startEnding()
    listen(to: SIGINT)
    // Who starts a program with `nohup` wants it to go on.
    for signal in [SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(signal) { listen(to: signal) }
    // A reader that stops early, such as `head`, ends this process silently.
    signal(SIGPIPE, SIG_DFL)
    // A file beyond the limit of sizes (`ulimit -f`) is then an error of writing, which is told in words.
    signal(SIGXFSZ, SIG_IGN)
    unblock([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE])
  }

  /// Registers what must be removed before the process ends by a second signal.
  ///
  /// - Parameter cleanUp: Runs on another thread, while all others go on.
  /// - Returns: The number to cancel it by.
  @discardableResult
  package static func cleaningUp(_ cleanUp: @escaping @Sendable () -> Void) -> Int {
    cleanUps.withLock { cleanUps in
      let number = (cleanUps.keys.max() ?? 0) + 1
      cleanUps[number] = cleanUp
      return number
    }
  }

  /// Ends the process at the first signal, after a clean-up, for work that cannot look at
  /// ``isRequested``.
  ///
  /// - Returns: What cancels that.
  package static func endProcess(
    after cleanUp: @escaping @Sendable () -> Void
  ) -> ExitOnSignal {
    let number = cleaningUp(cleanUp)
    needed.store(1, ordering: .relaxed)
    return ExitOnSignal(number: number)
  }

  /// The process ends at the first signal.
  package struct ExitOnSignal: Sendable {
    fileprivate let number: Int

    /// From now on the first signal is only recorded.
    package func cancel() {
      needed.store(2, ordering: .relaxed)
      cleanUps.withLock { _ = $0.removeValue(forKey: number) }
    }
  }
}

extension Interruption {
  private static let handle: @convention(c) (Int32) -> Void = { _ in
    let number = Interruption.count.add(1, ordering: .relaxed).newValue
    let needed = Interruption.needed.load(ordering: .relaxed)
    let end = Interruption.pipeEnd.load(ordering: .relaxed)
    // A handler may do nothing but write a byte; another thread does the rest. If that takes too long
    // for the user, nothing does.
    if end < 0 && number >= needed || number > needed { _exit(ExitStatus.interrupted.rawValue) }
    if number == needed { write(end, "!", 1) }
  }

  /// Starts the thread that ends the process.
  private static func startEnding() {
    guard pipeEnd.load(ordering: .relaxed) < 0 else { return }
    let pipe = Pipe()
    pipeEnd.store(pipe.fileHandleForWriting.fileDescriptor, ordering: .relaxed)
    Thread.detachNewThread {
      withExtendedLifetime(pipe) {
        var byte: UInt8 = 0
        while read(pipe.fileHandleForReading.fileDescriptor, &byte, 1) != 1 {}
        for (_, cleanUp) in (cleanUps.withLock { $0 }).sorted(by: { $0.key > $1.key }) { cleanUp() }
        _exit(ExitStatus.interrupted.rawValue)
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
