import LifecycleDriving
import LifecycleModels

/// B22, B24: a game renders a frame whenever the display asks for one.
///
/// The belief: nothing asks in the background. In fact timers and display links do while code runs.
/// Invariant: I36.
final class RendersEverywhere: Game, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive]

  func receive(_ delivery: Delivery) { isRendering = true }
}

final class RendersWhileActive: Game, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive, .willResignActive]

  func receive(_ delivery: Delivery) { isRendering = delivery.callback == .didBecomeActive }
}

/// A game that is asked for frames.
class Game {
  private let application: Application
  var isRendering = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  fileprivate func render() {
    if isRendering { application.submitGPUWork("a frame") }
  }

  var memory: Bool { isRendering }
}

extension Specimen where Self: Game, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.action("frame", in: [.active, .inactive, .background], by: .system) {
      $0.delegate.render()
    }
  }
}
