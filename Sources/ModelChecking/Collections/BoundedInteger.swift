/// An integer from 0 up to, but not including, a capacity.
///
/// ```swift
/// enum Processes: Capacity { static let capacity = 4 }
/// var turn: BoundedInteger<Processes> = 0
/// turn.value = (turn.value + 1) % Processes.capacity
/// ```
/// Any other number ends the process with a message that names the type.
public struct BoundedInteger<Limit: Capacity>: FiniteValue, Comparable {
  @usableFromInline var number: UInt32

  /// The integer.
  ///
  /// - Precondition: A new one is at least 0, and less than the capacity.
  @inlinable public var value: Int {
    get { Int(number) }
    set { self = Self(newValue) }
  }

  /// Creates an integer.
  ///
  /// - Precondition: `value` is at least 0, and less than the capacity.
  @inlinable public init(_ value: Int) {
    if value < 0 || value >= Limit.capacity {
      failRange(of: Self.self, value, valueCount: Limit.capacity)
    }
    number = UInt32(truncatingIfNeeded: value)
  }

  /// All values, in ascending order.
  @inlinable public static var allValues: some RandomAccessCollection<BoundedInteger> {
    (0..<Limit.capacity).lazy.map { BoundedInteger($0) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BoundedInteger {
  @inlinable public static var valueCount: Int { Limit.capacity }

  @inlinable public var ordinal: Int { Int(number) }

  @inlinable public init(ordinal: Int) { self.init(ordinal) }

  @inlinable public static var exactBits: Int? { ordinalWidth }

  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.number == right.number
  }

  @inlinable public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension BoundedInteger: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Creates an integer.
  @inlinable public init(integerLiteral value: Int) { self.init(value) }

  /// The integer.
  public var description: String { value.description }
}
