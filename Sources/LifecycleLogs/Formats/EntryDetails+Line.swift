import Reporting

extension EntryDetails {
  /// Reads the details that a line prints beside a name.
  ///
  /// - Complexity: O(*n*) for a line of *n* bytes.
  init(
    in line: Range<Int>, of bytes: [UInt8], words: [Range<Int>], beside name: Range<Int>?,
    of item: LogEntry.Item
  ) {
    printedState = Self.printedState(in: bytes, words)
    let found =
      Self.bracketedProcess(in: bytes, words) ?? Self.processColumn(in: bytes, words)
      ?? Self.processField(in: bytes, line).map { ($0, $0) }
    (processName, process) = (found?.0, found?.1)
    guard let name else { return }
    scene = SceneInstanceFinder.name(
      in: bytes, name.upperBound..<line.upperBound, isOfScene: item.isOfScene)
  }
}

extension LogEntry.Origin {
  /// What a name and the text before it tell; nil if they tell nothing.
  init?(of match: NameSearch.Match, in bytes: [UInt8], from start: Int) {
    if let origin = match.name.origin {
      self = origin
    } else if bytes[match.range].starts(with: "app.".utf8) {
      self = .recorder
    } else if let type = Self.type(before: match.range.lowerBound, in: bytes, from: start)
      ?? Self.category(before: match.range.lowerBound, in: bytes, from: start)
    {
      self = .type(String(decoding: bytes[type], as: UTF8.self))
    } else {
      return nil
    }
  }

  /// The name of the type in `Type.method` or `-[Type method]`.
  private static func type(before name: Int, in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard name - 2 > start else { return nil }
    let end = name - 1
    let isSwift = bytes[end] == UInt8(ascii: ".")
    guard isSwift || bytes[end] == UInt8(ascii: " ") else { return nil }
    let first = bytes[start..<end].lastIndex { !$0.isNameByte }.map { $0 + 1 } ?? start
    guard first < end, !bytes[first].isDigit else { return nil }
    let isObjectiveC =
      first - 2 >= start && bytes[first - 1] == UInt8(ascii: "[")
      && "-+".utf8.contains(bytes[first - 2])
    return isSwift || isObjectiveC ? first..<end : nil
  }
}

extension LogEntry.Origin {
  /// The category in `[subsystem:category] ` before a message of the unified log, which often names a
  /// type.
  private static func category(
    before name: Int, in bytes: [UInt8], from start: Int
  ) -> Range<Int>? {
    let end = name - 2
    guard end > start, bytes[name - 1] == UInt8(ascii: " "), bytes[end] == UInt8(ascii: "]"),
      let colon = bytes[start..<end].lastIndex(where: { !$0.isNameByte }),
      bytes[colon] == UInt8(ascii: ":"), colon + 1 < end
    else { return nil }
    return colon + 1..<end
  }
}

// MARK: - State

extension EntryDetails {
  /// The state after a key such as `state:`, or alone in parentheses; nil if the line has two.
  private static func printedState(in bytes: [UInt8], _ words: [Range<Int>]) -> PrintedState? {
    var found: PrintedState?
    for (index, word) in words.enumerated() {
      let key = index > 0 ? words[index - 1] : nil
      guard let state = state(in: bytes, word, after: key) else { continue }
      if let found, found != state { return nil }
      found = state
    }
    return found
  }

  private static func state(
    in bytes: [UInt8], _ word: Range<Int>, after key: Range<Int>?
  ) -> PrintedState? {
    guard PrintedState.mayEnd(bytes[word]) else { return nil }
    if bytes.isInParentheses(word), let state = PrintedState(spelling: bytes[word]) { return state }
    if PrintedState.startsWithKey(bytes[word]),
      let state = PrintedState(keyAndValue: NormalForm(bytes[word]))
    {
      return state
    }
    guard let key, isKey(key, before: word, in: bytes) else { return nil }
    return PrintedState(keyAndValue: NormalForm(bytes[key]).followed(by: NormalForm(bytes[word])))
  }

  private static func isKey(_ key: Range<Int>, before value: Range<Int>, in bytes: [UInt8]) -> Bool
  {
    bytes[key].last == UInt8(ascii: ":")
      || bytes[key.upperBound..<value.lowerBound].contains(UInt8(ascii: "="))
  }
}

// MARK: - Process

extension EntryDetails {
  /// The name and the number in `MyApp[123:456]`, `MyApp(UIKitCore)[123]`, or `MyApp{UIKitCore}[123]`.
  private static func bracketedProcess(
    in bytes: [UInt8], _ words: [Range<Int>]
  ) -> (name: String?, number: String)? {
    for (index, (name, number)) in zip(words, words.dropFirst()).enumerated() {
      let end = name.upperBound + (bytes[name.upperBound] == UInt8(ascii: "}") ? 1 : 0)
      let isBracketed = end + 1 == number.lowerBound && bytes[end] == UInt8(ascii: "[")
      let digits = bytes[number].prefix { $0 != UInt8(ascii: ":") }
      guard isBracketed, digits.isNumber else { continue }
      // In braces stands the library.
      let isLibrary = end > name.upperBound
      let own = isLibrary ? (index > 0 ? words[index - 1] : nil) : name
      return (own.map { bytes.processName($0) }, String(decoding: digits, as: UTF8.self))
    }
    return nil
  }

  /// The sixth column of `log show` in its default style: date, time, thread, type, activity, PID.
  private static func processColumn(
    in bytes: [UInt8], _ words: [Range<Int>]
  ) -> (name: String?, number: String)? {
    guard words.count > 5, bytes[words[2]].isHexadecimal, bytes[words[4]].isHexadecimal,
      bytes[words[5]].isNumber
    else { return nil }
    // The name follows the time to live, with a colon.
    let name = words.dropFirst(7).first { bytes[$0].last == UInt8(ascii: ":") }
    return (name.map { bytes.processName($0) }, String(decoding: bytes[words[5]], as: UTF8.self))
  }
}

extension EntryDetails {
  /// A level is one short word; a line that does not start with one has no fields.
  private static let maxLevelLength = 16

  /// The third field of a line copied from the Console app: level, time, process, message.
  private static func processField(in bytes: [UInt8], _ line: Range<Int>) -> String? {
    let tab = UInt8(ascii: "\t")
    guard let first = bytes[line].prefix(maxLevelLength).firstIndex(of: tab),
      let second = bytes[(first + 1)..<line.upperBound].firstIndex(of: tab),
      let third = bytes[(second + 1)..<line.upperBound].firstIndex(of: tab),
      bytes[line.lowerBound..<first].allSatisfy(\.isNameByte),
      TimeStamp(in: bytes, (first + 1)..<second) != nil
    else { return nil }
    let process = bytes.trimmed((second + 1)..<third)
    return process.isEmpty || process.count > 64 ? nil : bytes.excerpt(process)
  }
}

extension [UInt8] {
  /// The name of a process in a word, without the library in parentheses and the colon after it.
  fileprivate func processName(_ word: Range<Int>) -> String {
    let name = self[word].prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
    return excerpt(name.startIndex..<name.endIndex)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isNumber: Bool {
    (1...20).contains(count) && allSatisfy(\.isDigit)
  }

  fileprivate var isHexadecimal: Bool { starts(with: "0x".utf8) }
}
