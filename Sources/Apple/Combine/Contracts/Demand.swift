extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private let count: UInt

    private init(count: UInt) { self.count = min(count, UInt(Int.max) + 1) }

    /// No values.
    public static let none = Demand(count: 0)
    /// As many values as there are.
    public static let unlimited = Demand(count: .max)

    /// No more than a number of values, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand of \(value) values is negative")
      return Demand(count: UInt(value))
    }

    /// The number of values, or nil if it is unlimited.
    public var max: Int? { Int(exactly: count) }

    /// The text that Apple prints.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Demand {
  /// Compares sizes; nothing is more than unlimited.
  public static func < (left: Self, right: Self) -> Bool { left.count < right.count }

  /// Adds; unlimited stays unlimited.
  public static func + (left: Self, right: Self) -> Self { Self(count: left.count + right.count) }

  /// Adds; unlimited stays unlimited.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// Subtracts, but not below none; unlimited stays unlimited.
  public static func - (left: Self, right: Self) -> Self {
    if left == .unlimited { return left }
    return Self(count: left.count > right.count ? left.count - right.count : 0)
  }

  /// Subtracts, but not below none; unlimited stays unlimited.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Multiplies; unlimited stays unlimited.
  public static func * (left: Self, right: Int) -> Self {
    guard let count = left.max else { return .unlimited }
    let (product, overflow) = count.multipliedReportingOverflow(by: right)
    return overflow ? .unlimited : .max(product)
  }
}

extension Subscribers.Demand {
  /// Adds a number of values.
  public static func + (left: Self, right: Int) -> Self { left + .max(right) }

  /// Adds a number of values.
  public static func += (left: inout Self, right: Int) { left += .max(right) }

  /// Subtracts a number of values.
  public static func - (left: Self, right: Int) -> Self { left - .max(right) }

  /// Subtracts a number of values.
  public static func -= (left: inout Self, right: Int) { left -= .max(right) }

  /// Compares with a number of values.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }

  /// Compares with a number of values.
  public static func != (left: Self, right: Int) -> Bool { left.max != right }

  /// Compares with a number of values.
  public static func < (left: Self, right: Int) -> Bool { left < .max(right) }

  /// Compares with a number of values.
  public static func <= (left: Self, right: Int) -> Bool { left <= .max(right) }

  /// Compares with a number of values.
  public static func > (left: Self, right: Int) -> Bool { left > .max(right) }

  /// Compares with a number of values.
  public static func >= (left: Self, right: Int) -> Bool { left >= .max(right) }
}
