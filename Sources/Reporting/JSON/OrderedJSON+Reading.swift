extension OrderedJSON {
  /// Reads a value whose objects keep the order of their keys.
  ///
  /// ``text`` gives back the same bytes for what it has written itself, as it would not after a reading
  /// with Foundation, which forgets the order.
  /// - Throws: ``JSONError`` if the bytes are not JSON.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(reading bytes: [UInt8]) throws(JSONError) {
    // The grammar is judged there, so that what is read here is known to be valid and not deep.
    _ = try JSONReader.value(ofText: bytes)
    var cursor = OrderedJSONCursor(bytes)
    self = cursor.value()
  }

  /// The value of a key; nil if this is no object, or has no such key.
  package subscript(key: String) -> OrderedJSON? {
    if case .object(let members) = self { members.first { $0.0 == key }?.1 } else { nil }
  }

  /// The items of a list.
  package var list: [OrderedJSON]? { if case .array(let items) = self { items } else { nil } }

  /// The words of a string.
  package var words: String? { if case .string(let words) = self { words } else { nil } }

  /// A whole number from 0 to 2⁴⁰, so that sums do not overflow.
  package var count: Int? {
    if case .integer(let count) = self, (0...1 << 40).contains(count) { count } else { nil }
  }

  /// The items of a list of whole numbers from 0 to 2⁴⁰.
  package var counts: [Int]? { list.flatMap { Self.all($0, \.count) } }

  /// The items of a list of strings.
  package var allWords: [String]? { list.flatMap { Self.all($0, \.words) } }

  private static func all<Item>(
    _ items: [OrderedJSON], _ item: (OrderedJSON) -> Item?
  ) -> [Item]? {
    let found = items.compactMap(item)
    return found.count == items.count ? found : nil
  }
}

/// Reads bytes that are known to be valid JSON.
private struct OrderedJSONCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func value() -> OrderedJSON {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return .object(items(until: "}") { ($0.key(), $0.value()) })
    case UInt8(ascii: "["): return .array(items(until: "]") { $0.value() })
    case UInt8(ascii: "\""): return .string(string())
    default: return scalar()
    }
  }

  private mutating func skipSpace() {
    // A mark of the byte order may stand before everything.
    while index < bytes.count, byte <= 0x20 || [0xEF, 0xBB, 0xBF].contains(byte) { index += 1 }
  }

  private mutating func items<Item>(
    until end: Unicode.Scalar, _ item: (inout Self) -> Item
  ) -> [Item] {
    var items: [Item] = []
    index += 1
    skipSpace()
    while index < bytes.count, byte != UInt8(ascii: end) {
      items.append(item(&self))
      skipSpace()
      if byte == UInt8(ascii: ",") { index += 1 }
      skipSpace()
    }
    index += 1
    return items
  }

  private mutating func key() -> String {
    skipSpace()
    let key = string()
    skipSpace()
    index += 1
    return key
  }

  private mutating func scalar() -> OrderedJSON {
    let start = index
    while index < bytes.count, byte > 0x20, ![0x2C, 0x5D, 0x7D].contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return Int(word).map(OrderedJSON.integer) ?? .verbatim(word)
    }
  }

  private mutating func string() -> String {
    var units: [UInt8] = []
    index += 1
    while index < bytes.count, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        units += Array(escaped().utf8)
      } else {
        units.append(byte)
        index += 1
      }
    }
    index += 1
    return String(decoding: units, as: UTF8.self)
  }

  /// The characters that a run of escapes stands for; a pair of surrogates is one.
  private mutating func escaped() -> String {
    var units: [UInt16] = []
    while index + 5 < bytes.count, byte == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    {
      let digits = String(decoding: bytes[index + 2..<index + 6], as: UTF8.self)
      units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
      index += 6
    }
    if !units.isEmpty { return String(decoding: units, as: UTF16.self) }
    index += 1
    defer { index += 1 }
    return String(UnicodeScalar(byte.jsonEscape ?? byte))
  }
}
