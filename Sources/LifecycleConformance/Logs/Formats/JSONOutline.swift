/// What the brackets and quotation marks of a JSON text tell before it is parsed.
///
/// Nothing is parsed that is nested too deeply to recurse into. A comma before a closing bracket is
/// taken on no platform, though Foundation takes it on some.
struct JSONOutline {
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
