/// The places of a product that can be reached, nearest first.
struct ProductReach {
  /// The places in the order in which they were found.
  private(set) var order: [Int32] = []
  /// The place before each one on a shortest path: itself where paths begin, -1 if not reached.
  private(set) var parent: [Int32]
  /// What stopped the search before all places were found.
  private(set) var stoppedBy: Limit?

  /// - Complexity: O(transitions × ways of the automaton).
  init(of product: FairProduct, limits: SearchLimits, shared: SharedLimits?) {
    parent = Array(repeating: -1, count: product.placeCount)
    let count = product.automaton.stateCount
    for state in 0..<product.initialCount {
      for automatonState in product.automaton.initial {
        let place = Int32(state * count + automatonState)
        parent[Int(place)] = place
        order.append(place)
      }
    }
    expandAll(of: product, limits: limits, shared: shared)
  }

  private mutating func expandAll(
    of product: FairProduct, limits: SearchLimits, shared: SharedLimits?
  ) {
    let count = product.automaton.stateCount
    let (targets, classes) = (product.table.target, product.classes.classOfTransition)
    let (first, rowTargets) = (product.rows.first, product.rows.target)
    var next = 0
    while next < order.count {
      if next & 0xFFF == 0, let limit = limitReached(limits, shared) {
        stoppedBy = limit
        return
      }
      let place = order[next]
      let (state, automatonState) = Int(place).quotientAndRemainder(dividingBy: count)
      for transition in product.table.range(of: state) {
        let row = Int(classes[transition]) * count + automatonState
        for way in Int(first[row])..<Int(first[row + 1]) {
          let target = targets[transition] * Int32(count) + rowTargets[way]
          if parent[Int(target)] < 0 {
            parent[Int(target)] = place
            order.append(target)
          }
        }
      }
      next += 1
    }
  }

  private func limitReached(_ limits: SearchLimits, _ shared: SharedLimits?) -> Limit? {
    if let limit = limits.states, order.count > limit { return .states(limit) }
    let bytes = (parent.count + order.count) * 2 * MemoryLayout<Int32>.size
    if let limit = limits.memory, bytes > limit { return .memory(limit) }
    return shared?.limitReached ?? (Task<Never, Never>.isCancelled ? .cancelled : nil)
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
