import LifecycleModels
import ModelChecking

/// Choices that can be made for ever: some that lead into a loop, and those of the loop.
struct LifeLoop: Hashable {
  let stem: [Choice]
  let cycle: [Choice]
}

/// Looks for a life that breaks an eventuality, among the states that lives have reached.
struct LoopSearch<Disk, Delegate: AnyObject> {
  let runner: LifeRunner<Disk, Delegate>
  private let lived: StateGraph<ReachedStatesMachine>

  init(_ runner: LifeRunner<Disk, Delegate>, in graph: LifeGraph) {
    self.runner = runner
    lived = ReachedStatesMachine(graph, eventualities: runner.world.eventualities.count).explore()
  }

  /// A loop in which the condition of an eventuality is never true; the way into it is the shortest.
  ///
  /// - Parameter index: The position of the eventuality.
  /// - Returns: The loop, or nil if there is none; an error if the world has more actions than can be told
  ///   apart.
  /// - Complexity: O(*n* × *a*) for *n* choices in all states and *a* actions that are assumed to go on.
  func loop(breaking index: Int) -> Result<LifeLoop?, LivenessError> {
    do throws(LivenessError) {
      guard case .fails(let lasso) = lived.check(try property(index)), !lasso.cycle.isEmpty else {
        return .success(nil)
      }
      return .success(
        LifeLoop(
          stem: lasso.stem.steps.compactMap(\.action.choice),
          cycle: lasso.cycle.compactMap(\.action.choice)))
    } catch {
      return .failure(error)
    }
  }

  private func property(_ index: Int) throws(LivenessError) -> LivenessProperty<
    ReachedStatesMachine
  > {
    let assumptions = runner.world.eventualities[index].assumptions
    let groups = assumptions.contains(.workGoesOn) ? ongoingWork : []
    let vocabulary = try LivenessVocabulary<ReachedStatesMachine>(
      predicates: [
        .action("fulfilled") { $0.marks.fulfilled.contains(index) },
        .action("active", \.marks.wasActive),
      ], rules: groups)
    let promise = "always eventually fulfilled"
    return try LivenessProperty(
      runner.world.eventualities[index].statement,
      assumptions.contains(.userReturns)
        ? "(always eventually active) implies (\(promise))" : promise,
      in: vocabulary,
      assuming: groups.map { Fairness(.strong, of: $0.name, reason: "work goes on") })
  }

  /// Each choice that is neither the user's nor a step of the model.
  private var ongoingWork: [RuleGroup<ReachedStatesMachine>] {
    let actions = runner.world.actions
    let ofWorld = actions.indices.filter { actions[$0].initiator != .user }.map(Choice.action)
    return (ofWorld + [.scheduledWork, .timer]).enumerated().map { number, choice in
      RuleGroup("\(number)", .action("\(number)") { $0.choice == choice })
    }
  }
}
