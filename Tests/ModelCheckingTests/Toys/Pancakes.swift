import ModelChecking

/// The pancake problem of Goodman, 1975: sort a stack by turning over some pancakes from the top.
struct Pancakes: StateMachine {
  /// The sizes from the top down, four bits each.
  struct State: Hashable {
    var sizes: UInt64

    /// Turns over the top pancakes.
    func flipped(_ count: Int) -> State {
      var turned: UInt64 = 0
      for place in 0..<count { turned = turned << 4 | sizes >> UInt64(4 * place) & 15 }
      let rest = sizes >> UInt64(4 * count)
      return State(sizes: rest << UInt64(4 * count) | turned)
    }
  }

  let pancakes: Int

  var initialStates: [State] {
    [State(sizes: (0..<pancakes).reduce(0) { $0 | UInt64($1) << UInt64(4 * $1) })]
  }

  /// How many to turn over; one alone would stay as it is.
  func actions(in state: State) -> [Int] { pancakes < 2 ? [] : Array(2...pancakes) }

  func successor(of state: State, taking count: Int) -> State { state.flipped(count) }
}

extension Pancakes.State: Packable {
  var word: UInt64 { sizes }

  init(word: UInt64) { sizes = word }
}
