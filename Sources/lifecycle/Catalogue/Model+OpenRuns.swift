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
    let ofSystem = fairRules.filter(\.isOfSystem).map(\.fairness)
    for fairness in [ofSystem, []] {
      guard let run = openRun(of: property.property, graph, assuming: fairness, limits) else {
        continue
      }
      let missing = fairness.isEmpty && !ofSystem.isEmpty ? ofSystem : nil
      report.counterexample = counterexample(run, missing: missing, systems)
      report.counterexample?.run?.assumed = fairness.map(\.description)
      break
    }
    return report
  }

  private func openRun(
    of property: Property<RuleMachine<State>>, _ graph: StateGraph<RuleMachine<State>>,
    assuming fairness: [Fairness], _ limits: SearchLimits
  ) -> Lasso<RuleMachine<State>>? {
    do throws(LivenessError) {
      return try graph.openRun(
        of: property, assuming: fairness, in: livenessVocabulary(of: machine), limits: limits)
    } catch {
      preconditionFailure("\(property.id) of \(name) cannot be asked of runs: \(error)")
    }
  }
}
