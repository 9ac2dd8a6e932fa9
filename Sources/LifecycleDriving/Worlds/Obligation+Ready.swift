import LifecycleModels
import Reporting

// Ready-made obligations; a test adds each with one line.
extension Obligation {
  /// Nothing is unsaved when the process may die silently.
  ///
  /// It is checked when the process is suspended, or prewarmed and frozen, and wherever else the
  /// check lets it die (``DeathScope``). Data that a background task was to save counts as unsaved
  /// if no time was granted.
  /// - Parameter isUnsaved: Whether some of the user's data is only in memory.
  /// - Returns: The obligation.
  public static func nothingUnsaved(
    _ isUnsaved: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "I41", "nothing unsaved is left wherever the process may die silently", citing: [79],
      asked: .mayDieSilently, premise: .some(unless: "nothing was ever unsaved", isUnsaved)
    ) { isUnsaved($0) ? "something is unsaved while the process is \($0.processDescription)" : nil }
  }

  /// No work is left when the process is suspended, or prewarmed and frozen.
  /// - Parameter workInFlight: The number of unfinished pieces of work.
  /// - Returns: The obligation.
  public static func noWorkAfterTheLastTask(
    _ workInFlight: @escaping (Moment<Disk, Delegate>) -> Int
  ) -> Self {
    Self(
      "I48", "no work is left when the process is suspended", citing: [106, 112],
      asked: .frozen,
      premise: .some(unless: "there was never any work") { workInFlight($0) > 0 }
    ) { moment in
      let count = workInFlight(moment)
      return count > 0
        ? "\(count) pieces of work are unfinished while the process is \(moment.processDescription)"
        : nil
    }
  }

  /// No file lock is held in a shared container when the process is suspended, or prewarmed and
  /// frozen.
  public static func noLockHeldWhenSuspended(
    _ isHeld: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "I32", "no file lock is held in a shared container at suspension", citing: [97, 102, 103],
      asked: .frozen, premise: .some(unless: "no lock was ever held", isHeld)
    ) {
      isHeld($0) ? "a lock is held while the process is \($0.processDescription): 0xdead10cc" : nil
    }
  }

  /// The GPU is not used while the app is in the background.
  public static func noGPUWorkInBackground(
    _ isWorking: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "I36", "no GPU command is submitted in the background", citing: [99],
      asked: .settled(in: [.background, .suspended, .prewarmedAfterLaunch]),
      premise: .some(unless: "the GPU was never used", isWorking)
    ) { isWorking($0) ? "the GPU is used in the background" : nil }
  }

  /// Activation redoes what resignation undoes: an interruption skips the foreground callbacks.
  /// - Parameter isPaused: Whether something is paused that should run while the app is active.
  /// - Returns: The obligation.
  public static func activationRedoesWhatResigningUndoes(
    _ isPaused: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "I39", "whatever willResignActive undoes is redone in didBecomeActive", citing: [31],
      asked: .settled(in: [.active]),
      premise: .some(unless: "nothing was ever paused", isPaused)
    ) { isPaused($0) ? "the app is active, but what was paused is still paused" : nil }
  }

  /// An interruption is not taken for a departure: the app stays on screen, and becomes active
  /// again without a foreground callback.
  /// - Parameter hasLeft: Whether the app behaves as if the user had left it.
  /// - Returns: The obligation.
  public static func interruptionIsNoDeparture(
    _ hasLeft: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "I6", "an interruption is not taken for a departure", citing: [31, 119, 120],
      asked: .settled(in: [.inactive]),
      premise: .some(unless: "the app never behaved as if the user had left it", hasLeft)
    ) { moment in
      moment.history.isInterrupted && hasLeft(moment)
        ? "the app is interrupted, but behaves as if the user had left it" : nil
    }
  }

  /// No session is opened by a process that the user has not seen.
  ///
  /// It is checked when a process that was never active has settled in the background, is suspended,
  /// or was prewarmed and is frozen.
  /// - Parameter count: The number of sessions that this process has opened, or of other things that
  ///   make sense only before the eyes of a user: interfaces built, screens counted, videos begun.
  /// - Returns: The obligation.
  public static func noSessionBeforeActivation(
    _ count: @escaping (Moment<Disk, Delegate>) -> Int
  ) -> Self {
    Self(
      "I43", "a session is opened only after the app has become active", citing: [43, 60],
      asked: .settled(in: [.background, .suspended, .prewarmedAfterLaunch]),
      premise: .some(unless: "no session was ever opened") { count($0) > 0 }
    ) { moment in
      !moment.history.hasBeenActive && count(moment) > 0
        ? "a session is open in a process that was never active" : nil
    }
  }

  /// Each input, cold or warm, is handled exactly once.
  ///
  /// It is checked when the app is active and no delivery is owed.
  /// - Parameter count: The number of inputs (URLs, activities, shortcuts, taps) that this process
  ///   has handled.
  /// - Returns: The obligation.
  public static func inputHandledOnce(
    _ count: @escaping (Moment<Disk, Delegate>) -> Int
  ) -> Self {
    Self(
      "I23", "each input, cold or warm, is handled exactly once", citing: [53, 55, 154],
      asked: .settled(in: [.active]),
      premise: .some(unless: "no input ever came") { $0.history.inputsReceived > 0 },
      memory: { [$0.history.inputsReceived - count($0)] }
    ) { moment in
      let handled = count(moment)
      let received = moment.history.inputsReceived
      if handled == received { return nil }
      return handled < received
        ? "\(received - handled) of \(received) inputs were not handled"
        : "\(handled) inputs were handled, but only \(received) were received"
    }
  }

  /// Something is done exactly once each time the app comes to the foreground, and not at all before
  /// the first time; the end of an interruption does not count.
  ///
  /// That it is not done too often is checked after every step. That it is done at all is checked
  /// when the app is active and no delivery is owed.
  /// - Parameter count: How often it was done in this process: refreshes, sessions opened.
  /// - Returns: The obligation.
  public static func onceForEachEntrance(
    _ count: @escaping (Moment<Disk, Delegate>) -> Int
  ) -> Self {
    Self(
      "I7b", "what an entrance causes is done once for each entrance", citing: [26, 31, 40],
      premise: .some(unless: "the app never came to the foreground") { $0.history.hasBeenActive },
      memory: { [count($0) - $0.countAtEntrance] }
    ) { moment in
      let times = count(moment) - moment.countAtEntrance
      let isDue = moment.isSettled && moment.state == .active
      return isDue && times < 1 ? "it was not done in this entrance" : moment.excess(times)
    }
    .counting(count)
  }

  /// Something is done at most once each time the app comes to the foreground, and not at all before
  /// the first time; the end of an interruption does not count.
  /// - Parameter count: How often it was done in this process: prompts shown, authentications.
  /// - Returns: The obligation.
  public static func atMostOnceForEachEntrance(
    _ count: @escaping (Moment<Disk, Delegate>) -> Int
  ) -> Self {
    Self(
      "I7c", "what an entrance may cause is done at most once for each entrance",
      citing: [26, 31, 40], premise: .some(unless: "it was never done") { count($0) > 0 },
      memory: { [count($0) - $0.countAtEntrance] }
    ) { $0.excess(count($0) - $0.countAtEntrance) }
    .counting(count)
  }

  /// Something is done at most once, however often the app becomes active.
  /// - Parameter count: How often it was done in this process: timers started, prompts shown.
  /// - Returns: The obligation.
  public static func onceHoweverOftenActivated(
    _ count: @escaping (Moment<Disk, Delegate>) -> Int
  ) -> Self {
    Self(
      "I7", "nothing is done twice because the app becomes active again", citing: [26, 31, 40],
      premise: .some(unless: "it was never done") { count($0) > 0 }
    ) { moment in
      let times = count(moment)
      return times > 1 ? "it was done \(times) times in one process" : nil
    }
  }
}

extension Moment {
  /// The state of the process in words, to follow “the process is”.
  var processDescription: String {
    state == .prewarmedAfterLaunch ? "prewarmed and frozen" : state.name
  }

  /// What is wrong with doing something so often since the last entrance; nil if nothing is.
  fileprivate func excess(_ times: Int) -> String? {
    if history.entrances == 0 {
      return times > 0 ? "it was done before the app came to the foreground" : nil
    }
    return times > 1 ? "it was done \(times.counted("time")) in one entrance" : nil
  }
}
