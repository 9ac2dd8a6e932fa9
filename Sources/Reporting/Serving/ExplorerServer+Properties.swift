import ModelChecking

extension ExplorerServer {
  /// A shortest way that breaks a property, or a run that decides a statement about whole runs, if a
  /// search of at most ``searchLimit`` states finds one; `property` is its position.
  func answerJudgement(
    _ query: [String: String], until isStopped: () -> Bool
  ) -> HTTPResponse {
    guard let position = query["property"].flatMap(Int.init),
      space.properties.indices.contains(position)
    else { return .refusal(.badRequest) }
    return .data(json(of: judge(position, until: isStopped), at: position))
  }

  private func judge(_ position: Int, until isStopped: () -> Bool) -> PropertyFinding<Machine> {
    let limits = SearchLimits(states: searchLimit)
    guard position < properties.count else {
      let run = runs[position - properties.count].property
      return PropertyFinding(machine.check(run, limits: limits, isStopped: isStopped))
    }
    let report = machine.check([properties[position]], options: .limits(limits)) { _ in
      isStopped() ? .stop : .proceed
    }
    return PropertyFinding(report.results[0].verdict)
  }

  private func json(of finding: PropertyFinding<Machine>, at position: Int) -> OrderedJSON {
    var property = space.properties[position]
    property.verdict = finding.verdict
    let start = finding.trace.flatMap { states.values.firstIndex(of: $0.initialState) }
    let actions = finding.trace?.actions.map(position(of:)) ?? []
    return .object([
      ("verdict", .string(property.shownVerdict)), ("start", .optional(start)),
      ("actions", .integers(actions)), ("backTo", .optional(finding.backTo)),
      ("isShortest", .bool(finding.isShortest)), ("doubt", .optional(finding.doubt)),
    ])
  }
}
