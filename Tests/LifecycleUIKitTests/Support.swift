import LifecycleTesting
import LifecycleUIKit
import Testing

/// The lines that processes record; it serves as the disk.
final class Journal {
  var lines: [String] = []
}

/// Observes a notification until it is released.
@MainActor final class Observation {
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  func begin(
    _ name: Notification.Name, from sender: AnyObject? = nil,
    _ receive: @escaping @MainActor () -> Void
  ) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: sender, queue: .main
    ) { _ in
      MainActor.assumeIsolated { receive() }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// Replays one life of a world.
///
/// - Returns: The findings.
@MainActor func live<Disk, Delegate: AnyObject>(
  _ choices: [String], in world: World<Disk, Delegate>, on model: some LogModel
) throws -> [Finding] {
  try LifeCheck(world, on: model).run(.replay(choices)).findings
}

extension LogModel where Self == AppModel {
  static var app: AppModel { AppModel(profile: .observed, systems: .driven) }
}

extension LogModel where Self == SceneModel {
  static var scenes: SceneModel { SceneModel(profile: .observed, scenes: 1) }
}
