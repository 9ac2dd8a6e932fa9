/// The states that lives have reached, and where each choice led from them.
struct LifeGraph {
  /// Where a choice leads.
  enum Target: Hashable {
    /// It was not made yet.
    case unknown
    case state(Int)
    /// The life cannot go on after it.
    case end
  }

  /// A choice in a state, and what came of it.
  struct Step {
    let choice: Choice
    var target = Target.unknown
    var marks = ChoiceMarks()
  }

  /// For each state, what can be chosen there.
  private(set) var steps: [[Step]] = []
  private var numbers: [LifeKey: Int] = [:]

  /// Whether some choice was not made yet.
  var hasUnknown: Bool { steps.contains { $0.contains { $0.target == .unknown } } }

  /// Adds a state, if it is new.
  ///
  /// - Returns: Its number, from 0; nil if it is known with other choices, so that two states have
  ///   the same key.
  mutating func enter(_ key: LifeKey, choices: [Choice]) -> Int? {
    if let number = numbers[key] {
      return steps[number].map(\.choice) == choices ? number : nil
    }
    numbers[key] = steps.count
    steps.append(choices.map { Step(choice: $0) })
    return steps.count - 1
  }

  /// The number of the state with a key, if it is known.
  func number(of key: LifeKey) -> Int? { numbers[key] }

  /// Where a choice led from a state; nil if it is not possible there.
  func target(of choice: Choice, from number: Int) -> Target? {
    steps[number].first { $0.choice == choice }?.target
  }

  /// Notes where a choice led, and what was true on the way.
  ///
  /// - Returns: Whether it led there whenever it was made in this state.
  mutating func note(
    _ target: Target, of choice: Choice, from number: Int, marks: ChoiceMarks = ChoiceMarks()
  ) -> Bool {
    guard let index = steps[number].firstIndex(where: { $0.choice == choice }) else {
      return false
    }
    let known = steps[number][index].target
    steps[number][index].target = target
    steps[number][index].marks = marks
    return known == .unknown || known == target
  }
}

// MARK: - Paths

extension LifeGraph {
  /// The fewest choices that lead from a state to a choice that was not made yet, with that choice.
  ///
  /// - Returns: The choices; nil if every choice was made in all states that can be reached.
  /// - Complexity: O(*n*) for *n* choices of all states.
  func pathToUnknown(from start: Int) -> [Choice]? {
    path(from: start) { number in
      steps[number].first { $0.target == .unknown }?.choice
    }
  }

  /// The fewest choices from the first state to another one, and then a choice there.
  /// - Complexity: O(*n*) for *n* choices of all states.
  func path(to number: Int, then choice: Choice) -> [Choice]? {
    path(from: 0) { $0 == number ? choice : nil }
  }

  /// The fewest choices to a state in which there is a last choice.
  private func path(from start: Int, to last: (Int) -> Choice?) -> [Choice]? {
    var origins: [Int: (Int, Choice)] = [:]
    var frontier = [start]
    var next = 0
    while next < frontier.count {
      if let choice = last(frontier[next]) {
        return choices(to: frontier[next], from: start, origins) + [choice]
      }
      spread(from: frontier[next], &origins, &frontier, start: start)
      next += 1
    }
    return nil
  }

  private func spread(
    from number: Int, _ origins: inout [Int: (Int, Choice)], _ frontier: inout [Int], start: Int
  ) {
    for step in steps[number] {
      guard case .state(let next) = step.target, next != start, origins[next] == nil else {
        continue
      }
      origins[next] = (number, step.choice)
      frontier.append(next)
    }
  }

  private func choices(
    to number: Int, from start: Int, _ origins: [Int: (Int, Choice)]
  ) -> [Choice] {
    var choices: [Choice] = []
    var place = number
    while place != start, let (origin, choice) = origins[place] {
      choices.append(choice)
      place = origin
    }
    return choices.reversed()
  }
}
