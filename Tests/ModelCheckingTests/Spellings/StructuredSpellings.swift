import ModelChecking

/// A state as fields of different sizes, with unused bytes between them.
struct FieldsSpelling<Base: Packable>: Spelling {
  private let isOdd: Bool
  private let high: UInt32
  private let isHigh: Bool
  private let low: UInt32

  init(_ base: Base) {
    let word = base.word
    (isOdd, isHigh) = (word & 1 == 1, word >> 32 > 0)
    (high, low) = (UInt32(word >> 32), UInt32(truncatingIfNeeded: word))
  }

  var base: Base { Base(word: UInt64(isHigh ? high : 0) << 32 | UInt64(low)) }
}

/// A state as one of several cases, each with another payload.
enum CasesSpelling<Base: Packable>: Spelling {
  case zero
  case number(UInt64)
  case text(String)
  indirect case next(CasesSpelling)

  init(_ base: Base) { self.init(word: base.word) }

  private init(word: UInt64) {
    switch word % 3 {
    case _ where word == 0: self = .zero
    case 0: self = .text("\(word)")
    case 1: self = .number(word)
    default: self = .next(CasesSpelling(word: word - 1))
    }
  }

  var base: Base { Base(word: word) }

  private var word: UInt64 {
    switch self {
    case .zero: 0
    case .number(let word): word
    case .text(let text): UInt64(text) ?? .max
    case .next(let rest): rest.word + 1
    }
  }
}

/// A state as an optional of an optional of an optional.
struct OptionalSpelling<Base: Packable>: Spelling {
  private let word: UInt64???

  init(_ base: Base) {
    word =
      switch base.word {
      case 0: .none
      case 1: .some(.none)
      case 2: .some(.some(.none))
      case let word: .some(.some(.some(word - 3)))
      }
  }

  var base: Base {
    switch word {
    case .none: Base(word: 0)
    case .some(.none): Base(word: 1)
    case .some(.some(.none)): Base(word: 2)
    case .some(.some(.some(let rest))): Base(word: rest + 3)
    }
  }
}

/// A state as the set of those bits of its number that are 1.
struct BitsSpelling<Base: Packable>: Spelling {
  private let bits: SortedSet<UInt64>

  init(_ base: Base) {
    let word = base.word
    // The largest first, so that the set has something to sort.
    bits = SortedSet((0..<64).reversed().filter { word >> $0 & 1 == 1 })
  }

  var base: Base { Base(word: bits.reduce(0) { $0 | 1 << $1 }) }
}
