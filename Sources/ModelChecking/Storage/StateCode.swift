/// A value of fixed size that represents a state exactly: different states have different codes.
///
/// The visited set of a search holds the codes themselves instead of numbers of states, and a code
/// needs no storage on the heap. `UInt64` and `UInt128` are codes; ``PairCode`` makes wider ones.
public protocol StateCode: Hashable, TableSlot {
  /// A code that marks a vacant slot. No state may have it.
  static var vacant: Self { get }

  /// A hash of all bits of the code.
  ///
  /// It must be the same in every process, because the results of compaction depend on it.
  var scrambled: UInt64 { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StateCode {
  @inlinable public var placement: UInt64 { scrambled }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt64: StateCode {
  @inlinable public static var vacant: UInt64 { .max }

  /// The finalizer of SplitMix64: every bit of the code moves about half of the bits of the hash.
  @inlinable public var scrambled: UInt64 {
    var word = self
    word = (word ^ (word &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word &>> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word &>> 31)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt128: StateCode {
  @inlinable public static var vacant: UInt128 { .max }

  @inlinable public var scrambled: UInt64 {
    let high = UInt64(truncatingIfNeeded: self &>> 64)
    let low = UInt64(truncatingIfNeeded: self)
    return (low ^ (high &+ 0x9E37_79B9_7F4A_7C15).scrambled).scrambled
  }
}

/// Two codes side by side, for states that do not fit one.
public struct PairCode<First: StateCode, Second: StateCode>: StateCode {
  /// The first part.
  public let first: First
  /// The second part.
  public let second: Second

  /// Creates a code from its parts.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var vacant: PairCode { PairCode(.vacant, .vacant) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public var scrambled: UInt64 {
    (second.scrambled ^ (first.scrambled &+ 0x9E37_79B9_7F4A_7C15)).scrambled
  }
}
