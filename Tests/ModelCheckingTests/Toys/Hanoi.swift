import ModelChecking

/// The Tower of Hanoi of Lucas, 1883: discs on three pegs, none on a smaller one.
struct Hanoi: StateMachine {
  struct Action: Hashable { let from: Int, to: Int }

  /// The peg of each disc, the smallest disc first, in the digits of base 4.
  struct State: Hashable {
    var pegs: UInt64

    func peg(of disc: Int) -> Int { Int(pegs >> UInt64(2 * disc) & 3) }

    mutating func move(_ disc: Int, to peg: Int) {
      pegs &= ~(3 << UInt64(2 * disc))
      pegs |= UInt64(peg) << UInt64(2 * disc)
    }
  }

  let discs: Int
  let initialStates = [State(pegs: 0)]

  func actions(in state: State) -> [Action] {
    let tops = tops(in: state)
    var actions: [Action] = []
    for from in 0..<3 {
      for to in 0..<3 where tops[from] < tops[to] { actions.append(Action(from: from, to: to)) }
    }
    return actions
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    next.move(tops(in: state)[action.from], to: action.to)
    return next
  }

  /// The smallest disc of each peg, or the number of discs where there is none.
  private func tops(in state: State) -> [Int] {
    var tops = [discs, discs, discs]
    for disc in (0..<discs).reversed() { tops[state.peg(of: disc)] = disc }
    return tops
  }
}

extension Hanoi.State: Packable {
  var word: UInt64 { pegs }

  init(word: UInt64) { pegs = word }
}
