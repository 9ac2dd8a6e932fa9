import LifecycleModels

/// Finds the most plausible life that a log can be a record of: the one with the least cost, where
/// what is out of the ordinary costs more (Viterbi, 1967).
///
/// The life begins at an initial state, before the recording. Between two entries anything may happen
/// that the recorder does not see.
struct LifeAccountSearch {
  /// A step of the life, and the entry that shows it.
  struct Step: Hashable {
    /// The number of the transition in the graph.
    let transition: Int
    /// The index of the entry, or nil where none shows it.
    let entry: Int?
  }

  /// How a state is reached most cheaply.
  fileprivate enum Origin {
    case start
    /// By a transition that the recorder does not see, after the same entry.
    case hidden(Int32)
    /// By a transition that an entry shows.
    case shown(Int32)
    /// The state was selected by something that moves nothing.
    case selected
  }

  /// The states reached after the same entry.
  fileprivate struct Layer {
    var states: [Int32] = []
    var cost: [Int32: Int] = [:]
    var origin: [Int32: Origin] = [:]
  }

  private let graph: LifeCycleGraph
  private let isHidden: [Bool]
  private let costs: [Int]

  /// What it costs more to assume that a process was killed while it ran: most die suspended (F90).
  private static let deathWhileRunning = 20

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - graph: The life cycle.
  ///   - isHidden: Whether the recorder sees nothing of each rule.
  ///   - costs: What each rule costs, at least 1.
  init(graph: LifeCycleGraph, isHidden: [Bool], costs: [Int]) {
    self.graph = graph
    self.isHidden = isHidden
    self.costs = costs
  }

  /// The cheapest life that has some symbols in order.
  ///
  /// - Parameter symbols: What is read, each with the index of its entry; nil where it is none.
  /// - Returns: The steps from an initial state on, or nil if no life has the symbols.
  /// - Complexity: O(*s* · *t*) for *s* symbols and *t* transitions.
  func run(_ symbols: [(symbol: LogSymbol, entry: Int?)]) -> (start: Int, steps: [Step])? {
    var layers = [prologue()]
    for (symbol, _) in symbols {
      var layer = self.layer(after: layers[layers.count - 1], reading: symbol)
      if layer.cost.isEmpty { return nil }
      spread(&layer) { isHidden[$0] }
      layers.append(layer)
    }
    return path(through: layers, symbols.map(\.entry))
  }
}

// MARK: - Layers

extension LifeAccountSearch {
  /// What can have happened before the recording: anything.
  private func prologue() -> Layer {
    var layer = Layer()
    for state in graph.initialStates { layer.reach(Int32(state), at: 0, from: .start) }
    spread(&layer) { _ in true }
    return layer
  }

  private func layer(after layer: Layer, reading symbol: LogSymbol) -> Layer {
    var next = Layer()
    switch graph.effect(of: symbol) {
    case .selection(let isSelected):
      for state in layer.states where isSelected(Int(state)) {
        next.reach(state, at: layer.cost[state] ?? 0, from: .selected)
      }
    case .steps(let isTaken, let isPossible):
      for state in layer.states {
        for index in graph.transitions(from: state) where isTaken(Int(graph.rule[index])) {
          let target = graph.target[index]
          guard isPossible(graph.execution[Int(state)], graph.execution[Int(target)]) else {
            continue
          }
          let cost = (layer.cost[state] ?? 0) + self.cost(of: index)
          next.reach(target, at: cost, from: .shown(Int32(index)))
        }
      }
    }
    return next
  }

  /// Dijkstra's algorithm with a bucket for each cost, over the rules that may be followed.
  private func spread(_ layer: inout Layer, following follows: (Int) -> Bool) {
    let least = layer.cost.values.min() ?? 0
    var buckets: [[Int32]] = []
    for (state, cost) in layer.cost { buckets.add(state, at: cost - least) }
    var level = 0
    layer.states = []
    var isDone: Set<Int32> = []
    while level < buckets.count {
      // In ascending order, so that of equally cheap lives always the same one is found.
      for state in buckets[level].sorted() where isDone.insert(state).inserted {
        layer.states.append(state)
        for index in graph.transitions(from: state) where follows(Int(graph.rule[index])) {
          let cost = least + level + self.cost(of: index)
          let target = graph.target[index]
          if layer.reach(target, at: cost, from: .hidden(Int32(index))) {
            buckets.add(target, at: cost - least)
          }
        }
      }
      level += 1
    }
  }

  private func cost(of transition: Int) -> Int {
    let rule = Int(graph.rule[transition])
    let isEarly = graph.isKill[rule] && graph.execution[Int(graph.source[transition])].isRunning
    return costs[rule] + (isEarly ? Self.deathWhileRunning : 0)
  }

  private func path(
    through layers: [Layer], _ entries: [Int?]
  ) -> (start: Int, steps: [Step])? {
    // The states of a layer stand in the order of their cost.
    guard var state = layers.last?.states.first else { return nil }
    var steps: [Step] = []
    var number = layers.count - 1
    while true {
      switch layers[number].origin[state] {
      case .hidden(let index):
        steps.append(Step(transition: Int(index), entry: nil))
        state = graph.source[Int(index)]
      case .shown(let index):
        steps.append(Step(transition: Int(index), entry: entries[number - 1]))
        state = graph.source[Int(index)]
        number -= 1
      case .selected: number -= 1
      case .start, nil: return (Int(state), steps.reversed())
      }
    }
  }
}

extension LifeAccountSearch.Layer {
  /// Reaches a state at a cost; tells whether that is less than was known.
  @discardableResult
  fileprivate mutating func reach(
    _ state: Int32, at cost: Int, from origin: LifeAccountSearch.Origin
  ) -> Bool {
    if let known = self.cost[state], known <= cost { return false }
    self.cost[state] = cost
    self.origin[state] = origin
    return true
  }
}

extension [[Int32]] {
  fileprivate mutating func add(_ state: Int32, at level: Int) {
    while count <= level { append([]) }
    self[level].append(state)
  }
}
