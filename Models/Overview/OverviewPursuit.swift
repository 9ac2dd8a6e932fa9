import ModelChecking

/// Follows one event from the states in which nothing is owed through everything that it causes.
struct OverviewPursuit<State: ModelState> {
  typealias Transition = StateGraph<RuleMachine<State>>.Transition

  private let survey: OverviewSurvey<State>
  /// The transitions followed so far, nearest first.
  private var followed: [Followed] = []
  private var reached: Set<Int> = []

  private struct Followed {
    let transition: Transition
    let before: Int?
    /// Whether the consequences in the target have not been followed yet.
    let isFirst: Bool
  }

  init(of rule: Int, in survey: OverviewSurvey<State>) {
    self.survey = survey
    for transition in survey.transitions(of: rule) where survey.isQuiet[transition.source] {
      follow(transition, after: nil)
    }
  }

  /// The first change of stage found for each pair of stages.
  mutating func changes() -> [OverviewChange] {
    var changes: [OverviewChange] = []
    var next = 0
    while next < followed.count {
      let transition = followed[next].transition
      let (source, target) = (survey.stages[transition.source], survey.stages[transition.target])
      if source != target, !changes.contains(where: { $0.source == source && $0.target == target })
      {
        changes.append(change(at: next))
      }
      if followed[next].isFirst {
        for consequence in survey.consequences(in: transition.target) {
          follow(consequence, after: next)
        }
      }
      next += 1
    }
    return changes
  }

  /// Keeps a transition if it changes the stage, or if it is the first to reach its target.
  private mutating func follow(_ transition: Transition, after index: Int?) {
    let isFirst = reached.insert(transition.target).inserted
    if isFirst || survey.changesStage(transition) {
      followed.append(Followed(transition: transition, before: index, isFirst: isFirst))
    }
  }

  private func change(at index: Int) -> OverviewChange {
    let transition = followed[index].transition
    let direct = callback(of: transition)
    let claimed =
      followed[index].before == nil ? callbacks(after: transition) : callbacks(before: index)
    return OverviewChange(
      source: survey.stages[transition.source], target: survey.stages[transition.target],
      direct: direct, claimed: direct == nil ? claimed : [],
      depth: survey.graph.depth(of: transition.source))
  }

  /// The callbacks that follow an event which has changed the stage itself.
  private func callbacks(after transition: Transition) -> [Callback] {
    var callbacks: [Callback] = []
    var state = transition.target
    while let next = survey.consequences(in: state).first, !survey.changesStage(next) {
      if let callback = callback(of: next) { callbacks.append(callback) }
      state = next.target
    }
    return callbacks
  }

  /// The callbacks that announce a change, unless they follow an event that changed the stage
  /// itself.
  private func callbacks(before index: Int) -> [Callback] {
    var callbacks: [Callback] = []
    var current = followed[index].before
    while let index = current {
      let transition = followed[index].transition
      if survey.changesStage(transition) {
        return callback(of: transition) == nil ? [] : callbacks
      }
      if let callback = callback(of: transition) { callbacks.insert(callback, at: 0) }
      current = followed[index].before
    }
    return callbacks
  }

  private func callback(of transition: Transition) -> Callback? {
    guard let callback = survey.rules[transition.action.rule].callback else { return nil }
    return callback.isAppDelegateMethod || callback.isSceneDelegateMethod ? callback : nil
  }
}
