import Reporting

/// Receives the wanted members of JSON documents from a scanner.
protocol JSONReceiver {
  /// An object or a list begins at a place, on a line counted from 1.
  mutating func begin(_ tag: UInt8, isObject: Bool, line: Int)
  /// An object or a list ends at a place.
  mutating func end(_ tag: UInt8, isObject: Bool)
  /// A member without a place of its own has a key; its value comes next.
  mutating func key(_ tag: UInt8, _ key: UnsafeBufferPointer<UInt8>)
  /// A value that contains no others, on a line; the bytes are those of the text, or the number as written.
  mutating func value(
    _ tag: UInt8, _ kind: JSONScanner.Kind, _ text: UnsafeBufferPointer<UInt8>, line: Int)
  /// A member of an object occurs again, on a line; its new value comes next.
  mutating func `repeat`(_ tag: UInt8, _ key: UnsafeBufferPointer<UInt8>, line: Int)
}

/// Reads JSON objects and lists from pieces of any size, and passes on the members that are wanted.
///
/// It keeps nothing but the places that are open, and the start of one text, so its memory does not
/// grow with the document.
struct JSONScanner {
  /// What a value is that contains no others.
  enum Kind {
    case string, number, boolean, null
  }

  /// How far the scanner came.
  enum Outcome: Equatable {
    /// The piece has ended, and the document has not.
    case wantsMore
    /// The document has ended.
    case ended
    /// The document is malformed; the sentence says what is wrong.
    case malformed(String)
  }

  /// The most bytes of a text that are passed on.
  static let maxTextBytes = 4096
  /// The most bytes of a number.
  static let maxNumberBytes = 400

  private enum State {
    case value, firstItem, firstKey, nextKey, colon, afterValue
    case key, string, escape, codePoint, word
  }

  /// An object or a list that is open.
  private struct Frame {
    var place: Int
    var isObject: Bool
    /// The members that occurred, by their numbers.
    var known: UInt64 = 0
  }

  /// The line that is being read, counted from 1.
  private(set) var line: Int

  private let paths: JSONPaths
  private var state = State.value
  private var frames: [Frame] = []
  /// The place of the next value.
  private var target = 0
  /// The start of a text or a number that the last piece did not end.
  private var text: [UInt8] = []
  private var isTextKey = false
  /// The digits of an escape, and the first half of a pair.
  private var codePoint: UInt32 = 0, digitCount = 0, highSurrogate: UInt32 = 0

  /// Creates a scanner at the start of a document.
  init(_ paths: JSONPaths, line: Int = 1) {
    self.paths = paths
    self.line = line
    frames.reserveCapacity(16)
  }

  /// Whether the document is a list.
  var isInList: Bool { frames.first.map { !$0.isObject } ?? false }

  /// Reads on in a piece.
  ///
  /// - Parameters:
  ///   - bytes: The piece.
  ///   - index: Where to begin; afterwards the first byte that was not read, which is the wrong one
  ///     if the document is malformed.
  ///   - receiver: What receives the members.
  /// - Returns: How far the scanner came.
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func read<R: JSONReceiver>(
    _ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int, into receiver: inout R
  ) -> Outcome {
    while index < bytes.count {
      let fault: String?
      switch state {
      case .key, .string: fault = readText(bytes, from: &index, into: &receiver)
      case .escape: fault = readEscape(bytes[index], &index)
      case .codePoint: fault = readDigit(bytes[index], &index)
      case .word: fault = readWord(bytes, from: &index, into: &receiver)
      default:
        skipSpace(bytes, from: &index)
        guard index < bytes.count else { return .wantsMore }
        fault = step(bytes[index], &index, into: &receiver)
        if frames.isEmpty, fault == nil { return .ended }
      }
      if let fault { return .malformed(fault) }
    }
    return .wantsMore
  }
}

// MARK: - Structure

