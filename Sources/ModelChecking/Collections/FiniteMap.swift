/// A value for each of a fixed number of keys, such as cases, in one machine word.
///
/// ```swift
/// var phases = FiniteMap<App, Phase>(repeating: .idle)
/// phases[.mail] = .busy
/// ```
/// Use optional values where a key may have none. If the values do not fit into 64 bits, the
/// process ends with a message that names this type.
///
/// - Complexity: O(1), except for creation and iteration.
public struct FiniteMap<Key: FiniteValue, Value: FiniteValue>: CompactValue {
  /// The ordinals of the values, that of the first key in the lowest bits.
  @usableFromInline var bits: UInt64 = 0

  /// Creates a map.
  ///
  /// - Parameter value: Gives the value of a key.
  /// - Complexity: O(keys).
  @inlinable public init(_ value: (Key) -> Value) {
    if Self.usedBits > UInt64.bitWidth {
      failWidth(of: Self.self, needed: Self.usedBits, available: UInt64.bitWidth)
    }
    for ordinal in 0..<Key.valueCount {
      let key = Key(ordinal: ordinal)
      self[key] = value(key)
    }
  }

  /// Creates a map with the same value for all keys.
  /// - Complexity: O(keys).
  @inlinable public init(repeating value: Value) { self.init { _ in value } }

  /// The value of a key.
  @inlinable public subscript(key: Key) -> Value {
    get {
      Value(ordinal: Int(truncatingIfNeeded: bits &>> Self.shift(of: key) & Self.mask))
    }
    set {
      let shift = Self.shift(of: key)
      let value = UInt64(truncatingIfNeeded: newValue.ordinal)
      bits = bits & ~(Self.mask &<< shift) | value &<< shift
    }
  }

  @inlinable static var usedBits: Int { Value.ordinalWidth &* Key.valueCount }

  @inlinable static var mask: UInt64 { .lowBits(Value.ordinalWidth) }

  @inlinable static func shift(of key: Key) -> UInt64 {
    UInt64(truncatingIfNeeded: key.ordinal &* Value.ordinalWidth)
  }
}

extension FiniteMap: RandomAccessCollection {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @inlinable public var startIndex: Int { 0 }

  /// The number of keys.
  @inlinable public var endIndex: Int { Key.valueCount }

  /// The key with an ordinal, and its value.
  @inlinable public subscript(position: Int) -> (key: Key, value: Value) {
    let key = Key(ordinal: position)
    return (key, self[key])
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension FiniteMap: CustomStringConvertible {
  @inlinable public static var exactBits: Int? { usedBits }

  @inlinable public static func == (left: Self, right: Self) -> Bool { left.bits == right.bits }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  public var description: String {
    "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
}
