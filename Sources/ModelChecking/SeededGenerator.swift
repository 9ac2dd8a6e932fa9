/// The random source of walks: equal seeds give equal numbers, on every platform and in every
/// release.
///
/// SplitMix64, after Steele, Lea and Flood, “Fast splittable pseudorandom number generators”,
/// OOPSLA 2014. The bounded draw is our own because the standard library's may change.
public struct SeededGenerator: Hashable, Sendable {
  private var state: UInt64

  /// Creates the generator that a seed names.
  public init(seed: UInt64) { state = seed }

  /// Creates the generator of one of many independent runs that a seed names.
  ///
  /// Each run has its own, so that it can be repeated without those before it. The first run has the
  /// generator of the seed itself.
  package init(seed: UInt64, run: Int) { state = seed &+ UInt64(run).scrambled }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number below `bound`, which must be positive; its bias is below `bound` / 2^64.
  public mutating func next(below bound: Int) -> Int {
    precondition(bound > 0, "a bound of \(bound) leaves no number to draw")
    return Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
