import LifecycleDriving
import LifecycleModels

/// B20, B25: new data marks a layer for display, in any state of the app.
///
/// The belief: marking is not drawing. In fact the next commit draws, in the background too.
/// Invariant: I36.
final class DisplaysWhatIsNew: Map, Specimen {
  override func display() { draw() }
}

final class DisplaysWhatIsNewInFront: Map, Specimen {
  override func display() {
    if application.state != .background { draw() }
  }
}

/// A map that is displayed again after a push, and when the app comes to the foreground.
class Map {
  static let callbacks: [Callback] = [.didReceiveRemoteNotification, .didBecomeActive]

  let application: Application
  fileprivate var needsDisplay = false
  private var isDisplayScheduled = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func receive(_ delivery: Delivery) {
    if delivery.callback == .didBecomeActive { return display() }
    needsDisplay = true
    delivery.complete()
    if isDisplayScheduled { return }
    isDisplayScheduled = true
    application.schedule("display") {
      self.isDisplayScheduled = false
      self.display()
    }
  }

  func display() {}

  final func draw() {
    if needsDisplay { application.submitGPUWork("the map") }
    needsDisplay = false
  }

  var memory: [Bool] { [needsDisplay, isDisplayScheduled] }
}

extension Specimen where Self: Map, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> { installed }
}
