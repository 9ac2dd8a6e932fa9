import Foundation

/// Reads JSON with Foundation, and tells where it breaks.
enum JSONReader {
  /// The object or list that fills a range of a text.
  ///
  /// - Throws: ``LogError`` if the range is no JSON, or nested too deeply.
  static func value(in text: LogText, _ range: Range<Int>) throws(LogError) -> JSONValue {
    do { return try value(of: text.bytes[range]) } catch { throw error.located(in: text, range) }
  }

  /// The object that fills a range of a text, nil if there is none.
  static func object(in text: LogText, _ range: Range<Int>) -> JSONObject? {
    try? value(of: text.bytes[range]).object
  }

  private static func value(of bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSONValue {
    let outline = try JSONOutline(bytes)
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      throw .unreadable(error, isCutOff: outline.isOpen)
    }
    if let bracket = outline.bracketAfterComma { throw .bracketAfterComma(at: bracket) }
    return JSONValue(value)
  }
}

/// What the brackets and quotation marks of a JSON text tell before it is parsed.
///
/// Nothing is parsed that is nested too deeply to recurse into. A comma before a closing bracket is
/// taken on no platform, though Foundation takes it on some.
private struct JSONOutline {
  static let deepestNesting = 100

  /// Where the first bracket closes after a comma.
  private(set) var bracketAfterComma: Int?

  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// The last byte outside strings that is no white space.
  private var previous: UInt8 = 0

  init(_ bytes: ArraySlice<UInt8>) throws(JSONProblem) {
    for index in bytes.indices {
      if isInString { addToString(bytes[index]) } else { try add(bytes[index], at: index) }
    }
  }

  /// Whether a bracket or a string is still open at the end.
  var isOpen: Bool { depth > 0 || isInString }

  private mutating func addToString(_ byte: UInt8) {
    isInString = isEscaped || byte != UInt8(ascii: "\"")
    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
  }

  private mutating func add(_ byte: UInt8, at index: Int) throws(JSONProblem) {
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      if depth > Self.deepestNesting { throw .tooDeep(at: index) }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if previous == UInt8(ascii: ",") { bracketAfterComma = bracketAfterComma ?? index }
    default: break
    }
    if byte > 0x20 { previous = byte }
  }
}

/// Where and how JSON breaks, which costs nothing until someone asks for the words.
private enum JSONProblem: Error {
  /// Foundation's error; the bytes are cut off if a bracket or a string is open at their end.
  case unreadable(any Error, isCutOff: Bool)
  case bracketAfterComma(at: Int)
  case tooDeep(at: Int)

  /// The problem with its place in a file, a range of which was parsed.
  ///
  /// - Complexity: O(*n*) for a file of *n* bytes.
  func located(in text: LogText, _ range: Range<Int>) -> LogError {
    switch self {
    case .unreadable(let error, let isCutOff):
      return Self.located(error, in: text, range, isCutOff: isCutOff)
    case .bracketAfterComma(let offset):
      return text.malformedJSON(at: offset, reason: "Comma before a closing bracket")
    case .tooDeep(let offset):
      return .nestedTooDeeply(
        line: text.place(of: offset).line, limit: JSONOutline.deepestNesting)
    }
  }

  private static func located(
    _ error: any Error, in text: LogText, _ range: Range<Int>, isCutOff: Bool
  ) -> LogError {
    let details = (error as NSError).userInfo
    let message = (details["NSDebugDescription"] as? String ?? error.localizedDescription).excerpt
    // For example “Invalid value around character 9.”, where a character is a byte.
    let place = message.firstMatch(of: /\ (?:around|at) [^0-9]*([0-9]+)[^0-9]*$/)
    // Apple's platforms write a line and a column, and give the offset apart.
    let offset = details["NSJSONSerializationErrorIndex"] as? Int ?? place.flatMap { Int($0.1) }
    // An error before the end counts for more than what is open there.
    if isCutOff, offset ?? range.count >= range.count {
      return .truncatedJSON(line: text.place(of: range.upperBound).line)
    }
    let words = place.map { message[..<$0.range.lowerBound] } ?? message[...]
    let reason = String(words.last == "." ? words.dropLast() : words)
    if let offset {
      return text.malformedJSON(at: range.lowerBound + min(offset, range.count), reason: reason)
    }
    let isOneLine = !text.bytes[range].contains(UInt8(ascii: "\n"))
    let line = isOneLine ? text.place(of: range.lowerBound).line : nil
    return .malformedJSON(line: line, column: nil, reason: reason)
  }
}

extension LogText {
  fileprivate func malformedJSON(at offset: Int, reason: String) -> LogError {
    let (line, column) = place(of: offset)
    return .malformedJSON(line: line, column: column, reason: reason)
  }

  /// The line and the column of an offset, counted from 1, columns in characters of Unicode.
  fileprivate func place(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    let line = before.reduce(into: 1) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
    let column = bytes[lineStart..<offset].reduce(into: 1) { if $1 & 0xC0 != 0x80 { $0 += 1 } }
    return (line, column)
  }
}
