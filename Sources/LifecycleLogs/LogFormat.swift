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
