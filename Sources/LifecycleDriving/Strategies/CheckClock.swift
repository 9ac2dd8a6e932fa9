import Reporting

/// How long a check has taken, by the clock of the machine.
final class CheckClock {
  private let limit: Duration?
  private let lives: Int?
  private let report: ((String) -> Void)?
  private let start = ContinuousClock.now
  private var nextReport: Duration
  /// Whether the time was over when a life was to begin.
  private(set) var isOver = false

  private static var reportInterval: Duration { .seconds(10) }

  /// Begins to measure.
  ///
  /// - Parameters:
  ///   - limit: How long the check may take; nil for no limit.
  ///   - lives: How many lives there was time for in another process; nil if for all.
  ///   - report: Called every ten seconds with what was done so far.
  init(limit: Duration?, lives: Int? = nil, report: ((String) -> Void)?) {
    self.limit = limit
    self.lives = lives
    self.report = report
    nextReport = Self.reportInterval
  }

  /// The limit in words.
  var words: String { limit.map { "\($0.tenths) seconds" } ?? "no time" }

  /// Whether there is time for more.
  func hasTimeLeft(_ coverage: PlanCoverage) -> Bool {
    let time = ContinuousClock.now - start
    if let limit, time >= limit || coverage.lives >= lives ?? .max {
      isOver = true
      return false
    }
    if time >= nextReport, let report {
      nextReport = time + Self.reportInterval
      report(
        "\(coverage.lives.counted("life", "lives")), \(coverage.steps.counted("step")) in "
          + "\(time.tenths) seconds")
    }
    return true
  }
}
