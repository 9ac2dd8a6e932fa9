import LifecycleModels

/// Where an app is according to its log, and since when.
enum AppVisibility: Hashable, Sendable {
  /// The log does not show it.
  case unknown
  /// On screen.
  case foreground(since: LogTime?)
  /// Off screen, running or suspended.
  case away(Absence)

  /// Forgets all times, because the clock was set back.
  mutating func forgetTimes() {
    switch self {
    case .unknown: break
    case .foreground: self = .foreground(since: nil)
    case .away: self = .away(AppVisibility.Absence(since: nil))
    }
  }
}

extension AppVisibility {
  /// The time after an app left the foreground.
  struct Absence: Hashable, Sendable {
    /// When the app left the foreground.
    let since: LogTime?
    /// When its background time last started: it left the foreground, or was woken for an event.
    private(set) var start: LogTime?
    private(set) var wasWoken = false
    /// When it was told that its time was up.
    var told: LogTime?
    /// Whether it was told so, even at an unknown time.
    var wasInformed = false
    /// Whether a remark about running on was made.
    var isReported = false

    init(since: LogTime?) {
      self.since = since
      start = since
    }

    /// The system woke the app for an event, which gives it new background time.
    mutating func wake(at time: LogTime?) {
      self = Absence(since: since)
      start = time
      wasWoken = true
    }
  }
}

extension ProcessWatch {
  /// Updates where the app is after the entry, and reports what follows from where it was.
  mutating func locate(
    _ entry: LogEntry, _ limits: TimeLimits, _ findings: inout TimingFindings
  ) {
    guard case .callback(let callback) = entry.item else {
      if case .phase(.active) = entry.item { markReturnTimeUnknown() }
      return
    }
    scenes.read(callback, of: entry.scene)
    switch callback {
    case .willEnterForeground, .noteWillEnterForeground, .sceneWillEnterForeground,
      .didBecomeActive, .noteDidBecomeActive, .sceneDidBecomeActive:
      enterForeground(at: entry.time)
    case .didEnterBackground: leaveForeground(at: entry.time, isWake: true)
    case .noteDidEnterBackground: leaveForeground(at: entry.time, isWake: false)
    case .sceneDidEnterBackground: leaveForegroundIfLast(entry)
    case .didReceiveRemoteNotification, .performFetch, .handleEventsForBackgroundURLSession:
      wake(at: entry.time)
    case .taskExpiration: expire(entry, limits, &findings)
    case .willTerminate: reportBackgroundOverrun(entry, limits, &findings)
    case .willResignActive, .noteWillResignActive, .sceneWillResignActive, .touch:
      markReturnTimeUnknown()
    default: break
    }
  }

  private mutating func enterForeground(at time: LogTime?) {
    if case .foreground = visibility { return }
    if case .away(let away) = visibility, let since = away.since, let time {
      times.awaySeconds += since.seconds(until: time)
    }
    visibility = .foreground(since: time)
  }

  /// Leaves the foreground.
  ///
  /// A second call without a return in between means that a suspended app was woken (F33).
  private mutating func leaveForeground(at time: LogTime?, isWake: Bool) {
    if case .away(var away) = visibility {
      if isWake { away.wake(at: time) }
      visibility = .away(away)
      return
    }
    if case .foreground(let since?) = visibility, let time {
      times.foregroundSeconds += since.seconds(until: time)
    }
    visibility = .away(AppVisibility.Absence(since: time))
  }

  /// Leaves the foreground with a scene, if no other scene is left there.
  ///
  /// The printed state, which is that of the most active scene (F11), says so; or the log shows the
  /// whole process and no other scene.
  private mutating func leaveForegroundIfLast(_ entry: LogEntry) {
    guard entry.printedState == .background || (launch.isRecorded && scenes.isEmpty) else { return }
    leaveForeground(at: entry.time, isWake: false)
  }

  private mutating func wake(at time: LogTime?) {
    guard case .away(var away) = visibility else { return }
    away.wake(at: time)
    visibility = .away(away)
  }

  /// The app has returned to the foreground at an unknown time.
  private mutating func markReturnTimeUnknown() {
    if case .away = visibility { visibility = .unknown }
  }

  private mutating func expire(
    _ entry: LogEntry, _ limits: TimeLimits, _ findings: inout TimingFindings
  ) {
    guard case .away(var away) = visibility else { return }
    guard !away.wasInformed else { return reportBackgroundOverrun(entry, limits, &findings) }
    away.wasInformed = true
    away.told = entry.time
    visibility = .away(away)
    guard !away.wasWoken, let since = away.since, let time = entry.time else { return }
    let span = TimeSpan(seconds: since.seconds(until: time), bound: .atMost)
    let limit = limits[.backgroundTime]
    findings.add(
      .expired, at: entry, limit, span,
      "The app was told that its time was up \(span.seconds.inSeconds) after it left the "
        + "foreground; \(limit.words) is usual.")
  }

  private mutating func reportBackgroundOverrun(
    _ entry: LogEntry, _ limits: TimeLimits, _ findings: inout TimingFindings
  ) {
    guard case .away(var away) = visibility, !away.isReported,
      let start = away.wasInformed ? away.told : away.start, let time = entry.time
    else { return }
    let limit = limits[away.wasInformed ? .expiration : .backgroundTime]
    let span = TimeSpan(seconds: start.seconds(until: time), bound: .atMost)
    guard span.seconds > limit.seconds else { return }
    away.isReported = true
    visibility = .away(away)
    findings.add(
      .ranOn, at: entry, limit, span,
      "\(entry.item.name) reached a running app \(span.seconds.inSeconds) after \(away.reason), "
        + "which allows \(limit.words). The app had another reason to run, or it was suspended and "
        + "woken for something that the log does not show.")
  }
}

extension AppVisibility.Absence {
  /// The event from which the remaining time counts.
  fileprivate var reason: String {
    if wasInformed { return "it was told that its time was up" }
    return wasWoken ? "it was last woken for an event" : "it left the foreground"
  }
}
