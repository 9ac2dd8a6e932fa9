/// What each rule of a machine does.
///
/// The effects are kept in memory of their own, because to call a closure out of an array counts one more
/// owner of it, and one less afterwards; and a search takes a step of some rule millions of times.
final class RuleEffects<State: ModelState>: Sendable {
  typealias Effect = @Sendable (inout State) -> Void

  // Written once, before anyone reads it.
  private nonisolated(unsafe) let effects: UnsafeMutableBufferPointer<Effect>

  init(of rules: [Rule<State>]) {
    effects = .allocate(capacity: rules.count)
    _ = effects.initialize(fromContentsOf: rules.map(\.effect))
  }

  deinit {
    effects.deinitialize()
    effects.deallocate()
  }

  /// Changes a state as a rule does.
  /// - Precondition: There is a rule with the number.
  func apply(_ number: Int, to state: inout State) {
    precondition(effects.indices.contains(number), "there is no rule \(number)")
    effects[number](&state)
  }
}
