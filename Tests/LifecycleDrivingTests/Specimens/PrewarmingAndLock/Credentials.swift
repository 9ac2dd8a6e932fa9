import LifecycleDriving
import LifecycleModels

/// The credentials of a user who has signed in, and what the app may destroy besides.
final class Keychain {
  var hasCredentials = true
}

/// B168, B170: credentials that are not found at launch are replaced by empty ones.
///
/// The belief: what is not found does not exist. In fact the keychain answers “not found” before the
/// first unlock, too. Invariant: I46.
final class BelievesEmptyAnswer: CredentialOwner, Specimen {
  func receive(_ delivery: Delivery) {
    if delivery.callback == .didFinishLaunching, !canRead { keychain.hasCredentials = false }
    complete(delivery)
  }
}

/// B171: the user is signed out when a push cannot be written.
///
/// The belief: a write fails only for a user who is not signed in. In fact the device is locked.
/// Invariant: I46, I12.
final class SignsOutWhenWritingFails: CredentialOwner, Specimen {
  func receive(_ delivery: Delivery) {
    if delivery.callback == .didReceiveRemoteNotification, !canRead {
      keychain.hasCredentials = false
    }
    complete(delivery)
  }
}

/// The twin of both: what cannot be read or written now is left alone.
final class TrustsAnswersWhenUnlocked: CredentialOwner, Specimen {
  func receive(_ delivery: Delivery) { complete(delivery) }
}

/// An app with credentials in the keychain.
class CredentialOwner {
  static let callbacks: [Callback] = [.didFinishLaunching, .didReceiveRemoteNotification]

  private let application: Application
  let keychain: Keychain

  required init(disk: Keychain, application: Application) {
    keychain = disk
    self.application = application
  }

  final var canRead: Bool { application.isProtectedDataAvailable }

  final func complete(_ delivery: Delivery) {
    if delivery.callback == .didReceiveRemoteNotification { delivery.complete() }
  }

  var memory: Int { 0 }
}

extension Specimen where Self: CredentialOwner, Disk == Keychain {
  static var world: World<Keychain, Self> {
    installed(on: Keychain(), fingerprint: \.hasCredentials)
      .requiring(.nothingLostWhileLocked { !$0.disk.hasCredentials })
  }
}
