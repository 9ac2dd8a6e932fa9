/// A lasso, or a finite maximal run, as the numbers of the transitions of a graph.
struct LassoPath: Hashable {
  let initialState: Int
  var stem: [Int]
  /// Empty for a finite run.
  var cycle: [Int]

  /// The same run with the shortest stem and the shortest cycle that it can be written with.
  var reduced: LassoPath {
    var copy = self
    guard !cycle.isEmpty else { return copy }
    let length = (1...cycle.count).first { length in
      cycle.count % length == 0
        && cycle.indices.allSatisfy { cycle[$0] == cycle[$0 % length] }
    }
    copy.cycle = Array(cycle.prefix(length ?? cycle.count))
    // Steps of the stem that are also the end of the cycle belong to it.
    var shift = 0
    let count = copy.cycle.count
    while shift < stem.count,
      stem[stem.count - 1 - shift] == copy.cycle[(count - 1 - shift % count) % count]
    {
      shift += 1
    }
    copy.stem.removeLast(shift)
    let turn = (count - shift % count) % count
    copy.cycle = Array(copy.cycle[turn...] + copy.cycle[..<turn])
    return copy
  }
}

/// What a search for a fair and accepted run concludes.
enum FairRunResult {
  case found(LassoPath)
  case none
  case stopped(Limit)
}

extension FairProduct {
  /// A fair and accepted run with the shortest stem: to a fair cycle, or to an accepted end.
  ///
  /// The cycle is kept short and need not be the shortest.
  func fairRun(
    limits: SearchLimits, shared: SharedLimits?, known: CycleCache
  ) -> FairRunResult {
    guard placeCount < Int(Int32.max) / 2 else { return .stopped(.states(Int(Int32.max) / 2)) }
    let components = FairComponents(
      of: self, among: known.cycles(of: self, limits: limits, shared: shared), shared: shared)
    if let limit = components.stoppedBy { return .stopped(limit) }
    // Most statements hold, and most of them without a look at what can be reached.
    guard components.areAny || hasAcceptedEnd else { return .none }
    let reach = ProductReach(of: self, limits: limits, shared: shared) {
      components.contain($0) || acceptsEnd(in: $0)
    }
    if let limit = reach.stoppedBy { return .stopped(limit) }
    return reach.found.map { .found(run(through: $0, reach, components).reduced) } ?? .none
  }

  private func run(
    through place: Int32, _ reach: ProductReach, _ components: FairComponents
  ) -> LassoPath {
    let path = reach.path(to: place)
    let stem = zip(path, path.dropFirst()).compactMap { transitions(from: $0, to: $1).first }
    guard components.contain(place) else {
      return LassoPath(initialState: state(of: path[0]), stem: stem, cycle: [])
    }
    var cycle = CycleSearch(in: self, through: place, components.component)
    return LassoPath(initialState: state(of: path[0]), stem: stem, cycle: cycle.run())
  }
}
