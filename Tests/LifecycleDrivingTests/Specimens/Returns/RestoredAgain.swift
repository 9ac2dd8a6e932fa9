import LifecycleDriving
import LifecycleModels

/// B183: the last page is restored when the scene enters the foreground.
///
/// The belief: a scene enters the foreground at launch. In fact it also does at each return, and
/// what the user has opened meanwhile is replaced. Invariant: I7.
final class RestoresAtEveryReturn: Browser, Specimen {
  func receive(_ delivery: Delivery) { restore() }
}

final class RestoresAtLaunch: Browser, Specimen {
  func receive(_ delivery: Delivery) { if restorations == 0 { restore() } }
}

/// An app that begins where the user has left it.
class Browser {
  static let callbacks: [Callback] = [.sceneWillEnterForeground]

  private(set) var restorations = 0

  required init(disk: EmptyDisk, application: Application) {}

  final func restore() { restorations = min(restorations + 1, 2) }

  var memory: Int { restorations }
}

extension Specimen where Self: Browser, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.onceHoweverOftenActivated { $0.delegate.restorations })
  }
}
