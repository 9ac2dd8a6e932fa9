extension LogAutomaton {
  /// The hypotheses that explain one more entry, given one that explains those before; first those
  /// that need no new object of a scene.
  mutating func steps(from hypothesis: SceneHypothesis, reading: EntryReading) -> [SceneStep] {
    guard let name = reading.scene, !hypothesis.names.isEmpty else {
      return step(from: hypothesis, reading: [reading.symbol(scene: nil)]).map { [$0] } ?? []
    }
    if let number = hypothesis.number(of: name) {
      return step(from: hypothesis, reading: [reading.symbol(scene: number)]).map { [$0] } ?? []
    }
    let isFormer = hypothesis.former.contains(name)
    var unnamed: [SceneStep] = []
    var renamed: [SceneStep] = []
    for number in hypothesis.names.indices {
      let needsObject = isFormer || hypothesis.names[number] != nil
      let symbol = reading.symbol(scene: number)
      var next = hypothesis
      next.name(number, name)
      let symbols = needsObject ? [.sceneReplaced(number), symbol] : [symbol]
      guard let step = step(from: next, reading: symbols, naming: (number, name)) else { continue }
      if needsObject { renamed.append(step) } else { unnamed.append(step) }
    }
    return unnamed + renamed
  }

  /// The hypothesis after some symbols, nil if they are not possible; a scene that gets its name at
  /// the last of them is `naming`.
  mutating func step(
    from hypothesis: SceneHypothesis, reading symbols: [LogSymbol],
    naming: (number: Int, name: String)? = nil
  ) -> SceneStep? {
    var next = hypothesis
    for (index, symbol) in symbols.enumerated() {
      if index == symbols.count - 1, let naming { next.names[naming.number] = naming.name }
      guard advance(&next, symbol) else { return nil }
    }
    return SceneStep(hypothesis: next, symbols: symbols)
  }

  /// The hypotheses that explain one more entry, given all that explain those before.
  mutating func advance(
    _ hypotheses: [SceneHypothesis], by reading: EntryReading
  ) -> [SceneHypothesis] {
    var known: Set<SceneHypothesis> = []
    var next: [SceneHypothesis] = []
    for hypothesis in hypotheses {
      for step in steps(from: hypothesis, reading: reading)
      where known.insert(step.hypothesis).inserted {
        next.append(step.hypothesis)
      }
    }
    return next
  }

  /// Follows an entry that leaves no choice of a scene.
  ///
  /// - Returns: Whether some life explains the entry; nil if it names a scene for the first time.
  mutating func follow(_ hypothesis: inout SceneHypothesis, _ reading: EntryReading) -> Bool? {
    guard let name = reading.scene, !hypothesis.names.isEmpty else {
      return advance(&hypothesis, reading.symbol(scene: nil))
    }
    guard let number = hypothesis.number(of: name) else { return nil }
    return advance(&hypothesis, reading.symbol(scene: number))
  }

  /// Reads one symbol; a hypothesis that does not explain it stays as it is.
  private mutating func advance(_ hypothesis: inout SceneHypothesis, _ symbol: LogSymbol) -> Bool {
    let (set, gone) = successor(of: hypothesis.set, reading: symbol)
    guard set != Self.nothing else { return false }
    hypothesis.set = set
    if gone != 0 { hypothesis.forget(gone) }
    return true
  }
}
