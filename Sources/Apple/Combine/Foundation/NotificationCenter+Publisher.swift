import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of one name, from one object or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Delivers notifications as they are posted.
  public struct Publisher: Combine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts them; nil for any.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber. Notifications that come while it has no demand are dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber, keeping: .nothing)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        outlet.send($0)
      }
      outlet.start(onCancel: { center.removeObserver(token) })
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Compares what is published.
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
