/// Numbers actions in the order of their first occurrence.
struct ActionNumbers<Action: Hashable & Sendable>: Sendable {
  /// The actions by their numbers.
  private(set) var all: [Action] = []
  private var numbers: [Action: Int] = [:]

  mutating func number(of action: Action) -> Int {
    if let known = numbers[action] { return known }
    numbers[action] = all.count
    all.append(action)
    return all.count - 1
  }
}
