import Foundation

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
