import LifecycleDriving
import LifecycleModels

/// An app that registers something with the system; subclasses say when.
class Registrar {
  let application: Application
  private(set) var registrations = 0

  required init(disk: EmptyDisk, application: Application) { self.application = application }

  func receive(_ delivery: Delivery) { register() }

  final func register() { registrations = min(registrations + 1, 2) }

  final var isRegistered: Bool { registrations > 0 }

  var memory: Int { registrations }
}

extension Specimen where Self: Registrar, Disk == EmptyDisk {
  static var world: World<EmptyDisk, Self> {
    installed.requiring(
      .registeredWhenLaunchEnds { $0.delegate.isRegistered },
      .onceHoweverOftenActivated { $0.delegate.registrations })
  }
}

/// The registrar without a bug.
final class RegistersAtLaunch: Registrar, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]
}
