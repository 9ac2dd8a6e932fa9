import Reporting

/// Reads the JSON that most logs hold, many times faster than Foundation.
///
/// It returns what Foundation returns, or nil. Unusual and malformed input is left to Foundation,
/// whose error says what is wrong. The bytes must be UTF-8.
struct QuickJSON {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  /// Reads bytes that are a text, or an object of which some keys are wanted; nil if Foundation
  /// must read them.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func value(of bytes: ArraySlice<UInt8>, keys: JSONKeys) -> JSONValue? {
    var reader = QuickJSON(bytes: bytes, index: bytes.startIndex)
    let value: JSONValue? =
      if reader.peek == UInt8(ascii: "\"") {
        reader.string().map(JSONValue.string)
      } else {
        reader.members(keys: keys).map { .object(JSONObject($0)) }
      }
    return reader.index == bytes.endIndex ? value : nil
  }

  private init(bytes: ArraySlice<UInt8>, index: Int) {
    self.bytes = bytes
    self.index = index
  }
}

// MARK: - Values

extension QuickJSON {
  /// The members of an object that have one of these keys; the others are skipped.
  private mutating func members(keys: JSONKeys) -> [String: JSONValue]? {
    guard skip(UInt8(ascii: "{")) else { return nil }
    skipSpace()
    var members: [String: JSONValue] = [:]
    if skip(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard let (range, hasEscapes) = stringRange(), !hasEscapes, skipColon() else { return nil }
      if let key = keys.key(bytes[range]) {
        // If a key occurs twice, Foundation decides which value counts.
        guard members[key] == nil, let value = scalar() else { return nil }
        members[key] = value
      } else if !skipValue() {
        return nil
      }
      skipSpace()
    } while skip(UInt8(ascii: ","))
    return skip(UInt8(ascii: "}")) ? members : nil
  }

  /// A value that contains no other values.
  private mutating func scalar() -> JSONValue? {
    guard let byte = peek else { return nil }
    switch byte {
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return skip("true") ? .boolean(true) : nil
    case UInt8(ascii: "f"): return skip("false") ? .boolean(false) : nil
    case UInt8(ascii: "n"): return skip("null") ? .null : nil
    default: return number().map { .number(String(decoding: bytes[$0], as: UTF8.self)) }
    }
  }

  private mutating func skipValue() -> Bool {
    guard let byte = peek else { return false }
    switch byte {
    case UInt8(ascii: "\""): return stringRange() != nil
    case UInt8(ascii: "{"): return skipItems(until: UInt8(ascii: "}"), areMembers: true)
    case UInt8(ascii: "["): return skipItems(until: UInt8(ascii: "]"), areMembers: false)
    case UInt8(ascii: "t"): return skip("true")
    case UInt8(ascii: "f"): return skip("false")
    case UInt8(ascii: "n"): return skip("null")
    default: return anyNumber() != nil
    }
  }

  private mutating func skipItems(until closing: UInt8, areMembers: Bool) -> Bool {
    // The object itself is one level.
    guard depth + 1 < JSONReader.maxNesting else { return false }
    depth += 1
    index += 1
    skipSpace()
    if !skip(closing) {
      repeat {
        skipSpace()
        if areMembers {
          guard stringRange() != nil, skipColon() else { return false }
        }
        guard skipValue() else { return false }
        skipSpace()
      } while skip(UInt8(ascii: ","))
      guard skip(closing) else { return false }
    }
    depth -= 1
    return true
  }

  private mutating func skipColon() -> Bool {
    skipSpace()
    guard skip(UInt8(ascii: ":")) else { return false }
    skipSpace()
    return true
  }
}

// MARK: - Numbers

extension QuickJSON {
  /// A number without an exponent that a double prints with the same digits.
  private mutating func number() -> Range<Int>? {
    guard let number = anyNumber() else { return nil }
    let (whole, fraction) = (number.whole, number.fraction)
    let isZero = whole.count == 1 && bytes[whole.lowerBound] == UInt8(ascii: "0")
    if fraction.isEmpty {
      // There is no integer −0.
      return whole.count <= 18 && !(isZero && number.isNegative) ? number.range : nil
    }
    // A double keeps 15 digits, prints no final 0, and prints an exponent if it is small.
    let isSmall = isZero && bytes[fraction.lowerBound] == UInt8(ascii: "0")
    let isShort = whole.count + fraction.count <= 15
    let endsWithZero = bytes[fraction.upperBound - 1] == UInt8(ascii: "0")
    return isShort && !isSmall && !endsWithZero ? number.range : nil
  }

  private struct Number {
    let range: Range<Int>
    let whole: Range<Int>
    let fraction: Range<Int>
    let isNegative: Bool
  }

  /// A number that Foundation can represent, in one form or another.
  private mutating func anyNumber() -> Number? {
    let start = index
    let isNegative = skip(UInt8(ascii: "-"))
    let whole = digits()
    guard (1...30).contains(whole.count),
      whole.count == 1 || bytes[whole.lowerBound] != UInt8(ascii: "0")
    else { return nil }
    let hasFraction = skip(UInt8(ascii: "."))
    let fraction = hasFraction ? digits() : index..<index
    guard hasFraction == !fraction.isEmpty, fraction.count <= 30 else { return nil }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") { return nil }
    return Number(range: start..<index, whole: whole, fraction: fraction, isNegative: isNegative)
  }

  private mutating func digits() -> Range<Int> {
    let start = index
    while let byte = peek, byte.isDigit { index += 1 }
    return start..<index
  }
}

// MARK: - Texts

extension QuickJSON {
  private mutating func string() -> String? {
    guard let (range, hasEscapes) = stringRange() else { return nil }
    if !hasEscapes { return String(decoding: bytes[range], as: UTF8.self) }
    return unescaped(range)
  }

  /// The range of a text between its quotation marks, with its escapes.
  private mutating func stringRange() -> (range: Range<Int>, hasEscapes: Bool)? {
    guard skip(UInt8(ascii: "\"")) else { return nil }
    let start = index
    var hasEscapes = false
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return (start..<(index - 1), hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        index += 1
        guard let escaped = peek, escaped.jsonEscape != nil else { return nil }
      case 0..<0x20: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var isEscaped = false
    for byte in bytes[range] {
      if isEscaped {
        text.append(byte.jsonEscape ?? byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

// MARK: - Bytes

extension QuickJSON {
  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard bytes[index...].starts(with: word) else { return false }
      index += word.count
      return true
    }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) {
      // JSON has four kinds of white space.
      if byte == 0x0B || byte == 0x0C { return }
      index += 1
    }
  }
}

/// A set of JSON keys that is searched by bytes.
struct JSONKeys: Sendable {
  private var keysByLength: [[(bytes: [UInt8], key: String)]] = []

  init(_ keys: [String]) {
    for key in Set(keys) {
      let bytes = Array(key.utf8)
      while keysByLength.count <= bytes.count { keysByLength.append([]) }
      keysByLength[bytes.count].append((bytes, key))
    }
  }

  /// The key that these bytes spell, if it is in the set.
  func key(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count < keysByLength.count else { return nil }
    return keysByLength[bytes.count].first { $0.bytes.elementsEqual(bytes) }?.key
  }
}
