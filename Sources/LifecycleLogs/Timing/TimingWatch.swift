/// Follows the entries of a log one by one and evaluates their times.
///
/// Entries of several processes may be interleaved. The callbacks of one process come one after the
/// other on its main thread (F135). Time stamps come from a wall clock, so a difference between two
/// stamps is only as reliable as that clock.
///
/// ```swift
/// var watch = TimingWatch(limits: .current)
/// for entry in log.entries { watch.read(entry) }
/// for finding in watch.timing().findings where finding.isViolation { print(finding.text) }
/// ```
///
/// - Complexity: O(1) time per entry. The memory does not grow with the log: at most 1,000
///   processes are followed at a time, and at most 1,000 findings and processes are kept.
public struct TimingWatch: Sendable {
  private let limits: TimeLimits
  private var findings = TimingFindings()
  private var alive: [String?: ProcessWatch] = [:]
  private var ended: [ProcessTimes] = []
  private var endedCount = 0
  private var entriesLeftOut = 0

  /// The most processes that are followed, and the most findings and processes that are kept.
  static let maxKept = 1_000

  /// Begins a watch.
  public init(limits: TimeLimits) {
    self.limits = limits
  }

  /// Reads the next entry; entries before the first time of their process are skipped.
  public mutating func read(_ entry: LogEntry) {
    // What the user did is not what the app was sent, and often written by another process.
    if entry.item.mark != nil { return }
    // The line of the system says only when it was written.
    if case .exited = entry.item {
      if let watch = alive.removeValue(forKey: entry.process) { end(watch) }
      return
    }
    let isTimed = entry.time != nil || entry.duration != nil
    guard isTimed || !alive.isEmpty else { return }
    // Removed and put back, so that the watch is changed in place.
    var watch = alive.removeValue(forKey: entry.process)
    if let last = watch, last.ends(before: entry) {
      end(last)
      watch = nil
    }
    guard isTimed || watch != nil else { return }
    guard watch != nil || alive.count < Self.maxKept else {
      entriesLeftOut += 1
      return
    }
    follow(entry, watch ?? ProcessWatch(entry))
  }

  /// The findings so far.
  public func timing() -> TimingReport {
    let processes = (ended + alive.values.map(\.times))
      .sorted { $0.firstPosition < $1.firstPosition }
    return TimingReport(
      findings: findings.first, findingCount: findings.count,
      violationCount: findings.violationCount, processes: Array(processes.prefix(Self.maxKept)),
      processCount: endedCount + alive.count, entriesLeftOut: entriesLeftOut)
  }

  private mutating func follow(_ entry: LogEntry, _ watch: ProcessWatch) {
    var watch = watch
    watch.read(entry, limits, &findings)
    if entry.item == .killed { end(watch) } else { alive[entry.process] = watch }
  }

  private mutating func end(_ watch: ProcessWatch) {
    endedCount += 1
    if ended.count < Self.maxKept { ended.append(watch.times) }
  }
}

/// The findings about the times of a log.
public struct TimingReport: Hashable, Sendable {
  /// The first 1,000 findings, in the order of the entries that show them.
  public let findings: [TimingFinding]
  /// How many findings there are, including those beyond ``findings``.
  public let findingCount: Int
  /// How many of them are violations.
  public let violationCount: Int
  /// The times of up to 1,000 processes, in the order of their first entries.
  public let processes: [ProcessTimes]
  /// How many processes there are, including those beyond ``processes``.
  public let processCount: Int
  /// How many entries were skipped because 1,000 other processes were still alive.
  public let entriesLeftOut: Int
}

extension RecordedLog {
  /// The findings about the times of the log; none for a log without times.
  ///
  /// ```swift
  /// let log = #"{"callback": "applicationWillTerminate", "duration": 6.5}"#
  /// let timing = try LogReader.read(Array(log.utf8), name: "log")[0].timing()
  /// // timing.findings[0].text ==
  /// //   "app.willTerminate took 6.5 s but may take only about 5 s (F105; documented)."
  /// ```
  public func timing(limits: TimeLimits = .current) -> TimingReport {
    var watch = TimingWatch(limits: limits)
    for entry in entries { watch.read(entry) }
    return watch.timing()
  }
}
