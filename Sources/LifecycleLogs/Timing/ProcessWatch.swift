import LifecycleModels

/// What is known of one process while its entries are read.
struct ProcessWatch: Sendable {
  var times: ProcessTimes
  var launch = LaunchWatch()
  var place = Place.unknown
  var scenes = SceneTally()
  /// A delegate call that was not measured, if it was the last entry.
  private var open: (entry: LogEntry, callback: Callback, start: LogTime)?

  init(_ entry: LogEntry) {
    times = ProcessTimes(process: entry.process, firstPosition: entry.position)
  }

  /// Whether the entry can only belong to a process after this one.
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
    move(entry, limits, &findings)
  }

  private mutating func readClock(_ entry: LogEntry, _ findings: inout TimingFindings) {
    guard let time = entry.time else { return }
    if let last = times.last, time < last {
      let span = TimeSpan(seconds: time.seconds(until: last), bound: .measured)
      findings.add(
        .clockSetBack, at: entry, nil, span,
        "\(entry.item.name) is \(span) earlier than the entry before it: the clock was set back, "
          + "or the entries are out of order. Nothing is measured across.")
      launch.start = nil
      place.forgetMoments()
      open = nil
    }
    if times.first == nil { times.first = time }
    times.last = time
  }

  /// Takes the time from a delegate call to its notification for the call's own, where both are
  /// sent in one turn of the run loop and a limit depends on it.
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
    if call.seconds > times.longest?.seconds ?? -1 { times.longest = call.handled }
    if launch.isLaunchMethod(call.callback) {
      launch.add(call, limits[.launch], &findings)
      times.launch = launch.span
    } else if let name = call.callback.limit, name != .resume || isReturn(call.callback) {
      call.judge(against: limits[name], &findings)
    }
  }

  /// Whether a callback on the way to the foreground is known not to belong to a launch, whose end
  /// has no limit of its own.
  private func isReturn(_ callback: Callback) -> Bool {
    if launch.wasSeen { return !launch.isOn }
    return place != .unknown || callback == .willEnterForeground
  }
}
