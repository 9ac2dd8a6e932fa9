/// Finds a short cycle through a place of a fair component that meets all that must recur.
///
/// From step to step it takes the nearest way that meets something still missing, and at last the
/// shortest way back. Strong fairness of a group counts as missing once the cycle has come to a
/// state where the group is enabled.
struct CycleSearch {
  private let product: FairProduct
  private let start: Int32
  private let component: [Int32]
  private var marks: UInt64 = 0
  private var met: UInt64 = 0
  private var taken: UInt64 = 0
  private var enabled: UInt64 = 0
  private var cycle: [Int] = []

  private struct Arrival {
    let transition: Int
    let marks: UInt64
    let source: Int32
  }

  init(in product: FairProduct, through start: Int32, _ component: [Int32]) {
    self.product = product
    self.start = start
    self.component = component
  }

  mutating func run() -> [Int] {
    var place = start
    while true {
      let isComplete = self.isComplete
      if isComplete, place == start, !cycle.isEmpty { return cycle }
      guard let way = nearestWay(from: place, isComplete: isComplete) else { return cycle }
      for (arrival, target) in way {
        let state = product.state(of: arrival.source)
        let group = product.classes.taken[
          Int(product.classes.classOfTransition[arrival.transition])]
        enabled |= product.classes.enabled[state]
        taken |= group
        met |= product.masks.met(taking: group, enabled: product.classes.enabled[state])
        marks |= arrival.marks
        cycle.append(arrival.transition)
        place = target
      }
    }
  }

  private var isComplete: Bool {
    marks == product.automaton.allMarks && met == product.masks.recurring
      && enabled & ~taken & product.masks.strong == 0
  }

  /// Whether a step from a place meets something that is missing.
  private func meets(_ way: FairProduct.ProductTransition, from place: Int32) -> Bool {
    let group = product.classes.taken[Int(product.classes.classOfTransition[way.transition])]
    let enabledHere = product.classes.enabled[product.state(of: place)]
    return way.marks & ~marks != 0
      || product.masks.met(taking: group, enabled: enabledHere) & ~met != 0
      || group & enabled & ~taken & product.masks.strong != 0
  }

  /// The shortest way inside the component to the start, or to a step that meets what is missing.
  private func nearestWay(
    from place: Int32, isComplete: Bool
  ) -> [(Arrival, target: Int32)]? {
    var arrivals: [Int32: Arrival] = [:]
    var frontier = [place]
    var next = 0
    while next < frontier.count {
      let source = frontier[next]
      for way in product.ways(from: source, in: product.innerRows)
      where component[Int(way.target)] == component[Int(start)] {
        let arrival = Arrival(transition: way.transition, marks: way.marks, source: source)
        if isComplete ? way.target == start : meets(way, from: source) {
          return self.way(to: source, from: place, arrivals) + [(arrival, way.target)]
        }
        guard way.target != place, arrivals[way.target] == nil else { continue }
        arrivals[way.target] = arrival
        frontier.append(way.target)
      }
      next += 1
    }
    return nil
  }

  private func way(
    to end: Int32, from place: Int32, _ arrivals: [Int32: Arrival]
  ) -> [(Arrival, target: Int32)] {
    var way: [(Arrival, target: Int32)] = []
    var current = end
    while current != place, let arrival = arrivals[current] {
      way.append((arrival, current))
      current = arrival.source
    }
    return way.reversed()
  }
}
