import LifecycleModels
import ModelChecking

/// The verdicts on the properties that claims name, each model explored once in each profile.
enum VerifiedProperties {
  enum Verdict { case holds, violated, undecided }

  private struct Checked: Sendable {
    let model: String
    let profile: Profile
    let roles: [String: String]
    let verdicts: [String: Verdict]
  }

  private static let checked: [Checked] = Profile.allCases.flatMap { profile in
    [
      check(AppModel(profile: profile)), check(SceneModel(profile: profile)),
      check(LaunchModel(profile: profile)), check(RunLoopModel(profile: profile)),
      check(DeviceModel(profile: profile)),
    ]
  }

  /// The profiles in which a property has a verdict.
  static func profiles(_ verdict: Verdict, _ id: String, of model: String) -> Set<Profile> {
    Set(checked.filter { $0.model == model && $0.verdicts[id] == verdict }.map(\.profile))
  }

  /// The properties of a model that play a role in some profile.
  static func identifiers(of model: String, role: SuiteProperty<AppState>.Role) -> [String] {
    let models = checked.filter { $0.model == model }
    return Set(models.flatMap { $0.roles.filter { $0.value == role.rawValue }.keys }).sorted()
  }

  private static func check(_ model: some Model) -> Checked {
    let graph = model.machine.explore()
    let properties = model.properties(of: model.machine)
    let named = Set(
      CirculatingClaim.all.flatMap(\.refutations).compactMap { $0.property(of: model) })
    let pairs = properties.filter { named.contains($0.property.id) }.map { property in
      (property.property.id, Verdict(graph.check(property.property).verdict))
    }
    return Checked(
      model: model.name, profile: model.profile,
      roles: Dictionary(
        uniqueKeysWithValues: properties.map { ($0.property.id, $0.role.rawValue) }),
      verdicts: Dictionary(uniqueKeysWithValues: pairs))
  }
}

extension VerifiedProperties.Verdict {
  fileprivate init<Machine>(_ verdict: ModelChecking.Verdict<Machine>) {
    self =
      switch verdict {
      case .holds: .holds
      case .violated: .violated
      case .undecided: .undecided
      }
  }
}

extension CirculatingClaim.Refutation {
  /// The property of a model that the refutation names, if it names one of that model.
  fileprivate func property(of model: some Model) -> String? {
    switch self {
    case .belief(let name, let id, _), .contrary(let name, let id, _):
      name == model.name ? id : nil
    case .impossible, .possible: nil
    }
  }
}
