import Reporting

/// A reference to a build setting, in the parts that are expanded separately.
struct BuildSettingsReference {
  /// What is done with a value.
  enum Operator {
    /// Nothing, unless it is missing or empty: then this text, which can contain references.
    case standard([UInt8])
    /// Something that depends on nothing else.
    case conversion(BuildSettingsConversion)

    init?(_ words: [UInt8]) {
      if words.starts(with: "default=".utf8) {
        self = .standard(Array(words.dropFirst(8)))
      } else if let known = BuildSettingsConversion(
        rawValue: String(decoding: words, as: UTF8.self))
      {
        self = .conversion(known)
      } else {
        return nil
      }
    }
  }

  /// The name, which can contain references.
  let name: [UInt8]
  /// What is done with the value, in order.
  let operators: [Operator]
  /// The first operator that is not known, if there is one.
  let unknownOperator: String?
  /// Whether the name stands in brackets.
  let hasBrackets: Bool

  /// Reads a whole reference, such as `$(A:lower)` or `$A`, or gives nil if it has no name.
  init?(_ written: [UInt8]) {
    hasBrackets = written.count > 1 && Self.closing(written[1]) != nil
    let parts = hasBrackets ? Self.parts(written[2..<(written.count - 1)]) : [Array(written[1...])]
    name = parts[0]
    let names = parts[1...].map { String(decoding: $0, as: UTF8.self) }
    let operators = parts[1...].map(Operator.init)
    self.operators = operators.compactMap(\.self)
    unknownOperator = zip(names, operators).first { $0.1 == nil }?.0
    if name.isEmpty { return nil }
  }

  /// Where the reference that begins at a dollar sign ends, or nil if its bracket is not closed.
  static func end(in text: [UInt8], at dollar: Int) -> Int? {
    let next = dollar + 1
    guard next < text.count else { return next }
    if text[next] == UInt8(ascii: "$") { return next + 1 }
    guard let bracket = closing(text[next]) else {
      return text[next...].firstIndex { !$0.isNameByte } ?? text.count
    }
    var open = [bracket]
    var index = next + 1
    while index < text.count {
      if text[index] == open.last {
        open.removeLast()
        if open.isEmpty { return index + 1 }
      } else if text[index] == UInt8(ascii: "$"), index + 1 < text.count,
        let inner = closing(text[index + 1])
      {
        open.append(inner)
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// The parts between colons that stand outside of references.
  private static func parts(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    let text = Array(text)
    var index = 0
    while index < text.count {
      let end =
        text[index] == UInt8(ascii: "$") ? end(in: text, at: index) ?? text.count : index + 1
      if text[index] == UInt8(ascii: ":") {
        parts.append([])
      } else {
        parts[parts.count - 1] += text[index..<end]
      }
      index = end
    }
    return parts
  }

  private static func closing(_ bracket: UInt8) -> UInt8? {
    switch bracket {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: nil
    }
  }
}
