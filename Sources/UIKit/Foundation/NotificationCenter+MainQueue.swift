extension NotificationCenter {
  /// Calls a block whenever a notification is posted.
  ///
  /// If a notification is posted on the main queue for a block that is to run there, Foundation on
  /// Apple platforms calls the block at once, but Foundation on Linux deadlocks. This method, too,
  /// calls the block at once. It is preferred to the one of Foundation because its queue is not
  /// optional.
  ///
  /// - Parameters:
  ///   - name: The name of the notification; nil means any.
  ///   - object: The sender; nil means any.
  ///   - queue: The queue on which the block is called.
  ///   - block: The block to call.
  /// - Returns: A token with which the block can be removed.
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
      let operation = BlockOperation { block(handover.notification) }
      queue.addOperations([operation], waitUntilFinished: true)
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
