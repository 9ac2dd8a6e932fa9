import Reporting
import LifecycleModels

/// The model of a check, with everything on which its lives depend.
public struct CheckedModel: Hashable, Sendable {
  /// The word for the model.
  public let name: String
  /// The reading of the documentation.
  public let profile: Profile
  /// The number of components, such as scenes; nil if it is fixed.
  public let size: Int?
  /// The role of the second scene; nil if the model does not fix it.
  public let secondScene: SceneRole?
  /// Where the process may die silently.
  public let deaths: DeathScope
  /// A digest of the names of the model's rules: 16 hexadecimal digits.
  ///
  /// Choices are named after rules. While the digest is the same, every name has the same meaning.
  /// If it differs, a rule was added, removed or renamed, and a recorded life may be impossible.
  /// The digest does not cover the guards and effects of rules.
  public let version: String
  /// The Swift expression for the model.
  public let swift: String

  /// Describes the model of a check.
  init(_ model: some LogModel, deaths: DeathScope) {
    name = model.name
    profile = model.profile
    size = model.size?.count
    secondScene = model.identity?.secondScene
    self.deaths = deaths
    version = StableDigest.hexadecimal(of: model.machine.rules.map(\.name))
    swift = model.identity.flatMap(Self.swift) ?? "model"
  }

  /// The model in words, for example “scene, profile observed, size 2”.
  public var words: String { CoveredModel(self).words + (secondScene?.remark ?? "") }

  /// An expression that creates a model of this package; nil if tests cannot use it.
  private static func swift(_ identity: ModelIdentity) -> String? {
    let profile = "profile: .\(identity.profile.rawValue)"
    switch identity.kind {
    case .app:
      let usual = AppModel(profile: identity.profile, systems: identity.systems).identity
      return
        "AppModel(\(profile)\(systems(of: identity))\(decisions(of: identity, besides: usual)))"
    case .scene:
      let count = identity.size ?? SceneModel.usualSceneCount
      let scenes = identity.secondScene.map { "secondScene: .\($0)" } ?? "scenes: \(count)"
      let usual = SceneModel(
        profile: identity.profile, scenes: count, systems: identity.systems
      ).identity
      return "SceneModel(\(profile), \(scenes)\(systems(of: identity))"
        + "\(decisions(of: identity, besides: usual)))"
    case .swiftUI:
      let count = identity.size ?? SwiftUIModel.usualWindowCount
      let usual = SwiftUIModel(
        profile: identity.profile, windows: count, systems: identity.systems
      ).identity
      return "SwiftUIModel(\(profile), windows: \(count)\(systems(of: identity))"
        + "\(decisions(of: identity, besides: usual)))"
    case .launch, .runLoop, .views, .device, .appExtension: return nil
    }
  }

  /// The argument for systems. Versions that are not consecutive have none.
  private static func systems(of identity: ModelIdentity) -> String {
    if identity.systems == .driven { return ", systems: .driven" }
    guard let last = identity.systems.versions.last, let first = identity.systems.versions.first,
      identity.systems == SystemVersions(first...last),
      identity.systems != identity.kind.availability
    else { return "" }
    return ", systems: SystemVersions(\(first)...\(last))"
  }

  /// The argument for disputed points that differ from the profile.
  private static func decisions(of identity: ModelIdentity, besides usual: ModelIdentity?) -> String
  {
    let differing = identity.allowed.symmetricDifference(usual?.allowed ?? []).sorted()
    if differing.isEmpty { return "" }
    let items = differing.map { ".\($0): \(identity.allowed.contains($0))" }
    return ", deciding: [\(items.joined(separator: ", "))]"
  }
}

extension SceneRole {
  /// The role of a second scene, as it follows the name of a model.
  var remark: String { ", second scene \(rawValue)" }
}

/// The model of some lives.
public struct CoveredModel: Hashable, Sendable {
  /// The word for the model.
  public let name: String
  /// The reading of the documentation.
  public let profile: Profile
  /// The number of components, such as scenes; nil if it is fixed.
  public let size: Int?

  /// Names a model.
  public init(name: String, profile: Profile, size: Int?) {
    self.name = name
    self.profile = profile
    self.size = size
  }

  init(_ model: CheckedModel) {
    self.init(name: model.name, profile: model.profile, size: model.size)
  }

  /// The model in words, for example “scene, profile observed, size 2”.
  public var words: String {
    "\(name), profile \(profile.rawValue)" + (size.map { ", size \($0)" } ?? "")
  }
}
