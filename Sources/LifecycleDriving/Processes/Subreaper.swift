import Foundation

/// Where a process asks the system for it, what outlives its own parent becomes a child of this process,
/// so that nothing is lost that an adapter has started. Linux has this.
package enum Subreaper {
  nonisolated(unsafe) private static var isOn = false

  /// Makes this process take over what outlives its parent; for programs all of whose children are
  /// ``ChildProcess``es, before they start any.
  package static func takeOver() {
    #if os(Linux)
      // `prctl` takes any number of arguments, and so cannot be called from Swift.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      let takeOver: Int32 = 36  // PR_SET_CHILD_SUBREAPER
      isOn = unsafeBitCast(symbol, to: Control.self)(takeOver, 1, 0, 0, 0) == 0
    #endif
  }

  /// Whether there may be processes that an adapter has started.
  ///
  /// With a subreaper this costs one call of the system, and is certain.
  static var mayHaveChildren: Bool {
    guard isOn else { return true }
    var signalInfo = siginfo_t()
    return waitid(P_ALL, 0, &signalInfo, WEXITED | WNOHANG | WNOWAIT) == 0 || errno != ECHILD
  }

  /// The processes that were taken over.
  static var orphans: Set<pid_t> {
    guard isOn else { return [] }
    // A process that is being started is not yet known as one of ours.
    return SpawnOrder.withoutSpawning {
      let children = RunningProcess.all.filter { $0.parent == getpid() }.map(\.number)
      return Set(children).subtracting(ChildProcess.running)
    }
  }

  /// Forgets the processes that were taken over and have ended.
  static func reap() {
    for orphan in orphans {
      var status: Int32 = 0
      _ = waitpid(orphan, &status, WNOHANG)
    }
  }
}
