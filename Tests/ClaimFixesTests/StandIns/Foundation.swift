import Foundation

extension NotificationCenter {
  // Apple's Foundation lets callers ignore the observer; the one of Linux warns.
  @discardableResult func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    NSObject()
  }
}
