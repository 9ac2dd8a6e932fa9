import Foundation
import Reporting

/// The words of our own Markdown as markup: code, emphasis, links, and the facts that they name.
struct MarkdownSpans {
  /// Where the address of a link leads on the site; nil for an address that is no link.
  let address: (String) -> String?
  /// Where a source is explained, by its label.
  let sources: [String: String]

  /// One line, or several that belong together, as markup.
  func markup(_ text: String) -> [Markup] {
    var reader = SpanReader(spans: self, rest: text[...])
    return reader.read()
  }

  /// The words of a line without their marks.
  func plain(_ text: String) -> String {
    var words = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        if isEscaped || !"`*".contains(character) { words.append(character) }
        isEscaped = false
      }
    }
    return words
  }
}

/// Reads marks from left to right.
private struct SpanReader {
  let spans: MarkdownSpans
  var rest: Substring
  private var words = ""
  private var markup: [Markup] = []

  init(spans: MarkdownSpans, rest: Substring) {
    self.spans = spans
    self.rest = rest
  }

  mutating func read() -> [Markup] {
    while let character = rest.first {
      switch character {
      case "\\": escape()
      case "`": enclosed("`", as: "code", isLiteral: true)
      case "*" where rest.hasPrefix("**"): enclosed("**", as: "strong")
      case "*": enclosed("*", as: "em")
      case "!" where rest.hasPrefix("!["): image()
      case "[": link()
      case "<" where rest.hasPrefix("<a id=\""): anchor()
      default: take(1)
      }
    }
    flush()
    return markup
  }

  private mutating func take(_ count: Int) {
    words += rest.prefix(count)
    rest = rest.dropFirst(count)
  }

  private mutating func escape() {
    rest = rest.dropFirst()
    take(1)
  }

  /// Adds what was read as text, in which labels of sources become links.
  private mutating func flush() {
    var plain = ""
    for piece in Self.words(of: words) {
      guard let address = spans.sources[piece] else {
        plain += piece
        continue
      }
      if !plain.isEmpty { markup.append(.text(plain)) }
      plain = ""
      markup.append(.element("a", ["href": address], [.text(piece)]))
    }
    if !plain.isEmpty { markup.append(.text(plain)) }
    words = ""
  }

  /// A text cut where letters and digits begin and end.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var wasWord = false
    for character in text {
      let isWord = character.isLetter || character.isNumber
      if isWord, wasWord {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      wasWord = isWord
    }
    return words
  }

  private mutating func enclosed(
    _ mark: String, as name: StaticString, isLiteral: Bool = false
  ) {
    let inside = rest.dropFirst(mark.count)
    guard let end = inside.firstRange(of: mark), end.lowerBound > inside.startIndex else {
      return take(mark.count)
    }
    flush()
    let text = String(inside[..<end.lowerBound])
    markup.append(.element(name, [:], isLiteral ? [.text(text)] : spans.markup(text)))
    rest = inside[end.upperBound...]
  }

  /// The parts of `[text](address)`, with what follows.
  private func parts(_ link: Substring) -> (text: String, address: String, rest: Substring)? {
    guard let middle = link.firstRange(of: "]("),
      let end = link[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    return (
      String(link.dropFirst()[..<middle.lowerBound]), String(link[middle.upperBound..<end]),
      link[link.index(after: end)...]
    )
  }

  private mutating func link() {
    guard let (text, written, rest) = parts(rest), let address = spans.address(written) else {
      return take(1)
    }
    flush()
    // A link within a link is none, so the labels in its text are not linked.
    let inner = MarkdownSpans(address: { _ in nil }, sources: [:]).markup(text)
    markup.append(.element("a", ["href": address], inner))
    self.rest = rest
  }

  private mutating func image() {
    guard let (text, written, rest) = parts(rest.dropFirst()), let address = spans.address(written)
    else { return take(1) }
    flush()
    markup.append(.element("img", ["src": address, "alt": text]))
    self.rest = rest
  }

  private mutating func anchor() {
    let inside = rest.dropFirst("<a id=\"".count)
    guard let end = inside.firstRange(of: "\"></a>") else { return take(1) }
    flush()
    markup.append(.element("span", ["id": String(inside[..<end.lowerBound])]))
    rest = inside[end.upperBound...]
  }
}
