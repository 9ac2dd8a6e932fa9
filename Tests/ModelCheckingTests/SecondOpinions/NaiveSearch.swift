import ModelChecking

/// What a search must find, the slow way: layer by layer with sets, without any index.
struct NaiveSearch<Machine: StateMachine> {
  let machine: Machine
  /// The states at each depth.
  private(set) var layers: [Set<Machine.State>] = []

  init(_ machine: Machine) {
    self.machine = machine
    layers = Self.layers(from: machine.initialStates, in: machine)
  }

  var states: Set<Machine.State> { layers.reduce(into: []) { $0.formUnion($1) } }

  var transitionCount: Int { states.reduce(0) { $0 + Array(machine.actions(in: $1)).count } }

  func depth(of state: Machine.State) -> Int? { layers.firstIndex { $0.contains(state) } }

  /// The length of the shortest trace to a state that satisfies the condition.
  func length(to condition: (Machine.State) -> Bool) -> Int? {
    layers.firstIndex { $0.contains(where: condition) }
  }

  /// The length of the shortest trace whose last step satisfies the condition.
  func length(toStep condition: (Step<Machine>) -> Bool) -> Int? {
    layers.firstIndex { layer in
      layer.contains { source in Self.steps(from: source, in: machine).contains(where: condition) }
    }.map { $0 + 1 }
  }

  func isTerminal(_ state: Machine.State) -> Bool { machine.isTerminal(state) }

  /// Whether a state that satisfies the condition can be reached from here.
  func canReach(_ condition: (Machine.State) -> Bool, from state: Machine.State) -> Bool {
    Self.layers(from: [state], in: machine).contains { $0.contains(where: condition) }
  }

  private static func layers(
    from states: [Machine.State], in machine: Machine
  ) -> [Set<Machine.State>] {
    var layers: [Set<Machine.State>] = []
    var next = Set(states)
    while !next.isEmpty {
      layers.append(next)
      let targets = next.flatMap { steps(from: $0, in: machine).map(\.target) }
      next = Set(targets.filter { target in !layers.contains { $0.contains(target) } })
    }
    return layers
  }

  static func steps(from source: Machine.State, in machine: Machine) -> [Step<Machine>] {
    machine.actions(in: source).map { action in
      Step(
        source: source, action: action, target: machine.successor(of: source, taking: action))
    }
  }
}
