import LifecycleDriving
import LifecycleModels

/// B120, B138: plug-ins and their launch handlers are registered when a scene connects.
///
/// The belief: a scene connects before the launch ends. In fact it connects after the last launch
/// method, or not at all. Invariant: I15, I23.
final class RegistersAtConnection: Registrar, Specimen {
  static let callbacks: [Callback] = [.sceneWillConnect]

  override func receive(_ delivery: Delivery) { if !isRegistered { register() } }
}

/// B140: the delegate of the notification centre is set in a callback of the engine.
///
/// The belief: what is begun at launch is done when the launch ends. In fact the engine calls back
/// later. Invariant: I23.
final class RegistersInCallback: Registrar, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching]

  override func receive(_ delivery: Delivery) {
    application.schedule("engine") { self.register() }
  }
}

/// B137, B144: the engine, and with it the queue of taps, is made when the app is shown.
///
/// The belief: nothing happens before. In fact the connection of the scene brings what the app was
/// opened with. Invariant: I9, I23.
final class RegistersWhenActive: Registrar, Specimen {
  static let callbacks: [Callback] = [.sceneDidBecomeActive]

  override func receive(_ delivery: Delivery) { if !isRegistered { register() } }
}
