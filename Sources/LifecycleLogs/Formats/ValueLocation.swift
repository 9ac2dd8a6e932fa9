import Foundation
import Reporting

/// Where a value is in a file; put into words only when an error needs them.
struct ValueLocation {
  /// Which of several logs it is, counted from 1.
  var log: Int?
  /// The line, counted from 1.
  var line: Int?
  /// Which item of a list it is, counted from 1.
  var item: Int?
  /// The key of that list, unless the list is the whole file.
  var list: String?

  func words(key: String? = nil) -> String {
    let parts = [
      log.map { "log \($0)" },
      line.map { "line \($0)" },
      item.map { "item \($0)" + (list.map { " of “\($0)”" } ?? "") },
      key.map { "key “\($0)”" },
    ].compactMap(\.self)
    let words = parts.isEmpty ? "the file" : parts.joined(separator: ", ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// An error about a value at this place.
  func wrongShape(key: String? = nil, found: JSONValue, expected: String) -> LogError {
    .wrongShape(place: words(key: key), found: found.kind, expected: expected)
  }

  /// An error about a name at this place that no callback has.
  func unknownName(_ name: String) -> LogError {
    .unknownName(
      name.excerpt, place: words(), nearest: NameDictionary.standard.nearest(to: name))
  }
}

extension JSONReader {
  /// Reads bytes that are one entry: a name, or an object.
  ///
  /// Keys without a meaning for entries may be dropped. A whole log keeps all its keys.
  static func record(of bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSONValue {
    if let value = QuickJSON.value(of: bytes, keys: RecordReader.keys) { return value }
    return try value(of: bytes, .fragmentsAllowed)
  }

  /// Reads a range of a text that is an object or a list.
  ///
  /// - Throws: ``LogError`` if the range is not JSON, or is nested too deeply.
  static func value(in text: DocumentText, _ range: Range<Int>) throws(LogError) -> JSONValue {
    do throws(JSONProblem) {
      return try value(of: text.bytes[range])
    } catch {
      let start = TextPosition().advanced(over: text.bytes[text.start..<range.lowerBound])
      throw LogError(error.located(in: text.bytes[range], from: start))
    }
  }
}

extension LogError {
  /// The error of a log whose JSON is not valid.
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
  /// The text of the first of these keys that has a value.
  ///
  /// - Throws: ``LogError`` if the value is not text.
  func text(of keys: [String], at place: ValueLocation) throws(LogError) -> String? {
    guard let (key, value) = first(of: keys) else { return nil }
    guard case .string(let text) = value else {
      throw place.wrongShape(key: key, found: value, expected: "text in quotation marks")
    }
    return text
  }
}

extension FileLine {
  /// The first byte that is NUL or not UTF-8, if there is one.
  func encodingError(textStart: Int) -> LogError? {
    bytes[range].encodingError(origin: origin + textStart)
  }
}

extension ArraySlice<UInt8> {
  /// The first byte that is NUL or not UTF-8, if there is one.
  ///
  /// - Parameter origin: The offset in the file of the byte with the index 0.
  /// - Returns: The error with the offset of that byte in the file.
  func encodingError(origin: Int) -> LogError? {
    switch encodingFault(origin: origin) {
    case .nulByte(let offset): .nulByte(offset: offset)
    case .invalidUTF8(let offset): .invalidUTF8(offset: offset)
    case nil: nil
    }
  }
}
