import Foundation

/// Nothing is ever shown: requests are kept, and every authorization that is asked for is granted.
/// Use it on the main thread, as apps do; the completion handlers are called before a method
/// returns.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Like UIApplication.shared, it is the one of the process that runs.
  private nonisolated(unsafe) static var shared = UNUserNotificationCenter(host: nil)

  private let host: (any UserNotificationHost)?
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  private var granted: UNAuthorizationOptions?

  /// The methods that were called and that the delegate lacks, by their full names.
  package private(set) var unimplemented: Set<String> = []

  /// iOS calls it only if it is set before the launch ends (F177).
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    didSet { if delegate != nil { host?.notificationDelegateWasSet() } }
  }

  private init(host: (any UserNotificationHost)?) { self.host = host }

  open class func current() -> UNUserNotificationCenter { shared }

  open var supportsContentExtensions: Bool { false }
}

extension UNUserNotificationCenter {
  /// Starts the centre of a new process, which has no delegate and no requests.
  package static func start(host: any UserNotificationHost) -> UNUserNotificationCenter {
    let center = UNUserNotificationCenter(host: host)
    shared = center
    return center
  }

  /// Makes this the current centre again, after another process has run.
  package func resume() { Self.shared = self }

  /// Ends the process of the centre.
  package func end() {
    if Self.shared === self { Self.shared = UNUserNotificationCenter(host: nil) }
    delegate = nil
  }

  static func reportUnimplemented(_ method: String = #function) {
    shared.unimplemented.insert(method)
  }
}

// MARK: - Authorization

extension UNUserNotificationCenter {
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    granted = (granted ?? []).union(options)
    completionHandler(true, nil)
  }

  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    granted = (granted ?? []).union(options)
    return true
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings(granted: granted))
  }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(granted: granted)
  }
}

// MARK: - Requests

extension UNUserNotificationCenter {
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }

  public func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending)
  }

  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  public func removeAllPendingNotificationRequests() { pending = [] }

  /// No notification is ever delivered.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    completionHandler([])
  }

  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}

  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

// MARK: - Categories

extension UNUserNotificationCenter {
  /// What the user can do with notifications of the app’s categories that does not open the app.
  package var backgroundActions: [String] {
    let actions = categories.flatMap(\.actions).filter { !$0.options.contains(.foreground) }
    let dismisses = categories.contains { $0.options.contains(.customDismissAction) }
    return Set(actions.map(\.identifier)).sorted()
      + (dismisses ? [UNNotificationDismissActionIdentifier] : [])
  }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(categories)
  }

  public func notificationCategories() async -> Set<UNNotificationCategory> { categories }
}

/// Plays the system for a notification centre.
package protocol UserNotificationHost: AnyObject, Sendable {
  /// The app has set the delegate of its centre.
  func notificationDelegateWasSet()
}
