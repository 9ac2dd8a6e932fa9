/// What is out of the ordinary with scenes and without.
extension Circumstance where State: AppProcessState {
  static func backgroundLaunch(citing citations: [Citation]) -> Circumstance {
    Circumstance(
      "the process was launched in the background", citing: citations,
      occurrences: { $0.isBackgroundLaunch || $0 == .prewarming(.runsLaunch) })
  }

  static var prewarming: Circumstance {
    Circumstance(
      "the process was prewarmed", citing: [70, 71, 72], occurrences: { $0.isPrewarming })
  }

  static var fastUserKill: Circumstance {
    Circumstance(
      "the app was killed from the switcher right after it was left", citing: [162],
      occurrences: { $0 == .userKill(.fast) })
  }

  static func inputInFront(_ statement: String, citing citations: [Citation]) -> Circumstance {
    Circumstance(
      statement, citing: citations,
      occurrences: { if case .inputInFront = $0 { true } else { false } })
  }

  static func earlyNotification(_ statement: String, citing citations: [Citation]) -> Circumstance {
    Circumstance(statement, citing: citations) { rule in
      rule.occurrence == .delivery(.early) && rule.callback?.isNotification == true
    }
  }

  static var refusedTask: Circumstance {
    Circumstance(
      "the beginBackgroundTask call was refused", citing: [110],
      occurrences: { $0 == .answer(to: .beginTask, isGranted: false) })
  }
}
