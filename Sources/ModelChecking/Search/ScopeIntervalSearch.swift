/// Proves a pattern by following its scope intervals alone.
///
/// Most of a trace lies outside all intervals, where the observer stays in its initial state. The
/// search assumes that every state can be reached like that. It begins with each transition on
/// which the observer leaves its initial state, and follows the product until the observer is back
/// there. This covers all traces, and perhaps some that the machine does not have. So if nothing is
/// found, nothing exists; anything found has to be searched again by ``ProductSearch``.
struct ScopeIntervalSearch {
  /// A transition that exercises the requirement.
  private struct Exercise {
    /// The position of the product state before it; -1 if it begins an interval.
    let position: Int
    let transition: Int
  }

  /// A product state inside an interval.
  private struct Place {
    let product: Int32
    /// The position of the product state before it; -1 at the beginning of an interval.
    let parent: Int32
    /// The transition that leads to it.
    let arrival: Int32
  }

  private let steps: ProductSteps
  /// The product states inside intervals, in the order in which they were reached.
  private var reached: [Place] = []
  /// One bit for each product state, set if it was reached; released at the end of the search.
  private let visited: UnsafeMutableBufferPointer<UInt64>
  private var exercises: [Exercise] = []
  private var mayBeBroken = false

  /// The number of exercising transitions for which a trace is tried.
  private static var maxExercises: Int { 16 }

  /// Searches the intervals that begin with any transition of a graph; nil if something can already
  /// be owed outside them.
  /// - Complexity: O(transitions that may begin an interval + transitions inside intervals).
  init?(_ steps: ProductSteps, _ sorted: SortedTransitions) {
    let observer = steps.observer
    let start = Observer.initialState
    guard !observer.isPending[start], !observer.exercisesByStaying[start] else { return nil }
    self.steps = steps
    visited = .allocate(capacity: (steps.productCount + 63) / 64)
    visited.initialize(repeating: 0)
    defer { visited.deallocate() }
    for action in 0..<sorted.actionCount where canBegin(with: action) {
      for position in sorted.positions(of: action) where !mayBeBroken {
        follow(
          Int(sorted.transitions[position]), from: Int(sorted.sources[position]), in: start, at: -1)
      }
    }
    explore()
  }

  /// Whether a transition with an action can take the observer out of its initial state.
  private func canBegin(with action: Int) -> Bool {
    steps.letters.possibleLetters(of: action).contains {
      steps.observer.next[Observer.initialState * Observer.Letter.count + Int($0)]
        != Observer.initialState
    }
  }

  private mutating func explore() {
    let steps = steps
    var position = 0
    while position < reached.count, !mayBeBroken {
      let (state, observed) = steps.split(Int(reached[position].product))
      for transition in steps.transitions(of: state) {
        follow(transition, from: state, in: observed, at: position)
      }
      position += 1
    }
  }

  /// Takes a step of the product from a position.
  @inline(__always) private mutating func follow(
    _ transition: Int, from state: Int, in observed: Int, at position: Int
  ) {
    let entry = steps.entry(of: transition, from: state, in: observed)
    if entry == Observer.initialState { return }
    if entry & Observer.exerciseBit != 0, exercises.count < Self.maxExercises {
      exercises.append(Exercise(position: position, transition: transition))
    }
    let next = Int(entry & ~Observer.exerciseBit)
    if next == Observer.initialState { return }
    let target = steps.product(of: steps.state(after: transition), next)
    let bit: UInt64 = 1 << UInt64(target & 63)
    if visited[target >> 6] & bit != 0 { return }
    visited[target >> 6] |= bit
    if steps.observer.isViolated[next] { mayBeBroken = true }
    reached.append(
      Place(product: Int32(target), parent: Int32(position), arrival: Int32(transition)))
  }
}

extension ScopeIntervalSearch {
  /// Whether certainly no trace breaks the pattern: by a step, by ending, or by continuing for
  /// ever.
  var provesPattern: Bool {
    !mayBeBroken && !canStay(in: steps.observer.isPending)
  }

  private func canStay(in isWanted: [Bool]) -> Bool {
    guard isWanted.contains(true) else { return false }
    return reached.contains { steps.isTerminal(Int($0.product), in: isWanted) }
      || steps.contain(reached.map(\.product), cycleIn: isWanted)
  }

  /// Whether some trace exercises the requirement, if nothing breaks it; nil if unknown. The
  /// closure returns the steps of some trace to a state.
  func isExercised(
    traceTo trace: (_ state: Int) -> [(source: Int, action: Int, target: Int)]
  ) -> Bool? {
    if steps.observer.isExercisedInitially { return true }
    if exercises.contains(where: { isExercised(by: $0, after: trace) }) { return true }
    return exercises.isEmpty && !canStay(in: steps.observer.exercisesByStaying) ? false : nil
  }

  /// Whether the observer is exercised on a trace that begins in an initial state and ends with an
  /// interval that was found.
  private func isExercised(
    by exercise: Exercise, after trace: (Int) -> [(source: Int, action: Int, target: Int)]
  ) -> Bool {
    var (transitions, position) = ([exercise.transition], exercise.position)
    while position >= 0 {
      transitions.append(Int(reached[position].arrival))
      position = Int(reached[position].parent)
    }
    transitions.reverse()
    let table = steps.table
    var path = trace(table.source(of: transitions[0]))
    for transition in transitions {
      path.append(
        (
          path.last.map(\.target) ?? table.source(of: transition),
          table.action(of: transition), Int(table.target[transition])
        ))
    }
    var observed = Observer.initialState
    for (source, action, target) in path {
      let letter = steps.letters.letter(of: action, from: source, to: target)
      let entry = steps.observer.next[observed * Observer.Letter.count + Int(letter)]
      if entry & Observer.exerciseBit != 0 { return true }
      observed = Int(entry)
    }
    return false
  }
}
