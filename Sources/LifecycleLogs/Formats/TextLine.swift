import Reporting

/// Finds the callback in a line of text, and the details that are printed beside it.
///
/// It reuses its buffers from line to line.
struct TextLine {
  private var search = NameSearch()
  private var words: [Range<Int>] = []
  private var matches: [NameSearch.Match] = []

  /// Reads one line, without the space around it.
  ///
  /// - Complexity: O(*n*) for a line of *n* bytes.
  mutating func read(_ bytes: [UInt8], _ line: Range<Int>) -> Interpretation {
    if bytes.isInParentheses(line) { return bytes.markOrRemark(in: line) }
    if bytes[line].starts(with: Self.filterNote) || bytes.mentionsOnly(line) {
      return .skipped(.remark)
    }
    matches.removeAll(keepingCapacity: true)
    bytes.splitWords(line, into: &words)
    for word in words { search.find(in: bytes, word, into: &matches) }
    let meaning = meaning(of: line, in: bytes)
    // What the system says of an exit names the signal.
    if meaning == .item(.killed), let reading = SystemReading(bytes, line, words: words) {
      return .system(reading)
    }
    switch meaning {
    case .item(let item):
      let name = matches.first { $0.meaning == .item(item) }?.range
      return .entry(item, EntryDetails(in: line, of: bytes, words: words, beside: name, of: item))
    case .unused(.noCallback):
      if let reading = SystemReading(bytes, line, words: words) { return .system(reading) }
      guard bytes.mayHaveMark(in: line) else { return .skipped(.noCallback) }
      let mark = Self.afterPrefixes(of: line, in: bytes) { bytes.mark(in: $0) }
      return mark.map { .entry(.mark($0), EntryDetails()) } ?? .skipped(.noCallback)
    case .unused(let reason): return .skipped(reason)
    }
  }

  /// What `log` prints before its entries; the predicate that follows may name callbacks.
  private static let filterNote = Array("Filtering the log data using".utf8)

  /// Reads a message without anything around it.
  mutating func read(_ message: String) -> Interpretation {
    let bytes = Array(message.utf8)
    return read(bytes, bytes.trimmed(bytes.startIndex..<bytes.endIndex))
  }

  private func meaning(of line: Range<Int>, in bytes: [UInt8]) -> NameDictionary.Meaning {
    let items = matches.lazy.map(\.meaning).filter { if case .item = $0 { true } else { false } }
    if let first = items.first {
      return items.allSatisfy { $0 == first } ? first : .unused(.severalCallbacks)
    }
    return Self.message(of: line, in: bytes) ?? matches.first?.meaning ?? .unused(.noCallback)
  }
}

// MARK: - Messages of ordinary words

extension TextLine {
  private static let maxPrefixes = 10
  /// Longer messages hold more than a name.
  private static let maxMessageLength = 64

  /// The meaning of the whole message that remains after some prefixes.
  private static func message(
    of line: Range<Int>, in bytes: [UInt8]
  ) -> NameDictionary.Meaning? {
    afterPrefixes(of: line, in: bytes) { rest in
      rest.count <= maxMessageLength
        ? NameDictionary.standard.meaning(of: NormalForm(bytes[rest])) : nil
    }
  }

  /// The first answer for what remains after time stamps, process and level, which may be missing.
  private static func afterPrefixes<Answer>(
    of line: Range<Int>, in bytes: [UInt8], _ answer: (Range<Int>) -> Answer?
  ) -> Answer? {
    var rest = line
    for _ in 0..<maxPrefixes {
      if let answer = answer(rest) { return answer }
      guard let space = bytes[rest].firstIndex(of: UInt8(ascii: " ")),
        isPrefix(bytes[rest.lowerBound..<space])
      else { return nil }
      rest = bytes.trimmed(space..<rest.upperBound)
    }
    return nil
  }

