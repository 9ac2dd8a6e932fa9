/// Some finite values in the bits of a word, in order: what arrays and queues are made of.
///
/// The first value is in the lowest bits. Above the room for all values is their number. Unused
/// room is 0, so that equal lists are equal words.
@usableFromInline
struct PackedList<Element: FiniteValue, Limit: Capacity>: BitwiseCopyable,
  Sendable
{
  @usableFromInline typealias Word = Limit.Storage

  @usableFromInline var word: Word = 0

  @inlinable init() {
    if Self.usedBits > Word.bitWidth {
      failWidth(of: Self.self, needed: Self.usedBits, available: Word.bitWidth)
    }
  }

  /// The bits of a value.
  @inlinable static var width: Int { Element.ordinalWidth }

  /// The bits of all values.
  @inlinable static var room: Int { width &* Limit.capacity }

  /// The bits that can be 1.
  @inlinable static var usedBits: Int { room &+ bitWidth(ofValues: Limit.capacity &+ 1) }

  @inlinable var count: Int {
    Int(truncatingIfNeeded: word &>> Word(truncatingIfNeeded: Self.room))
  }

  @inlinable static func shift(_ position: Int) -> Word {
    Word(truncatingIfNeeded: position &* width)
  }

  @inlinable static func bits(of element: Element) -> Word {
    Word(truncatingIfNeeded: element.ordinal)
  }

  /// The value at a position, which must be one of the list.
  @inlinable subscript(position: Int) -> Element {
    get {
      let bits = word &>> Self.shift(position) & .lowBits(Self.width)
      return Element(ordinal: Int(truncatingIfNeeded: bits))
    }
    set {
      let shift = Self.shift(position)
      word = word & ~(.lowBits(Self.width) &<< shift) | Self.bits(of: newValue) &<< shift
    }
  }

  /// Changes the number of values, which must be as many as there is room for.
  @inlinable mutating func addToCount(_ difference: Int) {
    word &+= Word(truncatingIfNeeded: difference) &<< Word(truncatingIfNeeded: Self.room)
  }

  /// Adds a value behind the others, where there must be room.
  @inlinable mutating func append(_ element: Element) {
    word |= Self.bits(of: element) &<< Self.shift(count)
    addToCount(1)
  }

  /// Makes room at a position; the value there is 0 then.
  @inlinable mutating func openGap(at position: Int) {
    let low = Word.lowBits(position &* Self.width)
    let values = word & .lowBits(Self.room)
    word = word ^ values | values & low | (values & ~low) &<< Word(truncatingIfNeeded: Self.width)
    addToCount(1)
  }

  /// Removes the value at a position, and moves those behind it.
  @inlinable mutating func remove(at position: Int) {
    let low = Word.lowBits(position &* Self.width)
    let values = word & .lowBits(Self.room)
    let rest = values &>> Word(truncatingIfNeeded: Self.width) & ~low
    word = word ^ values | values & low | rest
    addToCount(-1)
  }
}
