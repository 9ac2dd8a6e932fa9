import ModelChecking

/// The spellings of a number, to choose from.
enum SpellingChoice: CaseIterable {
  case plain, word, wide, pair, collidingCode, colliding, boxed, text
  case fields, cases, optional, bits, object, halves, compact, wideCompact
}

extension StateMachine where State == Int {
  /// What the search on the fly says when the states are spelled in a way.
  func checkedFindings(
    _ properties: [Property<Self>], limits: SearchLimits = .none, threads: Int,
    in spelling: SpellingChoice
  ) -> Findings<Self> {
    func checked<State: Spelling>(_ spelling: State.Type) -> Findings<Self>
    where State.Base == Int {
      checkedFindings(properties, limits: limits, threads: threads, as: spelling)
    }
    return switch spelling {
    case .plain: checkedFindings(properties, limits: limits, threads: threads)
    case .word: checked(PackedSpelling<Int, UInt64>.self)
    case .wide: checked(PackedSpelling<Int, UInt128>.self)
    case .pair: checked(PackedSpelling<Int, PairCode<UInt64, UInt64>>.self)
    case .collidingCode: checked(PackedSpelling<Int, CollidingCode>.self)
    case .colliding: checked(CollidingSpelling<Int>.self)
    case .boxed: checked(BoxedSpelling<Int>.self)
    case .text: checked(TextSpelling<Int>.self)
    case .fields: checked(FieldsSpelling<Int>.self)
    case .cases: checked(CasesSpelling<Int>.self)
    case .optional: checked(OptionalSpelling<Int>.self)
    case .bits: checked(BitsSpelling<Int>.self)
    case .object: checked(ObjectSpelling<Int>.self)
    case .halves: checked(HalvesSpelling<Int>.self)
    case .compact: checked(CompactSpelling<Int>.self)
    case .wideCompact: checked(WideCompactSpelling<Int>.self)
    }
  }
}
