/// A value whose memory represents it exactly, as a field of a ``CompactState``.
///
/// The compiler's `==` must decide whether two values are equal. Collections for states, finite
/// values, and the fixed-width integers of the standard library are compact values.
public protocol CompactValue: BitwiseCopyable, Hashable, Sendable {
  /// The number of the lowest bits that are used, if equal values always have equal memory;
  /// otherwise nil.
  static var exactBits: Int? { get }
}

extension CompactValue where Self: FixedWidthInteger {
  /// All bits of the integer.
  @inlinable public static var exactBits: Int? { bitWidth }
}

extension Int: CompactValue {}
extension Int8: CompactValue {}
extension Int16: CompactValue {}
extension Int32: CompactValue {}
extension Int64: CompactValue {}
extension UInt: CompactValue {}
extension UInt8: CompactValue {}
extension UInt16: CompactValue {}
extension UInt32: CompactValue {}
extension UInt64: CompactValue {}
