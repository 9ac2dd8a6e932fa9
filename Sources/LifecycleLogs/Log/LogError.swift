import Foundation
import Reporting

/// Why the content of a file is not a log.
public enum LogError: Error, Hashable {
  /// The file holds only white space.
  case empty
  /// The JSON is well formed, and something other than a log.
  case noLog(place: String)
  /// The file is a report, and no log of callbacks.
  case report(ReportKind)
  /// The file starts like a known format that is not UTF-8 text.
  case binary(format: String)
  /// There is a NUL byte at an offset in bytes from the start of the file.
  case nulByte(offset: Int)
  /// The bytes from an offset on are not UTF-8.
  case invalidUTF8(offset: Int)
  /// The JSON ends before it is complete.
  case truncatedJSON(line: Int)
  /// The JSON is not well formed, or holds a value that Foundation cannot represent.
  ///
  /// The reason is Foundation's, in English. It does not always include a position; then the line
  /// is known only if the JSON is a single line.
  case malformedJSON(line: Int?, column: Int?, reason: String)
  /// A JSON object or an item of a list is larger than the limit in bytes.
  case tooLarge(limit: Int)
  /// Lists and objects are nested more than `limit` deep.
  case nestedTooDeeply(line: Int, limit: Int)
  /// The JSON is well formed, but a value is not what a log has at that place.
  case wrongShape(place: String, found: String, expected: String)
  /// A name that must be that of a callback, and is not.
  case unknownName(String, place: String, nearest: String?)
  /// No line names a callback; the first skipped line may show why. The words that may be names of the
  /// recorder are a ``LogVocabulary`` to fill in.
  case noCallback(lines: Int, first: SkippedLine?, vocabulary: String? = nil)
}

extension LogError: LocalizedError {
  /// The error in words: the place, what was found, and what to write instead.
  public var errorDescription: String? {
    switch self {
    case .empty:
      "The file is empty."
    case .noLog(let place):
      "\(place): found an object without the key “callbacks”; a log has that key, with a list of names."
    case .report(let kind):
      "This is \(kind.words), not a log of callbacks; “lifecycle explain FILE” says why the process "
        + "ended."
    case .binary(let format):
      "The file is \(format); convert it to UTF-8 text or JSON first."
    case .nulByte(let offset):
      "Byte \(offset) is NUL: this is not UTF-8 text. A UTF-16 file must be saved as UTF-8."
    case .invalidUTF8(let offset):
      "The bytes from offset \(offset) are not UTF-8; save the log as UTF-8."
    case .truncatedJSON(let line):
      "Line \(line): the JSON ends before it is complete."
    case .malformedJSON(let line, let column, let reason):
      "\(Self.place(line, column)): not JSON (\(reason))."
    case .tooLarge(let limit):
      "A JSON value is larger than \(limit / 1_048_576) MiB; write one entry per line instead."
    case .nestedTooDeeply(let line, let limit):
      "Line \(line): the JSON is nested more than \(limit) deep; a log needs 3."
    case .wrongShape(let place, let found, let expected):
      "\(place): found \(found); write \(expected)."
    case .unknownName(let name, let place, let nearest):
      "\(place): no callback is called “\(name)”." + Self.suggestion(nearest)
    case .noCallback(let lines, let first, let vocabulary):
      "No callback is named in \(lines) \(lines == 1 ? "line" : "lines"). A line may name a method of "
        + "an app or scene delegate (applicationDidBecomeActive), a notification "
        + "(UIApplicationDidBecomeActiveNotification), or a phase (scenePhase: active, AppState: active, "
        + "AppLifecycleState.resumed)." + Self.example(first) + Self.offer(vocabulary)
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

  private static func offer(_ vocabulary: String?) -> String {
    guard let vocabulary else { return "" }
    return
      " If the log has names of its own, write what they stand for into a file, and name it with "
      + "--vocabulary: \(vocabulary)"
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest == nil ? " Put remarks in parentheses." : NearestWord.question(nearest)
  }
}
