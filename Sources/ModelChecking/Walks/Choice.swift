/// What a walk can do next, and how likely each action is.
struct Choice<Action> {
  /// The enabled actions, in order.
  private(set) var actions: [Action] = []
  /// For each action, the sum of the weights up to it.
  private(set) var bounds: [Int] = []

  /// The sum of the weights; 0 where nothing can be drawn.
  var total: Int { bounds.last ?? 0 }

  /// Makes this the choice between some actions.
  mutating func assign(_ enabled: some Sequence<Action>, weight: (Action) -> Int) {
    actions = Array(enabled)
    bounds.removeAll(keepingCapacity: true)
    var sum = 0
    for action in actions {
      sum += max(0, weight(action))
      bounds.append(sum)
    }
  }

  /// Draws one of the actions, whose weights must not all be 0.
  /// - Returns: Its position.
  func draw(with generator: inout SeededGenerator) -> Int {
    let ticket = generator.next(below: total)
    return bounds.firstIndex { $0 > ticket } ?? 0
  }
}
