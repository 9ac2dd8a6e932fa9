import LifecycleConformance

/// Reads what a test writes out.
enum Written {
  static func logs(_ text: String) throws(LogError) -> [RecordedLog] {
    try LogReader.read(Array(text.utf8), name: "log")
  }

  static func log(_ text: String) throws(LogError) -> RecordedLog {
    try logs(text)[0]
  }

  /// The canonical names of the entries, with their scenes.
  static func items(_ text: String) throws(LogError) -> [String] {
    try log(text).entries.map { $0.item.name + ($0.scene.map { "#" + $0 } ?? "") }
  }

  /// The reasons of what was skipped, in order.
  static func reasons(_ text: String) throws(LogError) -> [SkipReason] {
    try log(text).skipped.map(\.reason)
  }

  /// The first entry.
  static func entry(_ line: String) throws(LogError) -> LogEntry {
    try log(line).entries[0]
  }
}
