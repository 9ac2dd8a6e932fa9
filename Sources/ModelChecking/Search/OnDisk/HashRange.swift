/// The hashes that begin with some bits.
@usableFromInline struct HashRange: Sendable {
  /// The number of the bits.
  @usableFromInline let bits: Int
  /// The bits, as a number.
  @usableFromInline let prefix: Int

  @inlinable init(bits: Int, prefix: Int) {
    self.bits = bits
    self.prefix = prefix
  }

  /// The first hash of the range.
  @inlinable var start: UInt64 {
    bits == 0 ? 0 : UInt64(prefix) &<< UInt64(64 - bits)
  }

  /// The first hash behind the range; nil for the last one.
  @inlinable var end: UInt64? {
    prefix + 1 == 1 << bits ? nil : UInt64(prefix + 1) &<< UInt64(64 - bits)
  }

  /// One of the equal parts of this range; their number is a power of two.
  @inlinable func part(_ number: Int, of count: Int) -> HashRange {
    HashRange(bits: bits + count.trailingZeroBitCount, prefix: prefix * count + number)
  }
}
