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
  mutating func read(
    _ bytes: [UInt8], _ line: Range<Int>, _ vocabulary: LogVocabulary? = nil
  ) -> Interpretation {
    if let own = vocabulary?.matches(in: bytes, line), let first = own.first {
      return read(own, first, bytes, line)
    }
    if bytes.isInParentheses(line) { return bytes.markOrRemark(in: line) }
    if Self.notes.contains(where: bytes[line].starts) || bytes.mentionsOnly(line) {
      return .skipped(.remark)
    }
    matches.removeAll(keepingCapacity: true)
    bytes.splitWords(line, into: &words)
    for word in words { search.find(in: bytes, word, into: &matches) }
    let (meaning, match) = meaning(of: line, in: bytes, vocabulary)
    // What the system says of an exit names the signal.
    if meaning == .item(.killed), let reading = SystemReading(bytes, line, words: words) {
      return .system(reading)
    }
    switch meaning {
    case .item(let item):
      var details = EntryDetails(
        in: line, of: bytes, words: words, beside: match?.range, of: item)
      details.origin = match.flatMap {
        LogEntry.Origin(of: $0, in: bytes, from: line.lowerBound)
      }
      return .entry(item, details)
    case .unused(.noCallback):
      if let reading = SystemReading(bytes, line, words: words) { return .system(reading) }
      if let mark = ToolStep.mark(in: bytes, line) { return .entry(.mark(mark), EntryDetails()) }
      guard bytes.mayHaveMark(in: line) else { return .skipped(.noCallback) }
      let mark = Self.afterPrefixes(of: line, in: bytes) { rest, _ in bytes.mark(in: rest) }
      return mark.map { .entry(.mark($0), EntryDetails()) } ?? .skipped(.noCallback)
    case .unused(let reason): return .skipped(reason)
    }
  }

  /// Reads a line with names of a vocabulary.
  private mutating func read(
    _ names: [LogVocabulary.Match], _ first: LogVocabulary.Match, _ bytes: [UInt8],
    _ line: Range<Int>
  ) -> Interpretation {
    guard let item = first.item, names.allSatisfy({ $0.item != nil }) else {
      return .skipped(.remark)
    }
    if names.contains(where: { $0.item != item }) { return .skipped(.severalCallbacks) }
    bytes.splitWords(line, into: &words)
    var details = EntryDetails(in: line, of: bytes, words: words, beside: first.range, of: item)
    details.word = first.word
    return .entry(item, details)
  }

  /// What `log` and pymobiledevice3 print before their entries; the predicate that follows may name
  /// callbacks.
  private static let notes = ["Filtering the log data using", "Waiting for \""].map {
    Array($0.utf8)
  }

  /// Reads a message without anything around it.
  mutating func read(_ message: String, _ vocabulary: LogVocabulary? = nil) -> Interpretation {
    let text = Array(message.utf8)
    let bytes = text.withoutEscapes(in: 0..<text.count) ?? text
    return read(bytes, bytes.trimmed(bytes.startIndex..<bytes.endIndex), vocabulary)
  }

  /// What a line means, and the name that says so.
  private func meaning(
    of line: Range<Int>, in bytes: [UInt8], _ vocabulary: LogVocabulary?
  ) -> (NameDictionary.Meaning, NameSearch.Match?) {
    let items = matches.lazy.filter { if case .item = $0.meaning { true } else { false } }
    if let first = items.first {
      return items.allSatisfy { $0.meaning == first.meaning }
        ? (first.meaning, first) : (.unused(.severalCallbacks), nil)
    }
    if let message = Self.message(of: line, in: bytes, vocabulary) {
      return (message.meaning, message)
    }
    return (matches.first?.meaning ?? .unused(.noCallback), nil)
  }
}

// MARK: - Messages of ordinary words

extension TextLine {
  private static let maxPrefixes = 10
  /// Longer messages hold more than a name.
  private static let maxMessageLength = 64

