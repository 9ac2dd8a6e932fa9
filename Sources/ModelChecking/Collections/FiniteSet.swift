/// A set of finite values, such as small integers or cases, a bit for each, in one machine word.
///
/// ```swift
/// var loaded: FiniteSet<Module> = [.core]
/// loaded.insert(.search)
/// ```
/// It is iterated in the order of ordinals, so that equal sets list their members in equal order.
/// A type with more than 64 values ends the process with a message that names it.
///
/// - Complexity: O(1), except for creation and iteration.
public struct FiniteSet<Element: FiniteValue>: CompactValue {
  /// Bit *n* stands for the value with the ordinal *n*.
  @usableFromInline var bits: UInt64

  @inlinable init(bits: UInt64) {
    if Element.valueCount > UInt64.bitWidth {
      failWidth(of: Self.self, needed: Element.valueCount, available: UInt64.bitWidth)
    }
    self.bits = bits
  }

  /// Creates the set of all values.
  @inlinable public static var all: Self {
    Self(bits: .max &>> UInt64(truncatingIfNeeded: UInt64.bitWidth &- Element.valueCount))
  }

  /// The number of members.
  @inlinable public var count: Int { bits.nonzeroBitCount }

  @inlinable static func bit(of element: Element) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: element.ordinal)
  }
}

extension FiniteSet: SetAlgebra {
  /// Creates an empty set.
  @inlinable public init() { self.init(bits: 0) }

  /// Creates a set of the elements of a sequence.
  /// - Complexity: O(*n*).
  @inlinable public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { insert(element) }
  }

  /// Whether the set has no members.
  @inlinable public var isEmpty: Bool { bits == 0 }

  /// Whether a value is a member.
  @inlinable public func contains(_ element: Element) -> Bool { bits & Self.bit(of: element) != 0 }

  /// Adds a value.
  /// - Returns: Whether it was not a member before, and the value.
  @inlinable @discardableResult public mutating func insert(
    _ element: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    let isNew = !contains(element)
    bits |= Self.bit(of: element)
    return (isNew, element)
  }

  /// Adds a value, and returns it if it was a member before.
  @inlinable @discardableResult public mutating func update(with element: Element) -> Element? {
    insert(element).inserted ? nil : element
  }

  /// Removes a value, and returns it if it was a member before.
  @inlinable @discardableResult public mutating func remove(_ element: Element) -> Element? {
    let wasMember = contains(element)
    bits &= ~Self.bit(of: element)
    return wasMember ? element : nil
  }

  /// The members of either set.
  @inlinable public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  /// The common members.
  @inlinable public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  /// The members of exactly one of two sets.
  @inlinable public func symmetricDifference(_ other: Self) -> Self {
    Self(bits: bits ^ other.bits)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FiniteSet {
  @inlinable public mutating func formUnion(_ other: Self) { bits |= other.bits }

  @inlinable public mutating func formIntersection(_ other: Self) { bits &= other.bits }

  @inlinable public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  @inlinable public static func == (left: Self, right: Self) -> Bool { left.bits == right.bits }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  @inlinable public static var exactBits: Int? { Element.valueCount }
}

extension FiniteSet: Sequence, CustomStringConvertible {
  /// The members in the order of their ordinals.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var bits: UInt64

    @inlinable init(bits: UInt64) { self.bits = bits }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    @inlinable public mutating func next() -> Element? {
      if bits == 0 { return nil }
      let ordinal = bits.trailingZeroBitCount
      bits &= bits &- 1
      return Element(ordinal: ordinal)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// The members in the order of their ordinals.
  public var description: String { Array(self).description }
}
