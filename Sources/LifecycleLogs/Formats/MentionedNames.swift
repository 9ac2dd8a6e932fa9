import Reporting

extension [UInt8] {
  /// Whether a line only speaks of callbacks, as the frames of a stack do, and what UIKit says of an
  /// app that implements one wrongly.
  func mentionsOnly(_ line: Range<Int>) -> Bool {
    endsAsStackFrame(line)
      || line.count >= Self.shortestMention && Self.mentions.contains { contains($0, in: line) }
  }

  /// What UIKit says is longer than most lines, which need not be searched.
  private static let shortestMention = 100

  private static let mentions = [
    "but the completion handler was never called", "You've implemented -[",
    "completion handler has not been called",
  ].map { [UInt8]($0.utf8) }

  /// Whether a line ends with ` + 104`, as the frames of a stack do.
  private func endsAsStackFrame(_ line: Range<Int>) -> Bool {
    guard let last = self[line].last, last.isDigit else { return false }
    let digits = self[line].reversed().prefix { $0.isDigit }.count
    let rest = self[line.lowerBound..<(line.upperBound - digits)]
    return rest.suffix(3).elementsEqual(" + ".utf8)
  }

  private func contains(_ text: [UInt8], in line: Range<Int>) -> Bool {
    guard line.count >= text.count else { return false }
    return (line.lowerBound...(line.upperBound - text.count)).contains { start in
      self[start] == text[0] && self[start..<(start + text.count)].elementsEqual(text)
    }
  }
}
