import ModelChecking

extension StateSpace {
  /// The state space as JSON, with states and transitions as numbers.
  var json: OrderedJSON { json(with: numbers?.members ?? []) }

  /// The state space as JSON, with what tells of its states.
  func json(with states: [(String, OrderedJSON)]) -> OrderedJSON {
    .object(
      texts + states + [("claims", .array(claims.map(\.json)))] + [
        ("observers", .array(observers.map(\.json))),
        ("actions", .array(actions.map(\.json))), ("facts", .array(facts.map(\.json))),
        ("properties", .array(properties.map(\.json))),
      ])
  }

  private var texts: [(String, OrderedJSON)] {
    [
      ("title", .string(title)), ("replay", .string(replay)), ("test", .string(test)),
      ("instructions", instructions?.json ?? .null), ("start", .integer(start)),
      ("way", .integers(way)), ("backTo", .optional(backTo)), ("initial", .integer(initialCount)),
      ("conditions", .strings(conditions)), ("stages", .strings(stages)),
    ]
  }
}

extension StateNumbers {
  fileprivate var members: [(String, OrderedJSON)] {
    let streams = [
      ("words", words), ("truths", truths), ("truthOfState", truthOfState), ("choices", choices),
      ("choiceOfState", choiceOfState), ("targets", targets), ("stageOfState", stageOfState),
    ]
    return [
      ("count", .integer(stateCount)), ("transitionCount", .integer(transitionCount)),
      ("parts", .strings(parts.values)),
    ] + streams.map { ($0, .string($1.text)) } + [
      ("marks", marks.json), ("letters", letters.json),
    ]
  }
}

extension WatchedNumbers {
  fileprivate var json: OrderedJSON {
    .object([
      ("count", .integer(rowCount)), ("columns", .string(columns.text)),
      ("rows", .string(rows.text)),
    ])
  }
}

extension ObserverTable {
  fileprivate var json: OrderedJSON {
    .object([
      ("letters", .integer(Self.letterCount)), ("next", .integers(next.map(Int.init))),
      ("violated", .integers(isViolated.map { $0 ? 1 : 0 })),
      ("pending", .integers(isPending.map { $0 ? 1 : 0 })),
    ])
  }
}

extension StateSpace.Claim {
  fileprivate var json: OrderedJSON {
    .object([
      ("property", .integer(property)), ("subject", .string(subject)),
      ("observer", observer.map(OrderedJSON.integer) ?? .null),
      ("column", column.map(OrderedJSON.integer) ?? .null), ("proves", .bool(isProved)),
    ])
  }
}

extension StateSpace.Action {
  fileprivate var json: OrderedJSON {
    .object([
      ("name", .string(name)), ("initiator", .string(initiator)), ("lane", .string(lane)),
      ("callback", .optional(callback)), ("facts", .integers(facts)),
      ("conditions", .integers(conditions)), ("instruction", instruction?.json ?? .null),
      ("awaited", .bool(canBeAwaited)),
    ])
  }
}

extension StateSpace.Instruction {
  fileprivate var json: OrderedJSON {
    .object([
      ("person", .string(person)), ("simulator", .optional(simulator)), ("kill", .bool(isKill)),
      ("stop", .bool(isStop)),
    ])
  }
}

extension StateSpace.Instructions {
  fileprivate var json: OrderedJSON {
    .object([
      ("beginning", .string(beginning)), ("breakpoint", .string(breakpoint)), ("end", .string(end)),
    ])
  }
}

extension StateSpace.Fact {
  fileprivate var json: OrderedJSON {
    .object([
      ("label", .string(label)), ("statement", .string(statement)),
      ("documents", .string(documents)),
      (
        "links",
        .array(
          links.map { .object([("title", .string($0.title)), ("address", .string($0.address))]) })
      ),
    ])
  }
}

extension StateSpace.Property {
  fileprivate var json: OrderedJSON {
    .object([
      ("id", .string(id)), ("statement", .string(statement)), ("role", .string(role)),
      ("verdict", .string(shownVerdict)), ("facts", .integers(facts)),
      ("start", start.map(OrderedJSON.integer) ?? .null),
      ("counterexample", .integers(counterexample)), ("runs", .bool(isAboutRuns)),
      ("backTo", .optional(backTo)),
    ])
  }
}

extension OrderedJSON {
  static func integers(_ numbers: [Int]) -> Self {
    .array(numbers.map(OrderedJSON.integer))
  }
}
