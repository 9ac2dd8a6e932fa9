import LifecycleModels
import ModelChecking

extension LifeRunner {
  /// Runs some choices once more, and puts them into words.
  /// - Throws: What making the disk throws.
  func trace(of choices: [Choice], upTo stepCount: Int? = nil) throws -> LifeTrace {
    var remarks: [String?] = []
    let life = try begin()
    life.observer = { life in
      remarks.append(life.moment.flatMap { moment in life.world.show.map { $0(moment) } })
    }
    for choice in choices { _ = life.make(choice) }
    life.observer = nil
    let starts = Set(life.choices.map(\.start))
    let steps = life.taken.enumerated().map { ($1, starts.contains($0)) }
    return trace(of: Array(steps.prefix(stepCount ?? steps.count)), remarks: remarks)
  }

  /// The words for steps that were taken, each with whether it was a choice.
  func trace(
    of taken: [(step: LifeCyclePlan.Step, isChoice: Bool)], remarks: [String?] = []
  ) -> LifeTrace {
    let rules = plan.rules(of: taken.map(\.step))
    var state = 0
    var plainLength = 0
    var choices: [String] = []
    let steps = taken.indices.map { index in
      let (step, isChoice) = taken[index]
      let before = state
      state = plan.target(of: step, from: state)
      let changes = tables.execution[state] != tables.execution[before]
      if isOfWorld(step) || changes { plainLength += 1 }
      if isChoice { choices.append(name(of: step, in: before)) }
      let names = rules[index].map { plan.rules[Int($0)].name }
      return LifeStep(
        action: words(for: step, from: before, rules: names), isChoice: isChoice,
        isHandled: isHandled(step, in: before), state: tables.execution[state],
        remark: index < remarks.count ? remarks[index] : nil, rules: names)
    }
    return LifeTrace(
      steps: steps, choices: choices, plainLength: plainLength,
      modelLength: steps.reduce(0) { $0 + max(1, $1.rules.count) })
  }

  private func isOfWorld(_ step: LifeCyclePlan.Step) -> Bool {
    switch step {
    case .action, .scheduledWork: true
    case .transition, .request: false
    }
  }

  private func isHandled(_ step: LifeCyclePlan.Step, in state: Int) -> Bool {
    guard case .transition(let position, _) = step,
      let callback = plan.states[state].transitions[position].callback
    else { return false }
    return world.handlers[Int(callback.rawValue)] != nil
  }

  private func name(of step: LifeCyclePlan.Step, in state: Int) -> String {
    switch step {
    case .transition(let position, _): plan.name(of: plan.states[state].transitions[position])
    case .request(let request): request.name
    case .action(let index): name(of: .action(index))
    case .scheduledWork: name(of: .scheduledWork)
    }
  }

  private func words(
    for step: LifeCyclePlan.Step, from state: Int, rules: [String]
  ) -> ActionDescription {
    var name = name(of: step, in: state)
    switch step {
    case .transition(let position, let refused):
      let transition = plan.states[state].transitions[position]
      name = (rules.first ?? name) + (refused ? ", answered false" : "")
      return ActionDescription(
        name: name, initiator: transition.initiator.rawValue, callback: transition.callback?.name)
    case .action(let index):
      return ActionDescription(
        name: name, initiator: world.actions[index].initiator.rawValue, callback: nil)
    case .request, .scheduledWork:
      return ActionDescription(name: name, initiator: Initiator.app.rawValue, callback: nil)
    }
  }
}
