/// An observer that was added with a selector; the notification center keeps it weakly.
private struct SelectorObservation {
  weak var observer: AnyObject?
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let name: Notification.Name?
  weak var sender: AnyObject?

  /// Whether the observer removes it with a name and a sender; nil means all.
  func matches(_ observer: AnyObject, _ name: Notification.Name?, _ sender: AnyObject?) -> Bool {
    self.observer === observer && (name == nil || name == self.name)
      && (sender == nil || sender === self.sender)
  }
}

/// The observations of all notification centers, in the order in which they were added.
private final class SelectorObservations: @unchecked Sendable {
  static let all = SelectorObservations()

  private let lock = NSLock()
  private var observations: [SelectorObservation] = []

  /// Adds an observation, and removes those whose observers are gone.
  func add(_ observation: SelectorObservation) {
    remove { $0.observer == nil }
    lock.withLock { observations.append(observation) }
  }

  func remove(where isRemoved: (SelectorObservation) -> Bool) {
    let removed = lock.withLock {
      let removed = observations.filter(isRemoved)
      observations.removeAll(where: isRemoved)
      return removed
    }
    // A center has a lock of its own, so it is not called with this one held.
    for observation in removed { observation.center.removeObserver(observation.token as Any) }
  }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    let handover = WeakObserver(observer: observer)
    let process = ProcessObjects.current
    let token = addObserver(forName: name, object: object, queue: nil) {
      [weak process] notification in
      // A check may live in several processes by turns, and they share the notification center.
      guard process === ProcessObjects.current, let observer = handover.observer else { return }
      selector.send(to: observer, [notification])
    }
    let sender = object.map { $0 as AnyObject }
    SelectorObservations.all.add(
      SelectorObservation(
        observer: observer, center: self, token: token, name: name, sender: sender))
  }

  public func removeObserver(_ observer: AnyObject) {
    SelectorObservations.all.remove { $0.center === self && $0.matches(observer, nil, nil) }
    removeObserver(observer as Any)
  }

  public func removeObserver(
    _ observer: AnyObject, name: Notification.Name?, object: Any? = nil
  ) {
    let sender = object.map { $0 as AnyObject }
    SelectorObservations.all.remove {
      $0.center === self && $0.matches(observer, name, sender)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// Refers to an observer from a block that any thread may call.
private final class WeakObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?

  init(observer: AnyObject) {
    self.observer = observer
  }
}
