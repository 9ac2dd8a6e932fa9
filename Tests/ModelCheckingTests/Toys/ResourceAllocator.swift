import ModelChecking

/// SimpleAllocator.tla and SchedulingAllocator.tla of the TLA⁺ examples.
struct ResourceAllocator: StateMachine {
  struct State: Hashable {
    var wanted: [Resources], held: [Resources]
    var schedule: [Int] = []
  }

  struct Resources: OptionSet, Hashable { let rawValue: Int }

  enum Action: Hashable {
    case request(Int, Resources), allocate(Int, Resources), giveBack(Int, Resources)
    case schedule([Int])
  }

  let clients: Int
  let resources: Int
  let isScheduling: Bool

  var initialStates: [State] {
    let none = Array(repeating: Resources(), count: clients)
    return [State(wanted: none, held: none)]
  }

  private var choices: [Resources] { (1..<1 << resources).map(Resources.init) }

  func actions(in state: State) -> [Action] {
    let held = state.held.reduce(into: Resources()) { $0.formUnion($1) }
    return (0..<clients).flatMap { client in
      choices.flatMap { actions(of: client, on: $0, held: held, in: state) }
    } + schedules(in: state)
  }

  private func actions(
    of client: Int, on choice: Resources, held: Resources, in state: State
  ) -> [Action] {
    var actions: [Action] = []
    if state.wanted[client].isEmpty && state.held[client].isEmpty {
      actions.append(.request(client, choice))
    }
    if choice.isSubset(of: state.wanted[client].subtracting(held)),
      !isScheduling || isFirst(client, toWant: choice, in: state)
    {
      actions.append(.allocate(client, choice))
    }
    if choice.isSubset(of: state.held[client]) { actions.append(.giveBack(client, choice)) }
    return actions
  }

  /// Whether a client is scheduled, and nobody before it wants one of the resources.
  private func isFirst(_ client: Int, toWant choice: Resources, in state: State) -> Bool {
    guard let place = state.schedule.firstIndex(of: client) else { return false }
    return state.schedule[..<place].allSatisfy { state.wanted[$0].isDisjoint(with: choice) }
  }

  private func schedules(in state: State) -> [Action] {
    let waiting = (0..<clients).filter {
      !state.wanted[$0].isEmpty && !state.schedule.contains($0)
    }
    guard isScheduling, !waiting.isEmpty else { return [] }
    return permutations(of: waiting).map(Action.schedule)
  }

  private func permutations(of clients: [Int]) -> [[Int]] {
    guard !clients.isEmpty else { return [[]] }
    return clients.flatMap { first in
      permutations(of: clients.filter { $0 != first }).map { [first] + $0 }
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .request(let client, let choice): next.wanted[client] = choice
    case .allocate(let client, let choice):
      next.held[client].formUnion(choice)
      next.wanted[client].subtract(choice)
      if next.wanted[client].isEmpty { next.schedule.removeAll { $0 == client } }
    case .giveBack(let client, let choice): next.held[client].subtract(choice)
    case .schedule(let clients): next.schedule += clients
    }
    return next
  }
}
