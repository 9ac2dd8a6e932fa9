/// The words of a paragraph or of a cell, with code, emphasis and links, as a value.
///
/// ```swift
/// let words: Prose = "The verdicts of \(code: "lifecycle verify")."
/// // words.markdown == "The verdicts of `lifecycle verify`."
/// ```
package struct Prose: Hashable, Sendable {
  /// A piece of the words.
  enum Span: Hashable, Sendable {
    case text(String)
    case code(String)
    case strong(String)
    case link(String, address: String)
  }

  private(set) var spans: [Span]

  /// Creates words without emphasis.
  package init(_ text: String) { spans = [.text(text)] }

  fileprivate init(_ spans: [Span]) { self.spans = spans }

  /// Text as code.
  package static func code(_ text: String) -> Prose { Prose([.code(text)]) }

  /// Text that leads to an address.
  package static func link(_ text: String, to address: String) -> Prose {
    Prose([.link(text, address: address)])
  }

  /// Words, followed by others.
  package static func + (first: Prose, second: Prose) -> Prose {
    Prose(first.spans + second.spans)
  }

  /// The words without emphasis.
  package var plain: String {
    spans.map { span in
      switch span {
      case .text(let text), .code(let text), .strong(let text), .link(let text, _): text
      }
    }
    .joined()
  }

  /// The words in Markdown.
  package var markdown: String {
    spans.map { span in
      switch span {
      case .text(let text): Markdown.escaped(text)
      case .code(let text): Markdown.code(text)
      case .strong(let text): "**\(Markdown.escaped(text))**"
      case .link(let text, let address):
        "[\(Markdown.escaped(text))](\(Markdown.address(address)))"
      }
    }
    .joined()
  }
}

extension [Prose] {
  /// The words of all, with a text between them.
  package func joined(separator: String) -> Prose {
    Prose(Array<Prose.Span>(map(\.spans).joined(separator: [.text(separator)])))
  }
}

// MARK: - Literals

extension Prose: ExpressibleByStringInterpolation {
  /// Creates words without emphasis.
  package init(stringLiteral text: String) { self.init(text) }

  /// Creates words from a literal with other words in it.
  package init(stringInterpolation: StringInterpolation) { spans = stringInterpolation.spans }

  /// The pieces of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var spans: [Span] = []

    /// Creates an empty list of pieces.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words without emphasis.
    package mutating func appendLiteral(_ text: String) { spans.append(.text(text)) }

    /// Adds words without emphasis.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      spans.append(.text(value.description))
    }

    /// Adds words with their emphasis.
    package mutating func appendInterpolation(_ words: Prose) { spans += words.spans }

    /// Adds code.
    package mutating func appendInterpolation(code text: String) { spans.append(.code(text)) }

    /// Adds emphasis.
    package mutating func appendInterpolation(strong text: String) { spans.append(.strong(text)) }
  }
}
