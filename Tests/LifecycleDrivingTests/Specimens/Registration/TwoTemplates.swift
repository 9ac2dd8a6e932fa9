import LifecycleDriving
import LifecycleModels

/// B143: the old template registers the plug-ins at launch, and the new one when a scene connects.
///
/// The belief: only one of the two is called. In fact both are, and the second registration fails.
/// Invariant: I7.
final class RegistersInBothTemplates: Registrar, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching, .sceneWillConnect]
}

final class RegistersInTheFirstTemplate: Registrar, Specimen {
  static let callbacks: [Callback] = [.didFinishLaunching, .sceneWillConnect]

  override func receive(_ delivery: Delivery) { if !isRegistered { register() } }
}
