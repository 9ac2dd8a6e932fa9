import LifecycleReporting
import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// A complete or partial search of one model in one profile, and its properties.
struct Verification<M: Model>: Sendable {
  let model: M
  let limits: SearchLimits
  let choice: PropertyChoice
  let console: Console
  /// How many threads a search by orbits may use.
  var threads = 1
  /// Where a search by orbits keeps its states; nil for a search in memory.
  var disk: DiskStorage?

  /// The verdicts, and the states for diagrams; a search by orbits keeps no states.
  struct Result {
    let report: ModelReport
    let graph: StateGraph<RuleMachine<M.State>>?
  }

  /// Searches and checks.
  ///
  /// - Throws: `DiskSearchError` if the folder of a search on disk cannot be used.
  func run() throws(DiskSearchError) -> Result {
    let properties = choice.properties(of: model)
    let statements = choice.statements(of: model)
    if let report = try searchOrbits(for: properties) { return Result(report: report, graph: nil) }
    let graph = explore()
    let systems = TraceSystems(of: model)
    let reports = properties.enumerated().map { index, property in
      console.progress.update(
        taskName,
        TaskProgress(index, "property", "properties", of: properties.count, phase: "checking"))
      return report(on: property, graph, systems)
    }
    let runs = statements.enumerated().map { index, statement in
      console.progress.update(
        taskName, TaskProgress(index, "statement", of: statements.count, phase: "following runs"))
      return report(on: statement, graph, systems)
    }
    console.progress.finish(taskName)
    return Result(report: report(graph, properties: reports + runs), graph: graph)
  }

  /// Visits the states and shows the progress.
  func explore() -> StateGraph<RuleMachine<M.State>> {
    model.explore(limits: limits, auditing: .sample) { progress in
      console.progress.update(taskName, progress.report)
      return Interruption.isRequested ? .stop : .proceed
    }
  }

  /// Breaks every rule of the model and counts what its properties catch, or nil if interrupted.
  /// The mutants are distributed over all processors. Those of a model of all systems are tried on
  /// the newest: each is explored anew, and every class of systems would make that longer.
  func countMutants() -> MutationScore? {
    if Interruption.isRequested { return nil }
    defer { console.progress.finish(taskName) }
    let tried = model.systems == model.availability ? model.on(.newest) : model
    return tried.mutationScore(observe: { [console, taskName] done, all in
      console.progress.update(taskName, TaskProgress(done, "mutant", of: all))
      return Interruption.isRequested ? .stop : .proceed
    })
  }

  var taskName: String { "\(model.name) \(model.profile.rawValue)" }

  /// After an interruption nothing more is searched.
  private func report(
    on property: SuiteProperty<M.State>, _ graph: StateGraph<RuleMachine<M.State>>,
    _ systems: TraceSystems<M>
  ) -> PropertyReport {
    Interruption.isRequested
      ? model.report(on: property, .undecided(.stopped(by: .cancelled)), origin: .search)
      : model.report(on: property, graph, limits: limits.ofProducts, systems: systems)
  }

  private func report(
    on statement: LivenessStatement<M.State>, _ graph: StateGraph<RuleMachine<M.State>>,
    _ systems: TraceSystems<M>
  ) -> PropertyReport {
    do throws(LivenessError) {
      return try model.report(on: statement, graph, limits: limits.ofProducts, systems: systems)
    } catch {
      preconditionFailure("\(statement.id) of \(model.name) cannot be asked: \(error)")
    }
  }

  private func report(
    _ graph: StateGraph<RuleMachine<M.State>>, properties: [PropertyReport]
  ) -> ModelReport {
    let fired = Set(graph.actions.map(\.rule))
    let rules = model.machine.rules
    let neverFired = rules.indices.filter { !fired.contains($0) }.map { rules[$0].name }
    return ModelReport(
      model: model.name, profile: model.profile.rawValue, states: graph.states.count,
      transitions: graph.transitionCount, depth: graph.depth,
      stoppedBy: graph.stoppedBy?.description, properties: properties,
      rulesNeverFired: graph.isComplete ? neverFired : [], remark: model.sizeWords,
      selection: model.selection)
  }
}

extension SearchLimits {
  /// The limits without those that are about the machine, which its graph has kept.
  fileprivate var ofProducts: Self {
    var limits = self
    (limits.states, limits.depth) = (nil, nil)
    return limits
  }
}

extension SearchProgress {
  /// The progress of the search; nobody knows how many states there will be.
  var report: TaskProgress {
    TaskProgress(
      states, "state", details: ["\(frontier.grouped) in the frontier", "depth \(depth)"])
  }
}

extension Verification {
  /// Searches a symmetric model of an unusual size by orbits, without storing transitions; nil for
  /// every other model, which is searched state by state.
  func searchOrbits(
    for properties: [SuiteProperty<M.State>]
  ) throws(DiskSearchError) -> ModelReport? {
    guard let size = model.sizeWords, let search = try checkOrbits(properties) else {
      return nil
    }
    return ModelReport(
      model: model.name, profile: model.profile.rawValue, states: search.states,
      transitions: search.transitions, depth: search.depth,
      stoppedBy: search.stoppedBy?.description,
      properties: zip(properties, search.results).map { model.report(on: $0, $1) }
        + (choice.isAll ? [] : choice.statements(of: model).map(reportOnTheFly)),
      rulesNeverFired: [],
      remark: "\(size), by orbits: \(Self.meaning)" + remarkOnDisk(search.stoppedBy),
      selection: model.selection)
  }

  /// The result of a search by orbits for one property, or nil if there is no such search.
  ///
  /// - Throws: `DiskSearchError` if the folder of a search on disk cannot be used.
  func orbitResult(
    of property: SuiteProperty<M.State>
  ) throws(DiskSearchError) -> PropertyResult<RuleMachine<M.State>>? {
    model.sizeWords == nil ? nil : try checkOrbits([property])?.results.first
  }

  private func checkOrbits(
    _ properties: [SuiteProperty<M.State>]
  ) throws(DiskSearchError) -> SearchReport<RuleMachine<M.State>>? {
    defer { console.progress.finish(taskName) }
    return try model.checkOrbits(
      properties.map(\.property), options: .limits(limits).threads(threads), onDisk: disk,
      observe: showProgress)
  }

  private func showProgress(_ progress: SearchProgress) -> SearchControl {
    console.progress.update(taskName, progress.report)
    return Interruption.isRequested ? .stop : .proceed
  }

  /// How a search on disk that was cut short goes on.
  private func remarkOnDisk(_ limit: Limit?) -> String {
    disk == nil || limit == nil
      ? "" : "; the same command goes on from the last complete level"
  }

  /// What every state says of a statement, because orbits say nothing of it.
  private func reportOnTheFly(_ statement: LivenessStatement<M.State>) -> PropertyReport {
    do throws(LivenessError) {
      return try model.reportOnTheFly(on: statement, limits: limits) { Interruption.isRequested }
    } catch {
      preconditionFailure("\(statement.id) of \(model.name) cannot be asked: \(error)")
    }
  }

  private static var meaning: String {
    "states that differ only in the order of the apps count as one"
  }
}

extension Model {
  /// The size in words, if it is not the usual one: “4 apps”.
  var sizeWords: String? {
    guard let size, !size.isUsual else { return nil }
    return size.count.counted(String(size.component.rawValue.dropLast()))
  }
}
