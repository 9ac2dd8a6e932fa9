import Foundation
import LifecycleModels

/// Compares an app delegate with the scene delegate that is to replace it.
///
/// Both worlds are put through the same life: the user, the system and the device do the same, and
/// each model decides what its delegate is sent. After every choice, when no delivery is owed, the
/// observables must be equal.
///
/// What only one of the two can go through (a scene that is reclaimed, a second window) is not
/// compared. The models themselves are compared by `Migration`.
public struct MigrationCheck<AppDisk, AppMemory: AnyObject, SceneDisk, SceneMemory: AnyObject> {
  private let app: LifeRunner<AppDisk, AppMemory>
  private let scene: LifeRunner<SceneDisk, SceneMemory>

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - app: The world with the app delegate.
  ///   - scene: The world with the scene delegate; actions and observables have the same names.
  ///   - profile: The reading of the documentation, for both models.
  ///   - deaths: Where the process may die silently.
  /// - Throws: ``MigrationError`` if names differ, or nothing can be observed.
  public init(
    from app: World<AppDisk, AppMemory>, to scene: World<SceneDisk, SceneMemory>,
    profile: Profile = .observed, deaths: DeathScope = .whileSuspended
  ) throws(MigrationError) {
    try Self.compare(app.actions.map(\.name), scene.actions.map(\.name), "action")
    try Self.compare(app.observables.map(\.name), scene.observables.map(\.name), "observable")
    if app.observables.isEmpty { throw .nothingObserved }
    self.app = LifeRunner(app, on: AppModel(profile: profile, systems: .driven), deaths: deaths)
    self.scene = LifeRunner(
      scene, on: SceneModel(profile: profile, scenes: 1, systems: .driven), deaths: deaths)
  }

  private static func compare(
    _ first: [String], _ second: [String], _ kind: String
  ) throws(MigrationError) {
    for name in first where !second.contains(name) {
      throw .onlyInOne(kind: kind, name, world: "app delegate")
    }
    for name in second where !first.contains(name) {
      throw .onlyInOne(kind: kind, name, world: "scene delegate")
    }
  }

  /// Compares the two, the shortest lives first.
  ///
  /// ```swift
  /// let report = try MigrationCheck(from: before, to: after).run { change in
  ///   change.observable == "windows" && change.choices.contains("launch.url")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - depth: The most choices of a life.
  ///   - steps: The most steps of all lives together.
  ///   - isIntended: Whether a change is meant to be. The comparison goes on after it, and the report
  ///     lists it.
  /// - Returns: The first difference that is not intended, or the depth up to which there is none.
  /// - Throws: Any error of making a disk.
  public func run(
    depth: Int = 12, steps: Int = 1_000_000,
    accepting isIntended: (MigrationReport.Change) -> Bool = { _ in false }
  ) throws -> MigrationReport {
    try withoutActuallyEscaping(isIntended) { isIntended in
      var search = MigrationSearch(
        app: app, scene: scene, depth: depth, steps: steps, isIntended: isIntended)
      return try search.run()
    }
  }
}

/// Why two worlds cannot be compared.
public enum MigrationError: Error, Hashable {
  /// A name exists in only one of the worlds.
  case onlyInOne(kind: String, String, world: String)
  /// No observable was named.
  case nothingObserved
}

extension MigrationError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var errorDescription: String? {
    switch self {
    case .onlyInOne(let kind, let name, let world):
      "The \(kind) “\(name)” exists only in the world with the \(world); add it to the other."
    case .nothingObserved:
      "Nothing can be compared: add what a user can see with observable(_:_:)."
    }
  }
}
