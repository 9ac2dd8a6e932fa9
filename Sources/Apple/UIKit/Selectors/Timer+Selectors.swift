extension Timer {
  /// A timer of the current run loop that sends a message to an object.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between firings, in seconds.
  ///   - target: The object, which is kept while the timer is valid and its process lives.
  ///   - selector: Its method, which takes the timer or nothing.
  ///   - userInfo: Ignored: a timer has none here.
  ///   - repeats: Whether it fires again and again.
  /// - Returns: The timer.
  @discardableResult public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let block = block(target, selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer that sends a message to an object once it was added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between firings, in seconds.
  ///   - target: The object, which is kept while the timer is valid.
  ///   - selector: Its method, which takes the timer or nothing.
  ///   - userInfo: Ignored: a timer has none here.
  ///   - repeats: Whether it fires again and again.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Timer.block(target, selector))
  }

  private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let target = ProcessObjects.current.keep(target as AnyObject)
    return { timer in target.object.map { _ = selector.send(to: $0, [timer]) } }
  }
}
