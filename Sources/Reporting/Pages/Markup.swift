/// A piece of HTML or SVG, which can only be made of elements of this code and of escaped text.
///
/// Names of elements and attributes are literals, so nothing that was read can become one.
///
/// ```swift
/// let line = Markup.element("p", ["class": "remark"], [.text("1 < 2")])
/// // line.source == "<p class=\"remark\">1 &lt; 2</p>"
/// ```
public struct Markup: Hashable, Sendable {
  /// The piece as it stands in a file.
  public let source: String

  private init(source: String) { self.source = source }

  /// Text that is shown as it is.
  public static func text(_ text: String) -> Markup {
    Markup(source: MarkupText.escaped(text))
  }

  /// An element.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributes: Its attributes, in order. A value of nil leaves the attribute out.
  ///   - content: What stands between its tags.
  /// - Returns: The element.
  public static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ content: [Markup] = []
  ) -> Markup {
    let words = attributes.map { name, value in
      value.map { " \(name)=\"\(MarkupText.escaped($0))\"" } ?? ""
    }
    let tag = "<\(name)\(words.joined())>"
    if emptyElements.contains("\(name)") { return Markup(source: tag) }
    return Markup(source: tag + content.map(\.source).joined() + "</\(name)>")
  }

  /// An element with a class and nothing but text.
  public static func element(
    _ name: StaticString, class classes: String? = nil, _ text: String
  ) -> Markup {
    element(name, ["class": classes], [.text(text)])
  }

  /// The elements of HTML that we use and that have no end tag.
  private static let emptyElements: Set<String> = ["br", "hr", "img", "input", "link", "meta"]
}

/// The one place where text becomes a part of HTML, SVG or a label of Graphviz.
package enum MarkupText {
  /// The text with entities for what would be markup, and visible escapes for what no reader sees:
  /// control characters, characters without width, and changes of direction.
  package static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n": "\n"
      default: scalar.escapeIfControl
      }
    }
  }
}
