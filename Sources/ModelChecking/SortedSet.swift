/// A set that is iterated in ascending order, for states of machines.
///
/// The order in which a `Set` is iterated depends on how it came to be, so that equal states would
/// list their actions in different orders. This one always gives the same order:
///
/// ```swift
/// struct Room: Hashable { var guests: SortedSet<String> = [] }
/// func actions(in room: Room) -> [Action] { room.guests.map(Action.leave) }
/// ```
///
/// - Complexity: O(log *n*) to look up, O(*n*) to insert and remove; made for the few members that
///   a state has.
public struct SortedSet<Element: Comparable & Hashable & Sendable>: Hashable, Sendable {
  private var elements: [Element] = []

  /// Creates an empty set.
  public init() {}

  /// Creates a set of the elements of a sequence.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  /// Adds an element.
  /// - Returns: Whether it was not in the set before.
  @discardableResult
  public mutating func insert(_ element: Element) -> Bool {
    let position = position(of: element)
    if position < elements.count, elements[position] == element { return false }
    elements.insert(element, at: position)
    return true
  }

  /// Removes an element.
  /// - Returns: Whether it was in the set.
  @discardableResult
  public mutating func remove(_ element: Element) -> Bool {
    let position = position(of: element)
    guard position < elements.count, elements[position] == element else { return false }
    elements.remove(at: position)
    return true
  }

  /// Whether an element is in the set.
  public func contains(_ element: Element) -> Bool {
    let position = position(of: element)
    return position < elements.count && elements[position] == element
  }

  /// The first position whose element is not less than a given one.
  private func position(of element: Element) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SortedSet: RandomAccessCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
  /// The position of the smallest element.
  public var startIndex: Int { 0 }
  /// The position after the greatest element.
  public var endIndex: Int { elements.count }

  /// The element at a position in ascending order.
  public subscript(position: Int) -> Element { elements[position] }

  /// Creates a set of some elements, in any order.
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The elements in ascending order.
  public var description: String { elements.description }
}
