import ModelChecking

/// Lamport’s bakery (“A new solution of Dijkstra’s concurrent programming problem”, 1974) with tickets
/// up to a bound: nobody takes one that is larger.
struct Bakery: StateMachine {
  enum Label { case idle, choosing, waiting, critical }

  struct State: Hashable {
    var labels: [Label]
    var tickets: [Int]
  }

  let customers: Int
  let bound: Int

  var initialStates: [State] {
    [
      State(
        labels: Array(repeating: .idle, count: customers),
        tickets: Array(repeating: 0, count: customers))
    ]
  }

  func actions(in state: State) -> [Int] {
    (0..<customers).filter { customer in
      switch state.labels[customer] {
      case .idle: state.tickets.allSatisfy { $0 < bound }
      case .choosing: state.tickets.allSatisfy { $0 < bound }
      case .waiting:
        (0..<customers).allSatisfy { other in
          other == customer || state.labels[other] != .choosing && isFirst(customer, other, state)
        }
      case .critical: true
      }
    }
  }

  private func isFirst(_ customer: Int, _ other: Int, _ state: State) -> Bool {
    state.tickets[other] == 0
      || (state.tickets[customer], customer) < (state.tickets[other], other)
  }

  func successor(of state: State, taking customer: Int) -> State {
    var next = state
    switch state.labels[customer] {
    case .idle: next.labels[customer] = .choosing
    case .choosing:
      next.tickets[customer] = 1 + (state.tickets.max() ?? 0)
      next.labels[customer] = .waiting
    case .waiting: next.labels[customer] = .critical
    case .critical:
      next.tickets[customer] = 0
      next.labels[customer] = .idle
    }
    return next
  }
}
