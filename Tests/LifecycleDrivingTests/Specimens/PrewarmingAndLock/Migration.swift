import LifecycleDriving
import LifecycleModels

/// A database, and whether it was encrypted with the user's key.
final class EncryptedStore {
  var isReadable = true
}

/// B173: a database is migrated when the app is left, with an empty key if protected data is said to
/// be unavailable.
///
/// The belief: an unavailable key cannot be read. In fact that is said at every lock, and this key
/// can be read from the first unlock on. Invariant: I38.
final class MigratesWithEmptyKey: Migrator, Specimen {
  func receive(_ delivery: Delivery) {
    migrate(hasKey: application.isProtectedDataAvailable)
  }
}

/// An app that was in front has been unlocked once.
final class MigratesWithItsKey: Migrator, Specimen {
  func receive(_ delivery: Delivery) { migrate(hasKey: true) }
}

/// An app that migrates its database.
class Migrator {
  static let callbacks: [Callback] = [.didEnterBackground]

  let application: Application
  private let store: EncryptedStore

  required init(disk: EncryptedStore, application: Application) {
    store = disk
    self.application = application
  }

  final func migrate(hasKey: Bool) { store.isReadable = store.isReadable && hasKey }

  var memory: Int { 0 }
}

extension Specimen where Self: Migrator, Disk == EncryptedStore {
  static var world: World<EncryptedStore, Self> {
    installed(on: EncryptedStore(), fingerprint: \.isReadable)
      .requiring(.nothingLostWhileLocked { !$0.disk.isReadable })
  }
}
