import LifecycleModels
import ModelChecking
import Reporting

extension Verification {
  /// Searches a symmetric model of an unusual size by orbits, without keeping transitions; nil for
  /// every other model, which is searched state by state.
  func searchOrbits(for properties: [SuiteProperty<M.State>]) -> ModelReport? {
    guard let size = model.sizeWords, let search = checkOrbits(properties) else { return nil }
    return ModelReport(
      model: model.name, profile: model.profile.rawValue, states: search.states,
      transitions: search.transitions, depth: search.depth,
      stoppedBy: search.stoppedBy?.description,
      properties: zip(properties, search.results).map { model.report(on: $0, $1) },
      rulesNeverFired: [], remark: "\(size), by orbits: \(Self.meaning)")
  }

  /// What a search by orbits finds out about one property, or nil where there is no such search.
  func orbitResult(
    of property: SuiteProperty<M.State>
  ) -> PropertyResult<RuleMachine<M.State>>? {
    model.sizeWords == nil ? nil : checkOrbits([property])?.results.first
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
  /// The size in words, where it is not the usual one: “4 apps”.
  var sizeWords: String? {
    guard let size, !size.isUsual else { return nil }
    return "\(size.count) \(size.component.rawValue)"
  }
}
