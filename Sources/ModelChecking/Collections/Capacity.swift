/// How many elements a collection for states holds at most.
///
/// A capacity is a type. It is part of the type of a collection, and the message that it was
/// exceeded shows its name:
/// ```swift
/// enum Slots: Capacity { static let capacity = 4 }
/// var waiting: BoundedQueue<Customer, Slots> = []
/// ```
public protocol Capacity {
  // Types with integer parameters need the run-time library of macOS 26.

  /// The largest number of elements, at least 0.
  static var capacity: Int { get }

  /// The word that stores such a collection: `UInt64`, or `UInt128` where that is too narrow.
  associatedtype Storage: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable = UInt64
}

/// How many bits are needed to tell a number of values apart.
@inlinable func bitWidth(ofValues count: Int) -> Int {
  count < 2 ? 0 : Int.bitWidth &- (count &- 1).leadingZeroBitCount
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The number whose lowest bits are 1: fewer bits than the type has.
  @inlinable static func lowBits(_ width: Int) -> Self {
    (1 &<< Self(truncatingIfNeeded: width)) &- 1
  }
}
