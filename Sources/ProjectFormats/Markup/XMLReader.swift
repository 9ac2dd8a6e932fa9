import Reporting

/// Reads XML tag by tag.
///
/// It checks that tags match. It reads no file but its own, and expands no entity but those of XML
/// itself and numbers. Namespaces are not resolved: names keep their prefixes.
///
/// - Complexity: O(*n*) for *n* bytes, and memory for the open elements.
struct XMLReader {
  var cursor: ByteCursor
  private var openTags: [XMLTag] = []
  private var isEmptyElement = false
  private var hasRoot = false

  /// How deeply elements may be nested, which takes no room on the stack.
  static let maxNesting = 200

  /// Creates a reader for a text in UTF-8.
  init(_ text: [UInt8]) { cursor = ByteCursor(text) }

  /// The next event, or nil at the end of the file.
  mutating func next() throws(SettingsError) -> XMLEvent? {
    if isEmptyElement, let tag = openTags.popLast() {
      isEmptyElement = false
      return .end(name: tag.name, line: cursor.line)
    }
    while !cursor.isAtEnd {
      if try skipped() { continue }
      if cursor.starts(with: "</") { return try endTag() }
      guard isAtText else { return try startTag() }
      if let text = try text() { return text }
    }
    if let tag = openTags.last { throw cursor.cutOff("the element \(tag.shown)", since: tag.line) }
    if !hasRoot { throw SettingsError(.empty) }
    return nil
  }

  private var isAtText: Bool {
    cursor.byte() != UInt8(ascii: "<") || cursor.starts(with: "<![CDATA[")
  }

  /// The text up to the next tag, or nil if it is white space around the root element.
  private mutating func text() throws(SettingsError) -> XMLEvent? {
    let start = cursor
    let text = try characters()
    if !openTags.isEmpty { return .text(text, line: start.line) }
    if text.utf8.allSatisfy(\.isSpace) { return nil }
    throw start.unexpected(expected: "a tag", in: "a file")
  }
}

extension XMLReader {
  /// Skips a comment, an instruction or a document type; says whether one was there.
  private mutating func skipped() throws(SettingsError) -> Bool {
    if try cursor.skipRemark() { return true }
    let line = cursor.line
    guard cursor.skip("<!DOCTYPE") else { return false }
    try skipDocumentType(since: line)
    return true
  }

  /// Skips a document type, which can name another file, but is never read.
  private mutating func skipDocumentType(since line: Int) throws(SettingsError) {
    while !cursor.isAtEnd {
      let byte = cursor.byte()
      cursor.advance()
      switch byte {
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "["): throw cursor.notSupported("a document type with declarations")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.skip { $0 != byte }
        cursor.skip(1)
      default: continue
      }
    }
    throw cursor.cutOff("the document type", since: line)
  }

  private mutating func startTag() throws(SettingsError) -> XMLEvent {
    if openTags.isEmpty, hasRoot {
      throw cursor.unexpected(expected: "the end of the file", in: "a file")
    }
    let line = cursor.line
    cursor.skip(1)
    let name = try name(of: "an element")
    let attributes = try attributes()
    isEmptyElement = cursor.skip("/")
    guard cursor.skip(">") else { throw cursor.unexpected(expected: "“>”", in: "a tag") }
    hasRoot = true
    openTags.append(XMLTag(name: name, attributes: attributes, line: line))
    if openTags.count > Self.maxNesting {
      throw SettingsError(.tooDeep(limit: Self.maxNesting), line: line)
    }
    return .start(openTags[openTags.count - 1])
  }

  private mutating func endTag() throws(SettingsError) -> XMLEvent {
    let line = cursor.line
    cursor.skip(2)
    let name = try name(of: "an element")
    guard let tag = openTags.last, tag.name == name else {
      let expected = openTags.last.map { "the end of \($0.shown)" } ?? "an element"
      throw SettingsError(.unexpected("</\(name.excerpt)>", expected: expected), line: line)
    }
    cursor.skip(while: \.isSpace)
    guard cursor.skip(">") else { throw cursor.unexpected(expected: "“>”", in: "a tag") }
    openTags.removeLast()
    return .end(name: name, line: line)
  }
}
