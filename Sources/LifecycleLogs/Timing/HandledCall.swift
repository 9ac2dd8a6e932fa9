import LifecycleModels

/// A callback whose handling time is known, measured or from two stamps in one turn of the run loop.
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
      "\(callback.name) took \(seconds.inSeconds)\(until) and may take \(limit.words).")
  }
}

extension Callback {
  /// The limit on the time that the app may take to return from this callback.
  ///
  /// For notifications and fetches the system limits the time until the completion handler is called.
  /// Logs do not show that call, so the time until the method returns counts instead.
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
