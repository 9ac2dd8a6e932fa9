import Foundation

/// Reads JSON with Foundation, and tells where it breaks.
enum JSONReader {
  /// The value that fills some bytes.
  static func value(
    of bytes: ArraySlice<UInt8>, _ options: JSONSerialization.ReadingOptions = []
  ) throws(JSONProblem) -> JSONValue {
    let outline = try JSONOutline(bytes)
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(bytes), options: options)
    } catch {
      throw .unreadable(error, isCutOff: outline.isOpen)
    }
    if let bracket = outline.bracketAfterComma { throw .bracketAfterComma(at: bracket) }
    return JSONValue(value)
  }

  /// What stands for one entry and fills some bytes: a name, or an object with what an entry can
  /// have; other keys may be missing. A whole log has all its keys.
  static func record(of bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSONValue {
    if let value = QuickJSON.value(of: bytes, keys: LogRecord.keys) { return value }
    return try value(of: bytes, .fragmentsAllowed)
  }

  /// The object or list that fills a range of a text.
  ///
  /// - Throws: ``LogError`` if the range is no JSON, or nested too deeply.
  static func value(in text: LogText, _ range: Range<Int>) throws(LogError) -> JSONValue {
    do throws(JSONProblem) {
      return try value(of: text.bytes[range])
    } catch {
      let start = TextPlace().advanced(over: text.bytes[text.start..<range.lowerBound])
      throw error.located(in: text.bytes[range], from: start)
    }
  }

  /// The object that fills some bytes, nil if there is none.
  static func object(in bytes: ArraySlice<UInt8>) -> JSONObject? {
    try? value(of: bytes).object
  }

  /// Whether a value fills some bytes.
  static func isValue(_ bytes: ArraySlice<UInt8>) -> Bool {
    (try? value(of: bytes)) != nil
  }
}
