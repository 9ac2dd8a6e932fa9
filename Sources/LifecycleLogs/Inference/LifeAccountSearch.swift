import LifecycleModels

/// Finds the most plausible life that a log can be a record of: the one with the least cost, where
/// unusual steps cost more (Viterbi, 1967).
///
/// The life begins at an initial state, before the recording. Between two entries anything can
/// happen that the recorder does not record.
struct LifeAccountSearch {
  /// A step of the life, and the entry that shows it.
  struct Step: Hashable {
    /// The number of the transition in the graph.
    let transition: Int
    /// The index of the entry; nil if no entry shows the step.
    let entry: Int?
  }

  /// A life, from an initial state on.
  struct Path {
    /// The number of the initial state.
    let start: Int
    let steps: [Step]
    /// How many of the steps came before the first entry.
    let prologue: Int
  }

  /// How a state is reached most cheaply.
  fileprivate enum Origin: Sendable {
    case start
    /// By a transition that the recorder does not record, after the same entry.
    case hidden(Int32)
    /// By a transition that an entry shows.
    case shown(Int32)
    /// The state was selected by a symbol that takes no transition.
    case selected
  }

  /// The states that can be reached after the same entry, the cheapest first.
  fileprivate struct Layer: Sendable {
    var states: [Int32] = []
    var costs: [Int32] = []
    var origins: [Origin] = []
  }

  /// A table by state of the cheapest way found so far.
  fileprivate struct Draft {
    var cost: [Int32]
    var origin: [Origin]
    var reached: [Int32] = []

    init(stateCount: Int) {
      cost = Array(repeating: .max, count: stateCount)
      origin = Array(repeating: .start, count: stateCount)
    }

    /// Reaches a state at a cost; returns whether that is cheaper than before.
    mutating func reach(_ state: Int32, at cost: Int32, from origin: Origin) -> Bool {
      let known = self.cost[Int(state)]
      guard cost < known else { return false }
      if known == .max { reached.append(state) }
      self.cost[Int(state)] = cost
      self.origin[Int(state)] = origin
      return true
    }
  }

  private let graph: LifeCycleGraph
  private let isHidden: [Bool]
  private let costs: [Int]

  /// The extra cost of a process that is killed while it runs; most die suspended (F90).
  private static let deathWhileRunning = 20

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - graph: The life cycle.
  ///   - isHidden: Whether each rule is hidden from the recorder.
  ///   - costs: The cost of each rule, at least 1.
  init(graph: LifeCycleGraph, isHidden: [Bool], costs: [Int]) {
    self.graph = graph
    self.isHidden = isHidden
    self.costs = costs
  }

  /// Everything that can have happened before the recording.
  func prologue() -> Prologue {
    var draft = Draft(stateCount: graph.stateCount)
    for state in graph.initialStates { _ = draft.reach(Int32(state), at: 0, from: .start) }
    return Prologue(layer: layer(of: &draft) { _ in true })
  }

  /// The states in which a recording can begin, and the cheapest lives that lead there.
  struct Prologue: Sendable {
    fileprivate let layer: Layer
  }

  /// The cheapest life that has some symbols in order.
  ///
  /// - Parameters:
  ///   - symbols: The symbols, each with the index of its entry; nil if it is not an entry.
  ///   - prologue: What can have happened before.
  /// - Returns: The steps from an initial state on, or nil if no life has the symbols.
  /// - Complexity: O(*s* · *t*) for *s* symbols and *t* transitions.
  func run(
    _ symbols: [(symbol: Symbol, entry: Int?)], after prologue: Prologue
  ) -> Path? {
    var layers = [prologue.layer]
    for (symbol, _) in symbols {
      var draft = draft(after: layers[layers.count - 1], reading: symbol)
      if draft.reached.isEmpty { return nil }
      layers.append(layer(of: &draft) { isHidden[$0] })
    }
    return path(through: layers, symbols.map(\.entry))
  }
}

// MARK: - Layers

