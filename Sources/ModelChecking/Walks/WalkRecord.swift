/// What the walks of one shard visited, in enough detail to be added to that of other shards.
///
/// A run without shards ends with the first walk that breaks a property, which may belong to another
/// shard. So it says for each walk how much was visited up to its end.
package struct WalkRecord<Machine: StateMachine>: Sendable {
  /// One walk, and what was visited up to its end.
  package struct Entry: Hashable, Sendable {
    /// The number of the walk in the whole run, from 0.
    package let number: Int
    /// The steps of this walk.
    package let steps: Int
    /// How many of ``WalkRecord/states`` were visited by then.
    package let states: Int
    /// How many of ``WalkRecord/transitions`` were taken by then.
    package let transitions: Int
  }

  /// A transition, by the position of its source in ``WalkRecord/states``.
  package struct Transition: Sendable {
    /// The position of its source.
    package let source: Int
    /// Its action.
    package let action: Machine.Action
  }

  /// The walks in the order in which they were taken.
  package internal(set) var entries: [Entry] = []
  /// The distinct states, in the order of their first visit.
  package internal(set) var states: [Machine.State] = []
  /// The distinct transitions, in the order in which they were first taken.
  package internal(set) var transitions: [Transition] = []
}
