import LifecycleModels

/// The names that the rules and properties of the models have, in either profile.
enum ModelNames {
  static let all: [ModelKind: (rules: Set<String>, ids: Set<String>)] = Dictionary(
    uniqueKeysWithValues: ModelCase.all.map { model in
      let names = Profile.allCases.map { Self.names(of: model.make($0, [:])) }
      return (model.kind, (Set(names.flatMap(\.rules)), Set(names.flatMap(\.ids))))
    })

  private static func names<M: Model>(of model: M) -> (rules: [String], ids: [String]) {
    let machine = model.machine
    return (machine.rules.map(\.name), model.properties(of: machine).map(\.property.id))
  }
}
