extension [UInt8] {
  /// The mark in a range that is nothing else: a phrase in parentheses, or after “#” or “//”.
  func mark(in range: Range<Int>) -> Mark? {
    if isInParentheses(range) {
      return MarkReader.mark(self[(range.lowerBound + 1)..<(range.upperBound - 1)])
    }
    guard let start = afterCommentSign(in: range) else { return nil }
    return MarkReader.mark(self[start..<range.upperBound])
  }

  /// The mark in a range that is a mark or a remark.
  func markOrRemark(in range: Range<Int>) -> Interpretation {
    mark(in: range).map { .entry(.mark($0), EntryDetails()) } ?? .skipped(.remark)
  }

  /// Whether a range can have a mark, which is quick to decide.
  func mayHaveMark(in range: Range<Int>) -> Bool {
    self[range].last == UInt8(ascii: ")")
      || self[range].contains { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "/") }
  }

  private func afterCommentSign(in range: Range<Int>) -> Int? {
    let line = self[range]
    if line.first == UInt8(ascii: "#") { return range.lowerBound + 1 }
    return line.starts(with: "//".utf8) ? range.lowerBound + 2 : nil
  }
}
