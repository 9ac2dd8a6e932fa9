import ModelChecking
import Testing

/// A machine whose counts somebody else has published, with the ways to search it.
struct PublishedCount: Sendable {
  let name: String
  let states: Int
  /// What TLC and Stateright call “generated” or “total”: the initial states and the transitions.
  let generated: Int?
  /// The number of steps to the farthest state; TLC’s depth is one more.
  let depth: Int?
  let initialStates: Int
  let variants: [SearchVariant]

  /// Counts of a machine, by some of its searches.
  init<Machine: StateMachine>(
    _ name: String, _ machine: Machine, states: Int, generated: Int? = nil, depth: Int? = nil,
    by variants: (Machine) -> [SearchVariant]
  ) {
    self.name = name
    (self.states, self.generated, self.depth) = (states, generated, depth)
    initialStates = Set(machine.initialStates).count
    self.variants = variants(machine)
  }

  /// Counts of a machine whose states are stored as they are.
  init<Machine: StateMachine>(
    _ name: String, _ machine: Machine, states: Int, generated: Int? = nil, depth: Int? = nil
  ) {
    self.init(
      name, machine, states: states, generated: generated, depth: depth, by: \.ownVariants)
  }

  /// Counts of a machine whose states can be packed.
  init<Machine: StateMachine>(
    packed name: String, _ machine: Machine, states: Int, generated: Int? = nil, depth: Int? = nil
  ) where Machine.State: Packable {
    self.init(
      name, machine, states: states, generated: generated, depth: depth, by: \.allVariants)
  }

  /// Whether a complete search has counted what is published.
  func agrees(with counts: Counts) -> Bool {
    counts.stoppedBy == nil && counts.states == states
      && counts.transitions + initialStates == generated ?? counts.transitions + initialStates
      && counts.depth == depth ?? counts.depth
  }
}
