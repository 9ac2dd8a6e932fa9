/// The result of one run.
struct Sample: Hashable, Sendable {
  /// How long the run took.
  var seconds: Double
  /// The transitions or steps made in that time; nil if only the time counts.
  var work: Int?
  /// The number of states found, if states were searched.
  var states: Int?
  /// The memory of the search at its end, for each state.
  var bytesPerState: Double?
  /// How many cores other processes used meanwhile, on average, if that is known.
  var othersCores: Double?

  /// The figure in a unit.
  func figure(in unit: FigureUnit) -> Double {
    switch unit {
    case .seconds: seconds
    case .transitionsPerSecond, .stepsPerSecond, .callbacksPerSecond, .linesPerSecond:
      Double(work ?? 0) / seconds
    }
  }
}

/// What a figure counts.
enum FigureUnit: String, Hashable, Sendable {
  case transitionsPerSecond = "transitions/s"
  case stepsPerSecond = "steps/s"
  case callbacksPerSecond = "callbacks/s"
  case linesPerSecond = "lines/s"
  case seconds
}

/// Runs some work and measures its time.
func measured<Result>(_ work: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
  let clock = ContinuousClock()
  let start = clock.now
  let result = try work()
  return (result, (clock.now - start) / .seconds(1))
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle; nil if there is none.
  var median: Double? {
    if isEmpty { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
