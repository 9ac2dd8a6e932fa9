/// What a scene is for, as the role of its session says.
public enum SceneRole: String, CaseIterable, Hashable, Sendable {
  /// A window on the screen of the device.
  case window
  /// Templates that CarPlay shows in a car.
  case car
  /// What an external display shows, and nobody can touch.
  case externalDisplay
}
