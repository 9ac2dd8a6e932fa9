import ModelChecking

/// The capacities of the fields of compact spellings.
enum Few {
  enum Four: Capacity { static let capacity = 4 }
  enum Eight: Capacity { static let capacity = 8 }
  enum Sixteen: Capacity {
    static let capacity = 16
    typealias Storage = UInt128
  }
}

/// A state as the lowest bits of its number in several fields, with gaps between some of them; it
/// must be below 10,000.
struct CompactSpelling<Base: Packable>: Spelling, CompactState {
  typealias Encoding = CompactEncoding<Self>
  typealias Digit = BoundedInteger<Few.Sixteen>

  enum Size: CaseIterable, FiniteValue { case zero, one, more }

  struct Top: Hashable, BitwiseCopyable {
    var size: Size?
    var top: UInt16
  }

  private let isOdd: Bool
  private let digits: BoundedQueue<Digit, Few.Four>
  private let rest: Top
  private let sign: Int8

  init(_ base: Base) {
    let word = base.word
    isOdd = word & 1 == 1
    digits = word & 2 == 0 ? [] : [Digit(Int(word >> 2 & 15)), Digit(Int(word >> 6 & 15))]
    let top = UInt16(word >> 10)
    let low = word & 2 == 0 ? UInt16(word >> 2 & 255) : 0
    let size: Size? =
      switch top {
      case 0: nil
      case 1: .zero
      case 2: .one
      default: .more
      }
    rest = Top(size: size, top: size == .more ? top << 8 | low : low)
    sign = word & 1 == 1 ? -1 : 0
  }

  var base: Base {
    let top: UInt16 =
      switch rest.size {
      case nil: 0
      case .zero: 1
      case .one: 2
      case .more: rest.top >> 8
      }
    let low =
      digits.count == 0 ? UInt64(rest.top & 255) : UInt64(digits[0].value + 16 * digits[1].value)
    let bits = low << 2 | (digits.isEmpty ? 0 : 2) | (isOdd && sign == -1 ? 1 : 0)
    return Base(word: UInt64(top) << 10 | bits)
  }
}

/// A state as its number in collections that need two words.
struct WideCompactSpelling<Base: Packable>: Spelling, CompactState {
  typealias Encoding = CompactEncoding<Self>
  typealias Code = UInt128
  typealias Index = BoundedInteger<Few.Eight>
  typealias Digit = BoundedInteger<Few.Sixteen>

  private var isOdd: Bool
  /// The next eight bits that are 1.
  private var bits: FiniteSet<Index>
  /// The next eight bits, two for each key.
  private var pairs: FiniteMap<BoundedInteger<Few.Four>, BoundedInteger<Few.Four>>
  /// The rest, without zeros behind it.
  private var digits: BoundedArray<Digit, Few.Sixteen>

  init(_ base: Base) {
    let word = base.word
    isOdd = word & 1 == 1
    bits = FiniteSet(Index.allValues.filter { word >> UInt64(1 + $0.value) & 1 == 1 })
    pairs = FiniteMap { BoundedInteger(Int(word >> UInt64(9 + 2 * $0.value) & 3)) }
    digits = []
    var rest = word >> 17
    while rest > 0 {
      digits.append(Digit(Int(rest & 15)))
      rest >>= 4
    }
  }

  var base: Base {
    var word: UInt64 = isOdd ? 1 : 0
    for index in bits { word |= 1 << UInt64(1 + index.value) }
    for (key, pair) in pairs { word |= UInt64(pair.value) << UInt64(9 + 2 * key.value) }
    for (index, digit) in digits.enumerated() {
      word |= UInt64(digit.value) << UInt64(17 + 4 * index)
    }
    return Base(word: word)
  }
}
