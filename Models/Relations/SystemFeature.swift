/// Something that the rules of one version of iOS have, and those of another one lack: a disputed
/// point, or the rules that are for the same systems.
public struct SystemFeature: Hashable, Sendable {
  /// The name of the point, or of the first of the rules.
  public let name: String
  /// The systems that have it.
  public let systems: SystemVersions
  /// What holds on them, in one sentence; nil for rules that no disputed point states.
  public let statement: String?
  /// The sources that say so.
  public let citations: [Citation]
  /// The rules that only such systems have.
  public let rules: [String]

  /// Whether it is a disputed point, which a model can decide.
  var isDisputed: Bool { statement != nil }

  /// Every feature of a model on one version that it lacks on another one; disputed points first.
  static func all<M: LogModel>(
    of model: M, on version: Int, butNot other: Int
  ) -> [SystemFeature] {
    let has = { (systems: SystemVersions) in
      systems.contains(version) && !systems.contains(other)
    }
    let rules = model.machine.rules.filter { has($0.systems) }
    let points = model.disputes.filter { $0.isOn && has($0.systems) }.map { point in
      let without = Set(
        model.deciding([point.name: false]).on(.only(version)).machine.rules.map(\.name))
      return SystemFeature(
        name: point.name, systems: point.systems, statement: point.statement,
        citations: point.citations, rules: rules.map(\.name).filter { !without.contains($0) })
    }
    let stated = Set(points.flatMap(\.rules))
    var groups: [SystemFeature] = []
    for rule in rules where !stated.contains(rule.name) {
      let others = groups.firstIndex { $0.systems == rule.systems }.map { groups.remove(at: $0) }
      groups.append(
        SystemFeature(
          name: others?.name ?? rule.name, systems: rule.systems, statement: nil,
          citations: (others?.citations ?? [])
            + rule.citations.filter { others?.citations.contains($0) != true },
          rules: (others?.rules ?? []) + [rule.name]))
    }
    return points + groups
  }
}
