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
      return error.located(in: Array(text.utf8)[...])
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
    #expect([0x61, 0xC3, 0xA9][...].encodingError() == nil)
    #expect([0x61, 0xC3][...].encodingError(origin: 5) == .invalidUTF8(offset: 6))
    #expect([0x61, 0x00][...].encodingError() == .nulByte(offset: 1))
  }
}
