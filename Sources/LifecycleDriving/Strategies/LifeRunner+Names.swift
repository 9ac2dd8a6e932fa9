import LifecycleModels
import Reporting

// The names of what can happen, and of what must not.
extension LifeRunner {
  /// The choice with a name; nil where nothing has it.
  func move(named name: String) -> Move? {
    if name == Self.scheduledWorkName { return .scheduledWork }
    if let index = world.actions.firstIndex(where: { $0.name == name }) { return .action(index) }
    return plan.ruleNames.firstIndex(of: name).map { .rule(Int32($0)) }
  }

  /// The choice with a name.
  /// - Throws: ``WorldError`` where nothing has the name.
  func knownMove(named name: String) throws(WorldError) -> Move {
    guard let move = move(named: name) else {
      throw .unknownChoice(name, nearest: nearestName(to: name))
    }
    return move
  }

  /// The choice with a name, at the place where a life stands: there a rule may go by the name of
  /// another one that looks the same.
  /// - Throws: ``WorldError`` where nothing has the name.
  func move(
    named name: String, in life: Life<Disk, Delegate>
  ) throws(WorldError) -> Move? {
    let move = try knownMove(named: name)
    let edge = plan.nodes[life.node].edges.first { $0.aliases.contains(move.code) }
    return edge.map { .rule($0.rule) } ?? move
  }

  private func nearestName(to name: String) -> String? {
    NearestWord.nearest(
      to: name, among: plan.ruleNames + world.actions.map(\.name) + [Self.scheduledWorkName])
  }

  /// The words for what can be broken.
  func words(
    for subject: LifeBreach.Subject
  ) -> (id: String, statement: String, citations: [Citation]) {
    switch subject {
    case .duty(let duty): (duty.id, duty.statement, duty.citations)
    case .obligation(let index):
      (
        world.obligations[index].id, world.obligations[index].statement,
        world.obligations[index].citations
      )
    }
  }
}
