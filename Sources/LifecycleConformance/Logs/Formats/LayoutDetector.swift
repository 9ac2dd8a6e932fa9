import Reporting

/// Finds out from its first lines how a file is to be read.
///
/// It looks at each byte once, and keeps what it has seen.
struct LayoutDetector {
  /// How the values of a file are laid out.
  enum Layout: Hashable {
    /// Each line is a JSON object, or text.
    case lines
    /// A JSON list fills the file.
    case list
    /// Another JSON value fills the file.
    case document
  }

  private enum State {
    case blank
    /// The first line starts with “[”.
    case bracket
    /// The rest of such a line may be text.
    case bracketedLine
    /// The first line starts with “{”.
    case object
    /// The first line is over; its brackets were closed, or were not.
    case afterObject
    case afterBrokenObject
    /// The second line starts with “{”, after a first one that was no object.
    case secondObject
  }

  /// The most bytes that are kept.
  let limit: Int
  /// The text of the file so far.
  private(set) var text: [UInt8] = []

  private let format: LogFormat?
  private var state = State.blank
  private var next = 0
  /// Where the line starts that the state is about.
  private var lineStart = 0

  init(_ format: LogFormat?, limit: Int) {
    self.format = format
    self.limit = limit
  }

  /// Adds to the text; returns the layout as soon as it is known.
  ///
  /// - Throws: ``LogError`` if an object is too large to be kept.
  mutating func add(_ piece: [UInt8]) throws(LogError) -> Layout? {
    text += piece
    while next < text.count {
      if let layout = see(text[next]) { return layout }
      next += 1
    }
    if text.count > limit, state != .blank { throw .tooLarge(limit: limit) }
    return nil
  }

  /// The layout of a file that ends here; nil if it is blank.
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

// MARK: - One byte after the other

extension LayoutDetector {
  private mutating func see(_ byte: UInt8) -> Layout? {
    switch state {
    case .blank: return seeFirst(byte)
    case .bracket: return seeAfterBracket(byte)
    case .bracketedLine:
      if byte == UInt8(ascii: "\n") { return layoutOfBracketedLine }
      // No list of names has such a line, so this is text.
      if next - lineStart > LineCutter.longest { return .lines }
    case .object:
      if byte == UInt8(ascii: "\n") { endFirstObject() }
    case .afterObject:
      if !byte.isSpace { return .lines }
    case .afterBrokenObject:
      // The second line of an object that goes on is a member, never an object. So the first line
      // was cut off, as happens to a process that dies while it writes, or is malformed.
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

  private mutating func seeFirst(_ byte: UInt8) -> Layout? {
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

  /// Text may start with “[” as well, as in `[12:30:01]`.
  private mutating func seeAfterBracket(_ byte: UInt8) -> Layout? {
    if byte == UInt8(ascii: "\n") || "{[]\"".utf8.contains(byte) { return .list }
    if !byte.isSpace { state = .bracketedLine }
    return nil
  }

  /// A line that leaves no bracket open is no beginning of a longer object, even if it is malformed.
  private mutating func endFirstObject() {
    let line = text[lineStart..<next]
    let isClosed = (try? JSONOutline(line)).map { !$0.isOpen } ?? false
    state = isClosed ? .afterObject : .afterBrokenObject
  }

  private var layoutOfBracketedLine: Layout {
    JSONReader.isValue(text[lineStart..<next]) ? .list : .lines
  }

  private var layoutOfSecondObject: Layout {
    JSONReader.object(in: text[lineStart..<next]) == nil ? .document : .lines
  }
}
