import LifecycleModels

/// What is known about one process while its entries are read.
struct ProcessWatch: Sendable {
  var times: ProcessTimes
  var launch = LaunchWatch()
  var visibility = AppVisibility.unknown
  var scenes = SceneTally()
  /// The last entry, if it is a delegate call that was not measured.
  private var open: (entry: LogEntry, callback: Callback, start: LogTime)?

  init(_ entry: LogEntry) {
    times = ProcessTimes(process: entry.process, firstPosition: entry.position)
  }

  /// Whether the entry must belong to a later process.
  func ends(before entry: LogEntry) -> Bool {
    switch entry.item {
    case .processStart: launch.stage >= .started
    case .callback(.willFinishLaunching): launch.stage >= .willFinish
    case .callback(.didFinishLaunching): launch.stage >= .didFinish
    default: false
    }
  }

  mutating func read(_ entry: LogEntry, _ limits: TimeLimits, _ findings: inout TimingFindings) {
    readClock(entry, &findings)
    close(with: entry, limits, &findings)
    launch.read(entry)
    if case .callback(let callback) = entry.item {
      if let seconds = entry.duration, seconds >= 0, seconds.isFinite {
        judge(HandledCall(entry, callback, seconds), limits, &findings)
      } else if let time = entry.time {
        open = (entry, callback, time)
      }
      if launch.ends(with: callback, at: entry.time) { times.launch = launch.span }
    }
    locate(entry, limits, &findings)
  }

  private mutating func readClock(_ entry: LogEntry, _ findings: inout TimingFindings) {
    guard let time = entry.time else { return }
    if let last = times.last, time < last {
      let span = TimeSpan(seconds: time.seconds(until: last), bound: .measured)
      findings.add(
        .clockSetBack, at: entry, nil, span,
        "\(entry.item.name) is \(span) earlier than the entry before it: the clock was set back, "
          + "or the entries are out of order. No time is measured across this point.")
      launch.start = nil
      visibility.forgetTimes()
      open = nil
    }
    if times.first == nil { times.first = time }
    times.last = time
  }

  /// Uses the time from a delegate call to its notification as the duration of the call, if both
  /// are sent in one turn of the run loop and a limit applies.
  private mutating func close(
    with entry: LogEntry, _ limits: TimeLimits, _ findings: inout TimingFindings
  ) {
    defer { open = nil }
    guard let open, [.willTerminate, .didEnterBackground].contains(open.callback),
      let notification = open.callback.notification, entry.item == .callback(notification),
      let end = entry.time
    else { return }
    let seconds = open.start.seconds(until: end)
    judge(
      HandledCall(open.entry, open.callback, seconds, until: notification), limits, &findings)
  }

  private mutating func judge(
    _ call: HandledCall, _ limits: TimeLimits, _ findings: inout TimingFindings
  ) {
    if times.longest.map({ call.seconds > $0.seconds }) ?? true { times.longest = call.handled }
    if launch.isLaunchMethod(call.callback) {
      launch.add(call, limits[.launch], &findings)
      times.launch = launch.span
    } else if let name = call.callback.limit, name != .resume || isReturn(call.callback) {
      call.judge(against: limits[name], &findings)
    }
  }

  /// Whether a callback on the way to the foreground is known not to belong to a launch.
  ///
  /// The end of a launch has no limit of its own.
  private func isReturn(_ callback: Callback) -> Bool {
    if launch.isRecorded { return !launch.isOn }
    return visibility != .unknown || callback == .willEnterForeground
  }
}

/// Which scenes of a process its log shows on screen.
struct SceneTally: Sendable {
  /// No app has more scenes than this on screen.
  private static let maxScenes = 6

  private var onScreen: Set<String> = []
  private var unnamedConnections = 0
  private var hasTooMany = false

  /// Whether no scene is left on screen.
  ///
  /// This is false if scenes cannot be distinguished: the log leaves several unnamed, or names too
  /// many.
  var isEmpty: Bool { onScreen.isEmpty && unnamedConnections < 2 && !hasTooMany }

  mutating func read(_ callback: Callback, of scene: String?) {
    switch callback {
    case .sceneWillConnect:
      if scene == nil, unnamedConnections < 2 { unnamedConnections += 1 }
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive:
      if onScreen.count < Self.maxScenes {
        onScreen.insert(scene ?? "")
      } else if !onScreen.contains(scene ?? "") {
        hasTooMany = true
      }
    case .sceneDidEnterBackground, .sceneDidDisconnect: onScreen.remove(scene ?? "")
    default: break
    }
  }
}