  /// The meaning of the whole message that remains after some prefixes.
  private static func message(
    of line: Range<Int>, in bytes: [UInt8], _ vocabulary: LogVocabulary?
  ) -> NameSearch.Match? {
    afterPrefixes(of: line, in: bytes) { rest, isValue in
      guard rest.count <= maxMessageLength else { return nil }
      let form = NormalForm(bytes[rest])
      let own = isValue ? nil : vocabulary?.name(ofMessage: form)
      guard let name = own ?? NameDictionary.standard.name(of: form) else { return nil }
      // `VPN: active` is about something else: the dictionary knows which keys have phases.
      if isValue, name.standsAlone, case .item(.phase) = name.meaning { return nil }
      return NameSearch.Match(name: name, range: rest)
    }
  }

  /// The first answer for what remains after time stamps, process, level and keys, which may be missing;
  /// `answer` also learns whether what remains is the value of a key.
  private static func afterPrefixes<Answer>(
    of line: Range<Int>, in bytes: [UInt8], _ answer: (Range<Int>, _ isValue: Bool) -> Answer?
  ) -> Answer? {
    var rest = line
    var isValue = false
    for _ in 0..<maxPrefixes {
      if let answer = answer(rest, isValue) { return answer }
      guard let space = bytes[rest].firstIndex(of: UInt8(ascii: " ")) else { return nil }
      guard isPrefix(bytes[rest.lowerBound..<space]) else {
        // The name of the device stands before the process, and the level in brackets after it.
        guard let level = bytes.end(of: endOfLevel, in: rest.prefix(maxMessageLength))
        else {
          return nil
        }
        rest = bytes.trimmed(level..<rest.upperBound)
        continue
      }
      isValue = isValue || isKey(bytes[rest.lowerBound..<space])
      rest = bytes.trimmed(space..<rest.upperBound)
    }
    return nil
  }

  private static let endOfLevel = Array(">: ".utf8)

  private static func isPrefix(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, let last = word.last else { return false }
    switch (first, last) {
    case (0x80..., _), (UInt8(ascii: "0")...UInt8(ascii: "9"), _), (UInt8(ascii: "["), _),
      (UInt8(ascii: "<"), _), (UInt8(ascii: "("), _), (UInt8(ascii: "+"), _),
      (_, UInt8(ascii: "]")), (_, UInt8(ascii: ":")), (_, UInt8(ascii: ">")):
      return true
    default: return word.elementsEqual("-".utf8) || levels.contains(NormalForm(word))
    }
  }

  /// Whether a word with a colon or in brackets is a key or a tag, and not a process, a level or a time.
  private static func isKey(_ word: ArraySlice<UInt8>) -> Bool {
    let isTag = word.first == UInt8(ascii: "[") && word.last == UInt8(ascii: "]")
    return (isTag || word.last == UInt8(ascii: ":")) && !levels.contains(NormalForm(word))
      && (isTag ? word.dropFirst().dropLast() : word.dropLast()).allSatisfy {
        $0.isNameByte && !$0.isDigit || "-./".utf8.contains($0)
      }
  }

  private static let levels = Set(
    [
      "Default", "Info", "Debug", "Error", "Fault", "Notice", "Log", "Console", "Warn",
      "Df", "Db", "I", "E", "F",
    ]
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
      index += 1
      start = index
    }
    if start < index { words.append(start..<index) }
  }

  /// A range without its escape sequences, which set colours and may stand within a word; nil if there
  /// are none.
  func withoutEscapes(in range: Range<Int>) -> [UInt8]? {
    guard var index = self[range].firstIndex(of: 0x1B) else { return nil }
    var text = Array(self[range.lowerBound..<index])
    while index < range.upperBound {
      guard self[index] == 0x1B else {
        text.append(self[index])
        index += 1
        continue
      }
      index += 1
      guard index < range.upperBound, self[index] == UInt8(ascii: "[") else { continue }
      let final = self[(index + 1)..<range.upperBound].firstIndex { (0x40...0x7E).contains($0) }
      index = final.map { $0 + 1 } ?? range.upperBound
    }
    return text
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
      || line.count >= Self.shortestMention && Self.mentions.contains { holds($0, in: line) }
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

  /// Whether a range holds a text.
  func holds(_ text: [UInt8], in line: Range<Int>) -> Bool { end(of: text, in: line) != nil }
}
