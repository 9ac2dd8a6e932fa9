/// A bag with a capacity: how often it contains each of its elements, in one machine word.
///
/// ```swift
/// enum Letters: Capacity { static let capacity = 6 }
/// var inTransit: BoundedBag<Letter, Letters> = []
/// inTransit.insert(.invoice)
/// ```
/// The capacity is that of all elements together. One element too many ends the process with a
/// message that names this type and the capacity.
///
/// - Complexity: O(values of the element) to count all elements and to add one, otherwise O(1).
public struct BoundedBag<Element: FiniteValue, Limit: Capacity>: CompactValue {
  @usableFromInline typealias Word = Limit.Storage

  /// How often each value occurs, that with the ordinal 0 in the lowest bits.
  @usableFromInline var word: Word = 0

  /// Creates an empty bag.
  @inlinable public init() {
    if Self.usedBits > Word.bitWidth {
      failWidth(of: Self.self, needed: Self.usedBits, available: Word.bitWidth)
    }
  }

  /// Creates a bag of the elements of a sequence.
  /// - Complexity: O(*n* × values).
  @inlinable public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { insert(element) }
  }

  /// How often an element occurs.
  @inlinable public func count(of element: Element) -> Int { count(ofOrdinal: element.ordinal) }

  /// How many elements there are.
  @inlinable public var totalCount: Int {
    (0..<Element.valueCount).reduce(0) { $0 &+ count(ofOrdinal: $1) }
  }

  /// Whether an element occurs at least once.
  @inlinable public func contains(_ element: Element) -> Bool { count(of: element) > 0 }

  /// Adds an element.
  /// - Precondition: ``totalCount`` is less than the capacity.
  @inlinable public mutating func insert(_ element: Element) {
    if totalCount >= Limit.capacity { failOverflow(of: Self.self, capacity: Limit.capacity) }
    word &+= 1 &<< Self.shift(element.ordinal)
  }

  /// Removes one occurrence of an element.
  /// - Returns: Whether there was one.
  @inlinable @discardableResult public mutating func remove(_ element: Element) -> Bool {
    if !contains(element) { return false }
    word &-= 1 &<< Self.shift(element.ordinal)
    return true
  }
}

extension BoundedBag {
  /// The bits of a count.
  @inlinable static var width: Int { bitWidth(ofValues: Limit.capacity &+ 1) }

  @inlinable static var usedBits: Int { width &* Element.valueCount }

  @inlinable static func shift(_ ordinal: Int) -> Word {
    Word(truncatingIfNeeded: ordinal &* width)
  }

  @inlinable func count(ofOrdinal ordinal: Int) -> Int {
    // A mask of as many bits as the word has is no shift, but the width of an Int is enough here.
    Int(truncatingIfNeeded: word &>> Self.shift(ordinal)) & .max
      &>> (Int.bitWidth &- 1 &- Self.width)
  }
}

extension BoundedBag: Sequence {
  /// Each element that occurs, and how often, in the order of ordinals.
  @inlinable public func makeIterator() -> some IteratorProtocol<(element: Element, count: Int)> {
    (0..<Element.valueCount).lazy.filter { count(ofOrdinal: $0) > 0 }
      .map { (element: Element(ordinal: $0), count: count(ofOrdinal: $0)) }.makeIterator()
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BoundedBag: ExpressibleByArrayLiteral, CustomStringConvertible {
  @inlinable public init(arrayLiteral elements: Element...) { self.init(elements) }

  @inlinable public static var exactBits: Int? { usedBits }

  @inlinable public static func == (left: Self, right: Self) -> Bool { left.word == right.word }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(word) }

  public var description: String {
    "[" + map { "\($0.count) × \($0.element)" }.joined(separator: ", ") + "]"
  }
}
