import LifecycleDriving
import LifecycleModels

/// B132: an app that is opened with a notification goes to its last page, and to the article.
///
/// The belief: restoration belongs to every launch. In fact two navigations compete where a tap asks
/// for a page of its own. Invariant: I23.
final class NavigatesTwice: NewsReader, Specimen {
  override func go() { pending += 1 }
}

/// Whatever comes last decides where the app goes.
final class NavigatesOnce: NewsReader, Specimen {
  override func go() { pending = 1 }
}

/// An app that goes to its last page, or to an article, each time it comes to the foreground.
class NewsReader {
  static let callbacks: [Callback] = [
    .sceneWillConnect, .sceneDidEnterBackground, .didReceiveRemoteNotification,
    .sceneDidBecomeActive,
  ]

  /// The pages to go to at the next activation.
  var pending = 0
  private(set) var navigations = 0

  required init(disk: EmptyDisk, application: Application) {}

  func go() {}

  func receive(_ delivery: Delivery) {
    switch delivery.callback {
    case .sceneDidBecomeActive:
      navigations += pending
      pending = 0
    case .didReceiveRemoteNotification:
      go()
      delivery.complete()
    default:
      pending = 1
      if delivery.input == .notificationTap { go() }
    }
  }

  var memory: Int { min(pending, 3) }
}

extension Specimen where Self: NewsReader, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.receiving([.notificationTap])
      .requiring(.atMostOnceForEachEntrance { $0.delegate.navigations })
  }
}
