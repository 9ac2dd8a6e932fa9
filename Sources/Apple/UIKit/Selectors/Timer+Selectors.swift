extension Timer {
  /// The target is kept while the timer is valid and its process lives. `userInfo` is ignored.
  @discardableResult public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let block = block(target, selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// The target is kept while the timer is valid. `userInfo` is ignored.
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
