/// Some of the rules, a bit for each; as a sequence it gives them in order.
struct RuleSet: Hashable, Sendable, Sequence, IteratorProtocol {
  /// The bit of a rule is that of its raw value.
  var bits: UInt64

  mutating func next() -> DeviceRule? {
    // Where no bit is left, the count is 64, which is no rule.
    let rule = DeviceRule(rawValue: UInt8(truncatingIfNeeded: bits.trailingZeroBitCount))
    bits &= bits &- 1
    return rule
  }
}

/// The rules that are enabled in each phase, in one machine word: nine bits for each phase.
struct RuleTable: Hashable, Sendable {
  private let rows: UInt64

  private static var rowWidth: UInt64 { 9 }

  init(isForegroundFree: Bool) {
    var rows: UInt64 = 0
    for phase in AppPhase.allCases {
      for rule in DeviceRule.allCases
      where rule.isEnabled(in: phase, isForegroundFree: isForegroundFree) {
        rows |= 1 << (UInt64(phase.rawValue) * Self.rowWidth + UInt64(rule.rawValue))
      }
    }
    self.rows = rows
  }

  /// The rules enabled in a phase.
  func rules(in phase: AppPhase) -> RuleSet { rules(inPhase: UInt64(phase.rawValue)) }

  /// The rules enabled in the phase with a raw value.
  @inline(__always) func rules(inPhase phase: UInt64) -> RuleSet {
    RuleSet(bits: (rows &>> (phase &* Self.rowWidth)) & 0x1FF)
  }
}

/// The rules for a free foreground and for a busy one.
///
/// A device keeps them with itself: static properties would be checked for their first use at each
/// state.
struct RuleTables: Hashable, Sendable {
  private let free = RuleTable(isForegroundFree: true)
  private let busy = RuleTable(isForegroundFree: false)

  @inline(__always) func table(isForegroundFree: Bool) -> RuleTable {
    isForegroundFree ? free : busy
  }
}
