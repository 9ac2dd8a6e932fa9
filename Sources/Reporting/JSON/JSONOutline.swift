/// The brackets and strings of a JSON text, found before it is parsed.
package struct JSONOutline {
  /// Where the first bracket closes after a comma.
  private(set) var bracketAfterComma: Int?

  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// The last byte outside strings that is not white space.
  private var previous: UInt8 = 0

  /// Scans a text.
  package init(_ bytes: ArraySlice<UInt8>) throws(JSONProblem) {
    for index in bytes.indices {
      if isInString { addToString(bytes[index]) } else { try add(bytes[index], at: index) }
    }
  }

  /// Whether a bracket or a string is still open at the end.
  package var isOpen: Bool { depth > 0 || isInString }

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
      if depth > JSONReader.deepestNesting { throw .tooDeep(at: index) }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if previous == UInt8(ascii: ",") { bracketAfterComma = bracketAfterComma ?? index }
    default: break
    }
    if byte > 0x20 { previous = byte }
  }
}
