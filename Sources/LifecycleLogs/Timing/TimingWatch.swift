/// Follows the entries of a log, one by one, and finds out what their times show.
///
/// The entries of several processes may stand between each other. Callbacks of one process come one
/// after the other on its main thread (F135), and time stamps are those of a clock on the wall: what
/// is found between two of them is as good as that clock.
///
/// ```swift
/// var watch = TimingWatch(limits: .current)
/// for entry in log.entries { watch.read(entry) }
/// for finding in watch.timing().findings where finding.isViolation { print(finding.text) }
/// ```
///
/// - Complexity: O(1) time for an entry. The memory does not grow with the log: at most 1,000
///   processes are followed at a time, and at most 1,000 findings and processes are kept.
public struct TimingWatch: Sendable {
  private let limits: TimeLimits
  private var findings = TimingFindings()
  private var alive: [String?: ProcessWatch] = [:]
  private var ended: [ProcessTimes] = []
  private var endedCount = 0
  private var entriesLeftOut = 0

  /// How many processes are followed, and how many things of a kind are kept.
  static let most = 1_000

  /// Begins a watch.
  public init(limits: TimeLimits) {
    self.limits = limits
  }

  /// Reads the next entry; those before the first time of their process are passed over.
  public mutating func read(_ entry: LogEntry) {
    let isTimed = entry.time != nil || entry.duration != nil
    guard isTimed || !alive.isEmpty else { return }
    // Taken out and put back, so that it is changed in place.
    var watch = alive.removeValue(forKey: entry.process)
    if let last = watch, last.ends(before: entry) {
      end(last)
      watch = nil
    }
    guard isTimed || watch != nil else { return }
    guard watch != nil || alive.count < Self.most else {
      entriesLeftOut += 1
      return
    }
    follow(entry, watch ?? ProcessWatch(entry))
  }

  /// What was found until now.
  public func timing() -> LogTiming {
    let processes = (ended + alive.values.map(\.times))
      .sorted { $0.firstPosition < $1.firstPosition }
    return LogTiming(
      findings: findings.first, findingCount: findings.count,
      violationCount: findings.violationCount, processes: Array(processes.prefix(Self.most)),
      processCount: endedCount + alive.count, entriesLeftOut: entriesLeftOut)
  }

  private mutating func follow(_ entry: LogEntry, _ watch: ProcessWatch) {
    var watch = watch
    watch.read(entry, limits, &findings)
    if entry.item == .killed { end(watch) } else { alive[entry.process] = watch }
  }

  private mutating func end(_ watch: ProcessWatch) {
    endedCount += 1
    if ended.count < Self.most { ended.append(watch.times) }
  }
}
