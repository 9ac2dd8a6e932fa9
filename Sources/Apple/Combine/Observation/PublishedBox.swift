import Foundation

/// Lets an object find the boxes of its published properties, whatever their types.
protocol ChangeAnnouncing {
  /// The object that is told of changes.
  var changeTarget: (any ChangeTarget)? { get }

  func announceChanges(to target: any ChangeTarget)
}

/// Is told before a published property changes.
protocol ChangeTarget: AnyObject {
  func willChange()
}

/// Holds the value of one published property.
final class PublishedBox<Value>: @unchecked Sendable {
  private let audience = Audience<Value, Never>(keeping: .latest)
  private let lock = NSLock()
  private var current: Value
  private var target: (any ChangeTarget)?
  private var sources: [Inlet<Value, Never>] = []

  init(_ value: Value) { current = value }

  deinit {
    for source in sources { source.cancel() }
  }

  var value: Value { lock.withLock { current } }

  func attach(_ subscriber: some Subscriber<Value, Never>) { audience.add(subscriber) { value } }

  /// Announces the change, publishes the value and stores it, in this order.
  func send(_ value: Value) {
    changeTarget?.willChange()
    audience.send(value)
    let replaced = lock.withLock {
      defer { current = value }
      return current
    }
    withExtendedLifetime(replaced) {}
  }

  /// Takes values from a publisher for as long as the box exists.
  func take(from publisher: some Publisher<Value, Never>) {
    let inlet = Inlet<Value, Never>()
    inlet.handle { [weak self] value in
      self?.send(value)
      return .none
    } completion: { [weak self, weak inlet] _ in
      self?.remove(inlet)
    }
    inlet.request(.unlimited)
    lock.withLock { sources.append(inlet) }
    publisher.subscribe(inlet)
  }

  private func remove(_ inlet: Inlet<Value, Never>?) {
    let removed = lock.withLock {
      sources.firstIndex { $0 === inlet }.map { sources.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}

extension PublishedBox: ChangeAnnouncing {
  var changeTarget: (any ChangeTarget)? { lock.withLock { target } }

  func announceChanges(to target: any ChangeTarget) { lock.withLock { self.target = target } }
}

/// Gives access to the box of a property whose type is not known.
protocol PublishedProperty {
  var announcer: any ChangeAnnouncing { get }
}

extension Published: PublishedProperty {
  var announcer: any ChangeAnnouncing { box }
}
