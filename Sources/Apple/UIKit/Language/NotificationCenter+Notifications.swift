/// Notifications as an asynchronous sequence, which Foundation has on Apple platforms only.
extension NotificationCenter {
  public struct Notifications: AsyncSequence, Sendable {
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: (any AnyObject & Sendable)?

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Handover.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Handover(notification: $0))
      }
      return Iterator(
        handovers: stream.makeAsyncIterator(),
        observation: Observation(center: center, token: token))
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var handovers: AsyncStream<Handover>.Iterator
      fileprivate let observation: Observation

      public mutating func next() async -> Notification? {
        await handovers.next()?.notification
      }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await handovers.next(isolation: actor)?.notification
      }
    }
  }

  /// Each iteration observes separately.
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

extension NotificationCenter {
  /// If a notification is posted on the main queue for a block that is to run there, Foundation on
  /// Apple platforms calls the block at once, but Foundation on Linux deadlocks. This method, too,
  /// calls the block at once. It is preferred to the one of Foundation because its queue is not
  /// optional.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: object, queue: nil) { notification in
      if MainQueue.isCurrent { return block(notification) }
      let handover = Handover(notification: notification)
      DispatchQueue.main.sync { block(handover.notification) }
    }
  }
}

/// Carries a notification to another thread, as the notification center of Foundation does.
struct Handover: Sendable {
  // `Notification` is not Sendable, although posting one means that any thread may receive it.
  nonisolated(unsafe) let notification: Notification
}

/// The queue of the main actor; on Linux it need not run on the first thread.
package enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on it.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }
}
