import LifecycleDriving
import UIKit

/// Creates the objects that carry input; each holds the number of its input.
@MainActor struct InputMaker {
  let options: UIKitOptions

  /// The key under which dictionaries hold the number.
  static let key = "lifecycle.input"

  func url(_ number: Int) -> URL {
    guard let text = options.url?(number) else {
      return url(
        "\(options.urlScheme)://input/\(number)",
        "“\(options.urlScheme)” is not a valid URL scheme; set urlScheme to a valid one.")
    }
    return url(text, "“\(text)” is not a valid URL; UIKitOptions.url must return one.")
  }

  func activity(_ number: Int) -> NSUserActivity {
    let activity = NSUserActivity(activityType: options.activityType)
    activity.userInfo = [Self.key: number]
    if options.activityType == NSUserActivityTypeBrowsingWeb {
      activity.webpageURL = url(
        "https://lifecycle.example/input/\(number)", "")
    }
    return activity
  }

  func shortcut(_ number: Int) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: options.shortcutType, localizedTitle: options.shortcutType, localizedSubtitle: nil,
      icon: nil, userInfo: [Self.key: NSNumber(value: number)])
  }

  func userInfo(_ number: Int) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [Self.key: number]
    for (key, value) in options.payload(number) { info[key] = value }
    return info
  }

  private func url(_ text: String, _ fault: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure(fault) }
    return url
  }
}

extension InputMaker {
  /// The options of a launch.
  ///
  /// - Parameters:
  ///   - call: The launch.
  ///   - hasScenes: Whether scenes receive the user's input instead of the application.
  /// - Returns: The options; nil if there is nothing that they state.
  func launchOptions(
    for call: UIKitCall, hasScenes: Bool
  ) -> [UIApplication.LaunchOptionsKey: Any]? {
    var launchOptions = reason(for: call, hasScenes: hasScenes) ?? [:]
    for (key, value) in options.launchOptions(call.input) { launchOptions[key] = value }
    return launchOptions.isEmpty ? nil : launchOptions
  }

  private func reason(
    for call: UIKitCall, hasScenes: Bool
  ) -> [UIApplication.LaunchOptionsKey: Any]? {
    guard let input = call.input, !(hasScenes && input.isOfUser) else { return nil }
    let number = call.inputNumber
    switch input {
    case .url: return [.url: url(number)]
    case .userActivity:
      let activity = activity(number)
      let details: [String: Any] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ]
      return [.userActivityDictionary: details]
    case .shortcut: return [.shortcutItem: shortcut(number)]
    case .notificationTap, .push: return [.remoteNotification: userInfo(number)]
    case .location: return [.location: true]
    case .fetch, .refreshTask, .processingTask, .urlSession, .bluetooth, .voip, .notification,
      .notificationAction:
      return nil
    }
  }
}
