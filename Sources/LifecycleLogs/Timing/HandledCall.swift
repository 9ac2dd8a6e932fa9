import LifecycleModels

/// A callback whose handling was measured, or lies between two moments in one turn of the run loop.
struct HandledCall {
  let entry: LogEntry
  let callback: Callback
  let seconds: Double
  /// The notification that ended it, where the recorder did not measure it.
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
      "\(callback.name) took \(seconds.inSeconds)\(until) and may take \(limit.words).")
  }
}

extension Callback {
  /// The limit on the time in which the app has to return from this callback.
  ///
  /// The limit on notifications and fetches is one on the call of their completion handlers, which
  /// logs do not show; a method that has not returned is held to be still at it.
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
