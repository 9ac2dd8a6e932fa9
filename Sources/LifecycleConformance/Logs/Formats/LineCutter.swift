import Foundation
import Reporting

/// One line of a file.
struct LogLine {
  /// The piece of the file that holds the line, or the line alone.
  let bytes: [UInt8]
  /// The line in those bytes, without the white space around it.
  let range: Range<Int>
  /// Counted from 1.
  let number: Int
  /// Where the first of the bytes stands in the text of the file.
  let origin: Int
  /// How many white space characters stand before the range.
  let indentation: Int
  /// Whether the line is longer than may be kept; its end may be missing then.
  let isTooLong: Bool

  var excerpt: String { bytes.excerpt(range) }
}

/// Cuts pieces of a file into lines that are not blank.
///
/// A line ends with LF or CR LF. What a piece ends with is kept for the next one.
struct LineCutter {
  /// Longer lines are no callback logs, and are not searched.
  static let longest = 64 * 1024

  /// The most bytes of a line that are read.
  var limit = LineCutter.longest

  /// The start of an unfinished line, as much of it as tells whether the line is too long.
  private var kept: [UInt8] = []
  /// How long that line is so far.
  private var length = 0
  private var number = 0
  /// Where the current line starts in the text of the file.
  private var offset = 0

  /// How many lines there were.
  var count: Int { number }

  /// The next line that ends in a piece, from an index on, which moves behind the line.
  mutating func next(in piece: [UInt8], from index: inout Int) -> LogLine? {
    while index < piece.count {
      guard let end = piece.firstLineFeed(from: index) else {
        keep(piece[index...])
        index = piece.count
        return nil
      }
      let start = index
      index = end + 1
      if length > 0 {
        keep(piece[start..<end])
        if let line = takeKept() { return line }
      } else if let line = line(of: piece, start..<end, origin: offset - start) {
        return line
      }
    }
    return nil
  }

  /// The line that no line feed ends.
  mutating func last() -> LogLine? {
    length > 0 ? takeKept() : nil
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    length += part.count
    // One byte more tells that a line is too long, another one may be a carriage return.
    kept += part.prefix(max(0, limit + 2 - kept.count))
  }

  private mutating func takeKept() -> LogLine? {
    let bytes = kept
    kept = []
    let tail = length - bytes.count
    length = 0
    return line(of: bytes, 0..<bytes.count, tail: tail, origin: offset)
  }

  private mutating func line(
    of bytes: [UInt8], _ whole: Range<Int>, tail: Int = 0, origin: Int
  ) -> LogLine? {
    number += 1
    offset += whole.count + tail + 1
    var range = whole
    if tail == 0, bytes[whole].last == UInt8(ascii: "\r") { range = whole.dropLast() }
    let isTooLong = range.count + tail > limit
    let kept = isTooLong ? range.prefix(limit) : range
    let trimmed = bytes.trimmed(kept)
    guard isTooLong || !trimmed.isEmpty else { return nil }
    return LogLine(
      bytes: bytes, range: trimmed, number: number, origin: origin,
      indentation: trimmed.lowerBound - whole.lowerBound, isTooLong: isTooLong)
  }
}

extension [UInt8] {
  /// The index of the first line feed from an index on.
  func firstLineFeed(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count,
        let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
