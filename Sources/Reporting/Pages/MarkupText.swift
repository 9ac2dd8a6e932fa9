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
