import Reporting

/// Cuts a JSON list into its items, byte by byte.
///
/// It inspects only brackets, quotation marks and commas, not the content of the items.
struct ListScanner {
  /// What a byte of the list means.
  enum Step {
    /// It belongs to an item, or is between two items.
    case inside, between
    /// It is the first byte of an item; a comma may be missing before it.
    case starts(isParted: Bool)
    /// It is the last byte of an item.
    case ends
    /// The item ends before it, because it closes the list or separates two items.
    case endsBefore
    /// It is not allowed there.
    case wrong(String)
  }

  private enum State {
    case beforeList, beforeFirst, afterComma, afterItem, afterList
    case inScalar, inText, inBrackets
  }

  /// How many brackets are open inside the item.
  private(set) var depth = 0
  private var state = State.beforeList
  private var isInText = false
  private var isEscaped = false

  /// Whether an item has begun and has not ended.
  var isInItem: Bool { [.inScalar, .inText, .inBrackets].contains(state) }
  /// Whether the list has been closed.
  var isClosed: Bool { state == .afterList }

  mutating func step(_ byte: UInt8) -> Step {
    switch state {
    case .inBrackets: inBrackets(byte)
    case .inText: inText(byte)
    case .inScalar: inScalar(byte)
    case .beforeList, .beforeFirst, .afterComma, .afterItem, .afterList:
      byte.isSpace ? .between : between(byte)
    }
  }
}

// MARK: - Between items

extension ListScanner {
  private mutating func between(_ byte: UInt8) -> Step {
    switch (state, byte) {
    case (.beforeList, _):
      state = .beforeFirst
      return .between
    case (.afterList, _): return .wrong("Text after the list")
    case (.beforeFirst, UInt8(ascii: "]")), (.afterItem, UInt8(ascii: "]")):
      state = .afterList
      return .between
    case (.afterComma, UInt8(ascii: "]")):
      state = .afterList
      return .wrong("Comma before a closing bracket")
    case (.afterItem, UInt8(ascii: ",")):
      state = .afterComma
      return .between
    case (_, UInt8(ascii: ",")): return .wrong("Comma without an item before it")
    default: return begin(byte)
    }
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    let isParted = state != .afterItem
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): (state, depth) = (.inBrackets, 1)
    case UInt8(ascii: "\""): state = .inText
    default: state = .inScalar
    }
    return .starts(isParted: isParted)
  }
}

// MARK: - In an item

extension ListScanner {
  private mutating func inBrackets(_ byte: UInt8) -> Step {
    if isInText {
      isInText = !closes(byte)
      return .inside
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      guard depth == 0 else { break }
      state = .afterItem
      return .ends
    default: break
    }
    return .inside
  }

  private mutating func inText(_ byte: UInt8) -> Step {
    guard closes(byte) else { return .inside }
    state = .afterItem
    return .ends
  }

  private mutating func inScalar(_ byte: UInt8) -> Step {
    guard byte.isSpace || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") else {
      return .inside
    }
    state = .afterItem
    if !byte.isSpace { _ = between(byte) }
    return .endsBefore
  }

  /// Whether a byte of a text is the quotation mark at its end.
  private mutating func closes(_ byte: UInt8) -> Bool {
    let closes = !isEscaped && byte == UInt8(ascii: "\"")
    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    return closes
  }
}
