import Foundation

/// Reads JSON with Foundation, and says where it is malformed.
package enum JSONReader {
  /// Lists and objects nested more deeply than this are refused: reading them is recursive.
  package static let deepestNesting = 100

  /// The value that fills some bytes, which must be UTF-8.
  ///
  /// A comma before a closing bracket is refused, although Foundation accepts it on some platforms.
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
}

/// What is wrong with a JSON text, and where; lines and columns are counted from 1.
package enum JSONError: Error, Hashable {
  /// The text ends before its brackets and strings are closed.
  case truncated(line: Int)
  /// The text breaks the grammar; the place is Foundation's, which does not always know it.
  case malformed(line: Int?, column: Int?, reason: String)
  /// Lists and objects are nested more than `limit` deep.
  case nestedTooDeeply(line: Int, limit: Int)
}

/// Where and how JSON is malformed. Nothing is computed until someone asks for the place.
package enum JSONProblem: Error {
  /// Foundation's error; `isCutOff` if a bracket or a string is open at the end.
  case unreadable(any Error, isCutOff: Bool)
  case bracketAfterComma(at: Int)
  case tooDeep(at: Int)

  /// Whether the bytes end before their brackets and strings are closed.
  package var isCutOff: Bool {
    if case .unreadable(_, let isCutOff) = self { isCutOff } else { false }
  }

  /// The problem with its place in a text of which some bytes were read.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func located(
    in bytes: ArraySlice<UInt8>, from start: TextPosition = TextPosition()
  ) -> JSONError {
    func position(of index: Int) -> TextPosition { start.advanced(over: bytes[..<index]) }
    switch self {
    case .unreadable(let error, let isCutOff):
      return Self.located(error, in: bytes, from: start, isCutOff: isCutOff)
    case .bracketAfterComma(let index):
      return position(of: index).malformed("Comma before a closing bracket")
    case .tooDeep(let index):
      return .nestedTooDeeply(
        line: position(of: index).line, limit: JSONReader.deepestNesting)
    }
  }

  private static func located(
    _ error: any Error, in bytes: ArraySlice<UInt8>, from start: TextPosition, isCutOff: Bool
  ) -> JSONError {
    let details = (error as NSError).userInfo
    let message = (details["NSDebugDescription"] as? String ?? error.localizedDescription).excerpt
    // For example “Invalid value around character 9.”, where a character is a byte.
    let place = message.firstMatch(of: /\ (?:around|at) [^0-9]*([0-9]+)[^0-9]*$/)
    // Apple's platforms write a line and a column, and give the offset apart.
    let offset = details["NSJSONSerializationErrorIndex"] as? Int ?? place.flatMap { Int($0.1) }
    // An error before the end counts for more than what is open there.
    if isCutOff, offset ?? bytes.count >= bytes.count {
      return .truncated(line: start.advanced(over: bytes).line)
    }
    let words = place.map { message[..<$0.range.lowerBound] } ?? message[...]
    let reason = String(words.last == "." ? words.dropLast() : words)
    if let offset { return start.advanced(over: bytes.prefix(offset)).malformed(reason) }
    let isOneLine = !bytes.contains(UInt8(ascii: "\n"))
    return .malformed(line: isOneLine ? start.line : nil, column: nil, reason: reason)
  }
}

/// A position in a text: line and column, counted from 1; columns are characters of Unicode.
package struct TextPosition: Sendable {
  package var line: Int
  package var column: Int

  /// Creates a position.
  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Moves behind a byte.
  package mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// The position behind some bytes.
  package func advanced(over bytes: some Sequence<UInt8>) -> TextPosition {
    bytes.reduce(into: self) { $0.advance(over: $1) }
  }

  /// The error that the text is malformed here.
  package func malformed(_ reason: String) -> JSONError {
    .malformed(line: line, column: column, reason: reason)
  }
}
