import Reporting

/// What a reader of XML meets.
enum XMLEvent: Hashable {
  /// The beginning of an element; an empty element has an end, too.
  case start(XMLTag)
  /// The end of the innermost element.
  case end(name: String, line: Int)
  /// Text between tags, with its entities replaced; text around a comment comes in two parts.
  case text(String, line: Int)
}

/// The tag that begins an element.
struct XMLTag: Hashable {
  /// The name, with its prefix.
  let name: String
  /// The attributes in the order of the file.
  let attributes: [XMLAttribute]
  /// The line in which it begins, counted from 1.
  let line: Int

  /// The tag without its attributes, safe to show.
  var shown: String { "<\(name.excerpt)>" }
}

/// An attribute of an element.
package struct XMLAttribute: Hashable, Sendable {
  /// The name, with its prefix.
  package let name: String
  /// The value, with its entities replaced.
  package let value: String
}
