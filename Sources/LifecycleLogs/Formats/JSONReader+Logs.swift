import Foundation
import Reporting

extension JSONReader {
  /// What stands for one entry and fills some bytes: a name, or an object with what an entry can
  /// have; other keys may be missing. A whole log has all its keys.
  static func record(of bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSONValue {
    if let value = QuickJSON.value(of: bytes, keys: LogRecord.keys) { return value }
    return try value(of: bytes, .fragmentsAllowed)
  }

  /// The object or list that fills a range of a text.
  ///
  /// - Throws: ``LogError`` if the range is not JSON, or is nested too deeply.
  static func value(in text: LogText, _ range: Range<Int>) throws(LogError) -> JSONValue {
    do throws(JSONProblem) {
      return try value(of: text.bytes[range])
    } catch {
      let start = TextPosition().advanced(over: text.bytes[text.start..<range.lowerBound])
      throw LogError(error.located(in: text.bytes[range], from: start))
    }
  }
}

extension LogError {
  /// The error of a log that is not JSON where it should be.
  init(_ error: JSONError) {
    self =
      switch error {
      case .empty: .empty
      case .encoding(.nulByte(let offset)): .nulByte(offset: offset)
      case .encoding(.invalidUTF8(let offset)): .invalidUTF8(offset: offset)
      case .truncated(let line): .truncatedJSON(line: line)
      case .malformed(let line, let column, let reason):
        .malformedJSON(line: line, column: column, reason: reason)
      case .nestedTooDeeply(let line, let limit): .nestedTooDeeply(line: line, limit: limit)
      }
  }
}

extension JSONObject {
  /// The text of the first of some keys that has a value.
  ///
  /// - Throws: ``LogError`` if the value is no text.
  func text(of keys: [String], at place: LogPlace) throws(LogError) -> String? {
    guard let (key, value) = first(of: keys) else { return nil }
    guard case .string(let text) = value else {
      throw place.wrongShape(key: key, found: value, expected: "text in quotation marks")
    }
    return text
  }
}
