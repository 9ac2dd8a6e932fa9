/// An element of an XML file with everything in it.
package struct MarkupElement: Hashable, Sendable {
  /// The name, with its prefix.
  package let name: String
  /// The attributes in the order of the file.
  package let attributes: [XMLAttribute]
  /// The line in which it begins, counted from 1.
  package let line: Int
  /// The elements in it.
  package private(set) var children: [MarkupElement] = []
  /// The text in it, without that of its children.
  package private(set) var text = ""

  init(_ tag: XMLTag) {
    name = tag.name
    attributes = tag.attributes
    line = tag.line
  }

  /// The root element of an XML file.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws(SettingsError) -> MarkupElement {
    var reader = XMLReader(try XMLText.utf8(bytes))
    var open: [MarkupElement] = []
    while let event = try reader.next() {
      switch event {
      case .start(let tag): open.append(MarkupElement(tag))
      case .text(let text, _): open[open.count - 1].text += text
      case .end where open.count > 1:
        let child = open.removeLast()
        open[open.count - 1].children.append(child)
      case .end: continue
      }
    }
    return open[0]
  }

  /// The value of an attribute, if there is one.
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The children with a name.
  package func children(named name: String) -> [MarkupElement] {
    children.filter { $0.name == name }
  }
}
