/// The places of a product from its beginning to one that was looked for, nearest first.
struct ProductReach {
  /// The first place that was looked for; nil if none can be reached.
  private(set) var found: Int32?
  /// What stopped the search before that was known.
  private(set) var stoppedBy: Limit?
  /// The places in the order in which they were found.
  private var order: [Int32] = []
  /// The place before each one on a shortest path: itself where paths begin, -1 if not reached.
  private var parent: [Int32]

  /// Looks for the nearest place that passes a test.
  /// - Complexity: O(transitions × ways of the automaton).
  init(
    of product: FairProduct, limits: SearchLimits, shared: SharedLimits?,
    until isWanted: (Int32) -> Bool
  ) {
    parent = Array(repeating: -1, count: product.placeCount)
    let count = product.automaton.stateCount
    for state in 0..<product.initialCount {
      for automatonState in product.automaton.initial {
        let place = Int32(state * count + automatonState)
        parent[Int(place)] = place
        order.append(place)
      }
    }
    let ways = ProductTransitionTable(product, product.rows)
    var next = 0
    while next < order.count {
      if next & 0xFFF == 0 {
        stoppedBy = limits.reached(
          places: order.count, bytes: 8 * (parent.count + order.count), shared)
        if stoppedBy != nil { return }
      }
      let place = order[next]
      if isWanted(place) {
        found = place
        return
      }
      expand(place, ways)
      next += 1
    }
  }

  private mutating func expand(_ place: Int32, _ ways: ProductTransitionTable) {
    let (state, automatonState) = place.quotientAndRemainder(dividingBy: ways.stateCount)
    for transition in ways.transitions(of: state) {
      let base = ways.targets[transition] &* ways.stateCount
      for way in ways.range(of: transition, in: automatonState) {
        let target = base &+ ways.rowTargets[way]
        if parent[Int(target)] < 0 {
          parent[Int(target)] = place
          order.append(target)
        }
      }
    }
  }

  /// The places of a shortest path to a place, which comes last.
  func path(to place: Int32) -> [Int32] {
    var path = [place]
    var current = place
    while parent[Int(current)] != current {
      current = parent[Int(current)]
      path.append(current)
    }
    return path.reversed()
  }
}

extension SearchLimits {
  /// What forbids a search of so many places, which takes so many bytes.
  func reached(places: Int, bytes: Int, _ shared: SharedLimits?) -> Limit? {
    if let states, places > states { return .states(states) }
    if let memory, bytes > memory { return .memory(memory) }
    return shared.interruption
  }
}

extension SharedLimits? {
  /// What interrupts a search, however far it has come.
  var interruption: Limit? {
    self?.limitReached ?? (Task<Never, Never>.isCancelled ? .cancelled : nil)
  }
}
