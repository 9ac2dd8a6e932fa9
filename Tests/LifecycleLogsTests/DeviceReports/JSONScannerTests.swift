import Foundation
import Reporting
import Testing

@testable import LifecycleLogs

@Suite struct `A JSON scanner` {
  @Test func `agrees with Foundation on random documents`() {
    var random = RandomDocument(seed: 0x5EED)
    var (readCount, malformedCount) = (0, 0)
    for _ in 0..<3_000 {
      let text = random.document()
      let bytes = Array(text.utf8)
      let expected = (try? JSONReader.value(of: bytes[...])).map(Self.words)
      let whole = Self.reading(of: bytes, inPiecesOf: bytes.count)
      let value = whole?.value.map(Self.words)
      // Foundation refuses half a pair of surrogates, and numbers that are too large.
      if whole?.hasHalfPair ?? false || value?.contains("inf") ?? false { continue }
      #expect(value == expected, "\(text)")
      for length in [1, 3] {
        #expect(Self.value(of: bytes, inPiecesOf: length).map(Self.words) == value, "\(text)")
      }
      if expected == nil { malformedCount += 1 } else { readCount += 1 }
    }
    #expect(readCount > 1_000 && malformedCount > 300)
  }

  @Test(arguments: [
    (#"["\u0041\u00e9\u20ac\ud83d\ude00"]"#, "Aé€😀"),
    (#"["\"\\\/\b\f\n\r\t"]"#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#"["\ud83d"]"#, "\u{FFFD}"), (#"["\ude00"]"#, "\u{FFFD}"),
    (#"["\ud83dx\ude00"]"#, "\u{FFFD}x\u{FFFD}"), (#"["\ud83d\n\ude00"]"#, "\u{FFFD}\n\u{FFFD}"),
    (#"["\ud83d\ud83d\ude00"]"#, "\u{FFFD}😀"), (#"[""]"#, ""),
  ])
  func `reads escapes`(text: String, expected: String) {
    let bytes = Array(text.utf8)
    for length in [1, 2, 5, bytes.count] {
      #expect(Self.value(of: bytes, inPiecesOf: length)?.list?.first?.text == expected)
    }
  }

  @Test(arguments: [
    ("[1,]", "a value is missing before “]”"), ("{,}", "a key or “}” is missing before “,”"),
    (#"{"a":1,}"#, "a key is missing before “}”"), (#"{"a" 1}"#, "a colon is missing before “1”"),
    ("[1 2]", "a comma or “]” is missing before “2”"), ("[01]", "“01” is no value"),
    ("[1.]", "“1.” is no value"), ("[-]", "“-” is no value"), ("[tru]", "“tru” is no value"),
    ("[1e]", "“1e” is no value"), (#"["\x"]"#, "“\\” is followed by “x”, which is no escape"),
    (#"["\u12g4"]"#, "“\\u” is not followed by four hexadecimal digits"),
    ("[\"a\nb\"]", "a text is not closed, or holds the control character “\\n”"),
    ("[}", "a value or “]” is missing before “}”"),
    ("[é]", "a value or “]” is missing before byte 195"),
  ])
  func `says what is wrong`(text: String, fault: String) {
    var values = ValueReceiver()
    var scanner = JSONScanner(ValueReceiver.paths)
    var index = 0
    let outcome = Array(text.utf8).withUnsafeBufferPointer {
      scanner.read($0, from: &index, into: &values)
    }
    #expect(outcome == .malformed(fault))
  }

  @Test func `counts lines`() {
    var values = ValueReceiver()
    var scanner = JSONScanner(ValueReceiver.paths, line: 7)
    var index = 0
    let outcome = Array("[\n1,\r\n\n 2 \n]\n".utf8).withUnsafeBufferPointer {
      scanner.read($0, from: &index, into: &values)
    }
    #expect(outcome == .ended && scanner.line == 11 && index == 12)
  }

  @Test func `passes on only what is wanted`() {
    let paths = JSONPaths(
      rootTag: 1, [(2, "a.b"), (3, "list.*.x"), (4, "any.?"), (5, "a.c.*")])
    var names = TagReceiver()
    var scanner = JSONScanner(paths)
    var index = 0
    let text =
      #"{"z":{"b":1},"a":{"b":"B","c":[1,[2],{"x":3}],"d":4},"list":[{"x":true},{"y":1},5],"#
      + #""any":{"k":null,"l":[9]},"b":6}"#
    _ = Array(text.utf8).withUnsafeBufferPointer { scanner.read($0, from: &index, into: &names) }
    #expect(
      names.events == [
        "{1", "2=B", "5=1", "[5", "]5", "{5", "}5", "3=true", "k:4", "4=null", "l:4", "[4", "]4",
        "}1",
      ])
  }

  /// A value in words, in which 1.50 and 15e-1 are the same number.
  private static func words(_ value: JSONValue) -> String {
    switch value {
    case .number(let digits):
      let number = Double(digits) ?? .nan
      return number == 0 ? "0" : "\(number)"
    case .list(let items): return "[" + items.map(words).joined(separator: ",") + "]"
    case .object(let object):
      return "{" + object.members.map { "\($0.key):\(words($0.value))" }.joined(separator: ",")
        + "}"
    default: return value.ordered.line
    }
  }

  private static func value(of bytes: [UInt8], inPiecesOf length: Int) -> JSONValue? {
    reading(of: bytes, inPiecesOf: length)?.value
  }

  /// What is read of a document; nil if it is malformed or not all of the bytes.
  private static func reading(of bytes: [UInt8], inPiecesOf length: Int) -> ValueReceiver? {
    var values = ValueReceiver()
    var scanner = JSONScanner(ValueReceiver.paths)
    for start in stride(from: 0, to: bytes.count, by: max(1, length)) {
      let piece = Array(bytes[start..<min(start + length, bytes.count)])
      var index = 0
      let outcome = piece.withUnsafeBufferPointer {
        scanner.read($0, from: &index, into: &values)
      }
      switch outcome {
      case .wantsMore: continue
      case .malformed: return nil
      case .ended: return start + index == bytes.count ? values : nil
      }
    }
    return nil
  }
}

/// Collects everything in a document.
private struct ValueReceiver: JSONReceiver {
  static let paths = JSONPaths(rootTag: 1, [(1, "*/"), (1, "?/")])

  private enum Container {
    case list([JSONValue])
    case object([String: JSONValue], key: String)
  }

  private(set) var value: JSONValue?
  /// Whether a text has half a pair of surrogates, which is replaced.
  private(set) var hasHalfPair = false
  private var open: [Container] = []

  mutating func begin(_ tag: UInt8, isObject: Bool, line: Int) {
    open.append(isObject ? .object([:], key: "") : .list([]))
  }

  mutating func end(_ tag: UInt8, isObject: Bool) {
    switch open.removeLast() {
    case .list(let items): add(.list(items))
    case .object(let members, _): add(.object(JSONObject(members)))
    }
  }

  mutating func key(_ tag: UInt8, _ key: UnsafeBufferPointer<UInt8>) {
    guard case .object(let members, _)? = open.popLast() else { return }
    let key = String(decoding: key, as: UTF8.self)
    hasHalfPair = hasHalfPair || key.contains("\u{FFFD}")
    open.append(.object(members, key: key))
  }

  mutating func value(
    _ tag: UInt8, _ kind: JSONScanner.Kind, _ text: UnsafeBufferPointer<UInt8>, line: Int
  ) {
    let text = String(decoding: text, as: UTF8.self)
    hasHalfPair = hasHalfPair || text.contains("\u{FFFD}")
    switch kind {
    case .string: add(.string(text))
    case .number: add(.number(text))
    case .boolean: add(.boolean(text == "true"))
    case .null: add(.null)
    }
  }

  mutating func `repeat`(_ tag: UInt8, _ key: UnsafeBufferPointer<UInt8>, line: Int) {}

  private mutating func add(_ value: JSONValue) {
    switch open.popLast() {
    case .list(let items)?: open.append(.list(items + [value]))
    case .object(var members, let key)?:
      members[key] = value
      open.append(.object(members, key: key))
    case nil: self.value = value
    }
  }
}

/// Writes down what it receives.
private struct TagReceiver: JSONReceiver {
  private(set) var events: [String] = []

  mutating func begin(_ tag: UInt8, isObject: Bool, line: Int) {
    events.append((isObject ? "{" : "[") + "\(tag)")
  }
  mutating func end(_ tag: UInt8, isObject: Bool) {
    events.append((isObject ? "}" : "]") + "\(tag)")
  }
  mutating func key(_ tag: UInt8, _ key: UnsafeBufferPointer<UInt8>) {
    events.append("\(String(decoding: key, as: UTF8.self)):\(tag)")
  }
  mutating func value(
    _ tag: UInt8, _ kind: JSONScanner.Kind, _ text: UnsafeBufferPointer<UInt8>, line: Int
  ) {
    events.append("\(tag)=\(String(decoding: text, as: UTF8.self))")
  }
  mutating func `repeat`(_ tag: UInt8, _ key: UnsafeBufferPointer<UInt8>, line: Int) {
    events.append("again \(tag)")
  }
}

/// Writes random JSON documents, of which every fourth may be broken.
private struct RandomDocument {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func document() -> String {
    var text = below(2) == 0 ? list(depth: 0) : object(depth: 0)
    if below(4) == 0 {
      let index = text.index(text.startIndex, offsetBy: below(text.count))
      if below(2) == 0 {
        text.remove(at: index)
      } else {
        text.insert(["\"", "{", "]", ",", "\\", "0", ":", "e", "-", "}"][below(10)], at: index)
      }
    }
    return text
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth < 4 ? 9 : 7) {
    case 0: "\(Int64(below(2_000_000)) - 1_000_000)"
    case 1: "\(below(1000)).5"
    case 2, 3: text()
    case 4: "true"
    case 5: "false"
    case 6: "null"
    case 7: list(depth: depth + 1)
    default: object(depth: depth + 1)
    }
  }

  private mutating func list(depth: Int) -> String {
    let items = (0..<below(5)).map { _ in space() + value(depth: depth) + space() }
    return "[" + items.joined(separator: ",") + "]"
  }

  private mutating func object(depth: Int) -> String {
    // Foundation does not say which value of a repeated key counts.
    let members = (0..<below(5)).map { number in
      space() + "\"k\(number)" + String(text().dropFirst()) + space() + ":"
        + space() + value(depth: depth)
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func text() -> String {
    let parts = [
      "a", "é", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00", " ", "{", "]",
    ]
    return "\"" + (0..<below(6)).map { _ in parts[below(parts.count)] }.joined() + "\""
  }

  private mutating func space() -> String { ["", "", " ", "\n", "\t", "\r\n"][below(6)] }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
