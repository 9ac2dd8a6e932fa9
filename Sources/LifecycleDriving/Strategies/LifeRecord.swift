/// Writes down which states lives reach, and where choices lead from them.
final class LifeRecord {
  private(set) var graph: LifeGraph
  /// Whether some state has no fingerprint, or one that another state has too.
  private(set) var isLost = false

  init(_ graph: LifeGraph = LifeGraph()) { self.graph = graph }

  /// Writes down the state that a life is in.
  ///
  /// - Parameters:
  ///   - life: The life.
  ///   - key: Its key, which is costly to make; nil if it has none.
  /// - Returns: The number of the state; nil if nothing tells it from others.
  func enter(_ life: Life<some Any, some AnyObject>, key: LifeKey?) -> Int? {
    var choices: [Choice] = []
    life.possibleChoices(into: &choices)
    let number = key.flatMap { graph.enter($0, choices: choices) }
    if number == nil { isLost = true }
    return number
  }

  /// Writes down where the last choice of a life has led.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - life: The life, after it.
  ///   - key: The key of the life, which is costly to make; nil if it has none.
  ///   - origin: The number of the state in which the choice was made.
  /// - Returns: The number of the state that the life is in; nil if it cannot go on, or if nothing tells
  ///   the state from others.
  func note(
    _ choice: Choice, of life: Life<some Any, some AnyObject>, key: LifeKey?, from origin: Int
  ) -> Int? {
    if life.isOver || life.isDoomed {
      _ = graph.note(.end, of: choice, from: origin)
      return nil
    }
    guard let number = enter(life, key: key) else { return nil }
    if !graph.note(.state(number), of: choice, from: origin, marks: life.marks) { isLost = true }
    return number
  }
}
