import LifecycleDriving
import LifecycleModels

/// B39, B41: accounts are read from a protected file at launch.
///
/// The belief: apps are launched only on unlocked devices. In fact a fetch or prewarming launches
/// them on locked ones too. Invariant: I46.
final class ReadsAccountsAtLaunch: AccountReader, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]

  func receive(_ delivery: Delivery) { readAccounts() }
}

/// The delegate may learn of the unlock only after the activation (F117): another occasion to read.
final class ReadsAccountsWhenAvailable: AccountReader, Specimen {
  static let callbacks: [Callback] = [
    .didFinishLaunching, .protectedDataDidBecomeAvailable, .didBecomeActive,
  ]

  func receive(_ delivery: Delivery) {
    if application.isProtectedDataAvailable { readAccounts() }
  }
}

/// An app with accounts in a protected file.
class AccountReader {
  let application: Application
  private(set) var hasAccounts = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  final func readAccounts() {
    application.readProtectedData("the accounts")
    hasAccounts = true
  }

  var memory: Bool { hasAccounts }
}

extension Specimen where Self: AccountReader, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(.readyWhenActive { !$0.delegate.hasAccounts })
  }
}
