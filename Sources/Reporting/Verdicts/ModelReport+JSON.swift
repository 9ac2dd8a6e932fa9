extension ModelReport {
  /// The report in the form that `verify --format json` promises.
  public var json: OrderedJSON {
    .object(members)
  }

  private var members: [(String, OrderedJSON)] {
    let members: [(String, OrderedJSON)] = [
      ("model", .string(model)), ("profile", .string(profile)), ("states", .integer(states)),
      ("transitions", .integer(transitions)), ("depth", .integer(depth)),
      ("complete", .bool(isComplete)), ("stoppedBy", .optional(stoppedBy)),
      ("properties", .array(properties.map(\.json))),
      ("rulesNeverFired", .strings(rulesNeverFired)),
    ]
    return members + (remark.map { [("remark", .string($0))] } ?? [])
  }
}

extension PropertyReport {
  /// The property in the form that `verify --format json` promises.
  public var json: OrderedJSON {
    var reason: String?
    if case .undecided(let words) = verdict { reason = words }
    return .object([
      ("id", .string(id)), ("statement", .string(statement)), ("kind", .string(kind)),
      ("expected", .string(expected.rawValue)), ("verdict", .string(verdict.word)),
      ("reason", .optional(reason)), ("sources", .strings(sources.map(\.label))),
      ("witness", .bool(hasWitness)), ("counterexample", counterexample?.json ?? .null),
    ])
  }
}

extension CounterexampleReport {
  /// The trace, and whether it is minimal.
  public var json: OrderedJSON { .object([("minimal", .bool(isMinimal))] + trace.jsonMembers) }
}
