import Dispatch

extension NSObject {
  /// Sends a message.
  ///
  /// - Parameter selector: A method of this object.
  public func perform(_ selector: Selector) { selector.send(to: self, []) }

  /// Sends a message with an argument.
  ///
  /// - Parameters:
  ///   - selector: A method of this object.
  ///   - object: Its argument.
  public func perform(_ selector: Selector, with object: Any?) {
    selector.send(to: self, [object])
  }

  /// Sends a message on the main queue after a time.
  ///
  /// - Parameters:
  ///   - selector: A method of this object, which is kept until then.
  ///   - argument: Its argument.
  ///   - delay: The time in seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let item = DelayedMessages.all.add(to: self, selector, argument)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
  }

  /// Sends a message on the main queue.
  ///
  /// - Parameters:
  ///   - selector: A method of this object, which is kept until then.
  ///   - argument: Its argument.
  ///   - wait: Ignored: the message is sent at once on the main queue, and otherwise later.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    if wait, MainQueue.isCurrent { return perform(selector, with: argument) }
    perform(selector, with: argument, afterDelay: 0)
  }

  /// Cancels all messages that wait for their time.
  ///
  /// - Parameter target: The object that they would be sent to.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.all.cancel(to: target as AnyObject, nil)
  }

  /// Cancels messages that wait for their time.
  ///
  /// - Parameters:
  ///   - target: The object that they would be sent to.
  ///   - selector: The method that they would call.
  ///   - argument: Ignored.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedMessages.all.cancel(to: target as AnyObject, selector)
  }

  /// Whether the object has a method.
  ///
  /// - Parameter selector: The selector; of one that is made of a string nothing is known.
  /// - Returns: Whether it can be sent.
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
