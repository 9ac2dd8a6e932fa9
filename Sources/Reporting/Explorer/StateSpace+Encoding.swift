extension StateSpace {
  /// The state space as JSON, with states and transitions as numbers in base 64.
  ///
  /// The words of a state are cut at commas, and each distinct part is stored once.
  var encoded: OrderedJSON {
    var parts: [String] = []
    var numbers: [String: Int] = [:]
    var words = CompactNumbers()
    for state in states {
      let pieces = state.words.split(separator: ", ", omittingEmptySubsequences: false)
      words.append(pieces.count)
      for piece in pieces.map(String.init) {
        let number = numbers[piece] ?? parts.count
        if number == parts.count {
          numbers[piece] = number
          parts.append(piece)
        }
        words.append(number)
      }
    }
    return .object([
      ("title", .string(title)), ("replay", .string(replay)), ("start", .integer(start)),
      ("way", .array(way.map(OrderedJSON.integer))), ("initial", .integer(initialCount)),
      ("count", .integer(states.count)), ("conditions", .strings(conditions)),
      ("parts", .strings(parts)), ("words", .string(words.text)),
      ("transitions", .string(encodedTransitions.text)),
      ("truths", .string(encodedConditions.text)),
      ("actions", .array(actions.map(\.encoded))),
      ("properties", .array(properties.map(\.encoded))),
    ])
  }

  /// For each state the number of its transitions, and each by its action and the distance to its target.
  private var encodedTransitions: CompactNumbers {
    var numbers = CompactNumbers()
    for (position, state) in states.enumerated() {
      numbers.append(state.transitions.count)
      for transition in state.transitions {
        numbers.append(transition.action)
        numbers.append(signed: transition.target - position)
      }
    }
    return numbers
  }

  /// For each state the conditions whose truth differs from the state before, by their distances.
  private var encodedConditions: CompactNumbers {
    var numbers = CompactNumbers()
    var previous = conditions.map { _ in false }
    for state in states {
      let changed = conditions.indices.filter { state.conditions[$0] != previous[$0] }
      numbers.append(changed.count)
      var last = 0
      for condition in changed {
        numbers.append(condition - last)
        last = condition
      }
      previous = state.conditions
    }
    return numbers
  }
}

extension StateSpace.Action {
  fileprivate var encoded: OrderedJSON {
    .object([
      ("name", .string(name)), ("initiator", .string(initiator)), ("callback", .optional(callback)),
      ("facts", .strings(facts)), ("conditions", .array(conditions.map(OrderedJSON.integer))),
    ])
  }
}

extension StateSpace.Property {
  fileprivate var encoded: OrderedJSON {
    .object([
      ("id", .string(id)), ("statement", .string(statement)), ("verdict", .string(verdict)),
      ("start", .optional(start)),
      ("counterexample", .array(counterexample.map(OrderedJSON.integer))),
    ])
  }
}
