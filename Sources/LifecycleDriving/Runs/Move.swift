/// A choice in a life: which of the things that can happen does.
///
/// Moves are the same in every place, so that a life can be made shorter and run again.
struct Move: Hashable, Sendable {
  let code: Int32

  /// A step of the model, named by a rule.
  static func rule(_ rule: Int32) -> Move { Move(code: rule) }
  /// An action of the world.
  static func action(_ index: Int) -> Move { Move(code: -2 - Int32(index)) }
  /// The work that has waited longest on the main queue.
  static let scheduledWork = Move(code: -1)

  /// The action, if it is one.
  var actionIndex: Int? { code <= -2 ? Int(-2 - code) : nil }
}
