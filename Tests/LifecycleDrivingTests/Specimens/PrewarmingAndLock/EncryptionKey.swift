import LifecycleDriving
import LifecycleModels

/// A key in the keychain, and the key of the encrypted database.
final class Vault {
  var key = 0
  var databaseKey = 0
}

/// B40: a new key is made when none can be read.
///
/// The belief: a key that cannot be read does not exist. In fact the device may be locked.
/// Invariant: I46.
final class ReplacesUnreadableKey: VaultOwner, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]

  func receive(_ delivery: Delivery) { open(with: readKey() ?? makeKey()) }
}

final class WaitsForUnreadableKey: VaultOwner, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching, .protectedDataDidBecomeAvailable]

  func receive(_ delivery: Delivery) {
    guard application.isProtectedDataAvailable else { return }
    open(with: readKey() ?? makeKey())
  }
}

/// An app with an encrypted database.
class VaultOwner {
  let application: Application
  private let vault: Vault

  required init(disk: Vault, application: Application) {
    vault = disk
    self.application = application
  }

  /// Like the keychain, returns nil for no key, and nil for a key that cannot be read now.
  final func readKey() -> Int? {
    application.isProtectedDataAvailable && vault.key > 0 ? vault.key : nil
  }

  final func makeKey() -> Int {
    vault.key += 1
    return vault.key
  }

  final func open(with key: Int) {
    if vault.databaseKey == 0 { vault.databaseKey = key }
  }

  var memory: Int { 0 }
}

extension Specimen where Self: VaultOwner, Disk == Vault {
  static var world: World<Vault, Self> {
    installed(on: Vault(), fingerprint: { [$0.key, $0.databaseKey] })
      .requiring(.nothingLostWhileLocked { $0.disk.key != $0.disk.databaseKey })
  }
}
