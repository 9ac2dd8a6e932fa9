import LifecycleDriving
import LifecycleModels

/// The models that an adapter can be driven through.
enum DrivenModel: String, CaseIterable {
  case app, scene
  case swiftUI = "swiftui"

  /// What the model is about, to stand before the systems that have it; nil if all do.
  var limits: (subject: String, systems: SystemVersions)? {
    switch self {
    case .app: nil
    case .scene: ("scenes are", ModelKind.scene.availability)
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
    switch self {
    case .app:
      try LifeCheck(world, on: AppModel(profile: profile, systems: systems), deaths: deaths)
    case .scene:
      try LifeCheck(
        world, on: SceneModel(profile: profile, scenes: 1, systems: systems), deaths: deaths)
    case .swiftUI:
      try LifeCheck(
        world, on: SwiftUIModel(profile: profile, windows: 1, systems: systems), deaths: deaths)
    }
  }
}
