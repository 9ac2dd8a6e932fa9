extension EntryDetails {
  /// Reads what a line prints beside a name.
  ///
  /// - Complexity: O(*n*) for a line of *n* bytes.
  init(
    in line: Range<Int>, of bytes: [UInt8], words: [Range<Int>], beside name: Range<Int>?
  ) {
    seenState = Self.seenState(in: bytes, words)
    process = Self.bracketedProcess(in: bytes, words) ?? Self.processColumn(in: bytes, words)
    guard let name else { return }
    scene = Self.scene(in: bytes, name.upperBound..<line.upperBound)
  }
}

// MARK: - Scene

extension EntryDetails {
  /// The scene instance that stands at the start of a rest of a line, before any space, or the
  /// address of the scene that is printed as an object anywhere in it.
  private static func scene(in bytes: [UInt8], _ rest: Range<Int>) -> String? {
    if let address = address(in: bytes, rest) { return address }
    let attached = bytes[rest].prefix { $0 > 0x20 }
    let suffix = attached.lastIndex { $0.isNameByte || $0 == UInt8(ascii: ")") }
    return suffix.flatMap { bytes.splittingScene(rest.lowerBound..<($0 + 1)).scene }
  }
}

extension EntryDetails {
  /// `0x1` of `<UIWindowScene: 0x1; …>`, as `print(scene)` writes it.
  private static func address(in bytes: [UInt8], _ rest: Range<Int>) -> String? {
    let opening = Array("<UIWindowScene: 0x".utf8)
    guard rest.count > opening.count else { return nil }
    let places = rest.lowerBound..<(rest.upperBound - opening.count)
    guard
      let place = places.first(where: {
        bytes[$0] == opening[0] && bytes[$0..<($0 + opening.count)].elementsEqual(opening)
      })
    else { return nil }
    let digits = bytes[(place + opening.count)..<rest.upperBound].prefix { $0.isNameByte }
    return digits.isEmpty || digits.count > 16
      ? nil : "0x" + String(decoding: digits, as: UTF8.self)
  }
}

// MARK: - State

extension EntryDetails {
  /// The state after a key such as `state:`, or alone in parentheses; nil if two states differ.
  private static func seenState(in bytes: [UInt8], _ words: [Range<Int>]) -> SeenState? {
    var seen: SeenState?
    for (index, word) in words.enumerated() {
      let key = index > 0 ? words[index - 1] : nil
      guard let state = state(in: bytes, word, after: key) else { continue }
      if let seen, seen != state { return nil }
      seen = state
    }
    return seen
  }

  private static func state(
    in bytes: [UInt8], _ word: Range<Int>, after key: Range<Int>?
  ) -> SeenState? {
    if bytes.isInParentheses(word), let state = SeenState(spelling: bytes[word]) { return state }
    var form = NormalForm(bytes[word])
    if let state = SeenState(keyAndValue: form) { return state }
    guard let key, isKey(key, before: word, in: bytes) else { return nil }
    form = NormalForm(bytes[key]).followed(by: form)
    return SeenState(keyAndValue: form)
  }

  private static func isKey(_ key: Range<Int>, before value: Range<Int>, in bytes: [UInt8]) -> Bool
  {
    bytes[key].last == UInt8(ascii: ":")
      || bytes[key.upperBound..<value.lowerBound].contains(UInt8(ascii: "="))
  }
}

// MARK: - Process

extension EntryDetails {
  /// The number in `MyApp[123:456]` or `MyApp[123]`.
  private static func bracketedProcess(in bytes: [UInt8], _ words: [Range<Int>]) -> String? {
    for (name, number) in zip(words, words.dropFirst()) {
      let isBracketed =
        name.upperBound + 1 == number.lowerBound && bytes[name.upperBound] == UInt8(ascii: "[")
      let digits = bytes[number].prefix { $0 != UInt8(ascii: ":") }
      if isBracketed, digits.isNumber { return String(decoding: digits, as: UTF8.self) }
    }
    return nil
  }

  /// The sixth column of the default style of `log show`: date, time, thread, type, activity, PID.
  private static func processColumn(in bytes: [UInt8], _ words: [Range<Int>]) -> String? {
    guard words.count > 5, bytes[words[2]].isHexadecimal, bytes[words[4]].isHexadecimal,
      bytes[words[5]].isNumber
    else { return nil }
    return String(decoding: bytes[words[5]], as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isNumber: Bool {
    (1...20).contains(count) && allSatisfy(\.isDigit)
  }

  fileprivate var isHexadecimal: Bool { starts(with: "0x".utf8) }
}
