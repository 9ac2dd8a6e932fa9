import Synchronization

/// A completion handler whose calls wait until it is known whether the delegate was called at all.
///
/// On Linux a default implementation stands for a method that a delegate lacks, and calls the handler.
/// The delegate may have an asynchronous variant of the method, which is to be called instead.
final class HeldCompletion: Sendable {
  private let state = Mutex<State>(.held(0))

  private enum State {
    /// So many calls wait.
    case held(Int)
    /// Calls go to this closure.
    case passing(@Sendable () -> Void)
  }

  /// Calls the handler; any thread may do it.
  func callAsFunction() {
    let target: (@Sendable () -> Void)? = state.withLock { state in
      switch state {
      case .held(let count):
        state = .held(count + 1)
        return nil
      case .passing(let target): return target
      }
    }
    target?()
  }

  /// Lets all calls through, those that wait and those that come.
  func pass(to target: @escaping @Sendable () -> Void) {
    let count = state.withLock { state in
      defer { state = .passing(target) }
      if case .held(let count) = state { return count }
      return 0
    }
    for _ in 0..<count { target() }
  }
}

extension PlatformProcess {
  /// Calls a method with a completion handler.
  ///
  /// - Parameters:
  ///   - signature: Its full name.
  ///   - completion: Makes what the handler does, if the delegate has the method.
  ///   - method: Calls it. It returns nil if the platform knows that the delegate lacks it.
  /// - Returns: Whether the delegate has it; if not, the handler is not called.
  func call(
    _ signature: String, _ completion: () -> @Sendable () -> Void,
    _ method: (HeldCompletion) -> Void?
  ) -> Bool {
    let held = HeldCompletion()
    guard method(held) != nil, !isMissing(signature) else { return false }
    held.pass(to: completion())
    return true
  }
}
