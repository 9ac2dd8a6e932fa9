import LifecycleDriving
import LifecycleModels
import Testing

/// What the checks of a test or a suite have in common, unless a check says otherwise.
///
/// ```swift
/// @Suite(.lifecycle(scenes: 2, saved: .read)) struct WindowTests { … }
/// ```
///
/// A trait of a test wins over one of its suite, and a trait of an inner suite over one of an outer
/// suite, each for the settings that it names. An argument of a check wins over all traits.
public struct LifecycleTrait: SuiteTrait, TestTrait, TestScoping {
  let profile: Profile?
  let scenes: Int?
  let systems: SystemVersions?
  let saved: SavedLives?

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var isRecursive: Bool { true }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = CheckSettings.current
    settings.profile = profile ?? settings.profile
    settings.scenes = scenes ?? settings.scenes
    settings.systems = systems ?? settings.systems
    settings.saved = saved ?? settings.saved
    // Each run of a test counts its checks anew, so that a repeated test finds its lives again.
    if testCase != nil { settings.counter = CheckCounter() }
    try await CheckSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == LifecycleTrait {
  /// Sets what the checks of a test or a suite have in common.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation; observed unless a trait says otherwise.
  ///   - scenes: How many scenes the app may have, for a `SceneModel`; an `AppModel` unless a
  ///     trait names a number.
  ///   - systems: The systems that the app is driven through, such as `.since(18)`; iOS 16 to the
  ///     newest unless a trait says otherwise.
  ///   - saved: Whether findings are kept beside the test (`SavedLives`).
  /// - Returns: The trait.
  public static func lifecycle(
    profile: Profile? = nil, scenes: Int? = nil, systems: SystemVersions? = nil,
    saved: SavedLives? = nil
  ) -> Self {
    LifecycleTrait(profile: profile, scenes: scenes, systems: systems, saved: saved)
  }
}

/// What traits say about the checks of the current test.
struct CheckSettings: Sendable {
  @TaskLocal static var current = CheckSettings()

  var profile: Profile?
  var scenes: Int?
  var systems: SystemVersions?
  var saved: SavedLives?
  var counter = CheckCounter.ofProcess

  /// The model of a check that names none.
  func model() throws(CheckSettingsFault) -> any LogModel {
    let profile = profile ?? .observed
    let systems = systems ?? .driven
    guard let scenes else { return AppModel(profile: profile, systems: systems) }
    let possible = SceneModel.sceneCounts
    guard possible.contains(scenes) else { throw .scenes(scenes) }
    guard systems.overlaps(SceneModel.systemsWithScenes) else {
      throw .systems(systems)
    }
    return SceneModel(
      profile: profile, scenes: scenes,
      systems: systems.intersection(SceneModel.systemsWithScenes))
  }
}

/// Settings that no model has.
enum CheckSettingsFault: Error, Hashable {
  /// A number of scenes.
  case scenes(Int)
  /// Systems without scenes, for a model of scenes.
  case systems(SystemVersions)

  var words: String {
    switch self {
    case .scenes(let scenes):
      let possible = SceneModel.sceneCounts
      return ".lifecycle(scenes: \(scenes)) is not possible; write a number from "
        + "\(possible.lowerBound) to \(possible.upperBound)."
    case .systems(let systems):
      return ".lifecycle(scenes:systems:) names \(systems.words), but scenes are of "
        + "\(SceneModel.systemsWithScenes.words); name later systems, or no scenes."
    }
  }
}
