import LifecycleDriving
import LifecycleModels

/// B35: `.backgroundTask` waits for a model that a view makes when it appears.
///
/// The belief: code of the app runs only when its views exist. In fact the system launches the app
/// for the task without a window, and the closure never ends. Invariant: I21, I22.
final class RefreshesThroughView: BackgroundRefresh, Specimen {
  static let callbacks: [Callback] = [.viewOnAppear, .swiftUIBackgroundTask]
}

final class RefreshesThroughApp: BackgroundRefresh, Specimen {
  static let callbacks: [Callback] = [.swiftUIInit, .swiftUIBackgroundTask]
}

/// A SwiftUI app that refreshes its content in the background.
class BackgroundRefresh {
  private(set) var memory = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) {
    guard delivery.callback == .swiftUIBackgroundTask else { return memory = true }
    if memory { delivery.complete() }
  }
}

extension Specimen where Self: BackgroundRefresh, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> { installed }
}
