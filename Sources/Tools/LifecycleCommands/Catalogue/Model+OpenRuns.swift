import LifecycleModels
import ModelChecking
import Reporting

extension Model {
  /// Judges a property, and puts the result into words.
  ///
  /// If no finite trace decides the property, a run is shown that leaves it open: one that is as fair as
  /// iOS makes it or, if there is none, any run.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - graph: All states of the model, or those up to a limit.
  ///   - limits: How large the product of the graph and an automaton may become.
  ///   - systems: The systems of traces, prepared once for many reports.
  /// - Returns: The verdict with its counterexample.
  func report(
    on property: SuiteProperty<State>, _ graph: StateGraph<RuleMachine<State>>,
    limits: SearchLimits, systems: TraceSystems<Self>
  ) -> PropertyReport {
    let result = graph.check(property.property)
    var report = report(on: property, result, systems: systems)
    guard case .undecided(.needsLiveness) = result.verdict else { return report }
    let ofSystem = fairRules.filter(\.isOfSystem).map(\.name)
    for assumed in [ofSystem, []] {
      guard let run = openRun(of: property.property, graph, assuming: assumed, limits) else {
        continue
      }
      report.counterexample = counterexample(run.lasso, missing: nil, systems)
      report.counterexample?.run?.assumed = run.fairness.map(\.description)
      break
    }
    return report
  }

  private func openRun(
    of property: Property<RuleMachine<State>>, _ graph: StateGraph<RuleMachine<State>>,
    assuming assumed: [String], _ limits: SearchLimits
  ) -> (lasso: Lasso<RuleMachine<State>>, fairness: [Fairness])? {
    do throws(LivenessError) {
      let runs = try livenessProperty(
        "true", named: property.statement, assuming: assumed, of: machine)
      let lasso = try graph.openRun(
        of: property, assuming: runs.fairness, in: runs.vocabulary, limits: limits)
      return lasso.map { ($0, runs.fairness) }
    } catch {
      preconditionFailure("\(property.id) of \(name) cannot be asked of runs: \(error)")
    }
  }
}
