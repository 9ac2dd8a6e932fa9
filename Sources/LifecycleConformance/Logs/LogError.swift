import Foundation
import Reporting

/// Why the content of a file is no log.
public enum LogError: Error, Hashable {
  /// There is nothing but white space.
  case empty
  /// The file starts as a known format that is not UTF-8 text.
  case binary(format: String)
  /// A NUL byte stands at an offset in bytes from the start of the file.
  case nulByte(offset: Int)
  /// The bytes from an offset on are not UTF-8.
  case invalidUTF8(offset: Int)
  /// The JSON ends before it is complete.
  case truncatedJSON(line: Int)
  /// The JSON breaks its grammar, or holds what Foundation cannot represent.
  ///
  /// The reason is Foundation's, in English. It does not always come with a place: then the line is
  /// known only where the JSON is a single line.
  case malformedJSON(line: Int?, column: Int?, reason: String)
  /// A JSON object, or an item of a list, has more bytes than are kept.
  case tooLarge(limit: Int)
  /// Lists and objects stand inside each other more than `limit` times.
  case nestedTooDeeply(line: Int, limit: Int)
  /// The JSON is well formed, and something else is found than a log has there.
  case wrongShape(place: String, found: String, expected: String)
  /// A name stands where only names of callbacks stand, and no callback has it.
  case unknownName(String, place: String, nearest: String?)
  /// No line names a callback; the first that was skipped may show why.
  case noCallback(lines: Int, first: SkippedLine?)
}

extension LogError: LocalizedError {
  /// The error in words: the place, what was found there, and what to write instead.
  public var errorDescription: String? {
    switch self {
    case .empty:
      "The log is empty."
    case .binary(let format):
      "The log is \(format); convert it to UTF-8 text or JSON first."
    case .nulByte(let offset):
      "Byte \(offset) is NUL: this is not UTF-8 text. A UTF-16 file must be saved as UTF-8."
    case .invalidUTF8(let offset):
      "The bytes from offset \(offset) are not UTF-8; save the log as UTF-8."
    case .truncatedJSON(let line):
      "Line \(line): the JSON ends before it is complete."
    case .malformedJSON(let line, let column, let reason):
      "\(Self.place(line, column)): not JSON (\(reason))."
    case .tooLarge(let limit):
      "A JSON value is larger than \(limit / 1_048_576) MiB; write one entry a line instead."
    case .nestedTooDeeply(let line, let limit):
      "Line \(line): the JSON is nested more than \(limit) deep; a log needs 3."
    case .wrongShape(let place, let found, let expected):
      "\(place): found \(found); write \(expected)."
    case .unknownName(let name, let place, let nearest):
      "\(place): no callback is called “\(name)”." + Self.suggestion(nearest)
    case .noCallback(let lines, let first):
      "No callback is named in \(lines) \(lines == 1 ? "line" : "lines"); "
        + "write one a line, for example applicationDidBecomeActive." + Self.example(first)
    }
  }

  private static func place(_ line: Int?, _ column: Int?) -> String {
    guard let line else { return "The file" }
    return "Line \(line)" + (column.map { ", column \($0)" } ?? "")
  }

  private static func example(_ skipped: SkippedLine?) -> String {
    guard let skipped, let line = skipped.line else { return "" }
    return " Line \(line) is \(skipped.reason): “\(skipped.text)”."
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest == nil ? " A remark must be in parentheses." : NearestWord.question(nearest)
  }
}
