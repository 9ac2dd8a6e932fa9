extension NotificationCenter {
  /// Calls a block whenever a notification is posted.
  ///
  /// Where somebody posts on the main queue to a block that is wanted there, Foundation for Linux
  /// waits for itself forever; Foundation of Apple platforms calls the block at once. So does this.
  /// It is found before that of Foundation because its queue is not optional.
  ///
  /// - Parameters:
  ///   - name: What the notification is called; nil means anything.
  ///   - object: Who posts it; nil means anybody.
  ///   - queue: Where the block is called.
  ///   - block: What is called.
  /// - Returns: What stands for the block when it is to be removed.
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

/// Takes a notification to another thread, as the centre of Foundation does.
struct Handover: Sendable {
  // `Notification` is not Sendable, although posting one means that any thread may receive it.
  nonisolated(unsafe) let notification: Notification
}

/// The queue of the main actor, on whatever thread it runs: on Linux that need not be the first.
package enum MainQueue {
  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether code runs there now.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }
}
