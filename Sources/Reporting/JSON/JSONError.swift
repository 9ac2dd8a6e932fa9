import Foundation

/// Why a text is not JSON, and where.
package enum JSONError: Error, Hashable {
  /// There is nothing but white space.
  case empty
  /// The bytes are not UTF-8 text.
  case encoding(EncodingFault)
  /// The JSON ends before it is complete.
  case truncated(line: Int)
  /// The JSON breaks its grammar, or holds what Foundation cannot represent.
  ///
  /// The reason is Foundation's, in English. The position is nil where Foundation gives none.
  case malformed(line: Int?, column: Int?, reason: String)
  /// Lists and objects are nested more than `limit` levels deep.
  case nestedTooDeeply(line: Int, limit: Int)
}

extension JSONError: LocalizedError {
  /// The error in words: where it is, and what is wrong there.
  package var errorDescription: String? {
    switch self {
    case .empty: "the file is empty."
    case .encoding(.nulByte(let offset)): "byte \(offset) is NUL; this is not text."
    case .encoding(.invalidUTF8(let offset)): "the bytes from offset \(offset) are not UTF-8."
    case .truncated(let line): "the JSON ends in line \(line) before it is complete."
    case .malformed(let line, let column, let reason):
      "\(Self.place(line, column))this is not JSON: \(reason)."
    case .nestedTooDeeply(let line, let limit):
      "line \(line): lists and objects are nested more than \(limit) levels deep."
    }
  }

  private static func place(_ line: Int?, _ column: Int?) -> String {
    guard let line else { return "" }
    return "line \(line)\(column.map { ", column \($0)" } ?? ""): "
  }
}

/// Where and how JSON is malformed; the message is computed only on request.
package enum JSONProblem: Error {
  /// Foundation's error; the bytes are cut off if a bracket or a string is open at their end.
  case unreadable(any Error, isCutOff: Bool)
  case bracketAfterComma(at: Int)
  case tooDeep(at: Int)

  /// Whether the bytes end before their brackets and strings are closed.
  package var isCutOff: Bool {
    if case .unreadable(_, let isCutOff) = self { isCutOff } else { false }
  }

  /// The problem with its position in a text, some bytes of which were parsed.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func located(in bytes: ArraySlice<UInt8>, from start: TextPosition) -> JSONError {
    func position(of index: Int) -> TextPosition { start.advanced(over: bytes[..<index]) }
    switch self {
    case .unreadable(let error, let isCutOff):
      return Self.located(error, in: bytes, from: start, isCutOff: isCutOff)
    case .bracketAfterComma(let index):
      return position(of: index).malformed("Comma before a closing bracket")
    case .tooDeep(let index):
      return .nestedTooDeeply(line: position(of: index).line, limit: JSONOutline.maxNesting)
    }
  }

  private static func located(
    _ error: any Error, in bytes: ArraySlice<UInt8>, from start: TextPosition, isCutOff: Bool
  ) -> JSONError {
    let details = (error as NSError).userInfo
    let message = (details["NSDebugDescription"] as? String ?? error.localizedDescription).excerpt
    // For example “Invalid value around character 9.”, where a character is a byte.
    let place = message.firstMatch(of: /\ (?:around|at) [^0-9]*([0-9]+)[^0-9]*$/)
    // Apple's platforms write a line and a column, and give the offset separately.
    let offset = details["NSJSONSerializationErrorIndex"] as? Int ?? place.flatMap { Int($0.1) }
    // An error before the end takes precedence over what is still open at the end.
    if isCutOff, offset ?? bytes.count >= bytes.count {
      return .truncated(line: start.advanced(over: bytes).line)
    }
    let words = place.map { message[..<$0.range.lowerBound] } ?? message[...]
    let reason = String(words.last == "." ? words.dropLast() : words)
    if let offset {
      return start.advanced(over: bytes.prefix(offset)).malformed(reason)
    }
    let isOneLine = !bytes.contains(UInt8(ascii: "\n"))
    return .malformed(line: isOneLine ? start.line : nil, column: nil, reason: reason)
  }
}

extension TextPosition {
  fileprivate func malformed(_ reason: String) -> JSONError {
    .malformed(line: line, column: column, reason: reason)
  }
}
