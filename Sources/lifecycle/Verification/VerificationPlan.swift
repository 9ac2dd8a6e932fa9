import LifecycleReporting
import CommandLineTools
import LifecycleModels
import ModelChecking

/// Which models to verify, and how.
struct VerificationPlan: Sendable {
  /// The models, each in one profile, in the order of the results.
  var models: [any Model]
  /// Which of their properties are checked.
  var choice: PropertyChoice
  /// How far each search may go.
  var limits: SearchLimits
  /// Whether to collect what the report pages show in addition to the verdicts.
  var drawsPages = false
  /// Whether to break every rule and count what the properties catch.
  var countsMutants = false

  /// Verifies several models at the same time, which share the threads. A model with none of the
  /// chosen properties is left out.
  func run(threads: Int, console: Console) -> [VerifiedModel] {
    let share = max(1, threads / max(1, models.count))
    return Workers.run(models.compactMap { job(for: $0, console, share) }, threads: threads)
  }

  private func job<M: Model>(
    for model: M, _ console: Console, _ threads: Int
  ) -> (@Sendable () -> VerifiedModel)? {
    if choice.ids != nil, choice.properties(of: model).isEmpty { return nil }
    let verification = Verification(
      model: model, limits: limits, choice: choice, console: console, threads: threads)
    return { [drawsPages, countsMutants] in
      let result = verification.run()
      return VerifiedModel(
        identity: model.identity, report: result.report,
        pages: drawsPages ? result.graph.map { ModelPages(of: model, graph: $0) } : nil,
        mutants: countsMutants ? verification.countMutants() : nil)
    }
  }
}
