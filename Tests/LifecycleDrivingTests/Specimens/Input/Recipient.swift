import LifecycleDriving
import LifecycleModels

/// An app that the user opens with something; subclasses say where they look for it.
class Recipient {
  /// What the app can be opened with.
  class var inputs: Set<LifeInput> { [.url] }

  let application: Application
  var taken = 0

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func receive(_ delivery: Delivery) {
    if delivery.input?.isOfUser == true { take() }
    if delivery.callback == .didReceiveRemoteNotification { delivery.complete() }
  }

  func take() { taken += 1 }

  /// The number of inputs matters only beside those received, which the obligation remembers.
  var memory: [Bool] { [] }
}

extension Specimen where Self: Recipient, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.receiving(inputs).requiring(.inputHandledOnce { $0.delegate.taken })
  }
}
