import LifecycleModels

/// What changed between several versions of iOS, for each model of an app.
package struct SystemChangesSet: Sendable {
  /// Each pair of versions that follow one another, model by model.
  package let changes: [SystemChanges]

  /// The versions that the reports compare, each with the one before it.
  static let milestones = [4, 7, 10, 13, 15, 17, 18, 26, 27]

  /// The models that are compared.
  package static let models: [any LogModel] = [
    AppModel(profile: .observed), SceneModel(profile: .observed),
    SwiftUIModel(profile: .observed),
  ]

  /// Compares the milestones, or else the first version of a range with the last one.
  package init(
    of models: [any LogModel] = models, from versions: ClosedRange<Int>? = nil, threads: Int
  ) {
    changes = models.flatMap { model in
      Self.pairs(of: model, versions).map { from, to in
        Self.changes(of: model, from: from, to: to, threads: threads)
      }
    }
  }

  private static func changes(
    of model: some LogModel, from: Int, to: Int, threads: Int
  ) -> SystemChanges {
    SystemChanges(of: model, from: from, to: to, threads: threads)
  }

  private static func pairs(
    of model: any LogModel, _ versions: ClosedRange<Int>?
  ) -> [(Int, Int)] {
    if let versions { return [(versions.lowerBound, versions.upperBound)] }
    let versions = milestones.filter(model.availability.contains)
    return Array(zip(versions, versions.dropFirst()))
  }
}
