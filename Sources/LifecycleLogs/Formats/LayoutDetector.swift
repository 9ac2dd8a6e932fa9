import Reporting

/// Detects from its first lines how a file must be read.
///
/// It inspects each byte once and keeps the bytes.
struct LayoutDetector {
  /// How the values of a file are arranged.
  enum Layout: Hashable {
    /// Each line is a JSON object, or text.
    case lines
    /// The file is a JSON list.
    case list
    /// The file is another JSON value.
    case document
  }

  private enum State {
    case blank
    /// The first line starts with “[”.
    case bracket
    /// The line starts with “[”, and the rest may be text.
    case bracketedLine
    /// The first line starts with “{”.
    case object
    /// The first line has ended, with all its brackets closed or not.
    case afterObject
    case afterBrokenObject
    /// The second line starts with “{”, and the first one was not an object.
    case secondObject
  }

  /// The most bytes that are kept.
  let limit: Int
  /// The text of the file so far.
  private(set) var text: [UInt8] = []

  private let format: LogFormat?
  private var state = State.blank
  private var next = 0
  /// The start of the line that the state refers to.
  private var lineStart = 0

  init(_ format: LogFormat?, limit: Int) {
    self.format = format
    self.limit = limit
  }

  /// Adds to the text, and returns the layout as soon as it is known.
  ///
  /// - Throws: ``LogError`` if an object is too large to be kept.
  mutating func add(_ piece: [UInt8]) throws(LogError) -> Layout? {
    text += piece
    while next < text.count {
      if let layout = step(text[next]) { return layout }
      next += 1
    }
    if text.count > limit, state != .blank { throw .tooLarge(limit: limit) }
    return nil
  }

  /// The layout if the file ends here; nil if the file is blank.
  var layoutAtEnd: Layout? {
    switch state {
    case .blank: nil
    case .bracket: .list
    case .bracketedLine: layoutOfBracketedLine
    case .object, .afterObject, .afterBrokenObject: .document
    case .secondObject: layoutOfSecondObject
    }
  }
}

// MARK: - Byte by byte

extension LayoutDetector {
  private mutating func step(_ byte: UInt8) -> Layout? {
    switch state {
    case .blank: return stepFirst(byte)
    case .bracket: return stepAfterBracket(byte)
    case .bracketedLine:
      if byte == UInt8(ascii: "\n") { return layoutOfBracketedLine }
      // No list of names has such a line, so this is text.
      if next - lineStart > LineSplitter.maxLineLength { return .lines }
    case .object:
      if byte == UInt8(ascii: "\n") { endFirstObject() }
    case .afterObject:
      if !byte.isSpace { return .lines }
    case .afterBrokenObject:
      // If an object continued, its second line would be a member and not an object. So the first
      // line is malformed, or was cut off because the process died while writing it.
      if byte == UInt8(ascii: "{") {
        begin(.secondObject)
      } else if !byte.isSpace {
        return .document
      }
    case .secondObject:
      if byte == UInt8(ascii: "\n") { return layoutOfSecondObject }
    }
    return nil
  }

  private mutating func begin(_ state: State) {
    self.state = state
    lineStart = next
  }

  private mutating func stepFirst(_ byte: UInt8) -> Layout? {
    if byte.isSpace { return nil }
    switch (byte, format) {
    case (UInt8(ascii: "["), .json): return .list
    case (_, .json): return .document
    case (_, .jsonLines), (_, .text): return .lines
    case (UInt8(ascii: "["), nil): begin(.bracket)
    case (UInt8(ascii: "{"), nil): begin(.object)
    default: return .lines
    }
    return nil
  }

  /// Text may start with “[” too, for example `[12:30:01]`.
  private mutating func stepAfterBracket(_ byte: UInt8) -> Layout? {
    if byte == UInt8(ascii: "\n") || "{[]\"".utf8.contains(byte) { return .list }
    if !byte.isSpace { state = .bracketedLine }
    return nil
  }

  /// A line that leaves no bracket open does not start a longer object, even if it is malformed.
  private mutating func endFirstObject() {
    let line = text[lineStart..<next]
    let isClosed = JSONReader.isClosed(line)
    state = isClosed ? .afterObject : .afterBrokenObject
  }

  private var layoutOfBracketedLine: Layout {
    JSONReader.isValue(text[lineStart..<next]) ? .list : .lines
  }

  private var layoutOfSecondObject: Layout {
    JSONReader.object(in: text[lineStart..<next]) == nil ? .document : .lines
  }
}
