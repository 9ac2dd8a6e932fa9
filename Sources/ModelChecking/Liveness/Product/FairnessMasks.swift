/// Which groups of rules are assumed to be fair, one bit for each group of the vocabulary.
struct FairnessMasks: Hashable {
  var weak: UInt64 = 0
  var strong: UInt64 = 0
  var unconditional: UInt64 = 0

  init<Machine: StateMachine>(
    _ fairness: [Fairness], in vocabulary: LivenessVocabulary<Machine>
  ) {
    for assumption in fairness {
      guard let number = vocabulary.rules.firstIndex(where: { $0.name == assumption.rule }) else {
        continue
      }
      let bit = UInt64(1) << UInt64(number)
      switch assumption.strength {
      case .weak: weak |= bit
      case .strong: strong |= bit
      case .unconditional: unconditional |= bit
      }
    }
  }

  /// The groups that a fair cycle meets infinitely often, whatever else it does.
  var recurring: UInt64 { weak | unconditional }

  /// The recurring groups that a step meets: by taking them or, if that is enough, where they are
  /// disabled.
  func met(taking taken: UInt64, enabled: UInt64) -> UInt64 {
    taken & unconditional | (taken | ~enabled) & weak
  }
}