extension LifeAccountSearch {
  private func draft(after layer: Layer, reading symbol: Symbol) -> Draft {
    var draft = Draft(stateCount: graph.stateCount)
    switch graph.effect(of: symbol) {
    case .selection(let isSelected):
      for (state, cost) in zip(layer.states, layer.costs) where isSelected(Int(state)) {
        _ = draft.reach(state, at: cost, from: .selected)
      }
    case .steps(let isTaken, let isPossible):
      for (state, cost) in zip(layer.states, layer.costs) {
        for index in graph.transitions(from: state) where isTaken(Int(graph.rule[index])) {
          let target = graph.target[index]
          guard isPossible(graph.execution[Int(state)], graph.execution[Int(target)]) else {
            continue
          }
          _ = draft.reach(target, at: cost + self.cost(of: index), from: .shown(Int32(index)))
        }
      }
    case .event(let isTaken, let isPossible, let isIdle):
      for (state, cost) in zip(layer.states, layer.costs) {
        if isIdle(Int(state)) { _ = draft.reach(state, at: cost, from: .selected) }
        guard isPossible(Int(state)) else { continue }
        for index in graph.transitions(from: state) where isTaken(Int(graph.rule[index])) {
          let cost = cost + self.cost(of: index)
          _ = draft.reach(graph.target[index], at: cost, from: .shown(Int32(index)))
        }
      }
    }
    return draft
  }

  /// Dijkstra's algorithm with a bucket for each cost, over the rules that may be followed.
  private func layer(of draft: inout Draft, following follows: (Int) -> Bool) -> Layer {
    var layer = Layer()
    let least = draft.reached.map { draft.cost[Int($0)] }.min() ?? 0
    var buckets: [[Int32]] = []
    for state in draft.reached { buckets.add(state, at: Int(draft.cost[Int(state)] - least)) }
    var level = 0
    while level < buckets.count {
      let cost = least + Int32(level)
      // In ascending order, so that the choice among equally cheap lives is deterministic.
      for state in buckets[level].sorted() where draft.cost[Int(state)] == cost {
        layer.add(state, at: cost, from: draft.origin[Int(state)])
        for index in graph.transitions(from: state) where follows(Int(graph.rule[index])) {
          let target = graph.target[index]
          let targetCost = cost + self.cost(of: index)
          if draft.reach(target, at: targetCost, from: .hidden(Int32(index))) {
            buckets.add(target, at: Int(targetCost - least))
          }
        }
      }
      level += 1
    }
    return layer
  }

  private func cost(of transition: Int) -> Int32 {
    let rule = Int(graph.rule[transition])
    let isEarly = graph.isKill[rule] && graph.execution[Int(graph.source[transition])].isRunning
    return Int32(costs[rule] + (isEarly ? Self.deathWhileRunning : 0))
  }

  private func path(
    through layers: [Layer], _ entries: [Int?]
  ) -> Path? {
    guard var state = layers.last?.states.first else { return nil }
    var steps: [Step] = []
    var prologue = 0
    var number = layers.count - 1
    /// An entry that shows no step, but the result of the step before it.
    var shown: Int?
    while true {
      switch layers[number].origin(of: state) {
      case .hidden(let index):
        steps.append(Step(transition: Int(index), entry: number > 0 ? shown : nil))
        state = graph.source[Int(index)]
        shown = nil
        prologue += number == 0 ? 1 : 0
      case .shown(let index):
        steps.append(Step(transition: Int(index), entry: entries[number - 1]))
        state = graph.source[Int(index)]
        shown = nil
        number -= 1
      case .selected:
        shown = entries[number - 1] ?? shown
        number -= 1
      case .start: return Path(start: Int(state), steps: steps.reversed(), prologue: prologue)
      }
    }
  }
}

extension LifeAccountSearch.Layer {
  fileprivate mutating func add(
    _ state: Int32, at cost: Int32, from origin: LifeAccountSearch.Origin
  ) {
    states.append(state)
    costs.append(cost)
    origins.append(origin)
  }

  fileprivate func origin(of state: Int32) -> LifeAccountSearch.Origin {
    states.firstIndex(of: state).map { origins[$0] } ?? .start
  }
}

extension [[Int32]] {
  fileprivate mutating func add(_ state: Int32, at level: Int) {
    while count <= level { append([]) }
    self[level].append(state)
  }
}

extension Rule {
  /// How implausible it is that the rule happened although nothing in a log shows it.
  ///
  /// The numbers rank assumptions: first what every app goes through, then deaths from common to
  /// rare, then what a source calls unusual, then what no current system does.
  func implausibility(isUnusual: Bool) -> Int {
    // Users swipe running apps away every day (F83, F84), although a log must show it.
    if occurrence == .userKill(.announced) { return 10 }
    if !systems.overlaps(.driven) { return 100 }
    let ordinary =
      switch (kind, initiator) {
      case (.delivery, _): 1
      case (.event, _), (.silent, _): 2
      case (.kill, .user), (.kill, .system): 10
      case (.kill, .app): 20
      case (.kill, .hardware): 30
      }
    return ordinary + (isUnusual ? 40 : 0)
  }
}
