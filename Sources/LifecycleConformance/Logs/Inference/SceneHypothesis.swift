/// Which scene of the model each scene of a log may be, and the states that explain the log then.
///
/// A log names scenes as its writer pleased: by session, by object, by letter. One scene of the model
/// can have several names in a log, one after the other, since a scene that reconnects is a new
/// object. A name that is new in a log may belong to any scene of the model that had no name, or
/// whose object is gone; all these possibilities are followed. A name that another object had before
/// needs a new object.
struct SceneHypothesis: Hashable, Sendable {
  /// The name in the log of each scene of the model, where it has one.
  var names: [String?]
  var set: LogAutomaton.SetNumber

  /// The number of the scene with a name.
  func number(of name: String) -> Int? {
    // Not `firstIndex(of:)`, which makes an optional of each name to compare.
    for index in names.indices {
      if let known = names[index], known == name { return index }
    }
    return nil
  }
}

/// A hypothesis, and what the automaton read to get there from the one before.
struct SceneStep: Hashable {
  let hypothesis: SceneHypothesis
  let symbols: [LogSymbol]
}

extension LogAutomaton {
  /// The hypotheses that explain one more entry, given one that explains those before.
  mutating func steps(from hypothesis: SceneHypothesis, reading: EntryReading) -> [SceneStep] {
    guard let name = reading.scene, !hypothesis.names.isEmpty else {
      return step(from: hypothesis, reading: [reading.symbol(scene: nil)]).map { [$0] } ?? []
    }
    if let number = hypothesis.number(of: name) {
      return step(from: hypothesis, reading: [reading.symbol(scene: number)]).map { [$0] } ?? []
    }
    return hypothesis.names.indices.compactMap { number in
      var renamed = hypothesis
      renamed.names[number] = name
      let symbol = reading.symbol(scene: number)
      let needsObject = hypothesis.names[number] != nil || reading.isNamedAgain
      return step(
        from: renamed, reading: needsObject ? [.sceneReplaced(number), symbol] : [symbol])
    }
  }

  /// The hypothesis after some symbols; nil if they are not possible.
  mutating func step(from hypothesis: SceneHypothesis, reading symbols: [LogSymbol]) -> SceneStep? {
    var next = hypothesis
    for symbol in symbols {
      next.set = set(after: next.set, reading: symbol)
      if next.set == Self.nothing { return nil }
    }
    return SceneStep(hypothesis: next, symbols: symbols)
  }

  /// The hypotheses that explain one more entry, given all that explain those before.
  mutating func advance(
    _ hypotheses: [SceneHypothesis], by reading: EntryReading
  ) -> [SceneHypothesis] {
    var next: [SceneHypothesis] = []
    for hypothesis in hypotheses {
      next += steps(from: hypothesis, reading: reading).map(\.hypothesis)
    }
    return distinct(next)
  }

  /// The set after an entry that leaves no choice of a scene; nil if it names one for the first time.
  mutating func set(
    after hypothesis: SceneHypothesis, reading: EntryReading
  ) -> SetNumber? {
    guard let name = reading.scene, !hypothesis.names.isEmpty else {
      return set(after: hypothesis.set, reading: reading.symbol(scene: nil))
    }
    guard let number = hypothesis.number(of: name) else { return nil }
    return set(after: hypothesis.set, reading: reading.symbol(scene: number))
  }

  /// The hypotheses without repetition; a scene that is surely gone has no name any more.
  func distinct(_ hypotheses: [SceneHypothesis]) -> [SceneHypothesis] {
    var known: Set<SceneHypothesis> = []
    return hypotheses.compactMap { hypothesis in
      var settled = hypothesis
      for number in settled.names.indices
      where settled.names[number] != nil && !mayBeConnected(number, in: settled.set) {
        settled.names[number] = nil
      }
      return known.insert(settled).inserted ? settled : nil
    }
  }
}
