/// Reads recorded callback logs, whatever their format.
///
/// The format is detected from the content, never from a file name:
/// - a JSON object with the key `callbacks`, or else `canonical`, and optionally `id`, `api` or
///   `life cycle`, `states` (parallel to the list) and `alphabet`; a list of such objects, or one
///   such object per line;
/// - a JSON list of names, or of records;
/// - JSON lines, one record per line: `callback`, `name` or `event` holds a name; `eventMessage`,
///   `message` or `msg` holds text that may contain a name; `phase` alone holds a phase;
/// - text with one callback per line, after any prefixes. A line that is a JSON object is read as a
///   record.
///
/// JSON is whatever Foundation accepts as JSON. If an object holds a key twice, one of the two values
/// is read and the other is silently lost; Foundation does not say which one.
///
/// ```swift
/// let log = "10:11:12.345 MyApp[71:1f] -[AppDelegate applicationDidBecomeActive:]"
/// let logs = try LogReader.read(Array(log.utf8), name: "monday.log")
/// // logs[0].entries[0].item == .callback(.didBecomeActive), process == "71"
/// ```
public enum LogReader {
  /// Reads every log of a file; use ``LogStream`` for files that are larger than memory.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file: UTF-8, with or without a byte order mark, or UTF-16 with
  ///     one.
  ///   - name: The name of logs that do not name themselves.
  ///   - format: The format of the file; nil to detect it from the first lines.
  /// - Returns: The logs in the order of the file, at least one.
  /// - Throws: ``LogError`` if the content is not a log. Malformed lines among entries are in
  ///   ``RecordedLog/malformed``.
  /// - Complexity: O(*n*) time for *n* bytes. Of a file of lines only the entries and the first
  ///   skipped lines are kept.
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

/// The format of a file of logs.
public enum LogFormat: String, CaseIterable, Hashable, Sendable {
  /// A JSON document: a log, a list of logs, or a list of entries.
  ///
  /// `log show --style json` prints this too. A list is read item by item. An object is kept in
  /// memory and may be as large as ``LogStream/largestDocument``.
  case json
  /// Lines that are JSON objects, each an entry or a whole log; other lines are read as text.
  ///
  /// `log show --style ndjson` prints this too.
  case jsonLines = "json-lines"
  /// Lines of text with one callback each, after any prefixes.
  ///
  /// `print`, NSLog, Xcode's console and `idevicesyslog` write such lines, and so does `log show` in
  /// its default, compact and syslog styles.
  case text
}
