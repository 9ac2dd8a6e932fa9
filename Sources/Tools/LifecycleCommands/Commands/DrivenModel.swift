import LifecycleDriving
import LifecycleModels

/// The models that an adapter can be driven through.
enum DrivenModel: String, CaseIterable {
  case app, scene
  case swiftUI = "swiftui"
  /// An app with a window and a second scene of a role.
  case windows, car, display

  /// What the model is about, to stand before the systems that have it; nil if all do.
  var limits: (subject: String, systems: SystemVersions)? {
    switch self {
    case .app: nil
    case .scene, .windows, .car, .display: ("scenes are", ModelKind.scene.availability)
    case .swiftUI: ("the life cycle of SwiftUI is", ModelKind.swiftUI.availability)
    }
  }

  /// A check of an adapter on this model.
  ///
  /// - Throws: A ``WorldError`` if the adapter’s actions do not fit the model.
  func check(
    _ world: World<AdapterDisk, DrivenAdapter>, profile: Profile, systems: SystemVersions,
    deaths: DeathScope
  ) throws -> LifeCheck<AdapterDisk, DrivenAdapter> {
    func check(on model: some LogModel) throws -> LifeCheck<AdapterDisk, DrivenAdapter> {
      try LifeCheck(world, on: model, deaths: deaths)
    }
    func check(besides role: SceneRole) throws -> LifeCheck<AdapterDisk, DrivenAdapter> {
      try check(on: SceneModel(profile: profile, secondScene: role, systems: systems))
    }
    return switch self {
    case .app: try check(on: AppModel(profile: profile, systems: systems))
    case .scene: try check(on: SceneModel(profile: profile, scenes: 1, systems: systems))
    case .swiftUI: try check(on: SwiftUIModel(profile: profile, windows: 1, systems: systems))
    case .windows: try check(besides: .window)
    case .car: try check(besides: .car)
    case .display: try check(besides: .externalDisplay)
    }
  }
}
