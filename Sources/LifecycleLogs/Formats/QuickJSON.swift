import Reporting

/// Reads the JSON that most logs hold, many times faster than Foundation.
///
/// It returns what Foundation returns, or nil. Unusual and malformed input is left to Foundation,
/// whose error says what is wrong. The bytes must be UTF-8.
struct QuickJSON {
  /// A member of an object, with a value that contains no others.
  struct Member {
    /// The number of the key among the wanted ones.
    let key: Int
    let kind: Kind
    /// The value in the bytes; a text without its quotation marks.
    let range: Range<Int>

    enum Kind {
      case text, escapedText, number, boolean, null
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0

  /// Reads bytes that are a text, or an object of which some keys are wanted; nil if Foundation
  /// must read them.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func value(of bytes: ArraySlice<UInt8>, keys: JSONKeys) -> JSONValue? {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = QuickJSON(bytes: bytes)
      if bytes.first == UInt8(ascii: "\"") {
        guard let member = reader.textMember(0), reader.index == bytes.count else { return nil }
        return bytes.value(of: member)
      }
      var members: [Member] = []
      guard reader.readMembers(keys: keys, into: &members) else { return nil }
      let values = members.map { (keys[$0.key], bytes.value(of: $0)) }
      return .object(JSONObject(Dictionary(uniqueKeysWithValues: values)))
    }
  }

  /// Finds the members of an object that have wanted keys, without keeping anything else.
  ///
  /// - Parameters:
  ///   - bytes: The object.
  ///   - keys: The wanted keys.
  ///   - members: The members, in order, if the bytes can be read.
  /// - Returns: Whether they can; if not, Foundation must read them.
  /// - Complexity: O(*n*) for *n* bytes.
  static func readMembers(
    of bytes: UnsafeBufferPointer<UInt8>, keys: JSONKeys, into members: inout [Member]
  ) -> Bool {
    var reader = QuickJSON(bytes: bytes)
    return reader.readMembers(keys: keys, into: &members)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }
}

// MARK: - Values

