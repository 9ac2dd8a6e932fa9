import LifecycleModels
import ModelChecking
import Reporting

extension Verification {
  /// Searches a model with another number of apps than usual by orbits, without keeping transitions;
  /// nil where the model has its usual size, and is searched state by state.
  func searchOrbits(for properties: [SuiteProperty<M.State>]) -> ModelReport? {
    guard let apps = model.unusualApps, let search = checkOrbits(properties) else { return nil }
    return ModelReport(
      model: model.name, profile: model.profile.rawValue, states: search.states,
      transitions: search.transitions, depth: search.depth,
      stoppedBy: search.stoppedBy?.description,
      properties: zip(properties, search.results).map { model.report(on: $0, $1) },
      rulesNeverFired: [], remark: "\(apps) apps, by orbits: \(Self.meaning)")
  }

  /// What a search by orbits finds out about one property, or nil where there is no such search.
  func orbitResult(
    of property: SuiteProperty<M.State>
  ) -> PropertyResult<RuleMachine<M.State>>? {
    model.unusualApps == nil ? nil : checkOrbits([property])?.results.first
  }

  private func checkOrbits(
    _ properties: [SuiteProperty<M.State>]
  ) -> SearchReport<RuleMachine<M.State>>? {
    defer { console.progress.finish(taskName) }
    let start = ContinuousClock.now
    return model.checkOrbits(
      properties.map(\.property), limits: limits, threads: threads
    ) { progress in
      console.progress.update(taskName, progress.words(since: start))
      return Interruption.isRequested ? .stop : .proceed
    }
  }

  private static var meaning: String { "states that differ only in who is who count as one" }
}

extension Model {
  /// How many apps there are, where it is not the usual number.
  var unusualApps: Int? {
    guard let model = self as? any ScalableModel else { return nil }
    return model.apps == type(of: model).defaultApps ? nil : model.apps
  }
}
