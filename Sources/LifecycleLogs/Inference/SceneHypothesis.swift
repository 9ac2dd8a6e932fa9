/// A possible match of the scenes of a log with those of the model, and the states that explain the
/// log under this match.
///
/// A log names scenes in any way: by session, by object, by letter. One scene of the model can have
/// several names in turn, because a scene that reconnects is a new object. A new name may belong to
/// any scene of the model that has no name or whose object is gone; all these possibilities are
/// followed. A scene whose object is certainly gone loses its name.
struct SceneHypothesis: Hashable, Sendable {
  /// The name in the log of each scene of the model; nil if it has none.
  var names: [String?]
  /// The last few names of objects that are gone while others may still exist.
  ///
  /// No other existing object has such a name, but a new object may.
  var former: [String] = []
  var set: Automaton.SetNumber
  /// What has still to happen according to the scenario of the log, in order.
  var pending: [Mark] = []
  /// Whether a mark has just begun a process, so that no death need be assumed before its entries.
  var hasJustBegun = false

  /// The most former names that are kept.
  private static let maxFormerNames = 16

  /// A hypothesis of scenes that have no names yet.
  init(sceneCount: Int, set: Automaton.SetNumber) {
    names = Array(repeating: nil, count: sceneCount)
    self.set = set
  }

  /// The number of the scene with a name.
  func number(of name: String) -> Int? {
    // Not `firstIndex(of:)`, which makes an optional of each name to compare.
    for index in names.indices {
      if let known = names[index], known == name { return index }
    }
    return nil
  }

  /// Whether every scene of the model has a name, and none has this one.
  func hasNoScene(for name: String) -> Bool {
    !names.isEmpty && names.allSatisfy { $0 != nil } && number(of: name) == nil
  }

  /// Gives a scene a new name.
  mutating func name(_ number: Int, _ name: String) {
    remember(names[number])
    names[number] = name
    former.removeAll { $0 == name }
  }

  /// Removes the names of scenes whose objects are gone.
  ///
  /// - Parameter gone: A bit for each of them.
  mutating func forget(_ gone: UInt8) {
    for number in names.indices where gone & 1 << number != 0 {
      remember(names[number])
      names[number] = nil
    }
    // If no object exists, every later object is new.
    if gone == UInt8(1 << names.count) &- 1 { former = [] }
  }

  /// Whether a mark has said already what a symbol says: that a process begins.
  func hasBegunBefore(_ symbol: Symbol) -> Bool {
    hasJustBegun && (symbol == .nextProcess || symbol == .processStart)
  }

  private mutating func remember(_ name: String?) {
    guard let name else { return }
    former.removeAll { $0 == name }
    former.append(name)
    if former.count > Self.maxFormerNames { former.removeFirst() }
  }
}

/// A hypothesis, and the symbols that led to it from the previous one.
struct SceneStep: Hashable {
  let hypothesis: SceneHypothesis
  let symbols: [Symbol]

  /// How many new scene objects it needs.
  var newObjectCount: Int {
    symbols.count { if case .sceneReplaced = $0 { true } else { false } }
  }
}

extension Automaton {
  /// The hypotheses after one more entry, given one that explains the entries before it; those that
  /// need no new scene object come first.
  mutating func steps(from hypothesis: SceneHypothesis, reading entry: TrackEntry) -> [SceneStep] {
    let steps = immediateSteps(from: hypothesis, reading: entry)
    guard !hypothesis.pending.isEmpty else { return steps }
    return steps
      + self.steps(taking: hypothesis.pending[0], from: hypothesis).flatMap { first in
        self.steps(from: first.hypothesis, reading: entry).map {
          SceneStep(hypothesis: $0.hypothesis, symbols: first.symbols + $0.symbols)
        }
      }
  }

  /// The hypotheses after the next thing that happens according to the scenario.
  mutating func steps(taking mark: Mark, from hypothesis: SceneHypothesis) -> [SceneStep] {
    var later = hypothesis
    later.pending.removeFirst()
    return steps(of: mark, from: later)
  }