  private static func isPrefix(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, let last = word.last else { return false }
    return "0123456789[<(+".utf8.contains(first) || "]:>".utf8.contains(last)
      || levels.contains(NormalForm(word))
  }

  private static let levels = Set(
    ["Default", "Info", "Debug", "Error", "Fault", "Notice", "Log", "Df", "Db", "I", "E", "F"]
      .map { NormalForm($0) })
}

// MARK: - Words

extension [UInt8] {
  /// Splits a line at spaces, brackets, quotation marks and the like, and at non-ASCII characters.
  func splitWords(_ line: Range<Int>, into words: inout [Range<Int>]) {
    words.removeAll(keepingCapacity: true)
    var start = line.lowerBound
    var index = start
    while index < line.upperBound {
      guard self[index].separatesWords else {
        index += 1
        continue
      }
      if start < index { words.append(start..<index) }
      index = afterSeparator(at: index, before: line.upperBound)
      start = index
    }
    if start < index { words.append(start..<index) }
  }

  /// Where text continues after a separator, or after an escape sequence that sets a colour.
  private func afterSeparator(at index: Int, before end: Int) -> Int {
    guard self[index] == 0x1B, index + 1 < end, self[index + 1] == UInt8(ascii: "[") else {
      return index + 1
    }
    let final = self[(index + 2)..<end].firstIndex { (0x40...0x7E).contains($0) }
    return final.map { $0 + 1 } ?? end
  }
}

extension UInt8 {
  fileprivate var separatesWords: Bool {
    switch self {
    case 0...0x20, 0x80...: true
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "`"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: "|"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether a line only mentions callbacks, as stack frames do, and UIKit's warnings about an app
  /// that implements one incorrectly.
  func mentionsOnly(_ line: Range<Int>) -> Bool {
    endsLikeStackFrame(line) || beginsLikeStackFrame(line)
      || line.count >= Self.shortestMention && Self.mentions.contains { contains($0, in: line) }
  }

  /// These warnings are longer than most lines, which then need not be searched.
  private static let shortestMention = 100

  private static let mentions = [
    "but the completion handler was never called", "You've implemented -[",
    "completion handler has not been called",
  ].map { [UInt8]($0.utf8) }

  /// Whether a line ends with ` + 104`, as stack frames do.
  private func endsLikeStackFrame(_ line: Range<Int>) -> Bool {
    guard let last = self[line].last, last.isDigit else { return false }
    let digits = self[line].reversed().prefix { $0.isDigit }.count
    let rest = self[line.lowerBound..<(line.upperBound - digits)]
    return rest.suffix(3).elementsEqual(" + ".utf8)
  }

  /// Whether a line begins with `frame #3:`, as in a debugger, or with `0 UIKitCore 0x18c52c964`.
  private func beginsLikeStackFrame(_ line: Range<Int>) -> Bool {
    switch line.isEmpty ? 0 : self[line.lowerBound] {
    case UInt8(ascii: "f"): return self[line].starts(with: "frame #".utf8)
    case UInt8(ascii: "*"): return self[line].starts(with: "* frame #".utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): break
    default: return false
    }
    // Most lines begin with a longer number, such as a year.
    guard let end = self[line].prefix(5).firstIndex(where: { !$0.isDigit }), self[end].isSpace,
      // Apple’s reports have a tab before the address.
      let address = (end..<line.upperBound).first(where: {
        self[$0].isSpace && self[($0 + 1)...].starts(with: "0x".utf8)
      })
    else { return false }
    return self[(address + 3)..<line.upperBound].prefix { $0.isHexadecimalDigit }.count >= 8
  }

  private func contains(_ text: [UInt8], in line: Range<Int>) -> Bool {
    guard line.count >= text.count else { return false }
    return (line.lowerBound...(line.upperBound - text.count)).contains { start in
      self[start] == text[0] && self[start..<(start + text.count)].elementsEqual(text)
    }
  }
}
