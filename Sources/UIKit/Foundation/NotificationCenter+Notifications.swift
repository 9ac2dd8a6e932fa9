/// Notifications as an asynchronous sequence, which Foundation has on Apple platforms only.
extension NotificationCenter {
  /// The notifications of one name that are posted after iteration begins.
  public struct Notifications: AsyncSequence, Sendable {
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: (any AnyObject & Sendable)?

    /// Starts observing.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Handover.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Handover(notification: $0))
      }
      return Iterator(
        handovers: stream.makeAsyncIterator(),
        observation: Observation(center: center, token: token))
    }

    /// Delivers the notifications that were posted since it was created.
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
  ///   - name: Their name.
  ///   - object: The sender; nil means any.
  /// - Returns: The sequence; each iteration observes separately.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// Stops observing when its iterator is released.
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
