import Foundation
import Reporting
import Testing

@testable import LifecycleLogs

@Suite struct `Quick JSON` {
  private static let keys = JSONKeys(["callback", "pid", "state", "t", "x"])

  @Test func `agrees with Foundation on random objects`() throws {
    var random = RandomJSON(seed: 0x5EED)
    var readCount = 0
    for _ in 0..<5_000 {
      let text = random.object()
      let bytes = Array(text.utf8)
      guard let quick = QuickJSON.value(of: bytes[...], keys: Self.keys) else { continue }
      readCount += 1
      #expect(Self.known(quick) == Self.known(try JSONReader.value(of: bytes[...])), "\(text)")
    }
    // The rest is left to Foundation because it is broken or unusual.
    #expect(readCount > 1_000)
  }

  @Test func `reads usual input`() throws {
    for text in [
      #"{"callback":"viewDidLoad","t":1763719872.345,"pid":71}"#, #"{"x" : "a\"\\\/\b\f\n\r\tz"}"#,
      #"{"y":[{"z":[1,2.50,null]},true,[],{}],"x":false}"#, #"{"x":null}"#, "{}", #""viewDidLoad""#,
      #"{"t":-0.25}"#, #"{"y":18446744073709551615}"#,
    ] {
      let bytes = Array(text.utf8)
      let quick = try #require(QuickJSON.value(of: bytes[...], keys: Self.keys))
      #expect(
        Self.known(quick) == Self.known(try JSONReader.value(of: bytes[...], .fragmentsAllowed)),
        "\(text)")
    }
  }

  @Test func `leaves unusual input to Foundation`() {
    for text in [
      "", "5", "null", "[1]", "{", #"{"x"}"#, #"{"x":}"#, #"{"x":1,}"#, #"{"x":01}"#, #"{"x":-0}"#,
      #"{"x":1e5}"#, #"{"x":1.50}"#, #"{"x":0.01}"#, #"{"x":1234567890123456789}"#, #"{"x":.5}"#,
      #"{"x":1.}"#, #"{"x":"\u0041"}"#, #"{"\u0078":1}"#, #"{"x":1,"x":2}"#, #"{"x":[1]}"#,
      #"{"x":{}}"#, #"{"y":tru}"#, #"{"y":1e999}"#, "{\"x\":\"\t\"}", "{\"x\":1}\u{0B}", "{'x':1}",
      #"{"x":1} {"#, #"{"y":{"a":1 "b":2}}"#, #"{"y":[1 2]}"#, #"{"x":NaN}"#, #""a" "#,
      "{\"y\":" + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "}",
    ] {
      let bytes = Array(text.utf8)
      #expect(QuickJSON.value(of: bytes[...], keys: Self.keys) == nil, "\(text)")
    }
  }

  @Test func `finds the end of plain text at every place of a word, and behind it`() {
    for length in 0...20 {
      for place in 0...length {
        for byte in [0x00, 0x1F, 0x22, 0x5C] as [UInt8] {
          // A byte behind the end that follows on from its value must not hide it.
          var text = [UInt8](repeating: 0x23, count: place) + [byte, byte | 1, 0x80, 0xFF]
          text += [UInt8](repeating: 0x20, count: length)
          text.withUnsafeBufferPointer { #expect($0.endOfPlainText(from: 0) == place) }
        }
        let plain = [UInt8](repeating: place.isMultiple(of: 2) ? 0x21 : 0xFF, count: length)
        plain.withUnsafeBufferPointer { #expect($0.endOfPlainText(from: 0) == length) }
      }
    }
  }

  @Test func `reads a part of other bytes`() throws {
    let bytes = Array(#"x{"pid":7}y"#.utf8)
    let quick = try #require(QuickJSON.value(of: bytes[1..<10], keys: Self.keys))
    #expect(quick.object?.first(of: ["pid"])?.value.kind == "the number 7")
  }

  /// The value in words, with the known keys of an object only.
  private static func known(_ value: JSONValue) -> String {
    guard let object = value.object else { return value.ordered.line }
    return ["callback", "pid", "state", "t", "x"].map { key in
      key + (object.first(of: [key])?.value.ordered.line ?? "-")
    }.joined(separator: ",")
  }
}

/// Writes random JSON objects, usual ones, unusual ones and broken ones.
private struct RandomJSON {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func object() -> String {
    var text = members(depth: 0)
    // A byte more or less breaks it, or does not.
    if below(4) == 0 {
      let index = text.index(text.startIndex, offsetBy: below(text.count))
      if below(2) == 0 {
        text.remove(at: index)
      } else {
        text.insert(pick(["\"", "{", "]", ",", "\\", "0", " ", ":", "e", "-"]), at: index)
      }
    }
    return text
  }

  private mutating func members(depth: Int) -> String {
    let keys = ["callback", "pid", "state", "t", "x", "y", "other", "", "é"]
    let members = (0..<below(5)).map { _ in
      "\"\(pick(keys))\"" + pick([":", " : ", ": "]) + value(depth: depth)
    }
    return "{" + members.joined(separator: pick([",", ", ", " ,\n"])) + "}"
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth > 2 ? 6 : 8) {
    case 0, 1: string()
    case 2, 3: number()
    case 4: pick(["true", "false", "null"])
    case 5: pick(["1763719872.345", "0.25", "71", "-1", "0.001", "123456789012345.5"])
    case 6: members(depth: depth + 1)
    default: "[" + (0..<below(3)).map { _ in value(depth: depth + 1) }.joined(separator: ",") + "]"
    }
  }

  private mutating func string() -> String {
    let parts = [
      "a", "viewDidLoad", "é", "😀", #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\u00e9"#, " ", "{",
    ]
    return "\"" + (0..<below(4)).map { _ in pick(parts) }.joined() + "\""
  }

  private mutating func number() -> String {
    let digits = (0..<(1 + below(20))).map { _ in String(below(10)) }.joined()
    let point = below(3) == 0 ? "." + String(below(1_000_000)) : ""
    return pick(["", "", "-"]) + digits + point + pick(["", "", "", "e5"])
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }

  private mutating func below(_ limit: Int) -> Int {
    // Knuth's linear congruential generator.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
