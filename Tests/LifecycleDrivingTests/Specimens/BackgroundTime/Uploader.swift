import LifecycleDriving
import LifecycleModels

/// An app that asks for time to finish an upload when it enters the background.
///
/// It is correct; each subclass with a bug overrides one method.
class Uploader {
  static let callbacks: [Callback] = [.didEnterBackground]

  let application: Application
  var task = BackgroundTaskIdentifier.invalid

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func receive(_ delivery: Delivery) {
    if task == .invalid { begin() }
  }

  final func begin() {
    task = application.beginBackgroundTask("upload") { self.timeIsOver() }
  }

  func timeIsOver() { finish() }

  func finish() {
    guard task != .invalid else { return }
    application.endBackgroundTask(task)
    task = .invalid
  }

  var memory: Bool { task == .invalid }
}

extension Specimen where Self: Uploader, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.action(
      "upload.ends", in: [.active, .inactive, .background], by: .system,
      when: { $0.delegate.task != .invalid }
    ) { $0.delegate.finish() }
  }
}

/// The uploader without a bug.
final class CarefulUploader: Uploader, Specimen {}
