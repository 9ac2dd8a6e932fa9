extension [UInt8] {
  /// The part of a range without the ASCII white space at its ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isSpace { start += 1 }
    while start < end, self[end - 1].isSpace { end -= 1 }
    return start..<end
  }

  /// A range that is safe to show: at most 200 bytes, with escapes in place of control characters.
  package func excerpt(_ range: Range<Int>) -> String {
    let limit = 200
    guard range.count > limit else { return printable(range) }
    var end = range.lowerBound + limit
    // A cut must not fall inside a character: continuation bytes of UTF-8 are 10xxxxxx.
    while end > range.lowerBound, self[end] & 0xC0 == 0x80 { end -= 1 }
    return printable(range.lowerBound..<end) + "…"
  }

  private func printable(_ range: Range<Int>) -> String {
    let text = String(decoding: self[range], as: UTF8.self)
    guard self[range].contains(where: \.mayBeginControl) else { return text }
    return text.printable
  }
}

extension String {
  /// The text made safe to show: trimmed, at most 200 bytes, with escapes for control characters.
  package var excerpt: String {
    let bytes = Array(utf8)
    return bytes.excerpt(bytes.trimmed(bytes.startIndex..<bytes.endIndex))
  }
}

extension String {
  /// The text in quotation marks, safe for a terminal: shortened, and without control characters.
  package var shown: String {
    let limit = 120
    let isLong = unicodeScalars.count > limit
    return "“\(String(unicodeScalars.prefix(limit)).printable)\(isLong ? "…" : "")”"
  }

  /// The text with an escape of Swift in place of each character that a terminal would not show as
  /// such: control characters, those without width, and those that change the direction of text.
  package var printable: String {
    if !unicodeScalars.contains(where: \.isControl) { return self }
    return unicodeScalars.map { $0.escapeIfControl ?? String($0) }.joined()
  }

  /// The text with its line feeds and tabs, and an escape for each other character of that kind; for
  /// output that is ready.
  package var printableLines: String {
    let mayHaveControls = utf8.contains { $0 != 0x09 && $0 != 0x0A && $0.mayBeginControl }
    if !mayHaveControls { return self }
    return replacingScalars { $0 == "\n" || $0 == "\t" ? nil : $0.escapeIfControl }
  }
}

extension UInt8 {
  /// Whether UTF-8 may begin a control character with this byte.
  fileprivate var mayBeginControl: Bool {
    switch self {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xDB, 0xDC, 0xE0...0xE2, 0xEF...0xF4: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// How Swift writes a control character in a literal; nil for any other character.
  package var escapeIfControl: String? { isControl ? escape : nil }

  /// Whether this is a control character, has no width, breaks lines or changes their direction.
  ///
  /// Marks that belong to the numbers behind them are of the same category as characters without
  /// width, and count as such.
  fileprivate var isControl: Bool {
    if value < 0xAD { return value < 0x20 || (0x7F...0x9F).contains(value) }
    // No character of Unicode, and nothing that XML can hold.
    if value & 0xFFFE == 0xFFFE { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: Self.reserved.contains { $0.contains(value) }
    }
  }

  /// Characters that are not assigned, and will have no width if they ever are.
  private static let reserved: [ClosedRange<UInt32>] = [
    0x2060...0x206F, 0xFFF0...0xFFF8, 0xE0000...0xE007F,
  ]

  /// How Swift writes it in a literal.
  fileprivate var escape: String {
    switch self {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
