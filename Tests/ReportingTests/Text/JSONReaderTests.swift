import Reporting
import Testing

@Suite struct `A JSON text` {
  private func value(_ text: String) throws(JSONProblem) -> JSONValue {
    try JSONReader.value(of: Array(text.utf8)[...])
  }

  private func error(_ text: String) -> JSONError? {
    do throws(JSONProblem) {
      _ = try value(text)
      return nil
    } catch {
      return error.located(in: Array(text.utf8)[...], from: TextPosition())
    }
  }

  @Test func `is read as values that can be written again`() throws {
    let text = #"{"b":[1,2.5,"x",true,null],"a":{"c":12345678901234567890}}"#
    let sorted = #"{"a":{"c":12345678901234567890},"b":[1,2.5,"x",true,null]}"#
    #expect(try value(text).ordered.line == sorted)
  }

  @Test func `has values by key, and null is none`() throws {
    let object = try #require(try value(#"{"a":"x","b":null,"c":3,"d":[]}"#).object)
    #expect(object["a"]?.text == "x")
    #expect(object["b"] == nil)
    #expect(object["c"]?.wholeNumber == 3)
    #expect(object["d"]?.list?.isEmpty == true)
    #expect(object.keys == ["a", "c", "d"])
    #expect(object.first(of: ["b", "c", "a"])?.key == "c")
  }

  @Test func `is refused with its line where it is cut off, malformed or too deep`() {
    #expect(error("[1,\n[2") == .truncated(line: 2))
    #expect(
      error("[1,\n2,]")
        == .malformed(line: 2, column: 3, reason: "Comma before a closing bracket"))
    #expect(
      error(String(repeating: "[", count: 101)) == .nestedTooDeeply(line: 1, limit: 100))
  }

  @Test func `must be UTF-8 without NUL`() {
    #expect(Self.fault([0x61, 0xC3, 0xA9], origin: 0) == nil)
    #expect(Self.fault([0x61, 0xC3], origin: 5) == .invalidUTF8(offset: 6))
    #expect(Self.fault([0x61, 0x00], origin: 0) == .nulByte(offset: 1))
  }

  private static func fault(_ bytes: [UInt8], origin: Int) -> EncodingFault? {
    bytes[...].encodingFault(origin: origin)
  }

  @Test func `may begin with a byte order mark, and need not be trimmed`() throws {
    let text: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(" [1]\n".utf8)
    #expect(try JSONReader.value(ofText: text).list?.count == 1)
    #expect(throws: JSONError.empty) { try JSONReader.value(ofText: [0xEF, 0xBB, 0xBF, 0x20]) }
  }
}