extension JSONScanner {
  private mutating func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) {
    var next = index
    while next < bytes.count {
      switch bytes[next] {
      case 0x20, 0x0D, 0x09: break
      case 0x0A: line += 1
      default:
        index = next
        return
      }
      next += 1
      // Most white space is the indentation of a line.
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    }
    index = next
  }

  private var isBeforeValue: Bool { state == .value || state == .firstItem }

  /// Takes a byte that stands between values; returns what is wrong.
  private mutating func step<R: JSONReceiver>(
    _ byte: UInt8, _ index: inout Int, into receiver: inout R
  ) -> String? {
    switch (byte, state) {
    case (UInt8(ascii: "\""), .firstKey), (UInt8(ascii: "\""), .nextKey):
      state = .key
    case (UInt8(ascii: ":"), .colon):
      state = .value
    case (UInt8(ascii: "\""), .value), (UInt8(ascii: "\""), .firstItem):
      beginItem()
      state = .string
    case (UInt8(ascii: ","), .afterValue):
      state = frames[frames.count - 1].isObject ? .nextKey : .value
    case (UInt8(ascii: "{"), .value), (UInt8(ascii: "{"), .firstItem),
      (UInt8(ascii: "["), .value), (UInt8(ascii: "["), .firstItem):
      beginItem()
      if frames.count >= JSONReader.maxNesting {
        return "its values are nested more than \(JSONReader.maxNesting) levels deep"
      }
      open(isObject: byte == UInt8(ascii: "{"), into: &receiver)
    case (UInt8(ascii: "}"), .afterValue) where frames[frames.count - 1].isObject,
      (UInt8(ascii: "}"), .firstKey):
      close(into: &receiver)
    case (UInt8(ascii: "]"), .afterValue) where !frames[frames.count - 1].isObject,
      (UInt8(ascii: "]"), .firstItem):
      close(into: &receiver)
    default:
      guard isBeforeValue, byte.isWordByte else { return unexpected(byte) }
      beginItem()
      state = .word
      return nil
    }
    index += 1
    return nil
  }

  /// Finds the place of an item; the place of a member is known from its key.
  private mutating func beginItem() {
    guard let frame = frames.last, !frame.isObject else { return }
    target = frame.place < 0 ? JSONPaths.nowhere : paths.places[frame.place].item
  }

  private mutating func open<R: JSONReceiver>(isObject: Bool, into receiver: inout R) {
    frames.append(Frame(place: target, isObject: isObject))
    state = isObject ? .firstKey : .firstItem
    let tag = tag(of: target)
    if tag != 0 { receiver.begin(tag, isObject: isObject, line: line) }
  }

  private mutating func close<R: JSONReceiver>(into receiver: inout R) {
    let frame = frames.removeLast()
    state = .afterValue
    let tag = tag(of: frame.place)
    if tag != 0 { receiver.end(tag, isObject: frame.isObject) }
  }

  private func tag(of place: Int) -> UInt8 { place < 0 ? 0 : paths.places[place].tag }

  private func unexpected(_ byte: UInt8) -> String {
    let expected =
      switch state {
      case .firstKey: "a key or “}”"
      case .nextKey: "a key"
      case .colon: "a colon"
      case .firstItem: "a value or “]”"
      case .afterValue: frames[frames.count - 1].isObject ? "a comma or “}”" : "a comma or “]”"
      default: "a value"
      }
    return "\(expected) is missing before \([byte].shownByte)"
  }
}

// MARK: - Texts

extension JSONScanner {
  /// Reads a text up to its end, an escape, or the end of the piece.
  private mutating func readText<R: JSONReceiver>(
    _ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int, into receiver: inout R
  ) -> String? {
    let start = index
    let end = bytes.endOfPlainText(from: start)
    index = end
    let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if end < bytes.count, bytes[end] == 0x22 {
      index += 1
      if text.isEmpty {
        finishText(part, into: &receiver)
      } else {
        keep(part)
        let whole = text
        text.removeAll(keepingCapacity: true)
        whole.withUnsafeBufferPointer { finishText($0, into: &receiver) }
      }
      return nil
    }
    keep(part)
    guard end < bytes.count else { return nil }
    guard bytes[end] == 0x5C else {
      return "a text is not closed, or holds the control character \([bytes[end]].shownByte)"
    }
    isTextKey = state == .key
    state = .escape
    index += 1
    return nil
  }

  /// Keeps the part of a text, if anybody wants the text.
  private mutating func keep(_ part: UnsafeBufferPointer<UInt8>) {
    if !part.isEmpty { highSurrogate = 0 }
    guard isTextWanted, text.count < Self.maxTextBytes else { return }
    text += part.prefix(Self.maxTextBytes - text.count)
  }

  private var isTextWanted: Bool {
    state == .key || state != .string && isTextKey
      ? frames[frames.count - 1].place >= 0 : tag(of: target) != 0
  }

  private mutating func finishText<R: JSONReceiver>(
    _ text: UnsafeBufferPointer<UInt8>, into receiver: inout R
  ) {
    if state == .key {
      state = .colon
      return find(text, into: &receiver)
    }
    state = .afterValue
    let tag = tag(of: target)
    if tag != 0 {
      receiver.value(
        tag, .string, UnsafeBufferPointer(rebasing: text.prefix(Self.maxTextBytes)), line: line)
    }
  }

  /// Finds the place of a member.
  private mutating func find<R: JSONReceiver>(
    _ key: UnsafeBufferPointer<UInt8>, into receiver: inout R
  ) {
    target = JSONPaths.nowhere
    let last = frames.count - 1
    let place = frames[last].place
    guard place >= 0 else { return }
    if let member = paths.member(of: place, key: key) {
      target = paths.members[member].place
      // Shifted out for members beyond the first 64, of which no repetition is noticed.
      let bit = UInt64(1) << UInt64(member - paths.places[place].members.lowerBound)
      if frames[last].known & bit != 0 { receiver.repeat(tag(of: target), key, line: line) }
      frames[last].known |= bit
    } else {
      target = paths.places[place].other
      let tag = tag(of: target)
      if tag != 0 { receiver.key(tag, key) }
    }
  }
}

