import Foundation

/// Reads JSON with Foundation, and says where it is malformed.
package enum JSONReader {
  /// How deeply lists and objects may be nested.
  package static var maxNesting: Int { JSONOutline.maxNesting }

  /// The value that some bytes hold.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func value(
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

  /// The value of a whole text, which may begin with a byte order mark.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func value(ofText text: [UInt8]) throws(JSONError) -> JSONValue {
    if let fault = text[...].encodingFault(origin: 0) { throw .encoding(fault) }
    let start = text.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    let body = text.trimmed(start..<text.count)
    if body.isEmpty { throw .empty }
    do throws(JSONProblem) {
      return try value(of: text[body])
    } catch {
      throw error.located(
        in: text[body], from: TextPosition().advanced(over: text[start..<body.lowerBound]))
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The object that some bytes hold, or nil if they hold anything else.
  package static func object(in bytes: ArraySlice<UInt8>) -> JSONObject? {
    try? value(of: bytes).object
  }

  /// Whether all brackets and strings that some bytes open are closed, and none is too deep.
  package static func isClosed(_ bytes: ArraySlice<UInt8>) -> Bool {
    (try? JSONOutline(bytes)).map { !$0.isOpen } ?? false
  }

  /// Whether some bytes hold a value.
  package static func isValue(_ bytes: ArraySlice<UInt8>) -> Bool {
    (try? value(of: bytes)) != nil
  }
}

/// What the brackets and quotation marks of a JSON text reveal before it is parsed.
///
/// Text that is nested too deeply for recursion is not parsed. A comma before a closing bracket is
/// rejected on every platform, although Foundation accepts it on some.
struct JSONOutline {
  static let maxNesting = 100

  /// Where the first bracket closes after a comma.
  private(set) var bracketAfterComma: Int?

  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// The last byte outside strings that is not white space.
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
      if depth > Self.maxNesting { throw .tooDeep(at: index) }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if previous == UInt8(ascii: ",") { bracketAfterComma = bracketAfterComma ?? index }
    default: break
    }
    if byte > 0x20 { previous = byte }
  }
}
