import Foundation
import Synchronization

/// What Ctrl-C ends: the program that runs for us, the files that it has made, and this process.
enum Interruption {
  private static let child = Mutex<pid_t?>(nil)

  /// Begins to listen.
  ///
  /// - Parameter folder: Removed before this process ends.
  /// - Returns: What listens until it is cancelled.
  static func watch(removing folder: String) -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      child.withLock { child in
        if let child { kill(child, SIGKILL) }
        try? FileManager.default.removeItem(atPath: folder)
        exit(ExitStatus.interrupted.rawValue)
      }
    }
    source.resume()
    return source
  }

  /// Names the process that must not outlive this one; nil for none.
  static func guarded(_ process: pid_t?) { child.withLock { $0 = process } }
}
