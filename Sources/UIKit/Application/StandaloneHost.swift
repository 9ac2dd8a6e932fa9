import Synchronization

/// The host of an application that nobody drives, as in a plain unit test.
///
/// It is always active, grants every background task and never lets one expire.
final class StandaloneHost: ApplicationHost {
  private let tasksBegun = Atomic(0)

  var applicationState: UIApplication.State { .active }

  nonisolated func beginBackgroundTask(
    name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> Int {
    tasksBegun.add(1, ordering: .relaxed).newValue
  }

  nonisolated func endBackgroundTask(_ identifier: Int) {}
}
