/// A depth-first search for a component in which all that must recur is met, or for an accepted end.
///
/// After Couvreur, “On-the-fly verification of linear temporal logic”, FM 1999: the components of the
/// places that are open are merged as soon as a way leads back, and each knows what is met inside it.
/// The search ends at the first component in which nothing is missing, before the rest is generated.
struct OpenComponents<Machine: StateMachine> {
  private let product: GeneratedProduct<Machine>
  private let limits: SearchLimits
  private let stop: PeriodicStopCheck
  /// For each place its position among the open ones, from 1; 0 if it is new, -1 if it is closed.
  private var positions: [Int32] = []
  private var open: [Int] = []
  private var roots: [Root] = []
  private var frames: [Frame] = []

  /// A component of open places.
  private struct Root {
    let position: Int32
    /// What is met by the way into the component.
    let entry: RunMarks
    /// What is met inside.
    var inside = RunMarks()
  }

  private struct Frame {
    let place: Int
    let ways: [GeneratedProduct<Machine>.ProductTransition]
    var next = 0
  }

  /// How a search ends.
  enum Outcome {
    /// Every place was closed: there is no fair and accepted run.
    case none
    /// These places are a part of a component with a fair and accepted cycle.
    case cycle(Set<Int>)
    /// A finite run that ends here is accepted.
    case end(Int)
    case stopped(Limit)
  }

  init(_ product: GeneratedProduct<Machine>, limits: SearchLimits, stop: PeriodicStopCheck) {
    self.product = product
    self.limits = limits
    self.stop = stop
  }

  /// - Complexity: O(transitions × ways of the automaton) time; memory for the states and the longest
  ///   path, and none for transitions.
  mutating func run() -> Outcome {
    for start in product.initialPlaces() where position(of: start) == 0 {
      if let outcome = enter(start, by: RunMarks()) { return outcome }
      while let frame = frames.last {
        if let limit = limitReached { return .stopped(limit) }
        guard frame.next < frame.ways.count else {
          leave(frame.place)
          continue
        }
        frames[frames.count - 1].next += 1
        if let outcome = follow(frame.ways[frame.next]) { return outcome }
      }
    }
    return .none
  }

  private mutating func follow(_ way: GeneratedProduct<Machine>.ProductTransition) -> Outcome? {
    switch position(of: way.target) {
    case 0: return enter(way.target, by: way.marks)
    case -1: return nil
    case let position: return merge(back: position, by: way.marks)
    }
  }

  private mutating func enter(_ place: Int, by marks: RunMarks) -> Outcome? {
    open.append(place)
    positions[place] = Int32(open.count)
    roots.append(Root(position: Int32(open.count), entry: marks))
    guard let ways = product.ways(from: place) else {
      frames.append(Frame(place: place, ways: []))
      return product.acceptsEnd(in: place) ? .end(place) : nil
    }
    frames.append(Frame(place: place, ways: ways))
    return nil
  }

  /// Makes one component of all those on the path since a place to which a way leads back.
  private mutating func merge(back position: Int32, by marks: RunMarks) -> Outcome? {
    var met = marks
    while let root = roots.last, root.position > position {
      met |= root.inside
      met |= root.entry
      roots.removeLast()
    }
    roots[roots.count - 1].inside |= met
    let root = roots[roots.count - 1]
    guard root.inside == product.allMarks else { return nil }
    return .cycle(Set(open[(Int(root.position) - 1)...]))
  }

  private mutating func leave(_ place: Int) {
    frames.removeLast()
    guard let root = roots.last, root.position == positions[place] else { return }
    roots.removeLast()
    for member in open[(Int(root.position) - 1)...] { positions[member] = -1 }
    open.removeSubrange((Int(root.position) - 1)...)
  }

  private mutating func position(of place: Int) -> Int32 {
    let count = product.stateCount * product.automaton.stateCount
    if positions.count < count {
      positions.append(contentsOf: repeatElement(0, count: count - positions.count))
    }
    return positions[place]
  }

  private var limitReached: Limit? {
    if let limit = limits.states, product.stateCount > limit { return .states(limit) }
    if let limit = limits.memory, bytes > limit { return .memory(limit) }
    return stop.limit
  }

  /// The size of the tables and the path; a way takes two words or more.
  private var bytes: Int {
    product.bytes + positions.count * 4 + open.count * 8
      + frames.count * (MemoryLayout<Frame>.stride + 64)
  }
}
