import LifecycleDriving
import LifecycleModels

/// B180: a completion handler is called, and forgotten only some time later.
///
/// The belief: nothing happens between the two. In fact the user comes back, and it is called again.
/// Invariant: I65 for completion handlers.
final class CompletesThenForgets: Transfer, Specimen {
  override func finish() { pending?.complete() }
}

final class ForgetsThenCompletes: Transfer, Specimen {
  override func finish() {
    let event = pending
    pending = nil
    event?.complete()
  }
}

/// An app that ends a transfer when its files are in place, or when the user comes back.
class Transfer {
  static let callbacks: [Callback] = [.handleEventsForBackgroundURLSession, .willEnterForeground]

  private let application: Application
  fileprivate var pending: Delivery?
  private var isScheduled = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func finish() {}

  func receive(_ delivery: Delivery) {
    guard delivery.callback == .handleEventsForBackgroundURLSession else { return finish() }
    pending = delivery
    if isScheduled { return }
    isScheduled = true
    application.schedule("files are in place") {
      self.isScheduled = false
      self.finish()
    }
  }

  var memory: [Bool] { [pending != nil, isScheduled] }
}

extension Specimen where Self: Transfer, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> { installed.receiving([.urlSession]) }
}
