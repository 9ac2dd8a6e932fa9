/// What belongs to one process of the app: what its timers and delayed messages keep until it ends.
///
/// Foundation keeps a timer that waits in its run loop, and what it refers to, for ever. In a check
/// the objects of a process that was killed would live on, and would observe what happens to the next.
final class ProcessObjects: @unchecked Sendable {
  private static let currentLock = NSLock()
  nonisolated(unsafe) private static var unlocked = ProcessObjects()

  /// Those of the process that runs; timers may be created on any thread.
  static var current: ProcessObjects {
    get { currentLock.withLock { unlocked } }
    set { currentLock.withLock { unlocked = newValue } }
  }

  private struct Entry {
    weak var target: KeptTarget?
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  /// Keeps an object.
  func keep(_ object: AnyObject) -> KeptTarget {
    let target = KeptTarget(object)
    lock.withLock {
      entries.removeAll { $0.target == nil }
      entries.append(Entry(target: target))
    }
    return target
  }

  /// Releases what is kept, because the process has ended.
  func releaseAll() {
    let targets = lock.withLock {
      defer { entries = [] }
      return entries.compactMap(\.target)
    }
    for target in targets { target.release() }
  }
}

/// An object that a timer or a delayed message keeps.
final class KeptTarget: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: AnyObject?

  fileprivate init(_ object: AnyObject) {
    kept = object
  }

  /// The object; nil once its process has ended.
  var object: AnyObject? { lock.withLock { kept } }

  /// Keeps it no longer.
  func release() { lock.withLock { kept = nil } }
}
