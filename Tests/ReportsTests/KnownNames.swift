import LifecycleModels

/// The names that the rules and properties of the models have, in either profile.
enum KnownNames {
  static let all: [ModelKind?: (rules: Set<String>, ids: Set<String>)] = Dictionary(
    grouping: Profile.allCases.flatMap(models), by: \.identity?.kind
  ).mapValues { models in
    let names = models.map { Self.names(of: $0) }
    return (Set(names.flatMap(\.rules)), Set(names.flatMap(\.ids)))
  }

  /// The properties of each model that are beliefs, as observed.
  static let beliefs: [ModelKind?: Set<String>] = {
    var beliefs: [ModelKind?: Set<String>] = [:]
    for model in models(.observed) {
      let names: [String] = namesOfBeliefs(of: model)
      beliefs[model.identity?.kind, default: []].formUnion(names)
    }
    return beliefs
  }()

  private static func models(_ profile: Profile) -> [any Model] {
    [
      AppModel(profile: profile), SceneModel(profile: profile), LaunchModel(profile: profile),
      RunLoopModel(profile: profile), DeviceModel(profile: profile),
      ExtensionModel(profile: profile),
    ]
  }

  private static func namesOfBeliefs<M: Model>(of model: M) -> [String] {
    model.properties(of: model.machine).filter(\.isExpectedToBeViolated).map(\.property.id)
  }

  private static func names<M: Model>(of model: M) -> (rules: [String], ids: [String]) {
    let machine = model.machine
    return (machine.rules.map(\.name), model.properties(of: machine).map(\.property.id))
  }
}
