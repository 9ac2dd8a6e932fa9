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
    nonisolated(unsafe) let message = (target: self, argument: argument)
    let item = DelayedMessages.all.add(to: self, selector) {
      selector.send(to: message.target, [message.argument])
    }
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

  /// Whether the object may have a method: whether the selector holds one.
  ///
  /// - Parameter selector: The selector; of one that is made of a string nothing is known.
  /// - Returns: Whether it can be sent.
  public func responds(to selector: Selector?) -> Bool { selector?.isCallable ?? false }
}

/// The messages that wait for their time.
private final class DelayedMessages: @unchecked Sendable {
  private struct Message {
    let number: Int
    let item: DispatchWorkItem
    weak var target: AnyObject?
    let selector: Selector
  }

  static let all = DelayedMessages()

  private let lock = NSLock()
  private var messages: [Message] = []
  private var next = 0

  /// Adds a message, which is forgotten once it was sent.
  func add(
    to target: AnyObject, _ selector: Selector, send: @escaping () -> Void
  ) -> DispatchWorkItem {
    lock.withLock {
      let number = next
      next += 1
      let item = DispatchWorkItem {
        self.lock.withLock { self.messages.removeAll { $0.number == number } }
        send()
      }
      messages.append(Message(number: number, item: item, target: target, selector: selector))
      return item
    }
  }

  func cancel(to target: AnyObject, _ selector: Selector?) {
    let cancelled = lock.withLock {
      let cancelled = messages.filter {
        $0.target === target && (selector == nil || $0.selector == selector)
      }
      messages.removeAll { message in cancelled.contains { $0.number == message.number } }
      return cancelled
    }
    cancelled.forEach { $0.item.cancel() }
  }
}
