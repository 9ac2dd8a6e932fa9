import LifecycleModels

/// A delegate that takes callbacks one by one: the plain way to be driven.
///
/// ```swift
/// final class Saver: LifecycleDelegate {
///   static let callbacks: [Callback] = [.didEnterBackground]
///   func receive(_ delivery: Delivery) { save() }
/// }
/// ```
public protocol LifecycleDelegate: AnyObject {
  /// The callbacks that ``receive(_:)`` is sent; others are not delivered.
  static var callbacks: [Callback] { get }

  /// Takes a callback.
  func receive(_ delivery: Delivery) throws
}

extension World where Delegate: LifecycleDelegate {
  /// Hands a delegate the callbacks that it names.
  public func deliveringCallbacks() -> Self {
    Delegate.callbacks.reduce(self) { world, callback in
      world.on(callback) { try $0.receive($1) }
    }
  }
}
