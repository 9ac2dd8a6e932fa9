import Reporting

extension YAMLReader {
  /// What stands after `|` or `>`.
  private struct Header {
    var isFolded = false
    /// What happens to line feeds at the end: `-` removes them all, `+` keeps them all.
    var chomping: UInt8 = 0
    var indentation: Int?
  }

  /// A scalar of several lines after `|` or `>`.
  mutating func blockScalar(under indentation: Int) throws(SettingsError) -> String {
    let header = try header(under: indentation)
    var lines: [Range<Int>] = []
    var width = header.indentation
    while !cursor.isAtEnd {
      let start = cursor
      if isAtMarker { break }
      cursor.skip { $0 == UInt8(ascii: " ") }
      let column = cursor.column
      if !isAtLineEnd {
        // The first line that is not blank sets the indentation.
        if width == nil, column > indentation { width = column }
        guard let width, column >= width else {
          cursor = start
          break
        }
      }
      cursor.skipLine()
      let first = min(start.index + (width ?? column), cursor.index)
      lines.append(first..<cursor.index)
      cursor.skipLineEnd()
    }
    return text(of: lines, header)
  }

  private mutating func header(under indentation: Int) throws(SettingsError) -> Header {
    var header = Header(isFolded: cursor.byte() == UInt8(ascii: ">"))
    cursor.skip(1)
    while !isAtLineEnd, !cursor.byte().isSpace {
      let byte = cursor.byte()
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        header.chomping = byte
      } else if byte.isDigit, byte != UInt8(ascii: "0") {
        header.indentation = max(indentation, 0) + Int(byte - UInt8(ascii: "0"))
      } else {
        throw cursor.unexpected(expected: "“+”, “-” or a digit", in: "a value")
      }
      cursor.skip(1)
    }
    skipInlineBlank()
    guard isAtLineEnd else {
      throw cursor.unexpected(expected: "the end of the line", in: "a value")
    }
    cursor.skipLineEnd()
    return header
  }

  private func text(of lines: [Range<Int>], _ header: Header) -> String {
    let last = lines.lastIndex { !$0.isEmpty } ?? -1
    let content = lines.prefix(last + 1)
    var text = header.isFolded ? folded(content) : joined(content)
    let blankLines = lines.count - content.count
    switch header.chomping {
    case UInt8(ascii: "-"): break
    case UInt8(ascii: "+"):
      text += String(repeating: "\n", count: blankLines + (content.isEmpty ? 0 : 1))
    default: text += content.isEmpty ? "" : "\n"
    }
    return text
  }

  private func joined(_ lines: ArraySlice<Range<Int>>) -> String {
    lines.map(cursor.text).joined(separator: "\n")
  }

  /// The lines joined by blanks, except at blank lines and around lines that are indented more.
  private func folded(_ lines: ArraySlice<Range<Int>>) -> String {
    var text = ""
    var breaks = 0
    var isPreviousFlush = false
    for line in lines {
      if line.isEmpty {
        breaks += 1
        continue
      }
      let isFlush = !cursor.bytes[line.lowerBound].isSpace
      if isFlush, isPreviousFlush {
        text += breaks == 0 ? " " : String(repeating: "\n", count: breaks)
      } else {
        text += String(repeating: "\n", count: breaks + (text.isEmpty ? 0 : 1))
      }
      text += cursor.text(line)
      (breaks, isPreviousFlush) = (0, isFlush)
    }
    return text
  }
}
