/// What the times of a log say of one process.
///
/// A process is over where the log says that it was killed, or that one starts or launches anew.
public struct ProcessTimes: Hashable, Sendable {
  /// The process, where the log names it.
  public let process: String?
  /// The position of its first entry.
  public let firstPosition: Int
  /// The time of its first entry that has one.
  public internal(set) var first: LogTime?
  /// The time of its last entry that has one.
  public internal(set) var last: LogTime?
  /// How long it took from the start to the first activation, or, if that is unknown, to the end of
  /// the two launch methods.
  ///
  /// To the first activation it is an upper bound: a prewarmed launch is frozen on the way (F70,
  /// F72), and a dialogue may hold the activation up. Of the methods alone it is a lower bound.
  public internal(set) var launch: TimeSpan?
  /// The seconds between entering the foreground and leaving it, where both are in the log.
  public internal(set) var foregroundSeconds = 0.0
  /// The seconds between leaving the foreground and returning, where both are in the log.
  ///
  /// The log does not say in how many of them the process was suspended.
  public internal(set) var awaySeconds = 0.0
  /// The callback that was handled longest, among those that were measured.
  public internal(set) var longest: HandledCallback?

  init(process: String?, firstPosition: Int) {
    self.process = process
    self.firstPosition = firstPosition
  }
}

/// A callback, and how long the app took to handle it.
public struct HandledCallback: Hashable, Sendable {
  /// The canonical name, for example `app.didFinishLaunching`.
  public let name: String
  /// The position of its entry.
  public let position: Int
  /// The seconds that it took.
  public let seconds: Double
}

extension ProcessTimes: CustomStringConvertible {
  /// The times in one line.
  public var description: String {
    let parts: [String?] = [
      recorded.map { "\($0.inSeconds) recorded" },
      launch.map { "launched in \($0)" },
      foregroundSeconds > 0 ? "\(foregroundSeconds.inSeconds) in the foreground" : nil,
      awaySeconds > 0 ? "\(awaySeconds.inSeconds) away, running or suspended" : nil,
      longest.map { "longest callback \($0.name) with \($0.seconds.inSeconds)" },
    ]
    let name = process.map { "Process \($0)" } ?? "The process"
    return "\(name) from position \(firstPosition): "
      + parts.compactMap(\.self).joined(separator: "; ")
  }

  private var recorded: Double? {
    guard let first, let last, first <= last else { return nil }
    return first.seconds(until: last)
  }
}