extension QuickJSON {
  private mutating func readMembers(keys: JSONKeys, into members: inout [Member]) -> Bool {
    members.removeAll(keepingCapacity: true)
    guard skip(UInt8(ascii: "{")) else { return false }
    skipSpace()
    if !skip(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        guard let (range, hasEscapes) = text(), !hasEscapes, skipColon() else { return false }
        if let key = keys.key(UnsafeBufferPointer(rebasing: bytes[range])) {
          // If a key occurs twice, Foundation decides which value counts.
          guard !members.contains(where: { $0.key == key }), let member = member(key) else {
            return false
          }
          members.append(member)
        } else if !skipValue() {
          return false
        }
        skipSpace()
      } while skip(UInt8(ascii: ","))
      guard skip(UInt8(ascii: "}")) else { return false }
    }
    return index == bytes.count
  }

  /// A value that contains no other values.
  private mutating func member(_ key: Int) -> Member? {
    let start = index
    switch peek {
    case UInt8(ascii: "\""): return textMember(key)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      return skipWord() ? Member(key: key, kind: .boolean, range: start..<index) : nil
    case UInt8(ascii: "n"):
      return skipWord() ? Member(key: key, kind: .null, range: start..<index) : nil
    default: return number().map { Member(key: key, kind: .number, range: $0) }
    }
  }

  private mutating func textMember(_ key: Int) -> Member? {
    text().map { Member(key: key, kind: $0.hasEscapes ? .escapedText : .text, range: $0.range) }
  }

  private mutating func skipValue() -> Bool {
    switch peek {
    case UInt8(ascii: "\""): text() != nil
    case UInt8(ascii: "{"): skipItems(until: UInt8(ascii: "}"), areMembers: true)
    case UInt8(ascii: "["): skipItems(until: UInt8(ascii: "]"), areMembers: false)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): skipWord()
    default: anyNumber() != nil
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
          guard text() != nil, skipColon() else { return false }
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
  /// The range of a text between its quotation marks, with its escapes.
  private mutating func text() -> (range: Range<Int>, hasEscapes: Bool)? {
    guard skip(UInt8(ascii: "\"")) else { return nil }
    let start = index
    var hasEscapes = false
    while true {
      index = bytes.endOfPlainText(from: index)
      if skip(UInt8(ascii: "\"")) { return (start..<(index - 1), hasEscapes) }
      // Anything else is a control character, or the end of the bytes.
      guard skip(UInt8(ascii: "\\")), let escaped = peek, escaped.jsonEscape != nil else {
        return nil
      }
      hasEscapes = true
      index += 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The value of a member that was found in these bytes.
  fileprivate func value(of member: QuickJSON.Member) -> JSONValue {
    let range = UnsafeBufferPointer(rebasing: self[member.range])
    return switch member.kind {
    case .text: .string(String(decoding: range, as: UTF8.self))
    case .escapedText: .string(String(decoding: range.unescaped, as: UTF8.self))
    case .number: .number(String(decoding: range, as: UTF8.self))
    case .boolean: .boolean(range.first == UInt8(ascii: "t"))
    case .null: .null
    }
  }

  /// The first index from some index on of a byte that no text of JSON holds as it is: a quotation mark, a
  /// backslash or a control character; the number of bytes if there is none.
  func endOfPlainText(from start: Int) -> Int {
    var index = start
    if let base = UnsafeRawPointer(baseAddress) {
      // Eight bytes at once: the highest bit of a byte is set if it is one of these. Behind the first
      // one, others may be marked, too.
      while index + 8 <= count {
        let bytes = UInt64(
          littleEndian: (base + index).loadUnaligned(as: UInt64.self))
        let quotes = bytes ^ 0x2222_2222_2222_2222, backslashes = bytes ^ 0x5C5C_5C5C_5C5C_5C5C
        let marks =
          (quotes &- 0x0101_0101_0101_0101) & ~quotes
          | (backslashes &- 0x0101_0101_0101_0101) & ~backslashes
          | (bytes &- 0x2020_2020_2020_2020) & ~bytes
        let found = marks & 0x8080_8080_8080_8080
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
      }
    }
    while index < count, self[index] >= 0x20, self[index] != 0x22, self[index] != 0x5C {
      index += 1
    }
    return index
  }

  /// These bytes of a text with characters in place of escapes.
  var unescaped: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var isEscaped = false
    for byte in self {
      if isEscaped {
        text.append(byte.jsonEscape ?? byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return text
  }
}

// MARK: - Bytes

extension QuickJSON {
  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips `true`, `false` or `null`.
  private mutating func skipWord() -> Bool {
    let word: StaticString =
      switch peek {
      case UInt8(ascii: "t"): "true"
      case UInt8(ascii: "f"): "false"
      default: "null"
      }
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] {
      return false
    }
    index += word.utf8CodeUnitCount
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) {
      // JSON has four kinds of white space.
      if byte == 0x0B || byte == 0x0C { return }
      index += 1
    }
  }
}

/// JSON keys that are searched by bytes.
struct JSONKeys: Sendable {
  private let keys: [String]
  /// The numbers of the keys of each length.
  private var numbers: [[Int]] = []
  /// The first bytes of the keys of each length, as bits that several bytes share.
  private var starts: [UInt64] = []
  private let bytes: [[UInt8]]

  /// Creates the keys, which are numbered in this order from 0.
  init(_ keys: [String]) {
    self.keys = keys
    bytes = keys.map { Array($0.utf8) }
    for (number, key) in bytes.enumerated() {
      while numbers.count <= key.count {
        numbers.append([])
        starts.append(0)
      }
      numbers[key.count].append(number)
      starts[key.count] |= Self.bit(key[0])
    }
  }

  subscript(number: Int) -> String { keys[number] }

  /// The number of the key that these bytes spell; nil if it is none of these keys.
  func key(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = key.first, key.count < starts.count, starts[key.count] & Self.bit(first) != 0
    else { return nil }
    return numbers[key.count].first { bytes[$0].elementsEqual(key) }
  }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 0x3F) }
}
