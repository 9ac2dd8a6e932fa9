import Foundation

/// Ends an activity when it is told to, or when nothing refers to it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Ends an activity by calling a closure, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Ends another activity.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  /// Ends the activity; a second call does nothing.
  public func cancel() {
    // The closure is freed outside the lock, because what it holds may cancel others in turn.
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps this object in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps this object in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Compares identities.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
