import LifecycleModels

/// The names that the rules and properties of the models have, in either profile.
enum ModelNames {
  static let all: [String: (rules: Set<String>, ids: Set<String>)] = [
    "app": names { AppModel(profile: $0) }, "scene": names { SceneModel(profile: $0) },
    "launch": names { LaunchModel(profile: $0) }, "runloop": names { RunLoopModel(profile: $0) },
    "device": names { DeviceModel(profile: $0) },
  ]

  /// The properties of the launch model that are beliefs in some profile.
  static let launchBeliefs = Set(
    Profile.allCases.flatMap { profile in
      let model = LaunchModel(profile: profile)
      return model.properties(of: model.machine).filter(\.isExpectedToBeViolated)
        .map(\.property.id)
    })

  private static func names<M: Model>(
    _ make: (Profile) -> M
  ) -> (rules: Set<String>, ids: Set<String>) {
    let models = Profile.allCases.map(make)
    return (
      Set(models.flatMap { $0.machine.rules.map(\.name) }),
      Set(models.flatMap { $0.properties(of: $0.machine).map(\.property.id) })
    )
  }
}
