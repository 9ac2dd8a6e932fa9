/// Reads recorded callback logs, whatever their format.
///
/// The format is found from the content, never from a file name:
/// - a JSON object with the key `callbacks`, or `canonical` where that is missing, and optionally
///   `id`, `api` or `life cycle`, `states` (parallel to the list) and `alphabet`; a list of such
///   objects, or one such object a line;
/// - a JSON list of names, or of records;
/// - JSON lines, one record a line: `callback`, `name` or `event` holds a name; `eventMessage`,
///   `message` or `msg` holds text in which a name may stand; `phase` alone holds a phase;
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
  /// Reads every log of a file; ``LogStream`` reads files that are larger than memory.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: UTF-8, with or without a byte order mark, or UTF-16 with
  ///     one.
  ///   - name: What the logs are called that do not name themselves.
  ///   - format: How the file is to be read; nil to find out from its first lines.
  /// - Returns: The logs in the order of the file, at least one.
  /// - Throws: ``LogError`` if the content is no log. What is malformed beside entries is in
  ///   ``RecordedLog/malformed``.
  /// - Complexity: O(*n*) time for *n* bytes. Of a file of lines nothing is kept but the entries and
  ///   the first of what was skipped.
  public static func read(
    _ bytes: [UInt8], name: String, format: LogFormat? = nil
  ) throws(LogError) -> [RecordedLog] {
    var logs: [RecordedLog] = []
    var collector = EventCollector()
    func receive(_ event: LogEvent) {
      if let log = collector.add(event) { logs.append(log) }
    }
    var stream = LogStream(name: name, format: format)
    do {
      try stream.read(bytes, receive)
      try stream.finish(receive)
    } catch let error as LogError {
      throw error
    } catch {
      preconditionFailure("Collecting throws nothing, but here: \(error)")
    }
    return logs
  }
}

/// How the content of a file is to be read.
public enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// A JSON document: a log, a list of logs, or a list of entries.
  ///
  /// This is also what `log show --style json` prints. A list is read item by item; an object is
  /// kept whole, and may be as large as ``LogStream/largestDocument``.
  case json
  /// Lines that are JSON objects, each an entry or a whole log; other lines are read as text.
  ///
  /// This is also what `log show --style ndjson` prints.
  case jsonLines = "json-lines"
  /// Lines of text with one callback each, between any prefixes.
  ///
  /// These are the lines of `print`, of NSLog, of Xcode's console, of `idevicesyslog`, and of
  /// `log show` in its default, compact and syslog styles.
  case text
}
