/// How many states a machine probably has, after a look at some of them.
///
/// Three estimates that fail in different ways. The *growth* of the levels of a breadth-first search,
/// continued as the bell that most machines show: too large or too small where the bell is lopsided.
/// *Compaction*: a search that goes further in the same memory, because it keeps a hash of each state
/// (``CompactedLevels``). And *recapture*: how many states two independent halves of the walks both
/// visited, as biologists count fish: too small, because walks visit some states far more often than
/// others.
///
/// R. Pelánek, P. Šimeček, “Estimating state space parameters”, PDMC 2008, compares such estimates.
public struct SizeEstimate: Hashable, Sendable {
  /// The number of states at each completely searched depth 0, 1, 2…
  public let levels: [Int]
  /// The number of states, if the search found them all.
  public let exact: Int?
  /// The range suggested by the growth of the levels; nil if they do not begin to flatten.
  public let growth: ClosedRange<Double>?
  /// The greatest depth suggested by the growth; nil if it suggests none.
  public let depth: Int?
  /// The result of the search by hashes; nil if the first search found all states, or none was
  /// requested.
  public let compaction: CompactedLevels?
  /// The lower bound suggested by walks; nil if the halves have no state in common.
  public let recapture: Double?
}

extension StateMachine {
  /// Estimates the number of reachable states.
  ///
  /// - Parameters:
  ///   - limits: How far the search goes; the more levels it sees, the better the estimate.
  ///   - hashes: How many states the search by hashes visits that follows; 0 for no such search.
  ///   - walks: The walks, half of which are compared with the other half.
  ///   - weight: How likely an action is in a walk.
  ///   - observe: Called regularly with the progress of the search; returns whether to go on.
  /// - Returns: The estimate.
  /// - Complexity: O(transitions of the states within `limits` and `hashes` + steps of the walks).
  public func estimateSize(
    limits: SearchLimits, hashes: Int = 0, walks: WalkOptions,
    weight: (Action) -> Int = { _ in 1 },
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SizeEstimate {
    let graph = explore(limits: limits, auditing: .off, observe: observe)
    let levels = graph.completeLevels
    if graph.isComplete {
      return SizeEstimate(
        levels: levels, exact: graph.states.count, growth: nil, depth: graph.depth,
        compaction: nil, recapture: nil)
    }
    let growth = LevelGrowth.range(levels)
    return SizeEstimate(
      levels: levels, exact: nil, growth: growth,
      depth: growth == nil ? nil : LevelGrowth(levels)?.depth,
      compaction: hashes > 0 ? compactedLevels(states: hashes, observe: observe) : nil,
      recapture: recapture(walks, weight: weight))
  }

  /// The estimate by Lincoln and Petersen from two halves of some walks.
  private func recapture(_ walks: WalkOptions, weight: (Action) -> Int) -> Double? {
    let halves = (0..<2).map { half in
      var options = walks
      options.shard = Shard(index: half, of: 2)
      options.keepsRecord = true
      return Set(walk(options, auditing: .off, weight: weight).record?.states ?? [])
    }
    let common = halves[0].intersection(halves[1]).count
    return common == 0 ? nil : Double(halves[0].count) * Double(halves[1].count) / Double(common)
  }
}

extension StateGraph {
  /// The number of states at each completely searched depth.
  fileprivate var completeLevels: [Int] {
    var levels: [Int] = []
    for depth in depths {
      while levels.count <= Int(depth) { levels.append(0) }
      levels[Int(depth)] += 1
    }
    return isComplete ? levels : Array(levels.dropLast())
  }
}

/// The growth of a search's levels: by a factor that shrinks by a constant factor at each level.
struct LevelGrowth {
  /// All states, including those that were not visited.
  let states: Double
  /// The depth of the last of them.
  let depth: Int

  /// Extrapolates the levels; nil if there are too few, or if their growth does not slow down.
  init?(_ levels: [Int]) {
    guard levels.count >= Self.minLevels, levels.allSatisfy({ $0 > 0 }) else { return nil }
    let factors = zip(levels, levels.dropFirst()).map { Double($1) / Double($0) }
    let span = factors.count / 2
    var factor = factors[factors.count - 1]
    let shrinkage = Self.root(factor / factors[factors.count - 1 - span], span)
    guard shrinkage < 1 else { return nil }
    var (size, sum) = (Double(levels[levels.count - 1]), levels.reduce(0.0) { $0 + Double($1) })
    var depth = levels.count - 1
    while true {
      factor *= shrinkage
      size *= factor
      if size < 1 { break }
      sum += size
      depth += 1
      if sum > Self.maxEstimate { return nil }
    }
    (states, self.depth) = (sum, depth)
  }

  /// The range of the estimates from all levels, and from all but the last one, two and three.
  static func range(_ levels: [Int]) -> ClosedRange<Double>? {
    let all = (0..<4).compactMap { LevelGrowth(Array(levels.dropLast($0))) }.map(\.states)
    guard all.count > 1, let least = all.min(), let most = all.max() else { return nil }
    return least...most
  }

  private static var minLevels: Int { 7 }
  private static var maxEstimate: Double { 1e18 }

  /// The positive root below 1 of a value; 1 if the value is not below 1.
  private static func root(_ value: Double, _ exponent: Int) -> Double {
    var (low, high) = (0.0, 1.0)
    guard value < 1 else { return 1 }
    // Bisection needs only arithmetic, so the engine imports no library for it.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let power = (0..<exponent).reduce(1.0) { product, _ in product * middle }
      if power < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