  /// The hypotheses after a mark: one in which it begins a process, and one in which it does not.
  mutating func steps(of mark: Mark, from hypothesis: SceneHypothesis) -> [SceneStep] {
    [false, true].compactMap { beginsProcess in
      step(from: hypothesis, reading: [.mark(mark, beginsProcess: beginsProcess)])
    }
  }

  private mutating func immediateSteps(
    from hypothesis: SceneHypothesis, reading entry: TrackEntry
  ) -> [SceneStep] {
    if let mark = entry.item.mark { return steps(of: mark, from: hypothesis) }
    guard let name = entry.scene, !hypothesis.names.isEmpty else {
      return step(from: hypothesis, reading: [entry.symbol(scene: nil)]).map { [$0] } ?? []
    }
    if let number = hypothesis.number(of: name) {
      return step(from: hypothesis, reading: [entry.symbol(scene: number)]).map { [$0] } ?? []
    }
    let isFormer = hypothesis.former.contains(name)
    var unnamed: [SceneStep] = []
    var renamed: [SceneStep] = []
    for number in hypothesis.names.indices {
      let needsObject = isFormer || hypothesis.names[number] != nil
      let symbol = entry.symbol(scene: number)
      var next = hypothesis
      next.name(number, name)
      let symbols = needsObject ? [.sceneReplaced(number), symbol] : [symbol]
      guard let step = step(from: next, reading: symbols, naming: (number, name)) else { continue }
      if needsObject { renamed.append(step) } else { unnamed.append(step) }
    }
    return unnamed + renamed
  }

  /// The hypothesis after some symbols; nil if they are not possible.
  ///
  /// The scene in `naming` gets its name with the last symbol.
  mutating func step(
    from hypothesis: SceneHypothesis, reading symbols: [Symbol],
    naming: (number: Int, name: String)? = nil
  ) -> SceneStep? {
    var next = hypothesis
    let isKnown = symbols.first.map(hypothesis.hasBegunBefore) ?? false
    for (index, symbol) in symbols.enumerated() {
      if index == symbols.count - 1, let naming { next.names[naming.number] = naming.name }
      guard advance(&next, symbol) else { return nil }
    }
    return SceneStep(hypothesis: next, symbols: isKnown ? [] : symbols)
  }

  /// The hypotheses after one more entry, given all that explain the entries before it.
  mutating func advance(
    _ hypotheses: [SceneHypothesis], by entry: TrackEntry
  ) -> [SceneHypothesis] {
    var known: Set<SceneHypothesis> = []
    var next: [SceneHypothesis] = []
    for hypothesis in hypotheses {
      for step in steps(from: hypothesis, reading: entry)
      where known.insert(step.hypothesis).inserted {
        next.append(step.hypothesis)
      }
    }
    return next
  }

  /// Reads an entry that leaves no choice of a scene.
  ///
  /// - Returns: Whether some life explains the entry; nil if it names a scene for the first time,
  ///   or if there is a choice of what happens.
  mutating func follow(_ hypothesis: inout SceneHypothesis, _ entry: TrackEntry) -> Bool? {
    if !hypothesis.pending.isEmpty || entry.item.mark != nil { return nil }
    guard let name = entry.scene, !hypothesis.names.isEmpty else {
      return advance(&hypothesis, entry.symbol(scene: nil))
    }
    guard let number = hypothesis.number(of: name) else { return nil }
    return advance(&hypothesis, entry.symbol(scene: number))
  }

  /// Reads one symbol; a hypothesis that does not explain it remains unchanged.
  private mutating func advance(_ hypothesis: inout SceneHypothesis, _ symbol: Symbol) -> Bool {
    if hypothesis.hasBegunBefore(symbol) { return true }
    let next = successor(of: hypothesis.set, reading: symbol)
    guard next.set != Self.nothing else { return false }
    hypothesis.set = next.set
    if case .mark(_, true) = symbol {
      hypothesis.hasJustBegun = true
    } else if hypothesis.hasJustBegun {
      hypothesis.hasJustBegun = false
    }
    if next.gone != 0 { hypothesis.forget(next.gone) }
    return true
  }
}
