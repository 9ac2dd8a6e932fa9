/// Reads recorded callback logs, whatever their format.
///
/// The format is found from the content, never from a file name:
/// - a JSON object with the key `callbacks`, or `canonical` where that is missing, and optionally
///   `id`, `api` or `life cycle`, `states` (parallel to the list) and `alphabet`; a list of such
///   objects, or one such object a line;
/// - a JSON list of names, or of records;
/// - JSON lines, one record a line: `callback`, `name` or `event` holds a name; `eventMessage`,
///   `message` or `msg` holds text in which a name may stand;
/// - text with one callback a line, between any prefixes. A line that is a JSON object is read as a
///   record.
///
/// JSON is what Foundation takes as such. Where an object holds a key twice, one of the two values
/// is read and the other is lost without a word; which one, Foundation does not say.
///
/// ```swift
/// let log = "10:11:12.345 MyApp[71:1f] -[AppDelegate applicationDidBecomeActive:]"
/// let logs = try LogReader.read(Array(log.utf8), name: "monday.log")
/// // logs[0].entries[0].item == .callback(.didBecomeActive), process == "71"
/// ```
public enum LogReader {
  /// Reads every log of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: UTF-8, with or without a byte order mark.
  ///   - name: What the logs are called that do not name themselves.
  /// - Returns: The logs in the order of the file, at least one.
  /// - Throws: ``LogError`` if the content is malformed, or is text without any callback.
  /// - Complexity: O(*n*) time for *n* bytes. Of a file of lines nothing is kept but the entries and
  ///   the first of what was skipped; a JSON document is parsed as a whole first.
  public static func read(_ bytes: [UInt8], name: String) throws(LogError) -> [RecordedLog] {
    let text = try LogText(bytes)
    switch LogFormat(of: text) {
    case .document:
      return try JSONLog.logs(in: text, name: name)
    case .documentPerLine:
      return try JSONLog.logs(inLinesOf: text, name: name)
    case .lines:
      return [try LineLog.log(in: text, name: name)]
    }
  }
}

/// How the content of a file is to be read.
private enum LogFormat {
  /// One JSON value fills the file.
  case document
  /// Each line is a JSON object that is a whole log.
  case documentPerLine
  /// Each line is a JSON record, or text.
  case lines

  init(of text: LogText) {
    var lines = text.lines
    let first = lines.next()?.range ?? text.body
    self =
      switch text.bytes[first.lowerBound] {
      case UInt8(ascii: "{"): Self.ofObject(first, in: text, second: lines.next()?.range)
      case UInt8(ascii: "["): Self.opensList(first, in: text) ? .document : .lines
      default: .lines
      }
  }

  /// How a file is to be read whose first line starts an object.
  private static func ofObject(
    _ first: Range<Int>, in text: LogText, second: Range<Int>?
  ) -> LogFormat {
    guard let second else { return .document }
    if let object = JSONReader.object(in: text, first) {
      return JSONLog.isLog(object) ? .documentPerLine : .lines
    }
    // The second line of an object that goes on is a member, never an object. So the first line was
    // cut off, as happens to a process that dies while it writes.
    return JSONReader.object(in: text, second) == nil ? .document : .lines
  }

  /// Whether a line that starts with “[” opens a JSON list; text may start with “[” as well.
  private static func opensList(_ line: Range<Int>, in text: LogText) -> Bool {
    let rest = text.bytes.trimmed((line.lowerBound + 1)..<line.upperBound)
    guard let next = text.bytes[rest].first else { return true }
    return "{[]\"".utf8.contains(next) || (try? JSONReader.value(in: text, line)) != nil
  }
}
