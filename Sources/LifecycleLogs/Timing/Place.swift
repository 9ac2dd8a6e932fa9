/// Where an app is, as far as its log shows, and since when.
enum Place: Hashable, Sendable {
  /// The log has not shown it.
  case unknown
  /// On screen.
  case foreground(since: LogTime?)
  /// Off screen, running or suspended.
  case away(Away)

  /// Forgets when things happened, because the clock was set back.
  mutating func forgetMoments() {
    switch self {
    case .unknown: break
    case .foreground: self = .foreground(since: nil)
    case .away: self = .away(Away(since: nil))
    }
  }
}

/// The time after an app has left the foreground.
struct Away: Hashable, Sendable {
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
    self = Away(since: since)
    given = time
    wasWoken = true
  }
}
