import Foundation

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The published properties keep it. An object that has none is found in a table that does not
  /// keep it alive.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    for property in properties {
      if let publisher = property.changeTarget as? ObservableObjectPublisher { return publisher }
    }
    if properties.isEmpty { return PlainObjects.shared.publisher(of: self) }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.announceChanges(to: publisher) }
    return publisher
  }

  /// The boxes of the properties, those of superclasses after those of the class itself.
  private var publishedProperties: [any ChangeAnnouncing] {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror).flatMap { mirror in
      mirror.children.compactMap { ($0.value as? any PublishedProperty)?.announcer }
    }
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>(keeping: .nothing)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }

  public func send() { audience.send(()) }
}

extension ObservableObjectPublisher: ChangeTarget {
  func willChange() { send() }
}

/// The publishers of the observable objects that have no published property to keep them in.
final class PlainObjects: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  static let shared = PlainObjects()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  /// How many entries there are; a dead object has one until the next clean-up.
  var count: Int { lock.withLock { entries.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      // A dead object may have had the same address.
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      if entries.count >= limit { removeDeadObjects() }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// Cleans up each time the number of entries has doubled, so that the cost for each object is
  /// constant and the table is never more than twice as large as the number of living objects.
  private func removeDeadObjects() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(16, entries.count * 2)
  }
}
