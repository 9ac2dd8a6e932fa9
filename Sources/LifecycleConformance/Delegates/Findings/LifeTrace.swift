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
    var snapshots: [(node: Int, remark: String?)] = []
    let life = try begin()
    life.observer = { life in
      let remark = life.moment.flatMap { moment in life.world.show.map { $0(moment) } }
      snapshots.append((life.node, remark))
    }
    for move in moves { _ = life.make(move) }
    life.observer = nil
    let count = min(stepCount ?? life.taken.count, snapshots.count)
    let taken = Array(life.taken.prefix(count))
    let rules = plan.rules(of: taken)
    let choiceStarts = Set(life.moves.map(\.start))
    var before = 0
    var plainLength = 0
    let steps = taken.indices.map { index in
      let node = snapshots[index].node
      defer { before = node }
      let state = tables.execution[node]
      if case .action = taken[index] {
        plainLength += 1
      } else if state != tables.execution[before] {
        plainLength += 1
      }
      return step(
        taken[index], from: before, rules: rules[index],
        isChoice: choiceStarts.contains(index), state: state, remark: snapshots[index].remark)
    }
    let made = life.moves.filter { $0.start < count }.map { name(of: $0.move) }
    return LifeTrace(
      steps: steps, choices: made, plainLength: plainLength,
      modelLength: steps.reduce(0) { $0 + max(1, $1.rules.count) })
  }

  private func step(
    _ taken: LifeCyclePlan.Taken, from node: Int, rules: [Int32], isChoice: Bool,
    state: ExecutionState, remark: String?
  ) -> LifeStep {
    let names = rules.map { plan.ruleNames[Int($0)] }
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
        name: request.ruleName, initiator: Initiator.app.rawValue, callback: nil)
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
