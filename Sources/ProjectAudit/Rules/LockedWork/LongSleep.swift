import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Sleeps and delays that are longer than the time that a background task is given.
  static let longSleeps = AuditCheck(
    .lockedWork, .warning, facts: [107], life: .suspension, if: [{ !$0.mayRunOnInBackground }]
  ) { app in
    app.code.places(of: ["sleep", "sleepForTimeInterval", "asyncAfter"]).compactMap { place in
      guard let seconds = place.tokens.secondsSlept(at: place.index),
        seconds >= TargetFacts.secondsInBackground, place.followsBeginningOfTask
      else { return nil }
      return Match(
        at: .init(place),
        "This waits for \(Int(seconds)) seconds in a background task. The system gives about "
          + "\(Int(TargetFacts.secondsInBackground)), and what comes after that does not run, or runs when the "
          + "user is back. Do it at once, or leave it to a task of BGTaskScheduler.")
    }
  }
}

extension TargetFacts {
  /// The time that an app has in the background.
  fileprivate static let secondsInBackground = 30.0

  /// Whether a background mode lets the app run on for as long as it does its work.
  fileprivate var mayRunOnInBackground: Bool {
    let short: Set = ["fetch", "remote-notification", "processing"]
    return plists.contains { plist in
      plist.texts("UIBackgroundModes").contains { !short.contains($0.text) }
    }
  }
}

extension CodePlace {
  /// Whether its function has begun a background task before.
  fileprivate var followsBeginningOfTask: Bool {
    guard let body = function?.body else { return false }
    return tokens[body].indices.contains { start in
      tokens[start].text.hasPrefix("beginBackgroundTask") && tokens.isMemberOrMessage(at: start)
        && tokens.canFollow(index, after: start)
    }
  }
}

extension CodeTokens {
  fileprivate func isMemberOrMessage(at index: Int) -> Bool {
    isMember(at: index) || tree.node(at: index).enclosing(.message) != nil
  }

  /// A longer time is no number of seconds, but says for ever.
  private static let longestSleep = 1e9

  /// The seconds for which a call sleeps at an index; nil if they are not written there.
  fileprivate func secondsSlept(at index: Int) -> Double? {
    guard let argument = call(of: index)?.arguments.first else { return nil }
    let words = argument.value.filter { $0.kind == .word && !["seconds", "now"].contains($0.text) }
    let numbers = words.compactMap { Double($0.text.replacing("_", with: "")) }
    let signs = argument.value.filter { $0.kind == .symbol }.map(\.text)
    guard !numbers.isEmpty, numbers.count == words.count,
      Set(signs).isSubset(of: [".", "(", ")", "*", "+"]), !signs.contains("+") || numbers.count == 1
    else { return nil }
    let product = numbers.reduce(1, *)
    let seconds = argument.label == "nanoseconds" ? product / 1_000_000_000 : product
    return seconds < Self.longestSleep ? seconds : nil
  }
}
