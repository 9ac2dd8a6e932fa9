import LifecycleDriving
import LifecycleModels

/// B19: what was drawn in the foreground is still pending when the app enters the background.
///
/// The belief: without drawing there is no GPU work. In fact pending commands are submitted later.
/// Invariant: I36.
final class LeavesCommandsPending: Painter, Specimen {
  static let callbacks: [Callback] = []

  func receive(_ delivery: Delivery) {}
}

final class FinishesWhenResigning: Painter, Specimen {
  static let callbacks: [Callback] = [.willResignActive]

  func receive(_ delivery: Delivery) { commit() }
}

/// An app that draws at once, and commits what it has drawn later.
class Painter {
  private let application: Application
  private var hasCommands = false
  private var isCommitScheduled = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  fileprivate func draw() {
    hasCommands = true
    if isCommitScheduled { return }
    isCommitScheduled = true
    application.schedule("commit") {
      self.isCommitScheduled = false
      self.commit()
    }
  }

  fileprivate func commit() {
    if hasCommands { application.submitGPUWork("a command buffer") }
    hasCommands = false
  }

  var memory: [Bool] { [hasCommands, isCommitScheduled] }
}

extension Specimen where Self: Painter, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> { installed.action("draw") { $0.delegate.draw() } }
}
