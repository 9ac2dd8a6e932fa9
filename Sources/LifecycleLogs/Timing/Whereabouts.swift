import LifecycleModels

/// Where an app is, as far as its log shows, and since when.
enum Whereabouts: Hashable, Sendable {
  /// The log has not shown it.
  case unknown
  /// On screen.
  case foreground(since: LogTime?)
  /// Off screen, running or suspended.
  case away(Absence)

  /// Forgets when things happened, because the clock was set back.
  mutating func forgetMoments() {
    switch self {
    case .unknown: break
    case .foreground: self = .foreground(since: nil)
    case .away: self = .away(Absence(since: nil))
    }
  }
}

/// The time after an app has left the foreground.
struct Absence: Hashable, Sendable {
  /// When the app left the foreground.
  let since: LogTime?
  /// When it was last given time: it left the foreground, or was woken for an event.
  private(set) var given: LogTime?
  private(set) var wasWoken = false
  /// When it was told that its time was up.
  var told: LogTime?
  /// Whether it was told so, be it at an unknown time.
  var wasTold = false
  /// Whether a remark was made that it ran on.
  var isReported = false

  init(since: LogTime?) {
    self.since = since
    given = since
  }

  /// The system woke the app for an event, and gives it time for that.
  mutating func wake(at time: LogTime?) {
    self = Absence(since: since)
    given = time
    wasWoken = true
  }
}

extension ProcessWatch {
  /// Reads where the app is after the entry, and what follows from where it was.
  mutating func move(
    _ entry: LogEntry, _ limits: TimeLimits, _ findings: inout TimingFindings
  ) {
    guard case .callback(let callback) = entry.item else {
      if case .phase(.active) = entry.item { loseAway() }
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
    case .willTerminate: remarkRunningOn(entry, limits, &findings)
    case .willResignActive, .noteWillResignActive, .sceneWillResignActive, .touch: loseAway()
    default: break
    }
  }

  private mutating func enterForeground(at time: LogTime?) {
    if case .foreground = whereabouts { return }
    if case .away(let away) = whereabouts, let since = away.since, let time {
      times.awaySeconds += since.seconds(until: time)
    }
    whereabouts = .foreground(since: time)
  }

  /// Leaves the foreground; a second call without a return between is documented as the way in which
  /// a suspended app is woken (F33).
  private mutating func leaveForeground(at time: LogTime?, isWake: Bool) {
    if case .away(var away) = whereabouts {
      if isWake { away.wake(at: time) }
      whereabouts = .away(away)
      return
    }
    if case .foreground(let since?) = whereabouts, let time {
      times.foregroundSeconds += since.seconds(until: time)
    }
    whereabouts = .away(Absence(since: time))
  }

  /// Leaves the foreground with a scene, if the printed state says so, which is that of the most
  /// active scene (F11), or if the log shows the whole life of the process and no other scene.
  private mutating func leaveForegroundIfLast(_ entry: LogEntry) {
    guard entry.printedState == .background || (launch.wasSeen && scenes.isEmpty) else { return }
    leaveForeground(at: entry.time, isWake: false)
  }

  private mutating func wake(at time: LogTime?) {
    guard case .away(var away) = whereabouts else { return }
    away.wake(at: time)
    whereabouts = .away(away)
  }

  /// The app has returned to the foreground, and the log does not show when.
  private mutating func loseAway() {
    if case .away = whereabouts { whereabouts = .unknown }
  }

  private mutating func expire(
    _ entry: LogEntry, _ limits: TimeLimits, _ findings: inout TimingFindings
  ) {
    guard case .away(var away) = whereabouts else { return }
    guard !away.wasTold else { return remarkRunningOn(entry, limits, &findings) }
    away.wasTold = true
    away.told = entry.time
    whereabouts = .away(away)
    guard !away.wasWoken, let since = away.since, let time = entry.time else { return }
    let span = TimeSpan(seconds: since.seconds(until: time), bound: .atMost)
    let limit = limits[.backgroundTime]
    findings.add(
      .expired, at: entry, limit, span,
      "The app was told that its time was up \(span.seconds.inSeconds) after it left the "
        + "foreground, where \(limit.words) are usual.")
  }

  private mutating func remarkRunningOn(
    _ entry: LogEntry, _ limits: TimeLimits, _ findings: inout TimingFindings
  ) {
    guard case .away(var away) = whereabouts, !away.isReported,
      let start = away.wasTold ? away.told : away.given, let time = entry.time
    else { return }
    let limit = limits[away.wasTold ? .expiration : .backgroundTime]
    let span = TimeSpan(seconds: start.seconds(until: time), bound: .atMost)
    guard span.seconds > limit.seconds else { return }
    away.isReported = true
    whereabouts = .away(away)
    findings.add(
      .ranOn, at: entry, limit, span,
      "\(entry.item.name) reached a running app \(span.seconds.inSeconds) after \(away.reason), "
        + "which leaves \(limit.words): it had another reason to run, or was suspended and woken "
        + "for something that the log does not show.")
  }
}

extension Absence {
  /// What the time that the app has left is counted from.
  fileprivate var reason: String {
    if wasTold { return "it was told that its time was up" }
    return wasWoken ? "it was last woken for an event" : "it left the foreground"
  }
}
