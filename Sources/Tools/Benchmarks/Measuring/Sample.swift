import Foundation

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
  var otherProcessCores: Double?

  /// The figure in a unit.
  func figure(in unit: FigureUnit) -> Double {
    switch unit {
    case .seconds: seconds
    case .transitionsPerSecond, .stepsPerSecond, .callbacksPerSecond, .linesPerSecond,
      .bytesPerSecond:
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
  case bytesPerSecond = "bytes/s"
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

/// How long the cores have worked up to some moment, for all processes and for this one.
struct ProcessorUse: Hashable, Sendable {
  /// The moment, in seconds.
  let time: Double
  /// The seconds of work of all cores.
  let all: Double
  /// The part of this process and of the programs that it has run.
  let own: Double

  /// How many cores other processes have used since an earlier moment, on average; nil if the time
  /// is too short for the clocks of the system.
  func otherProcessCores(since earlier: ProcessorUse) -> Double? {
    let duration = time - earlier.time
    guard duration >= 0.2 else { return nil }
    return max(0, (all - earlier.all) - (own - earlier.own)) / duration
  }
}

extension ProcessorUse {
  /// The use up to now; nil if the system does not report it.
  static var now: ProcessorUse? {
    guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
      let ticks = workTicks(inStatistics: text)
    else { return nil }
    var own = tms()
    _ = times(&own)
    let ownTicks = own.tms_utime + own.tms_stime + own.tms_cutime + own.tms_cstime
    let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    return ProcessorUse(
      time: ProcessInfo.processInfo.systemUptime, all: Double(ticks) / ticksPerSecond,
      own: Double(ownTicks) / ticksPerSecond)
  }

  /// Reads the statistics of Linux for all cores: the times in user mode, nice, in the kernel, idle, waiting
  /// for input or output, in interrupts of two kinds, and stolen by other virtual machines.
  static func workTicks(inStatistics text: String) -> Int? {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("cpu ") }) else {
      return nil
    }
    let ticks = line.split(separator: " ").dropFirst().map { Int($0) ?? 0 }
    guard ticks.count >= 8 else { return nil }
    return ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6] + ticks[7]
  }
}
