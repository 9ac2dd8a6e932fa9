import LifecycleDriving
import LifecycleModels

/// B56: a list is loaded when its view appears.
///
/// The belief: a view appears when the user returns. In fact it never disappeared. Invariant: I35.
final class RefreshesWhenViewAppears: NewsList, Specimen {
  static let callbacks: [Callback] = [.viewWillAppear, .didEnterBackground]
}

final class RefreshesInForegroundToo: NewsList, Specimen {
  static let callbacks: [Callback] = [.viewWillAppear, .willEnterForeground, .didEnterBackground]
}

/// A list of news, which is stale after the app was in the background.
class NewsList {
  private(set) var isStale = true

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { isStale = delivery.callback == .didEnterBackground }

  var memory: Bool { isStale }
}

extension Specimen where Self: NewsList, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.readyWhenActive { $0.delegate.isStale })
  }
}
