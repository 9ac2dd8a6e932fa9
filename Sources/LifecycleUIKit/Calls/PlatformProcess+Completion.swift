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
