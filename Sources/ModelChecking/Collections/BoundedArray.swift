/// An array with a capacity, in one machine word.
///
/// ```swift
/// enum Apps: Capacity { static let capacity = 12 }
/// var phases = BoundedArray<Phase, Apps>(repeating: .idle, count: 3)
/// phases[0] = .busy
/// ```
/// One element too many ends the process with a message that names this type and the capacity.
///
/// - Complexity: O(1), except for creation.
public struct BoundedArray<Element: FiniteValue, Limit: Capacity>: CompactValue {
  @usableFromInline var list = PackedList<Element, Limit>()

  /// Creates an empty array.
  @inlinable public init() {}

  /// Creates an array of the elements of a sequence.
  /// - Complexity: O(*n*).
  @inlinable public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Creates an array of equal elements.
  /// - Complexity: O(*n*).
  @inlinable public init(repeating element: Element, count: Int) {
    for _ in 0..<count { append(element) }
  }

  /// Adds an element at the end.
  /// - Precondition: ``count`` is less than the capacity.
  @inlinable public mutating func append(_ element: Element) {
    if list.count >= Limit.capacity { failOverflow(of: Self.self, capacity: Limit.capacity) }
    list.append(element)
  }

  /// Inserts an element, and moves those behind it.
  /// - Precondition: ``count`` is less than the capacity, and `position` is not greater.
  @inlinable public mutating func insert(_ element: Element, at position: Int) {
    if list.count >= Limit.capacity { failOverflow(of: Self.self, capacity: Limit.capacity) }
    if position != list.count { check(position) }
    list.openGap(at: position)
    list[position] = element
  }

  /// Removes an element, and moves those behind it.
  /// - Precondition: `position` is less than ``count``.
  @inlinable @discardableResult public mutating func remove(at position: Int) -> Element {
    let element = self[position]
    list.remove(at: position)
    return element
  }

  /// Removes all elements.
  @inlinable public mutating func removeAll() { self = Self() }

  @inlinable func check(_ position: Int) {
    if position < 0 || position >= list.count {
      failIndex(of: Self.self, position, count: list.count)
    }
  }
}

extension BoundedArray: RandomAccessCollection, MutableCollection {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public var startIndex: Int { 0 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public var endIndex: Int { list.count }

  /// The number of elements.
  @inlinable public var count: Int { list.count }

  /// The element at a position.
  /// - Precondition: `position` is at least 0 and less than ``count``.
  @inlinable public subscript(position: Int) -> Element {
    get {
      check(position)
      return list[position]
    }
    set {
      check(position)
      list[position] = newValue
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BoundedArray: ExpressibleByArrayLiteral, CustomStringConvertible {
  @inlinable public init(arrayLiteral elements: Element...) { self.init(elements) }

  @inlinable public static var exactBits: Int? { PackedList<Element, Limit>.usedBits }

  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.list.word == right.list.word
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(list.word) }

  public var description: String { Array(self).description }
}
