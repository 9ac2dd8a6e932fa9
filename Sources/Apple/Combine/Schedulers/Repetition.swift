import Foundation

/// Runs a closure again and again, until it is cancelled or nobody refers to it any longer.
final class Repetition: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?
  private var next: DispatchWorkItem?

  init(_ action: @escaping () -> Void) { self.action = action }

  /// What runs the closure once, and then asks for the next run.
  ///
  /// - Parameters:
  ///   - handOver: Calls what it is given where the closure is to run.
  ///   - ask: Asks for the next run.
  /// - Returns: The item, which is to be handed to a queue.
  func item(
    handOver: @escaping (_ run: @escaping @Sendable () -> Void) -> Void = { $0() },
    then ask: @escaping () -> Void
  ) -> DispatchWorkItem {
    nonisolated(unsafe) let (handOver, ask) = (handOver, ask)
    // The queue keeps the item, so the item must not keep what the closure refers to.
    let item = DispatchWorkItem { [weak self] in
      guard let repetition = self else { return }
      handOver { if repetition.run() { ask() } }
    }
    lock.withLock { next = item }
    return item
  }

  private func run() -> Bool {
    lock.withLock { action }?()
    return lock.withLock { action != nil }
  }

  func cancel() {
    let (action, next) = lock.withLock {
      defer { (self.action, self.next) = (nil, nil) }
      return (self.action, self.next)
    }
    next?.cancel()
    withExtendedLifetime(action) {}
  }
}
