extension Automaton {
  /// The symbols of some items when each scene of the log is matched with a scene of the model.
  ///
  /// The match with the fewest new scene objects is chosen. What the scenario says happens as early as
  /// it can: people write down what they do, and then what comes of it.
  ///
  /// - Returns: The symbols, each with the index of its item if it is the item itself; nil if
  ///   nothing explains the items.
  mutating func symbols(
    of items: [TrackItem], sceneCount: Int, plan: ScenarioPlan
  ) -> [(symbol: Symbol, entry: Int?)]? {
    var layers: [MatchLayer] = []
    var current = MatchLayer()
    for step in beginnings(sceneCount: sceneCount, plan: plan) {
      let link: MatchLayer.Link = (step.hypothesis, step.symbols)
      current.add(step.hypothesis, newObjects: 0, link: link)
    }
    layers.append(current)
    for item in items {
      var next = MatchLayer()
      for (hypothesis, count) in zip(current.hypotheses, current.newObjects) {
        let steps = steps(from: hypothesis, reading: item).enumerated().sorted { first, second in
          (first.element.hypothesis.pending.count, first.offset)
            < (second.element.hypothesis.pending.count, second.offset)
        }
        for step in steps.map(\.element) {
          next.add(
            step.hypothesis, newObjects: count + step.newObjectCount,
            link: (hypothesis, step.symbols))
        }
      }
      guard !next.hypotheses.isEmpty, next.hypotheses.count <= TrackFollower.maxHypotheses else {
        return nil
      }
      layers.append(next)
      current = next
    }
    return Self.path(through: layers, to: current.best)
  }

  private mutating func steps(
    from hypothesis: SceneHypothesis, reading item: TrackItem
  ) -> [SceneStep] {
    switch item {
    case .entry(let entry): steps(from: hypothesis, reading: entry)
    case .nextProcess: step(from: hypothesis, reading: [.nextProcess]).map { [$0] } ?? []
    }
  }

  private static func path(
    through layers: [MatchLayer], to last: SceneHypothesis?
  ) -> [(symbol: Symbol, entry: Int?)]? {
    guard var hypothesis = last else { return nil }
    var symbols: [(symbol: Symbol, entry: Int?)] = []
    for (index, layer) in layers.enumerated().reversed() {
      guard let link = layer.link(to: hypothesis) else { return nil }
      for (place, symbol) in link.symbols.enumerated().reversed() {
        // The first layer holds what happens before the first item.
        let isItem = index > 0 && place == link.symbols.count - 1
        symbols.append((symbol, isItem ? index - 1 : nil))
      }
      hypothesis = link.from
    }
    return symbols.reversed()
  }
}

/// The matches of the scenes of a log that explain it up to some item.
private struct MatchLayer {
  typealias Link = (from: SceneHypothesis, symbols: [Symbol])

  private(set) var hypotheses: [SceneHypothesis] = []
  /// How many new scene objects each match has needed.
  private(set) var newObjects: [Int] = []
  private var links: [Link?] = []
  private var numbers: [SceneHypothesis: Int] = [:]

  mutating func add(_ hypothesis: SceneHypothesis, newObjects count: Int, link: Link?) {
    if let number = numbers[hypothesis] {
      if count < newObjects[number] { (newObjects[number], links[number]) = (count, link) }
    } else {
      numbers[hypothesis] = hypotheses.count
      hypotheses.append(hypothesis)
      newObjects.append(count)
      links.append(link)
    }
  }

  /// The first hypothesis with the fewest new objects, and with the most of what the scenario says.
  var best: SceneHypothesis? {
    hypotheses.indices.min { first, second in
      (hypotheses[first].pending.count, newObjects[first], first)
        < (hypotheses[second].pending.count, newObjects[second], second)
    }.map { hypotheses[$0] }
  }

  func link(to hypothesis: SceneHypothesis) -> Link? {
    numbers[hypothesis].flatMap { links[$0] }
  }
}
