import Dispatch

extension NSObject {
  public func perform(_ selector: Selector) { selector.send(to: self, []) }

  public func perform(_ selector: Selector, with object: Any?) {
    selector.send(to: self, [object])
  }

  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let item = DelayedMessages.all.add(to: self, selector, argument)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
  }

  /// The message is sent at once if `wait` is true on the main queue, and otherwise later: no
  /// thread waits for another one.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    if wait, MainQueue.isCurrent { return perform(selector, with: argument) }
    perform(selector, with: argument, afterDelay: 0)
  }

  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.all.cancel(to: target as AnyObject, nil)
  }

  /// The argument is ignored.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedMessages.all.cancel(to: target as AnyObject, selector)
  }

  /// False for a selector that is made of a string, because only its name is known.
  public func responds(to selector: Selector?) -> Bool {
    selector?.isMethod(of: self) ?? false
  }
}

/// The messages that wait for their time.
private final class DelayedMessages: @unchecked Sendable {
  private struct Message {
    let item: DispatchWorkItem
    let target: KeptTarget
    let selector: Selector
  }

  static let all = DelayedMessages()

  private let lock = NSLock()
  private var messages: [Message] = []

  /// Adds a message, whose target is kept until it was sent or cancelled, or its process has ended.
  func add(to object: AnyObject, _ selector: Selector, _ argument: Any?) -> DispatchWorkItem {
    let target = ProcessObjects.current.keep(object)
    nonisolated(unsafe) let argument = argument
    let item = DispatchWorkItem {
      guard let object = target.object else { return }
      target.release()
      selector.send(to: object, [argument])
    }
    lock.withLock {
      messages.removeAll { $0.target.object == nil }
      messages.append(Message(item: item, target: target, selector: selector))
    }
    return item
  }

  func cancel(to object: AnyObject, _ selector: Selector?) {
    for message in lock.withLock({ messages })
    where message.target.object === object && (selector == nil || message.selector == selector) {
      message.item.cancel()
      message.target.release()
    }
  }
}
