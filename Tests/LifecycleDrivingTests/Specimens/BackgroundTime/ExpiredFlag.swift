import LifecycleDriving
import LifecycleModels

/// B17: the app remembers that its time is over until it enters the foreground.
///
/// The belief: code runs again only after willEnterForeground. In fact a push wakes the app without
/// it, and finds that no task may begin. Invariant: I17.
final class ForgetsExpiryInForeground: PushWorker, Specimen {
  func receive(_ delivery: Delivery) {
    if delivery.callback == .willEnterForeground { isExpired = false }
    work(on: delivery)
  }
}

final class ForgetsExpiryWithEachEvent: PushWorker, Specimen {
  func receive(_ delivery: Delivery) {
    isExpired = false
    work(on: delivery)
  }
}

/// An app that works on pushes, in the background as long as there is time.
class PushWorker {
  static let callbacks: [Callback] = [
    .didEnterBackground, .willEnterForeground, .didReceiveRemoteNotification,
  ]

  private let application: Application
  fileprivate var isExpired = false
  fileprivate var task = BackgroundTaskIdentifier.invalid

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  fileprivate func work(on delivery: Delivery) {
    if !isExpired, task == .invalid, delivery.state == .background {
      task = application.beginBackgroundTask("sync") {
        self.isExpired = true
        self.finish()
      }
    }
    if delivery.callback == .didReceiveRemoteNotification { delivery.complete() }
  }

  fileprivate func finish() {
    application.endBackgroundTask(task)
    task = .invalid
  }

  var memory: [Bool] { [isExpired, task == .invalid] }
}

extension Specimen where Self: PushWorker, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed
      .action(
        "sync.ends", in: [.active, .inactive, .background], by: .system,
        when: { $0.delegate.task != .invalid }
      ) { $0.delegate.finish() }
      .invariant("a push is worked on in a task", after: .didReceiveRemoteNotification) {
        $0.state != .background || $0.delegate.task != .invalid
      }
  }
}
