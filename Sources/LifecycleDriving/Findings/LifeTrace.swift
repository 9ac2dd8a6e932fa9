import LifecycleModels
import ModelChecking

/// A life in words, step by step.
public struct LifeTrace: Hashable, Sendable {
  /// What happens, in order.
  public let steps: [LifeStep]
  /// The names of the choices: what a replay takes.
  public let choices: [String]
  /// The number of steps in the plain form: moves from one state of the process to another, and what
  /// the world does. Deliveries that move nothing are not counted.
  public let plainLength: Int
  /// The number of steps of the model, with all deliveries and notifications.
  public let modelLength: Int
}

extension LifeRunner {
  /// Lives some choices once more, for their words.
  /// - Throws: What making the disk throws.
  func trace(of moves: [Move], upTo stepCount: Int? = nil) throws -> LifeTrace {
    var remarks: [String?] = []
    let life = try begin()
    life.observer = { life in
      remarks.append(life.moment.flatMap { moment in life.world.show.map { $0(moment) } })
    }
    for move in moves { _ = life.make(move) }
    life.observer = nil
    let starts = Set(life.moves.map(\.start))
    let steps = life.taken.indices.map { ($0, life.taken[$0], starts.contains($0)) }
    return trace(
      of: steps.prefix(stepCount ?? steps.count).map { ($0.1, $0.2) }, remarks: remarks)
  }

  /// The words for steps that were taken, each with whether it was a choice.
  func trace(
    of taken: [(step: LifeCyclePlan.Taken, isChoice: Bool)], remarks: [String?] = []
  ) -> LifeTrace {
    let rules = plan.rules(of: taken.map(\.step))
    var node = 0
    var plainLength = 0
    var choices: [String] = []
    let steps = taken.indices.map { index in
      let (step, isChoice) = taken[index]
      let before = node
      node = plan.target(of: step, from: node)
      if case .action = step {
        plainLength += 1
      } else if tables.execution[node] != tables.execution[before] {
        plainLength += 1
      }
      if isChoice { choices.append(name(of: step, in: before)) }
      return words(
        for: step, from: before, rules: rules[index], isChoice: isChoice,
        state: tables.execution[node], remark: index < remarks.count ? remarks[index] : nil)
    }
    return LifeTrace(
      steps: steps, choices: choices, plainLength: plainLength,
      modelLength: steps.reduce(0) { $0 + max(1, $1.rules.count) })
  }

  private func name(of step: LifeCyclePlan.Taken, in node: Int) -> String {
    switch step {
    case .edge(let position, _): plan.name(of: plan.nodes[node].edges[position])
    case .asked(let request): request.name
    case .action(let index): name(of: index < 0 ? .scheduledWork : .action(index))
    }
  }

  private func words(
    for taken: LifeCyclePlan.Taken, from node: Int, rules: [Int32], isChoice: Bool,
    state: ExecutionState, remark: String?
  ) -> LifeStep {
    let names = rules.map { plan.rules[Int($0)].name }
    var action: ActionDescription
    var isHandled = false
    switch taken {
    case .edge(let position, let refused):
      let edge = plan.nodes[node].edges[position]
      isHandled = edge.callback.map { world.handlers[Int($0.rawValue)] != nil } ?? false
      action = ActionDescription(
        name: (names.first ?? plan.name(of: edge)) + (refused ? ", answered false" : ""),
        initiator: edge.initiator.rawValue, callback: edge.callback?.name)
    case .asked(let request):
      action = ActionDescription(
        name: request.name, initiator: Initiator.app.rawValue, callback: nil)
    case .action(let index) where index >= 0:
      action = ActionDescription(
        name: world.actions[index].name, initiator: world.actions[index].initiator.rawValue,
        callback: nil)
    case .action:
      action = ActionDescription(
        name: Self.scheduledWorkName, initiator: Initiator.app.rawValue, callback: nil)
    }
    return LifeStep(
      action: action, isChoice: isChoice, isHandled: isHandled, state: state, remark: remark,
      rules: names)
  }
}
