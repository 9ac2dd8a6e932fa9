/// Reads a transition system in the form of Aldebaran from pieces of any size.
///
/// The first line is `des (first, transitions, states)`, and each other one `(from, label, to)`. A label
/// may stand in quotation marks, and then has `\"` and `\\` for these two characters. Blank lines and
/// spaces between the parts mean nothing.
public struct AldebaranReader {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private var line = 0
  /// The beginning of a line that the last piece did not end.
  private var rest: [UInt8] = []
  private var header: (first: Int, transitions: Int, states: Int)?
  private var labels = LabelTable()
  private var list = TransitionList()
  private let size: Int?

  /// Creates a reader.
  ///
  /// - Parameter size: The number of bytes that will be read, if it is known; it saves memory.
  public init(size: Int? = nil) { self.size = size }

  /// What the system takes up when it is complete and is sorted, in bytes.
  public var memory: Int { list.count * 12 + (header?.states ?? 0) * 8 }

  private static let maxLineBytes = 1 << 20

  /// Reads on in a piece.
  ///
  /// - Throws: ``TransitionSystemError`` at the first line that is wrong.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func read(_ piece: ArraySlice<UInt8>) throws {
    try piece.withUnsafeBufferPointer { piece in
      var start = 0
      while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
        let part = Bytes(rebasing: piece[start..<end])
        if rest.isEmpty { try readLine(part) } else { try readRest(endingWith: part) }
        start = end + 1
      }
      rest += piece[start...]
      if rest.count > Self.maxLineBytes {
        throw error("the line is longer than 1 MiB.", at: line + 1)
      }
    }
  }

  /// The system, if everything is read.
  ///
  /// - Parameter title: What the system is, in a few words.
  /// - Returns: The system, with the labels in the order in which they first occur.
  /// - Throws: ``TransitionSystemError`` if a part is missing.
  public consuming func finish(title: String) throws -> TransitionSystem {
    if !rest.isEmpty { try readRest(endingWith: Bytes(start: nil, count: 0)) }
    guard let header else {
      throw error(
        "the file is empty; the header des (first, transitions, states) is expected.", at: 1)
    }
    guard list.count == header.transitions else {
      throw error(
        "the file ends after \(list.count.counted("transition")), but its header promises "
          + "\(header.transitions.grouped).")
    }
    return TransitionSystem(
      title: title, actions: labels.names.map { TransitionSystem.Action($0) },
      initial: header.first..<header.first + 1, list.sorted(stateCount: header.states))
  }

  private mutating func readRest(endingWith part: UnsafeBufferPointer<UInt8>) throws {
    let whole = rest + part
    rest.removeAll(keepingCapacity: true)
    try whole.withUnsafeBufferPointer { try readLine($0) }
  }

  private mutating func readLine(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    line += 1
    let all = bytes.trimmed(0..<bytes.count)
    if all.isEmpty { return }
    guard let header else { return try readHeader(bytes, all) }
    guard let (from, label, to) = bytes.parts(of: all) else {
      throw TransitionSystemError(
        line: line, expected: "a transition (from, label, to)", found: bytes.words(all))
    }
    if list.count == header.transitions {
      throw error(
        "here is one transition more than the \(header.transitions.grouped) of the header.")
    }
    list.append(
      from: try number(bytes, from, states: header.states), label: try number(bytes, label: label),
      to: try number(bytes, to, states: header.states))
  }

  private mutating func readHeader(_ bytes: UnsafeBufferPointer<UInt8>, _ all: Range<Int>) throws {
    guard bytes[all].starts(with: "des".utf8),
      let (first, transitions, states) = bytes.parts(of: all.dropFirst(3))
    else {
      throw TransitionSystemError(
        line: line, expected: "the header des (first, transitions, states)",
        found: bytes.words(all))
    }
    let stateCount = try count(bytes, states, from: 1)
    let count = try count(bytes, transitions, from: 0)
    header = (try number(bytes, first, states: stateCount), count, stateCount)
    // A transition takes up 8 bytes at least; what the header promises need not come.
    list.reserveCapacity(min(count, (size ?? 0) / 8))
  }

  private func count(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, from least: Int
  ) throws -> Int {
    let most = TransitionSystem.maxCount
    if let count = bytes.number(range), (least...most).contains(count) { return count }
    throw TransitionSystemError(
      line: line, expected: "a number from \(least) to \(most.grouped)", found: bytes.words(range))
  }

  private func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, states: Int
  ) throws -> Int {
    if let number = bytes.number(range), number < states { return number }
    throw TransitionSystemError(
      line: line, expected: TransitionSystem.stateWords(states), found: bytes.words(range))
  }

  private mutating func number(
    _ bytes: UnsafeBufferPointer<UInt8>, label: Range<Int>
  ) throws -> Int {
    let quote = UInt8(ascii: "\"")
    var content = UnsafeBufferPointer(rebasing: bytes[label])
    if content.first == quote {
      let isClosed = content.count > 1 && content.last == quote
      content = UnsafeBufferPointer(rebasing: content.dropFirst().dropLast())
      let escapes = content.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      guard isClosed, escapes % 2 == 0 else {
        throw error("the quotation marks of the label \(bytes.words(label).shown) are not closed.")
      }
      if content.contains(UInt8(ascii: "\\")) {
        return try content.unescaped.withUnsafeBufferPointer { try number(of: $0) }
      }
    } else if content.isEmpty {
      throw error("the label is missing; write \"\" for one without characters.")
    }
    return try number(of: content)
  }

  private mutating func number(of label: UnsafeBufferPointer<UInt8>) throws -> Int {
    guard let number = labels.number(of: label) else { throw error("the label is not UTF-8.") }
    return number
  }

  private func error(_ problem: String, at line: Int? = nil) -> TransitionSystemError {
    TransitionSystemError(line: max(1, line ?? self.line), problem)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func words(_ range: Range<Int>) -> String {
    String(decoding: self[range].prefix(400), as: UTF8.self)
  }

  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isSpace { start += 1 }
    while start < end, self[end - 1].isSpace { end -= 1 }
    return start..<end
  }

  /// The three parts between parentheses, divided by the first and the last comma.
  fileprivate func parts(of range: Range<Int>) -> (Range<Int>, Range<Int>, Range<Int>)? {
    let all = trimmed(range)
    guard all.count > 1, self[all.lowerBound] == UInt8(ascii: "("),
      self[all.upperBound - 1] == UInt8(ascii: ")"),
      let first = self[all].firstIndex(of: UInt8(ascii: ",")),
      let last = self[all].lastIndex(of: UInt8(ascii: ",")), first < last
    else { return nil }
    return (
      trimmed(all.lowerBound + 1..<first), trimmed(first + 1..<last),
      trimmed(last + 1..<all.upperBound - 1)
    )
  }

  /// The number that all bytes of a range write with digits, below 10¹⁰.
  fileprivate func number(_ range: Range<Int>) -> Int? {
    guard (1...10).contains(range.count) else { return nil }
    var number = 0
    for index in range {
      guard self[index].isDigit else { return nil }
      number = number * 10 + Int(self[index] - UInt8(ascii: "0"))
    }
    return number
  }

  /// The bytes, with the characters in place of `\"` and `\\`.
  fileprivate var unescaped: [UInt8] {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in self {
      let isSpecial = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      if isEscaped, isSpecial { bytes.removeLast() }
      bytes.append(byte)
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return bytes
  }
}
