/// What Foundation has on Apple platforms only: notifications as an asynchronous sequence.
extension NotificationCenter {
  /// The notifications of one name, from the first iteration on.
  public struct Notifications: AsyncSequence, Sendable {
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: (any AnyObject & Sendable)?

    /// Starts to observe.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Handover.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Handover(notification: $0))
      }
      return Iterator(
        handovers: stream.makeAsyncIterator(),
        observation: Observation(center: center, token: token))
    }

    /// Hands on the notifications that were posted since it was made.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var handovers: AsyncStream<Handover>.Iterator
      fileprivate let observation: Observation

      /// Waits for the next notification.
      ///
      /// - Returns: The notification, or nil once the task is cancelled.
      public mutating func next() async -> Notification? {
        await handovers.next()?.notification
      }

      /// Waits for the next notification without leaving an actor.
      ///
      /// - Parameter actor: The actor that waits.
      /// - Returns: The notification, or nil once the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await handovers.next(isolation: actor)?.notification
      }
    }
  }

  /// The notifications of one name, as an asynchronous sequence.
  ///
  /// - Parameters:
  ///   - name: What they are called.
  ///   - object: Who posts them; nil means anybody.
  /// - Returns: The sequence; each iteration of it observes anew.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// Stops to observe when nobody iterates any more.
private final class Observation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  deinit {
    center.removeObserver(token)
  }
}
