/// An element of XML, written with the escapes of XML 1.0.
struct XMLElement {
  let name: String
  let attributes: [(String, String)]
  let content: Content

  /// What stands between the tags.
  enum Content {
    case text(String)
    case elements([XMLElement])
  }

  init(_ name: String, _ attributes: [(String, String)], _ content: Content = .elements([])) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  /// The element, with its own line and two spaces per level.
  func text(indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    let words = attributes.map { " \($0)=\"\(Self.attribute($1))\"" }.joined()
    switch content {
    case .elements(let elements) where elements.isEmpty:
      return "\(margin)<\(name)\(words)/>\n"
    case .elements(let elements):
      let inner = elements.map { $0.text(indent: indent + 2) }.joined()
      return "\(margin)<\(name)\(words)>\n\(inner)\(margin)</\(name)>\n"
    case .text(let text):
      return "\(margin)<\(name)\(words)>\(Self.data(text))</\(name)>\n"
    }
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])
  }

  /// A reader turns each line break or tab of an attribute into a space, unless it is a reference.
  private static func attribute(_ text: String) -> String {
    escaped(
      text,
      [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;", "\r": "&#13;",
        "\t": "&#9;",
      ])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.withoutControls.replacingScalars { escapes[$0] }
  }
}
