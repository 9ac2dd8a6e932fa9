import ModelChecking

/// A state as an object that never changes. Equal states are different objects.
struct ObjectSpelling<Base: Hashable & Sendable>: Spelling {
  private final class Object: Sendable {
    let base: Base

    init(_ base: Base) { self.base = base }
  }

  private let object: Object

  init(_ base: Base) { object = Object(base) }

  var base: Base { object.base }

  static func == (left: Self, right: Self) -> Bool { left.base == right.base }

  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

/// A state with a reference, of which a search stores two halves of a word.
struct HalvesSpelling<Base: Packable>: Spelling {
  typealias Encoding = HalvesEncoding<Base>

  private let digits: [UInt8]

  init(_ base: Base) { digits = "\(base.word)".utf8.map { $0 - 48 } }

  var base: Base { Base(word: digits.reduce(0) { $0 * 10 + UInt64($1) }) }
}

/// Stores states without references, in the general table.
struct HalvesEncoding<Base: Packable>: StateEncoding {
  struct Key: Hashable, Sendable {
    let low: UInt32
    let high: UInt32
  }

  typealias Format = IndexFormat<Key>

  func key(of state: HalvesSpelling<Base>) -> Key {
    let word = state.base.word
    return Key(low: UInt32(truncatingIfNeeded: word), high: UInt32(word >> 32))
  }

  func state(of key: Key) -> HalvesSpelling<Base> {
    HalvesSpelling(Base(word: UInt64(key.high) << 32 | UInt64(key.low)))
  }
}
