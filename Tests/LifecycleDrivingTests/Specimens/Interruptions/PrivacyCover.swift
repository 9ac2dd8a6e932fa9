import LifecycleDriving
import LifecycleModels

/// B49: a cover hides the app whenever it is inactive.
///
/// The belief: an inactive app is about to appear in the switcher. In fact it may be under its own
/// Face ID sheet, which is then shown over a blank screen. Invariant: I6.
final class CoversWhenInactive: Wallet, Specimen {
  func receive(_ delivery: Delivery) { isCovered = delivery.callback == .willResignActive }
}

final class CoversWhenInactiveUnasked: Wallet, Specimen {
  func receive(_ delivery: Delivery) {
    isCovered = delivery.callback == .willResignActive && !isAsking
    isAsking = isAsking && delivery.callback == .willResignActive
  }
}

/// An app that asks for Face ID before it pays.
class Wallet {
  static let callbacks: [Callback] = [.willResignActive, .didBecomeActive]

  private let application: Application
  var isCovered = false
  var isAsking = false

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  fileprivate func pay() {
    isAsking = true
    application.presentSystemSheet()
  }

  var memory: [Bool] { [isCovered, isAsking] }
}

extension Specimen where Self: Wallet, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed
      .action("pay", when: { !$0.delegate.isAsking }) { $0.delegate.pay() }
      .requiring(.interruptionIsNoDeparture { $0.delegate.isAsking && $0.delegate.isCovered })
  }
}
