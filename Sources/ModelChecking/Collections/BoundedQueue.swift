/// A queue with a capacity, first in, first out, in one machine word.
///
/// ```swift
/// enum Slots: Capacity { static let capacity = 4 }
/// var messages: BoundedQueue<Message, Slots> = []
/// messages.append(.request)
/// let next = messages.popFirst()
/// ```
/// One element too many ends the process with a message that names this type and the capacity. Ask
/// ``isFull`` where a channel may lose messages or make its sender wait.
///
/// - Complexity: O(1), except for creation.
public struct BoundedQueue<Element: FiniteValue, Limit: Capacity>: CompactValue {
  @usableFromInline var list = PackedList<Element, Limit>()

  /// Creates an empty queue.
  @inlinable public init() {}

  /// Creates a queue of the elements of a sequence, the first of which leaves it first.
  /// - Complexity: O(*n*).
  @inlinable public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Whether there is no room for another element.
  @inlinable public var isFull: Bool { list.count >= Limit.capacity }

  /// Adds an element at the end.
  /// - Precondition: The queue is not full.
  @inlinable public mutating func append(_ element: Element) {
    if isFull { failOverflow(of: Self.self, capacity: Limit.capacity) }
    list.append(element)
  }

  /// Removes the first element.
  /// - Returns: The element; nil if the queue is empty.
  @inlinable public mutating func popFirst() -> Element? {
    if list.count == 0 { return nil }
    let element = list[0]
    list.remove(at: 0)
    return element
  }

  /// Removes the element at a position, as in a channel that loses messages or changes their order.
  /// - Precondition: `position` is at least 0 and less than ``count``.
  @inlinable @discardableResult public mutating func remove(at position: Int) -> Element {
    let element = self[position]
    list.remove(at: position)
    return element
  }
}

extension BoundedQueue: RandomAccessCollection {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public var startIndex: Int { 0 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public var endIndex: Int { list.count }

  /// The number of elements.
  @inlinable public var count: Int { list.count }

  /// The element at a position, that of the first element being 0.
  /// - Precondition: `position` is at least 0 and less than ``count``.
  @inlinable public subscript(position: Int) -> Element {
    if position < 0 || position >= list.count {
      failIndex(of: Self.self, position, count: list.count)
    }
    return list[position]
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BoundedQueue: ExpressibleByArrayLiteral, CustomStringConvertible {
  @inlinable public init(arrayLiteral elements: Element...) { self.init(elements) }

  @inlinable public static var exactBits: Int? { PackedList<Element, Limit>.usedBits }

  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.list.word == right.list.word
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(list.word) }

  public var description: String { Array(self).description }
}
