import ModelChecking

/// A code that can hold a word.
protocol WordCode: StateCode {
  init(word: UInt64)
  var word: UInt64 { get }
}

extension UInt64: WordCode {
  init(word: UInt64) { self = word }

  var word: UInt64 { self }
}

extension UInt128: WordCode {
  /// The word lies across the border of the halves.
  init(word: UInt64) { self = UInt128(word) << 40 | 0xFF }

  var word: UInt64 { UInt64(truncatingIfNeeded: self >> 40) }
}

extension PairCode<UInt64, UInt64>: WordCode {
  /// One half holds the even bits, the other one the odd bits.
  init(word: UInt64) { self.init(word & 0x5555_5555_5555_5555, word & 0xAAAA_AAAA_AAAA_AAAA) }

  var word: UInt64 { first | second }
}

/// A state as the code of its number.
struct PackedSpelling<Base: Packable, Code: WordCode>: Spelling, PackedState {
  typealias Encoding = PackedEncoding<Self>

  let base: Base

  init(_ base: Base) { self.base = base }

  var code: Code { Code(word: base.word) }

  init(code: Code) { base = Base(word: code.word) }
}

/// A code that hashes, like all others, to the last place of the last segment.
struct CollidingCode: WordCode {
  let word: UInt64

  init(word: UInt64) { self.word = word }

  static var vacant: CollidingCode { CollidingCode(word: .max) }

  var scrambled: UInt64 { .max }
}
