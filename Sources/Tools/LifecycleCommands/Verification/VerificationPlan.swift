import CommandLineTools
import Dispatch
import LifecycleModels
import LifecycleReporting
import ModelChecking
import Synchronization

/// Which models to verify, and how.
package struct VerificationPlan: Sendable {
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
  /// The folder in which searches by orbits keep their states, each in a folder of its own; nil for
  /// searches in memory.
  var diskFolder: String?

  /// Everything that pages show of every model in every profile. Counting mutants takes minutes.
  package static func everything(countsMutants: Bool) -> VerificationPlan {
    VerificationPlan(
      models: ModelCatalogue.entries.flatMap { Profile.allCases.map($0.make) }, choice: .all,
      limits: .none, drawsPages: true, countsMutants: countsMutants)
  }

  /// Verifies several models at the same time, which share the threads. A model with none of the
  /// chosen properties is left out.
  ///
  /// - Throws: `DiskSearchError` if the folder of a search on disk cannot be used.
  package func run(threads: Int, console: Console) throws(DiskSearchError) -> [VerifiedModel] {
    let share = max(1, threads / max(1, models.count))
    let outcomes = Workers.run(
      models.compactMap { job(for: $0, console, share) }, threads: threads)
    var verified: [VerifiedModel] = []
    for outcome in outcomes { verified.append(try outcome.get()) }
    return verified
  }

  /// Where a model's search on disk keeps its states. The models share the memory.
  private func disk<M: Model>(for model: M) -> DiskStorage? {
    diskFolder.map { folder in
      DiskStorage(
        folder: "\(folder)/\(model.name)-\(model.profile.rawValue)",
        memory: (limits.memory ?? MachineMemory.defaultLimit) / models.count)
    }
  }

  private func job<M: Model>(
    for model: M, _ console: Console, _ threads: Int
  ) -> (@Sendable () -> Result<VerifiedModel, DiskSearchError>)? {
    if !choice.isAll, choice.properties(of: model).isEmpty, choice.statements(of: model).isEmpty {
      return nil
    }
    let verification = Verification(
      model: model, limits: limits, choice: choice, console: console, threads: threads,
      disk: disk(for: model))
    return { [drawsPages, countsMutants] in
      Result { () throws(DiskSearchError) in
        let result = try verification.run()
        return VerifiedModel(
          identity: model.identity, report: result.report,
          pages: drawsPages && result.report.isComplete
            ? result.graph.map { ModelPages(of: model, graph: $0) } : nil,
          mutants: countsMutants ? verification.countMutants() : nil)
      }
    }
  }
}

/// Runs independent jobs at the same time and returns their results in order.
enum Workers {
  /// Runs every job.
  ///
  /// - Parameters:
  ///   - jobs: What to do.
  ///   - threads: How many jobs may run at the same time; 1 runs them one after the other on this
  ///     thread.
  /// - Returns: The results, in the order of the jobs.
  static func run<Result: Sendable>(
    _ jobs: [@Sendable () -> Result], threads: Int
  ) -> [Result] {
    if threads == 1 || jobs.count < 2 { return jobs.map { $0() } }
    let next = Atomic<Int>(0)
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: min(threads, jobs.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < jobs.count else { return }
        let result = jobs[index]()
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { results in jobs.indices.compactMap { results[$0] } }
  }
}
