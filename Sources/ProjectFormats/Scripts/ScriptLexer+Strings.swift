import Reporting

/// How a string begins and ends.
struct ScriptQuotes: Equatable {
  let quote: UInt8
  /// How many quotation marks there are on each side: 1 or 3.
  var count = 1
  /// How many number signs stand around them.
  var hashes = 0

  /// How many bytes begin the string, and how many end it.
  var length: Int { count + hashes }
  /// Whether the string can have several lines.
  var hasLines: Bool { count == 3 || quote == UInt8(ascii: "`") }

  /// The quotation marks that stand at a cursor, if there are any.
  init?(_ cursor: ByteCursor, _ language: ScriptLiterals.Language) {
    var hashes = 0
    while language == .swift, cursor.byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    quote = cursor.byte(hashes)
    self.hashes = hashes
    let quotes =
      switch language {
      case .swift: "\""
      case .javaScript: "\"'`"
      case .starlark: "\"'"
      }
    guard quotes.utf8.contains(quote) else { return nil }
    let isLong = cursor.byte(hashes + 1) == quote && cursor.byte(hashes + 2) == quote
    if isLong, language != .javaScript { count = 3 }
  }

  /// Whether the string ends at a cursor.
  func end(at cursor: ByteCursor) -> Bool {
    (0..<count).allSatisfy { cursor.byte($0) == quote }
      && (count..<length).allSatisfy { cursor.byte($0) == UInt8(ascii: "#") }
  }

  /// Whether the escape character of the string stands at a cursor: `\`, or `\#` in `#""#`.
  func isEscape(at cursor: ByteCursor) -> Bool {
    cursor.byte() == UInt8(ascii: "\\")
      && (0..<hashes).allSatisfy { cursor.byte(1 + $0) == UInt8(ascii: "#") }
  }
}

extension ScriptLexer {
  /// What is open around a position in a string: strings, and code in them.
  private enum Frame {
    case text(ScriptQuotes)
    /// Code in a string, with the number of its open brackets.
    case code(Int)
  }

  /// Skips a string with the strings in its code; says whether one begins here.
  mutating func skipString() -> Bool {
    guard let quotes = ScriptQuotes(cursor, language) else { return false }
    cursor.skip(quotes.hashes + quotes.count)
    var open: [Frame] = [.text(quotes)]
    while let frame = open.last, !cursor.isAtEnd {
      switch frame {
      case .text(let quotes):
        if cursor.byte().isLineEnd, !quotes.hasLines { return true }
        skipText(quotes, &open)
      case .code(let depth): skipCode(depth, &open)
      }
    }
    return true
  }

  private mutating func skipText(_ quotes: ScriptQuotes, _ open: inout [Frame]) {
    if quotes.end(at: cursor) {
      cursor.skip(quotes.length)
      open.removeLast()
    } else if quotes.quote == UInt8(ascii: "`"), cursor.skip("${") {
      open.append(.code(0))
    } else if quotes.isEscape(at: cursor) {
      cursor.skip(1 + quotes.hashes)
      skipEscape(&open)
    } else {
      cursor.advance()
    }
  }

  private mutating func skipEscape(_ open: inout [Frame]) {
    switch (language, cursor.byte()) {
    case (.swift, UInt8(ascii: "(")):
      cursor.skip(1)
      open.append(.code(0))
    // Elsewhere a string continues after a backslash at the end of a line.
    case (.javaScript, let byte) where byte.isLineEnd, (.starlark, let byte) where byte.isLineEnd:
      cursor.skipLineEnd()
    case (_, let byte) where byte.isLineEnd: break
    default: cursor.skip(1)
    }
  }

  private mutating func skipCode(_ depth: Int, _ open: inout [Frame]) {
    let (opening, closing): (UInt8, UInt8) =
      language == .swift
      ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
    if let quotes = ScriptQuotes(cursor, language) {
      cursor.skip(quotes.hashes + quotes.count)
      return open.append(.text(quotes))
    }
    let byte = cursor.byte()
    cursor.advance()
    if byte == opening {
      open[open.count - 1] = .code(depth + 1)
    } else if byte == closing {
      open[open.count - 1] = .code(depth - 1)
      if depth <= 0 { open.removeLast() }
    }
  }
}
