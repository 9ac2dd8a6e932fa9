import LifecycleModels

/// The times that a log gives for one process.
///
/// A process ends when the log says that it was killed, or that a process starts or launches.
public struct ProcessTimes: Hashable, Sendable {
  /// The process, if the log names it.
  public let process: String?
  /// The position of its first entry.
  public let firstPosition: Int
  /// The time of its first entry that has one.
  public internal(set) var first: LogTime?
  /// The time of its last entry that has one.
  public internal(set) var last: LogTime?
  /// The time from the start to the first activation, or else the time of the two launch methods.
  ///
  /// The time to the first activation is an upper bound, because a prewarmed launch is frozen on
  /// the way (F70, F72) and a dialog may delay the activation. The time of the methods is a lower
  /// bound.
  public internal(set) var launch: TimeSpan?
  /// The seconds between entering and leaving the foreground, if both are in the log.
  public internal(set) var foregroundSeconds = 0.0
  /// The seconds between leaving the foreground and returning, if both are in the log.
  ///
  /// The log does not say how long the process was suspended in between.
  public internal(set) var awaySeconds = 0.0
  /// The callback that took longest among those that were measured.
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

/// A callback whose handling time was measured, or follows from two stamps in one run-loop turn.
struct HandledCall {
  let entry: LogEntry
  let callback: Callback
  let seconds: Double
  /// The notification that ended it, if the recorder did not measure it.
  let notification: Callback?

  init(_ entry: LogEntry, _ callback: Callback, _ seconds: Double, until note: Callback? = nil) {
    self.entry = entry
    self.callback = callback
    self.seconds = seconds
    notification = note
  }

  var handled: HandledCallback {
    HandledCallback(name: callback.name, position: entry.position, seconds: seconds)
  }

  /// Reports the call if it took longer than it may.
  func judge(against limit: TimeLimit, _ findings: inout TimingFindings) {
    guard seconds > limit.seconds else { return }
    let until = notification.map { " until \($0.name), which is posted in the same turn," } ?? ""
    findings.add(
      .overLimit, at: entry, limit, TimeSpan(seconds: seconds, bound: .measured),
      "\(callback.name) took \(seconds.inSeconds)\(until) but may take only \(limit.words).")
  }
}

extension Callback {
  /// The limit on the time that the app may take to return from this callback.
  ///
  /// For notifications and fetches the system limits the time until the completion handler is
  /// called. Logs do not show that call, so the time until the method returns counts instead.
  var limit: TimeLimit.Name? {
    switch self {
    case .willEnterForeground, .didBecomeActive, .sceneWillEnterForeground, .sceneDidBecomeActive:
      .resume
    case .willResignActive, .sceneWillResignActive: .suspend
    case .didEnterBackground, .sceneDidEnterBackground: .didEnterBackground
    case .willTerminate: .willTerminate
    case .didReceiveRemoteNotification: .remoteNotification
    case .performFetch: .fetch
    case .taskExpiration: .expiration
    default: nil
    }
  }
}
