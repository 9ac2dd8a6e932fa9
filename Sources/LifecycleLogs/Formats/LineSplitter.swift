import Foundation
import Reporting

/// One line of a file.
struct FileLine {
  /// The piece of the file that contains the line, or the line alone.
  let bytes: [UInt8]
  /// The range of the line in those bytes, without surrounding white space.
  let range: Range<Int>
  /// Counted from 1.
  let number: Int
  /// The offset of the first of the bytes in the text of the file.
  let origin: Int
  /// How many white space characters precede the range.
  let indentation: Int
  /// Whether the line is longer than the limit; then its end may be missing.
  let isTooLong: Bool

  var excerpt: String { bytes.excerpt(range) }
}

/// Cuts pieces of a file into lines that are not blank.
///
/// A line ends with LF or CR LF. An unfinished line at the end of a piece waits for the next one.
struct LineSplitter {
  /// Longer lines do not belong to callback logs and are not searched.
  static let maxLineLength = 64 * 1024

  /// The most bytes of a line that are read.
  var limit = LineSplitter.maxLineLength

  /// The start of an unfinished line, enough to decide whether the line is too long.
  private var kept: [UInt8] = []
  /// The length of that line so far.
  private var length = 0
  private var number = 0
  /// Where the current line starts in the text of the file.
  private var offset = 0

  /// How many lines there were.
  var count: Int { number }

  /// The next line that ends in a piece; the index advances past the line.
  mutating func next(in piece: [UInt8], from index: inout Int) -> FileLine? {
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

  /// Goes on at a line and its offset in the text; the last line must have ended.
  mutating func resume(atLine line: Int, offset: Int) {
    precondition(length == 0, "Line \(number + 1) has not ended.")
    number = line - 1
    self.offset = offset
  }

  /// The last line, if no line feed ends it.
  mutating func last() -> FileLine? {
    length > 0 ? takeKept() : nil
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    length += part.count
    // One extra byte shows that a line is too long; another may be a carriage return.
    kept += part.prefix(max(0, limit + 2 - kept.count))
  }

  private mutating func takeKept() -> FileLine? {
    let bytes = kept
    kept = []
    let tail = length - bytes.count
    length = 0
    return line(of: bytes, 0..<bytes.count, tail: tail, origin: offset)
  }

  private mutating func line(
    of bytes: [UInt8], _ whole: Range<Int>, tail: Int = 0, origin: Int
  ) -> FileLine? {
    number += 1
    offset += whole.count + tail + 1
    var range = whole
    if tail == 0, bytes[whole].last == UInt8(ascii: "\r") { range = whole.dropLast() }
    let isTooLong = range.count + tail > limit
    let kept = isTooLong ? range.prefix(limit) : range
    let trimmed = bytes.trimmed(kept)
    guard isTooLong || !trimmed.isEmpty else { return nil }
    return FileLine(
      bytes: bytes, range: trimmed, number: number, origin: origin,
      indentation: trimmed.lowerBound - whole.lowerBound, isTooLong: isTooLong)
  }
}

extension [UInt8] {
  /// The index of the first line feed from an index on.
  func firstLineFeed(from start: Int) -> Int? { first(UInt8(ascii: "\n"), from: start) }

  /// The end of the first place of a text in a range.
  func end(of text: [UInt8], in range: Range<Int>) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var start = range.lowerBound
      while start + text.count <= range.upperBound {
        let count = range.upperBound - text.count + 1 - start
        guard let found = memchr(base + start, Int32(text[0]), count) else { return nil }
        if memcmp(found, text, text.count) == 0 {
          return UnsafeRawPointer(found) - base + text.count
        }
        start = UnsafeRawPointer(found) - base + 1
      }
      return nil
    }
  }

  /// The index of the first occurrence of a byte from an index on.
  func first(_ byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
