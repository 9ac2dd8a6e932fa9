// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of a SwiftUI app: its process, its windows, and what survives the process.
public struct SwiftUIState: AppProcessState {
  var windows = SwiftUIWindows()
  /// What the `App` and its app delegate are called with before any window is.
  var owed = DeliveryQueue()
  /// What follows what the windows are called with: a background event, or the announced end.
  var last = DeliveryQueue()
  var process = Process.notRunning
  /// The phase that code in the `App` has last read.
  var phaseOfApp = ScenePhase.background
  /// What covers the app while it is inactive.
  var cover = Cover.none

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

  enum Process: UInt8, CaseIterable, Hashable, Sendable {
    case notRunning, prewarmed, prewarmedAfterLaunch, running, suspended
  }

  enum Cover: UInt8, CaseIterable, Hashable, Sendable {
    case none, interruption, switcher
  }

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
    switch process {
    case .notRunning: .notRunning
    case .prewarmed: .prewarmed
    case .prewarmedAfterLaunch: .prewarmedAfterLaunch
    case .suspended: .suspended
    case .running:
      windows.contains { $0.phase == .active }
        ? .active : windows.contains { $0.phase == .inactive } ? .inactive : .background
    }
  }

  /// The phase that code in the `App` reads: active if any window is, inactive if none is, background
  /// when all are (F211).
  var aggregate: ScenePhase {
    let isActive =
      misreportsActive
      ? windows.contains(where: \.isConnected) && !windows.contains { $0.phase.isBelowActive }
      : windows.contains { $0.phase == .active }
    if isActive { return .active }
    return windows.contains(where: \.isInFront) ? .inactive : .background
  }

  public var isQuiet: Bool {
    owed.isEmpty && last.isEmpty && areWindowsQuiet && isAppNotified
  }

  public func isConnected(scene number: Int) -> Bool { windows[number].isConnected }

  public func phase(ofScene number: Int?) -> ScenePhase? {
    guard let number else { return phaseOfApp }
    return windows[number].phase.scenePhase
  }

  var areWindowsQuiet: Bool { !windows.contains { !$0.owed.isEmpty } }

  /// Whether code in the `App` has read the phase of the app.
  var isAppNotified: Bool { phaseOfApp == aggregate || process != .running }

  /// What the `App` and its delegate are called with next, if it is their turn.
  var nextForApp: Owed? {
    owed.first ?? (areWindowsQuiet && isAppNotified ? last.first : nil)
  }

  /// What a window is called with next, if it is the windows' turn.
  func next(for window: Int) -> Owed? {
    owed.isEmpty && isAppNotified ? windows[window].owed.first : nil
  }

  mutating func removeNextForApp() {
    if owed.isEmpty { last.removeFirst() } else { owed.removeFirst() }
  }

  /// Taps and the delegate that is told of them are not modelled here; the scene model has them.
  var hasNotificationDelegate: Bool {
    get { false }
    set {}
  }

  var isLaunching: Bool { owed.contains(.call(.didFinishLaunching)) }

  mutating func owe(_ items: [Owed]) { owed = DeliveryQueue(items) }

  mutating func suspend() { process = .suspended }

  /// The user opens the app, which ends its force quit.
  mutating func isOpened() {
    process = .running
    isForceQuit = false
  }

  /// Ends the process, and with it everything that belongs to it.
  mutating func die() {
    process = .notRunning
    windows.change { $0.disconnect() }
    owed = DeliveryQueue()
    last = DeliveryQueue()
    phaseOfApp = .background
    cover = .none
    task = .none
    work = .none
    knowsDataIsUnavailable = false
    hasInitialisedAhead = false
  }
}
