import LifecycleDriving
import LifecycleModels

/// B159: a video starts when its view is made for a scene.
///
/// The belief: a view that appears is on screen. In fact a scene can be connected in the background,
/// and SwiftUI makes its view there. Invariant: I35.
final class PlaysWhenConnected: Cinema, Specimen {
  static let callbacks: [Callback] = [.sceneWillConnect]
}

final class PlaysWhenActive: Cinema, Specimen {
  static let callbacks: [Callback] = [.sceneDidBecomeActive]
}

/// An app that plays a video as soon as it can be watched.
class Cinema {
  private(set) var isPlaying = false

  required init(disk: EmptyDisk, application: Application) {}

  func receive(_ delivery: Delivery) { isPlaying = true }

  var memory: Bool { isPlaying }
}

extension Specimen where Self: Cinema, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.noSessionBeforeActivation { $0.delegate.isPlaying ? 1 : 0 })
  }
}
