import Foundation

/// Where and how JSON breaks, which costs nothing until someone asks for the words.
enum JSONProblem: Error {
  /// Foundation's error; the bytes are cut off if a bracket or a string is open at their end.
  case unreadable(any Error, isCutOff: Bool)
  case bracketAfterComma(at: Int)
  case tooDeep(at: Int)

  /// Whether the bytes end before their brackets and strings are closed.
  var isCutOff: Bool {
    if case .unreadable(_, let isCutOff) = self { isCutOff } else { false }
  }

  /// The problem with its place in a file, some bytes of which were parsed.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func located(in bytes: ArraySlice<UInt8>, from start: TextPlace) -> LogError {
    func place(of index: Int) -> TextPlace { start.advanced(over: bytes[..<index]) }
    switch self {
    case .unreadable(let error, let isCutOff):
      return Self.located(error, in: bytes, from: start, isCutOff: isCutOff)
    case .bracketAfterComma(let index):
      return place(of: index).malformedJSON("Comma before a closing bracket")
    case .tooDeep(let index):
      return .nestedTooDeeply(line: place(of: index).line, limit: JSONOutline.deepestNesting)
    }
  }

  private static func located(
    _ error: any Error, in bytes: ArraySlice<UInt8>, from start: TextPlace, isCutOff: Bool
  ) -> LogError {
    let details = (error as NSError).userInfo
    let message = (details["NSDebugDescription"] as? String ?? error.localizedDescription).excerpt
    // For example “Invalid value around character 9.”, where a character is a byte.
    let place = message.firstMatch(of: /\ (?:around|at) [^0-9]*([0-9]+)[^0-9]*$/)
    // Apple's platforms write a line and a column, and give the offset apart.
    let offset = details["NSJSONSerializationErrorIndex"] as? Int ?? place.flatMap { Int($0.1) }
    // An error before the end counts for more than what is open there.
    if isCutOff, offset ?? bytes.count >= bytes.count {
      return .truncatedJSON(line: start.advanced(over: bytes).line)
    }
    let words = place.map { message[..<$0.range.lowerBound] } ?? message[...]
    let reason = String(words.last == "." ? words.dropLast() : words)
    if let offset {
      return start.advanced(over: bytes.prefix(offset)).malformedJSON(reason)
    }
    let isOneLine = !bytes.contains(UInt8(ascii: "\n"))
    return .malformedJSON(line: isOneLine ? start.line : nil, column: nil, reason: reason)
  }
}

/// A place in a text, counted from 1, columns in characters of Unicode.
struct TextPlace {
  var line = 1
  var column = 1

  mutating func advance(over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  func advanced(over bytes: some Sequence<UInt8>) -> TextPlace {
    bytes.reduce(into: self) { $0.advance(over: $1) }
  }

  func malformedJSON(_ reason: String) -> LogError {
    .malformedJSON(line: line, column: column, reason: reason)
  }
}
