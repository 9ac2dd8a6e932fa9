import Reporting

/// Reads property lists in XML as CoreFoundation does.
///
/// This is not quite XML: attributes are skipped unread, comments stand only between elements, line
/// ends stay as they are, and nothing after the value is read.
///
/// - Complexity: O(*n*) for *n* bytes.
struct XMLPropertyListReader {
  var cursor: ByteCursor
  private var depth = 0

  /// Creates a reader for a text, of which only the strings must be valid UTF-8.
  init(_ text: [UInt8]) { cursor = ByteCursor(text) }

  /// The value of the file.
  mutating func file() throws(SettingsError) -> SettingsValue {
    while true {
      cursor.skip(while: \.isMarkupSpace)
      if cursor.starts(with: "<!---->") {
        throw unreadable("an empty comment before the value", "remove it", line: cursor.line)
      }
      if cursor.skip("<!DOCTYPE") {
        try skipDocumentType()
      } else if try !cursor.skipRemark() {
        break
      }
    }
    if cursor.isAtEnd { throw SettingsError(.empty) }
    return try value(of: tag())
  }

  private mutating func skipDocumentType() throws(SettingsError) {
    let line = cursor.line
    cursor.skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
    if cursor.isAtEnd { throw cursor.cutOff("the document type", since: line) }
    if !cursor.skip(">") { throw cursor.notSupported("a document type with declarations") }
  }

  private mutating func value(of first: XMLPropertyListTag) throws(SettingsError) -> SettingsValue {
    var (tag, wrappers): (XMLPropertyListTag, [XMLPropertyListTag]) = (first, [])
    // A <plist> can stand wherever a value can. A loop takes no room on the stack.
    while tag.name == "plist" {
      wrappers.append(tag)
      guard !tag.isEmpty, let inner = try next(in: tag) else {
        throw cursor.missing("a value", before: "</plist>")
      }
      tag = inner
    }
    let value = SettingsValue(try content(of: tag), line: tag.line)
    for wrapper in wrappers.reversed() {
      if let extra = try next(in: wrapper) { throw extra.unexpected("</plist>") }
      try end(of: wrapper)
    }
    return value
  }

  private mutating func content(
    of tag: XMLPropertyListTag
  ) throws(SettingsError) -> SettingsValue.Content {
    switch tag.name {
    case "dict": return .dictionary(tag.isEmpty ? [] : try entries(of: tag))
    case "array": return .array(tag.isEmpty ? [] : try items(of: tag))
    case "string", "key": return .string(try text(of: tag))
    case "integer": return .number(try wholeNumber(of: tag))
    case "real": return .number(try fraction(of: tag))
    case "date": return .string(try date(of: tag))
    case "data": return .data(try data(of: tag))
    case "true", "false":
      if !tag.isEmpty { try end(of: tag) }
      return .boolean(tag.name == "true")
    default: throw tag.unexpected("an element of a property list, such as <string>")
    }
  }
}

extension XMLPropertyListReader {
  /// The next tag in an element, or nil before the end of the element.
  private mutating func next(
    in outer: XMLPropertyListTag
  ) throws(SettingsError) -> XMLPropertyListTag? {
    repeat { cursor.skip(while: \.isMarkupSpace) } while try cursor.skipRemark()
    if cursor.starts(with: "</") { return nil }
    if cursor.isAtEnd { throw cursor.cutOff("the element \(outer.shown)", since: outer.line) }
    return try tag()
  }

  private mutating func tag() throws(SettingsError) -> XMLPropertyListTag {
    let line = cursor.line
    guard cursor.skip("<") else { throw cursor.unexpected(expected: "a tag", in: "a file") }
    let range = cursor.skip { $0 != UInt8(ascii: ">") }
    guard cursor.skip(">") else { throw cursor.cutOff("the tag", since: line) }
    let isEmpty = cursor.bytes[range].last == UInt8(ascii: "/")
    let name = cursor.bytes[range].dropLast(isEmpty ? 1 : 0).prefix { !$0.isMarkupSpace }
    return XMLPropertyListTag(
      name: String(decoding: name, as: UTF8.self), isEmpty: isEmpty, line: line)
  }

  private mutating func open() throws(SettingsError) {
    depth += 1
    if depth > SettingsError.maxNesting { throw cursor.tooDeep }
  }

  private mutating func close(_ tag: XMLPropertyListTag) throws(SettingsError) {
    depth -= 1
    try end(of: tag)
  }

  private mutating func items(
    of array: XMLPropertyListTag
  ) throws(SettingsError) -> [SettingsValue] {
    try open()
    var items: [SettingsValue] = []
    while let tag = try next(in: array) { items.append(try value(of: tag)) }
    try close(array)
    return items
  }

  private mutating func entries(
    of dictionary: XMLPropertyListTag
  ) throws(SettingsError) -> [SettingsEntry] {
    try open()
    var entries: [SettingsEntry] = []
    var forgottenValue: SettingsError?
    while let tag = try next(in: dictionary) {
      guard tag.name == "key" else { throw forgottenValue ?? tag.unexpected("<key>") }
      let key = try text(of: tag)
      let what = "the value of “\(key.excerpt)”"
      guard let next = try next(in: dictionary) else {
        throw forgottenValue ?? cursor.missing(what, before: "</dict>")
      }
      // CoreFoundation reads this key as a string. If the dictionary turns out to be wrong, a value
      // was forgotten here.
      if next.name == "key" { forgottenValue = forgottenValue ?? next.unexpected(what) }
      entries.append(SettingsEntry(key: key, line: tag.line, value: try value(of: next)))
    }
    try close(dictionary)
    return entries
  }
}

/// The tag that begins an element of a property list.
struct XMLPropertyListTag {
  /// The name, with its prefix.
  let name: String
  /// Whether the tag is the whole element, as in `<true/>`.
  let isEmpty: Bool
  /// The line in which it begins, counted from 1.
  let line: Int

  /// The tag without its attributes, safe to show.
  var shown: String { "<\(name.excerpt)>" }

  /// The error that something else than this tag is expected.
  func unexpected(_ expected: String) -> SettingsError {
    SettingsError(.unexpected(shown, expected: expected), line: line)
  }
}

extension ByteCursor {
  fileprivate func missing(_ expected: String, before found: String) -> SettingsError {
    SettingsError(.unexpected(found, expected: expected), line: line)
  }
}

extension UInt8 {
  /// Whether this is white space of XML.
  var isMarkupSpace: Bool { isSpace && self != 0x0B && self != 0x0C }
}
