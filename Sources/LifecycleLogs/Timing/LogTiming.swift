/// What the times of a log show.
public struct LogTiming: Hashable, Sendable {
  /// The first 1,000 findings, in the order of the entries that show them.
  public let findings: [TimingFinding]
  /// How many findings there are, those beyond ``findings`` included.
  public let findingCount: Int
  /// How many of them are violations.
  public let violationCount: Int
  /// The times of up to 1,000 processes, in the order of their first entries.
  public let processes: [ProcessTimes]
  /// How many processes there are, those beyond ``processes`` included.
  public let processCount: Int
  /// How many entries were not followed, because 1,000 other processes were still alive.
  public let entriesLeftOut: Int
}

extension RecordedLog {
  /// What the times of the log show; nothing for a log without times.
  ///
  /// ```swift
  /// let log = #"{"callback": "applicationWillTerminate", "duration": 6.5}"#
  /// let timing = try LogReader.read(Array(log.utf8), name: "log")[0].timing()
  /// // timing.findings[0].text ==
  /// //   "app.willTerminate took 6.5 s and may take about 5 s (F105; documented)."
  /// ```
  public func timing(limits: TimeLimits = .current) -> LogTiming {
    var watch = TimingWatch(limits: limits)
    for entry in entries { watch.read(entry) }
    return watch.timing()
  }
}
