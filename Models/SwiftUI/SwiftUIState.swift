// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of a SwiftUI app: its process, its windows, and what survives the process.
public struct SwiftUIState: SceneBasedState {
  var scenes = SceneSlots()
  /// What the `App` and its app delegate are called with before any window is.
  var owed = DeliveryQueue()
  /// What follows what the windows are called with: a background event, or the announced end.
  var last = DeliveryQueue()
  var process = SceneProcess.notRunning
  /// The phase that code in the `App` has last read.
  var phaseOfApp = ScenePhase.background
  /// What covers the app while it is inactive.
  var cover = SceneCover.none

  /// The background task that the app has begun. One stands for all.
  var task = BackgroundTask.none
  /// Whether the app still owes the completion of a background event.
  var work = BackgroundWork.none
  /// Whether the last callback about protected data said that it is unavailable.
  var knowsDataIsUnavailable = false
  /// Whether `App.init` alone ran when the process was prewarmed.
  var hasInitialisedAhead = false

  /// Whether protected files can be read; this belongs to the device.
  var protectedData = ProtectedData.available
  /// Whether the user has killed the app and not launched it since; this survives the process.
  var isForceQuit = false
  /// Which kind of app it is; this never changes.
  var kind = Kind.usual
  /// Whether the `App` reads the phase as the betas of iOS 18 reported it (F212); this never changes.
  var misreportsActive = false
  public var systems = SystemVersions.all

  /// The kinds of app among the initial states.
  enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// One window, whose scene delegate is SwiftUI's own.
    case usual
    /// One window, whose scene delegate is a class of the app (F218).
    case ownSceneDelegate
    /// Several windows, whose scene delegates are SwiftUI's own.
    case severalWindows
  }
}

extension SwiftUIState {
  /// The application state, which is that of the most active scene; background where none is
  /// connected (F11, F164).
  public var execution: ExecutionState {
    process.execution(with: scenes)
  }

  /// The phase that code in the `App` reads: active if any window is, inactive if none is, background
  /// when all are (F211).
  var aggregate: ScenePhase {
    let isActive =
      misreportsActive
      ? scenes.contains(where: \.isConnected)
        && !scenes.contains { $0.activation == .inactive || $0.activation == .background }
      : scenes.contains { $0.activation == .active }
    if isActive { return .active }
    return scenes.contains(where: \.isInFront) ? .inactive : .background
  }

  public var isQuiet: Bool {
    owed.isEmpty && last.isEmpty && areScenesQuiet && isAppNotified
  }

  public func phase(ofScene number: Int?) -> ScenePhase? {
    guard let number else { return phaseOfApp }
    return scenes[number].phase
  }

  /// Whether code in the `App` has read the phase of the app.
  var isAppNotified: Bool { phaseOfApp == aggregate || process != .running }

  /// What the `App` and its delegate are called with next, if it is their turn.
  var nextForApp: Owed? {
    owed.first ?? (areScenesQuiet && isAppNotified ? last.first : nil)
  }

  /// What a window is called with next, if it is the windows' turn.
  func next(for window: Int) -> Owed? {
    owed.isEmpty && isAppNotified ? scenes[window].owed.first : nil
  }

  mutating func removeNextForApp() {
    if owed.isEmpty { last.removeFirst() } else { owed.removeFirst() }
  }

  /// Taps and the delegate that is told of them are not modelled here; the scene model has them.
  var hasNotificationDelegate: Bool {
    get { false }
    set {}
  }

  /// Ends the process, and with it everything that belongs to it.
  mutating func die() {
    endProcess()
    phaseOfApp = .background
    hasInitialisedAhead = false
  }
}
