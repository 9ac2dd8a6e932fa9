/// How often an app ended, and how, over all payloads of MetricKit that were read.
public struct ExitSummary: Hashable, Sendable {
  /// The app.
  public let app: ReportedApp
  /// The times of the payloads, in the order in which they were read.
  public private(set) var periods: [Period] = []
  /// The payloads that say the same as one before them and are not counted: their files.
  public private(set) var repeated: [String] = []
  /// The counts, in the order in which they were first met.
  public private(set) var counts: [Count] = []

  /// The time of a payload.
  public struct Period: Hashable, Sendable {
    /// The file.
    public let file: String
    /// When it begins and ends, as written; nil where the payload does not say.
    public let begin: String?, end: String?
    /// The version of the app, and the system.
    public let version: String?, system: String?
    /// The first number of the system’s version.
    let systemVersion: Int?
    /// The counts of the payload.
    fileprivate let counts: [ExitCounts.Count]
  }

  /// How often the app ended in one way.
  public struct Count: Hashable, Sendable {
    /// The key of the payload.
    public let key: String
    /// Whether the app was in the foreground.
    public let isForeground: Bool
    /// How often, in all payloads together.
    public internal(set) var count: Int
    /// The shortest life that ends so; nil if no model has one.
    public internal(set) var life: DeathLife?

    /// What it adds up; empty for a key that is not known.
    public var causes: [DeathCause] {
      DeathCause.causes(ofCount: key, isForeground: isForeground)
    }
  }

  init(_ counts: ExitCounts, of file: String, _ report: DeviceReport) {
    app = ReportedApp(name: report.app?.name, bundle: report.app?.bundle)
    add(counts, of: file, report)
  }

  /// Adds a payload. Apps keep payloads for days and send them again, so one that equals another in
  /// time, version, system and counts counts once.
  mutating func add(_ counts: ExitCounts, of file: String, _ report: DeviceReport) {
    let period = Period(
      file: file, begin: counts.begin, end: counts.end, version: report.app?.version,
      system: report.system?.text, systemVersion: report.system?.major,
      counts: counts.counts)
    let isKnown = periods.contains { known in
      known.begin == period.begin && known.end == period.end && known.version == period.version
        && known.system == period.system && known.counts == period.counts
    }
    if isKnown, period.begin != nil {
      repeated.append(file)
      return
    }
    periods.append(period)
    for count in counts.counts {
      let index = self.counts.firstIndex {
        $0.key == count.key && $0.isForeground == count.isForeground
      }
      if let index {
        let (sum, isOverflow) = self.counts[index].count.addingReportingOverflow(count.count)
        self.counts[index].count = isOverflow ? .max : sum
      } else {
        self.counts.append(
          Count(key: count.key, isForeground: count.isForeground, count: count.count))
      }
    }
  }

  /// Finds the shortest life for each way in which the app ended.
  mutating func findLives(with finder: inout DeathLifeFinder) {
    let version = periods.last?.systemVersion
    for (index, count) in counts.enumerated() where count.count > 0 {
      counts[index].life = count.causes.first.flatMap { cause in
        finder.life(
          endingBy: cause, in: count.isForeground ? .foreground : .background, on: version)
      }
    }
  }

  /// How often the app ended in all.
  public var total: Int {
    counts.reduce(0) { sum, count in
      let (next, isOverflow) = sum.addingReportingOverflow(count.count)
      return isOverflow ? .max : next
    }
  }

  /// The share of the ends in the background that freed memory, from 0 to 1: most of them purges of the
  /// suspended app, after which the user meets what state restoration brings back. Nil if there were no ends.
  public var purgedShare: Double? {
    let purges = counts.filter { $0.causes.contains { $0.occurrences.contains(.end(.purge)) } }
      .map(\.count)
    return total == 0 ? nil : Double(purges.reduce(0, +)) / Double(total)
  }
}