// MARK: - Escapes

extension JSONScanner {
  private mutating func readEscape(_ byte: UInt8, _ index: inout Int) -> String? {
    if byte == UInt8(ascii: "u") {
      (state, codePoint, digitCount) = (.codePoint, 0, 0)
    } else if let plain = byte.jsonEscape {
      append([plain])
    } else {
      return "“\\” is followed by \([byte].shownByte), which is no escape"
    }
    index += 1
    return nil
  }

  private mutating func readDigit(_ byte: UInt8, _ index: inout Int) -> String? {
    guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
      return "“\\u” is not followed by four hexadecimal digits"
    }
    index += 1
    codePoint = codePoint << 4 | UInt32(digit)
    digitCount += 1
    guard digitCount == 4 else { return nil }
    switch codePoint {
    case 0xD800..<0xDC00:
      // The second half may follow; until it does, half a character is none.
      append(Self.replacement)
      highSurrogate = codePoint
    case 0xDC00..<0xE000 where highSurrogate != 0:
      let value = 0x10000 + (highSurrogate - 0xD800) << 10 + (codePoint - 0xDC00)
      if isTextWanted, text.count < Self.maxTextBytes { text.removeLast(Self.replacement.count) }
      append(Unicode.Scalar(value).map { Array(String($0).utf8) } ?? Self.replacement)
    default:
      append(Unicode.Scalar(codePoint).map { Array(String($0).utf8) } ?? Self.replacement)
    }
    return nil
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Adds an escaped character to the text and returns to the text.
  private mutating func append(_ character: [UInt8]) {
    if isTextWanted, text.count < Self.maxTextBytes { text += character }
    state = isTextKey ? .key : .string
    highSurrogate = 0
  }
}

// MARK: - Numbers and words

extension JSONScanner {
  /// Reads a number, or `true`, `false` or `null`.
  private mutating func readWord<R: JSONReceiver>(
    _ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int, into receiver: inout R
  ) -> String? {
    let start = index
    while index < bytes.count, bytes[index].isWordByte { index += 1 }
    let part = UnsafeBufferPointer(rebasing: bytes[start..<index])
    if index < bytes.count, text.isEmpty { return finishWord(part, into: &receiver) }
    text += part.prefix(Self.maxNumberBytes + 1)
    if text.count > Self.maxNumberBytes {
      return "a number has more than \(Self.maxNumberBytes) digits"
    }
    guard index < bytes.count else { return nil }
    let whole = text
    text.removeAll(keepingCapacity: true)
    return whole.withUnsafeBufferPointer { finishWord($0, into: &receiver) }
  }

  private mutating func finishWord<R: JSONReceiver>(
    _ word: UnsafeBufferPointer<UInt8>, into receiver: inout R
  ) -> String? {
    let kind: Kind
    switch word[0] {
    case UInt8(ascii: "t") where word.elementsEqual("true".utf8): kind = .boolean
    case UInt8(ascii: "f") where word.elementsEqual("false".utf8): kind = .boolean
    case UInt8(ascii: "n") where word.elementsEqual("null".utf8): kind = .null
    default:
      guard word.count <= Self.maxNumberBytes, word.isNumber else {
        return "“\(Array(word.prefix(40)).excerpt(0..<min(word.count, 40)))” is no value"
      }
      kind = .number
    }
    state = .afterValue
    let tag = tag(of: target)
    if tag != 0 { receiver.value(tag, kind, word, line: line) }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes are a number of JSON.
  fileprivate var isNumber: Bool {
    let start = first == UInt8(ascii: "-") ? 1 : 0
    var index = afterDigits(start)
    if index == start || index > start + 1 && self[start] == UInt8(ascii: "0") { return false }
    if index < count, self[index] == UInt8(ascii: ".") {
      let end = afterDigits(index + 1)
      if end == index + 1 { return false }
      index = end
    }
    if index < count, self[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      let hasSign =
        index < count && (self[index] == UInt8(ascii: "+") || self[index] == UInt8(ascii: "-"))
      let end = afterDigits(hasSign ? index + 1 : index)
      if end == (hasSign ? index + 1 : index) { return false }
      index = end
    }
    return index == count
  }

  /// The first index from some index on that holds no digit.
  private func afterDigits(_ start: Int) -> Int {
    var index = start
    while index < count, self[index].isDigit { index += 1 }
    return index
  }
}

extension UInt8 {
  /// Whether numbers, `true`, `false` and `null` can contain this byte.
  fileprivate var isWordByte: Bool {
    isNameByte || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: ".")
  }
}

extension [UInt8] {
  /// A byte in quotation marks, or its number if it is no character of its own.
  fileprivate var shownByte: String {
    let byte = self[0]
    return byte >= 0x80 ? "byte \(byte)" : "“\(String(UnicodeScalar(byte)).printable)”"
  }
}
