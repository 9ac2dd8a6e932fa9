import Synchronization

/// A value that is made when it is first needed, and kept for all copies of what holds it.
final class OnceValue<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// The value, made now if it never was.
  func value(_ make: () -> Value) -> Value {
    kept.withLock { kept in
      let value = kept ?? make()
      kept = value
      return value
    }
  }
}
