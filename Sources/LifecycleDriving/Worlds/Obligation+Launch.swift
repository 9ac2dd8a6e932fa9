// What a launch, of whatever kind, must have prepared.
extension Obligation {
  /// What has to be registered before the launch ends is registered when the last launch method
  /// returns.
  ///
  /// It is checked when `didFinishLaunching` has returned, in every launch: by the user, in the
  /// background, and while prewarming. Whatever a scene, a view or an engine registers later is too
  /// late: launch handlers are refused, and what the app was opened with may be gone.
  /// - Parameter isRegistered: Whether it is registered: launch handlers, the delegate of the
  ///   notification centre, the plug-ins of a framework.
  /// - Returns: The obligation.
  public static func registeredWhenLaunchEnds(
    _ isRegistered: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "I82", "what must be registered before the launch ends is registered when it ends",
      citing: [18, 114], asked: .after([.didFinishLaunching])
    ) { isRegistered($0) ? nil : "the last launch method has returned, and nothing is registered" }
  }

  /// An active app has what its user needs, in whichever way it became active.
  ///
  /// An app becomes active after a launch by the user, after one in the background, after
  /// prewarming, after a return and after an interruption, and each way has its own callbacks. The
  /// obligation is checked when the app is active and no delivery is owed.
  /// - Parameter isMissing: Whether something is missing that must be there while the app is active:
  ///   a window, an interface, loaded data, fresh content.
  /// - Returns: The obligation.
  public static func readyWhenActive(
    _ isMissing: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "ready", "an active app has what its user needs", citing: [26, 31, 62, 72, 149],
      asked: .settled(in: [.active])
    ) { isMissing($0) ? "the app is active, but something that its user needs is missing" : nil }
  }

  /// What must be armed before the process is frozen is armed, in whichever way the process came
  /// there.
  ///
  /// A process is frozen after the app was left, after a launch or a wake in the background, and
  /// after prewarming, and only the first is announced by `didEnterBackground`; with scenes, even
  /// that is not sent to the app delegate. The obligation is checked when the process is suspended,
  /// or prewarmed and frozen.
  /// - Parameter isMissing: Whether something is missing that must be in place then: a request for
  ///   the next refresh, an observer of the unlock, a game that is paused.
  /// - Returns: The obligation.
  public static func armedWhenFrozen(
    _ isMissing: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    Self(
      "armed", "what must be armed before the process is frozen is armed",
      citing: [6, 32, 60, 72, 152], asked: .frozen
    ) {
      isMissing($0) ? "something is not armed while the process is \($0.processDescription)" : nil
    }
  }
}
