import LifecycleModels

/// The progress of the launch of a process, and the time that it has taken.
struct LaunchWatch: Sendable {
  private(set) var stage = Stage.untouched
  /// The time of the start of the process, or else of its first launch method.
  var start: LogTime?
  private(set) var span: TimeSpan?
  private var handled = 0.0
  private var isReported = false
  /// Whether a printed state says so; apps with scenes print it in any launch (F11).
  private var isInBackground = false

  /// The stages of a launch.
  enum Stage: Int, Comparable {
    case untouched, started, willFinish, didFinish, over

    static func < (first: Stage, second: Stage) -> Bool { first.rawValue < second.rawValue }
  }

  /// Whether the log shows the launch of the process.
  private(set) var isRecorded = false

  /// Whether the log shows a launch that has not ended.
  var isOn: Bool { isRecorded && stage < .over }

  func isLaunchMethod(_ callback: Callback) -> Bool {
    callback == .willFinishLaunching || callback == .didFinishLaunching
  }

  /// Updates the stage of the launch.
  mutating func read(_ entry: LogEntry) {
    switch entry.item {
    case .processStart: reach(.started, entry)
    case .callback(.willFinishLaunching): reach(.willFinish, entry)
    case .callback(.didFinishLaunching): reach(.didFinish, entry)
    default: stage = max(stage, .started)
    }
  }

  private mutating func reach(_ next: Stage, _ entry: LogEntry) {
    if !isRecorded { start = entry.time }
    isRecorded = true
    stage = next
    if entry.printedState == .background { isInBackground = true }
  }

  /// Adds the time of a launch method, and reports a foreground launch that takes too long.
  ///
  /// No source gives a number for a launch into the background, so such a launch is not judged.
  mutating func add(_ call: HandledCall, _ limit: TimeLimit, _ findings: inout TimingFindings) {
    handled += call.seconds
    let span = TimeSpan(seconds: handled, bound: .atLeast)
    self.span = span
    guard !isReported, !isInBackground, handled > limit.seconds else { return }
    isReported = true
    findings.add(
      .overLimit, at: call.entry, limit, span,
      "The launch took \(span) until the end of \(call.callback.name); in the foreground it may "
        + "take \(limit.words).")
  }

  /// Reads a callback that may end the launch; returns whether the launch time is then known.
  mutating func ends(with callback: Callback, at time: LogTime?) -> Bool {
    guard stage < .over else { return false }
    switch callback {
    case .didBecomeActive, .noteDidBecomeActive: return activate(at: isInBackground ? nil : time)
    case .sceneDidBecomeActive: return activate(at: time)
    case .willResignActive, .didEnterBackground, .willEnterForeground, .willTerminate,
      .sceneWillResignActive, .sceneDidEnterBackground:
      stage = .over
      return false
    default: return false
    }
  }

  private mutating func activate(at time: LogTime?) -> Bool {
    stage = .over
    guard let start, let time else { return false }
    span = TimeSpan(seconds: start.seconds(until: time), bound: .atMost)
    return true
  }
}
