import LifecycleDriving
import LifecycleModels

/// B26, B27, B30, B165: a session is opened when the process is launched.
///
/// The belief: the user launches the app. In fact the system does too, for a fetch or a push.
/// Invariant: I43.
final class OpensSessionAtLaunch: Tracker, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]

  func receive(_ delivery: Delivery) { openSession() }
}

final class OpensSessionAtActivation: Tracker, Specimen {
  static let callbacks: [Callback] = [.didBecomeActive]

  func receive(_ delivery: Delivery) { openSession() }
}

/// B31: “opened from a notification” is tracked when a notification is received.
///
/// The belief: a notification that is received was tapped. In fact a silent one launches the app in
/// the background.
/// Invariant: I43.
final class TracksEveryNotification: Tracker, Specimen {
  static let callbacks: [Callback] = [.didReceiveRemoteNotification]

  func receive(_ delivery: Delivery) {
    openSession()
    delivery.complete()
  }
}

/// An app receives a tapped notification while it is inactive, on its way to the foreground.
final class TracksTappedNotifications: Tracker, Specimen {
  static let callbacks: [Callback] = [.didReceiveRemoteNotification]

  func receive(_ delivery: Delivery) {
    if delivery.state == .inactive { openSession() }
    delivery.complete()
  }
}

/// An app that counts the sessions of its users.
class Tracker {
  private var hasSession = false

  required init(disk: EmptyDisk, application: Application) {}

  final func openSession() { hasSession = true }

  final var sessions: Int { hasSession ? 1 : 0 }

  var memory: Bool { hasSession }
}

extension Specimen where Self: Tracker, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.noSessionBeforeActivation { $0.delegate.sessions })
  }
}
