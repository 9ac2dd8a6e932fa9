extension Subscribers {
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private let count: UInt

    private init(count: UInt) { self.count = min(count, UInt(Int.max) + 1) }

    public static let none = Demand(count: 0)
    public static let unlimited = Demand(count: .max)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand of \(value) values is negative")
      return Demand(count: UInt(value))
    }

    public var max: Int? { Int(exactly: count) }

    /// As Apple prints it.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Demand {
  public static func < (left: Self, right: Self) -> Bool { left.count < right.count }
  public static func + (left: Self, right: Self) -> Self { Self(count: left.count + right.count) }
  public static func += (left: inout Self, right: Self) { left = left + right }

  public static func - (left: Self, right: Self) -> Self {
    if left == .unlimited { return left }
    return Self(count: left.count > right.count ? left.count - right.count : 0)
  }

  public static func -= (left: inout Self, right: Self) { left = left - right }

  public static func * (left: Self, right: Int) -> Self {
    guard let count = left.max else { return .unlimited }
    let (product, overflow) = count.multipliedReportingOverflow(by: right)
    return overflow ? .unlimited : .max(product)
  }
}

extension Subscribers.Demand {
  public static func + (left: Self, right: Int) -> Self { left + .max(right) }
  public static func += (left: inout Self, right: Int) { left += .max(right) }
  public static func - (left: Self, right: Int) -> Self { left - .max(right) }
  public static func -= (left: inout Self, right: Int) { left -= .max(right) }
  public static func == (left: Self, right: Int) -> Bool { left.max == right }
  public static func != (left: Self, right: Int) -> Bool { left.max != right }
  public static func < (left: Self, right: Int) -> Bool { left < .max(right) }
  public static func <= (left: Self, right: Int) -> Bool { left <= .max(right) }
  public static func > (left: Self, right: Int) -> Bool { left > .max(right) }
  public static func >= (left: Self, right: Int) -> Bool { left >= .max(right) }
}
