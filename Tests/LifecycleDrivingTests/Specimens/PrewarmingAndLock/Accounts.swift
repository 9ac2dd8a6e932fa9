import LifecycleDriving
import LifecycleModels

/// B39, B41: accounts are read from a protected file at launch.
///
/// The belief: a launch needs an unlocked device. A fetch, or prewarming, does not. Invariant: I46.
final class ReadsAccountsAtLaunch: AccountReader, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]

  func receive(_ delivery: Delivery) { readAccounts() }
}

/// That the device is unlocked may be told after the activation (F117): another occasion to read.
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
    installed.requiring(
      Obligation(
        "accounts", "who is in front has accounts", asked: .settled(in: [.active])
      ) { $0.delegate.hasAccounts ? nil : "they were never read" })
  }
}
