import LifecycleModels

/// How far the launch of a process has come, and how long it has taken.
struct LaunchWatch: Sendable {
  private(set) var stage = Stage.untouched
  /// The start of the process, or else its first launch method.
  var start: LogTime?
  private(set) var span: TimeSpan?
  private var handled = 0.0
  private var isReported = false
  /// Whether the state that was printed says so; apps with scenes print it in any launch (F11).
  private var isInBackground = false

  /// How far the launch has come.
  enum Stage: Int, Comparable {
    case untouched, started, willFinish, didFinish, over

    static func < (first: Stage, second: Stage) -> Bool { first.rawValue < second.rawValue }
  }

  /// Whether the log has shown the process launch.
  private(set) var wasSeen = false

  /// Whether the log shows a launch that is not over.
  var isOn: Bool { wasSeen && stage < .over }

  func isLaunchMethod(_ callback: Callback) -> Bool {
    callback == .willFinishLaunching || callback == .didFinishLaunching
  }

  /// Reads how far the launch has come.
  mutating func read(_ entry: LogEntry) {
    switch entry.item {
    case .processStart: reach(.started, entry)
    case .callback(.willFinishLaunching): reach(.willFinish, entry)
    case .callback(.didFinishLaunching): reach(.didFinish, entry)
    default: stage = max(stage, .started)
    }
  }

  private mutating func reach(_ next: Stage, _ entry: LogEntry) {
    if !wasSeen { start = entry.time }
    wasSeen = true
    stage = next
    if entry.printedState == .background { isInBackground = true }
  }

  /// Adds the time that a launch method took, and reports when it is too much for a launch in front.
  ///
  /// No source has a number for a launch into the background, so one that says so is not judged.
  mutating func add(_ call: HandledCall, _ limit: TimeLimit, _ findings: inout TimingFindings) {
    handled += call.seconds
    let span = TimeSpan(seconds: handled, bound: .atLeast)
    self.span = span
    guard !isReported, !isInBackground, handled > limit.seconds else { return }
    isReported = true
    findings.add(
      .overLimit, at: call.entry, limit, span,
      "The launch took \(span) until the end of \(call.callback.name), and in front may take "
        + "\(limit.words).")
  }

  /// Reads a callback that may end the launch; says whether the time of the launch is known by it.
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
