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
  /// How many cores others used meanwhile, on average, where that is known.
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

/// Runs some work and says how long it took.
func measured<Result>(_ work: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
  let clock = ContinuousClock()
  let start = clock.now
  let result = try work()
  return (result, (clock.now - start) / .seconds(1))
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle; nil where there is none.
  var median: Double? {
    if isEmpty { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
