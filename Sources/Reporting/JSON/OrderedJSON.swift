/// A JSON value whose keys keep their order, so that equal values give equal bytes.
///
/// ```swift
/// OrderedJSON.object([("model", "app"), ("states", 3)]).text
/// // {
/// //   "model": "app",
/// //   "states": 3
/// // }
/// ```
public indirect enum OrderedJSON: Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Words.
  case string(String)
  /// Values in order.
  case array([OrderedJSON])
  /// Keys with values, in order.
  case object([(String, OrderedJSON)])
  /// A value that is JSON already, such as the digits of a number.
  case verbatim(String)

  /// Words, or nothing.
  public static func optional(_ text: String?) -> OrderedJSON { text.map(string) ?? .null }

  /// A whole number, or nothing.
  public static func optional(_ number: Int?) -> OrderedJSON { number.map(integer) ?? .null }

  /// A list of words.
  public static func strings(_ texts: [String]) -> OrderedJSON { .array(texts.map(string)) }

  /// The value as text, indented by two spaces per level and ended by a line break. Lists that
  /// contain no lists or objects are written on one line, and so are short objects.
  public var text: String { written + "\n" }

  /// The value as text on one line, without spaces and without a line break.
  public var line: String {
    switch self {
    case .array(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.string($0.0).line + ":" + $0.1.line }.joined(separator: ",") + "}"
    case .null, .bool, .integer, .string, .verbatim: written
    }
  }

  private var written: String {
    var text = ""
    write(to: &text, indent: 0)
    return text
  }
}

extension OrderedJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(stringLiteral text: String) { self = .string(text) }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(integerLiteral number: Int) { self = .integer(number) }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension OrderedJSON {
  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .integer, .string, .verbatim: true
    }
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let number): text += String(number)
    case .string(let value): Self.write(value, to: &text)
    case .verbatim(let value): text += value
    case .array(let values): Self.write(values, to: &text, indent: indent)
    case .object(let members): Self.write(members, to: &text, indent: indent)
    }
  }

  private static func write(_ values: [OrderedJSON], to text: inout String, indent: Int) {
    let isShort = values.allSatisfy(\.isScalar)
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += isShort ? ", " : "," }
      if !isShort { breakLine(in: &text, indent: indent + 2) }
      value.write(to: &text, indent: indent + 2)
    }
    if !isShort { breakLine(in: &text, indent: indent) }
    text += "]"
  }

  private static func write(
    _ members: [(String, OrderedJSON)], to text: inout String, indent: Int
  ) {
    if indent > 0, let line = line(of: members) { return text += line }
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      breakLine(in: &text, indent: indent + 2)
      write(member.0, to: &text)
      text += ": "
      member.1.write(to: &text, indent: indent + 2)
    }
    if !members.isEmpty { breakLine(in: &text, indent: indent) }
    text += "}"
  }

  /// An object on one line, if it is short and flat.
  private static func line(of members: [(String, OrderedJSON)]) -> String? {
    guard members.allSatisfy(\.1.isScalar) else { return nil }
    var line = "{"
    for (index, member) in members.enumerated() {
      if index > 0 { line += ", " }
      write(member.0, to: &line)
      line += ": "
      member.1.write(to: &line, indent: 0)
    }
    line += "}"
    return line.utf8.count <= 120 ? line : nil
  }

  private static func breakLine(in text: inout String, indent: Int) {
    text += "\n"
    text += String(repeating: " ", count: indent)
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.allSatisfy({ $0 != 0x22 && $0 != 0x5C }), value.printable == value {
      text += value
    } else {
      for character in value.unicodeScalars { text += escaped(character) }
    }
    text += "\""
  }

  private static func escaped(_ character: Unicode.Scalar) -> String {
    switch character {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where character.escapeIfControl != nil: character.utf16.map(codeUnit).joined()
    default: String(character)
    }
  }

  /// The escape of a code unit: beyond the first plane a character has two of them.
  private static func codeUnit(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
