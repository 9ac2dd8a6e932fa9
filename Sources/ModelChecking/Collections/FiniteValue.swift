/// One of a fixed number of values, such as a case of an enumeration.
///
/// An enumeration without associated values needs no code:
/// ```swift
/// enum Phase: CaseIterable, FiniteValue { case idle, busy, done }
/// ```
/// For other types, implement the three requirements. `Bool`, ``BoundedInteger`` and optionals of
/// finite values are finite values.
public protocol FiniteValue: CompactValue {
  /// The number of values, at least 1.
  static var valueCount: Int { get }

  /// The number of this value, from 0 to ``valueCount`` - 1: different for different values.
  var ordinal: Int { get }

  /// Creates the value with a number.
  /// - Precondition: `ordinal` is the ``ordinal`` of a value.
  init(ordinal: Int)
}

extension FiniteValue {
  /// No bits, because the memory of other types is not known to be exact.
  @inlinable public static var exactBits: Int? { nil }

  /// The bits of an ordinal.
  @inlinable static var ordinalWidth: Int { bitWidth(ofValues: valueCount) }
}

extension FiniteValue where Self: CaseIterable {
  /// The number of cases.
  @inlinable public static var valueCount: Int { allCases.count }

  /// The position of the case in its declaration.
  ///
  /// - Precondition: The type has at most 256 cases, and `allCases` lists them all.
  @inlinable public var ordinal: Int {
    // Such a type takes a byte, whose bits are all defined: the number of the case.
    let ordinal = withUnsafeBytes(of: self) { $0.count == 1 ? Int($0[0]) : $0.count &<< 8 }
    if ordinal >= Self.valueCount {
      failRange(of: Self.self, ordinal, valueCount: Self.valueCount)
    }
    return ordinal
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public init(ordinal: Int) {
    if ordinal < 0 || ordinal >= Self.valueCount {
      failRange(of: Self.self, ordinal, valueCount: Self.valueCount)
    }
    let byte = UInt8(truncatingIfNeeded: ordinal)
    self = withUnsafeBytes(of: byte) { $0.load(as: Self.self) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public static var exactBits: Int? {
    MemoryLayout<Self>.size < 2 ? ordinalWidth : nil
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bool: FiniteValue {
  @inlinable public static var valueCount: Int { 2 }

  @inlinable public var ordinal: Int { self ? 1 : 0 }

  @inlinable public init(ordinal: Int) { self = ordinal == 1 }

  @inlinable public static var exactBits: Int? { 1 }
}

/// Nil is the first value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Optional: FiniteValue, CompactValue where Wrapped: FiniteValue {
  @inlinable public static var valueCount: Int { Wrapped.valueCount &+ 1 }

  @inlinable public var ordinal: Int { map { $0.ordinal &+ 1 } ?? 0 }

  @inlinable public init(ordinal: Int) {
    self = ordinal == 0 ? nil : Wrapped(ordinal: ordinal &- 1)
  }

  /// An optional of one byte is nil if the byte is that of no case: the number after the last one.
  @inlinable public static var exactBits: Int? {
    MemoryLayout<Self>.size == 1 && MemoryLayout<Wrapped>.size == 1 ? ordinalWidth : nil
  }
}
