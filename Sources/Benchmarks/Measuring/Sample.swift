import Foundation

/// What one run has shown.
struct Sample: Hashable, Sendable {
  /// How long the run took.
  var seconds: Double
  /// The transitions or steps made in that time; nil where only the time counts.
  var work: Int?
  /// The number of states found, where states were searched.
  var states: Int?
  /// What the search held in memory for each state at its end.
  var bytesPerState: Double?
  /// The part of a core that a run with one thread had; much below 1 where others worked too.
  var coreShare: Double?

  /// The figure in a unit.
  func figure(in unit: FigureUnit) -> Double {
    switch unit {
    case .seconds: seconds
    case .transitionsPerSecond, .stepsPerSecond: Double(work ?? 0) / seconds
    }
  }
}

/// What a figure counts.
enum FigureUnit: String, Hashable, Sendable {
  case transitionsPerSecond = "transitions/s"
  case stepsPerSecond = "steps/s"
  case seconds
}

/// Runs some work and says how long it took.
func measured<Result>(_ work: () throws -> Result) rethrows -> Measured<Result> {
  let clock = ContinuousClock()
  let start = clock.now
  let startOfWork = processorSeconds()
  let result = try work()
  return Measured(
    result: result, seconds: (clock.now - start) / .seconds(1),
    processorSeconds: processorSeconds() - startOfWork)
}

/// The result of some work, and how long it took.
struct Measured<Result> {
  let result: Result
  let seconds: Double
  /// How long cores worked for this process meanwhile.
  let processorSeconds: Double

  /// The part of a core that the work had, if it was done by one thread.
  var coreShare: Double { processorSeconds / seconds }
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle; nil where there is none.
  var median: Double? {
    if isEmpty { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
