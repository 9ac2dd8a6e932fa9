// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of an app with an app delegate: its process, what surrounds it, and what survives it.
public struct AppState: LifecycleState, AppProcessState {
  public var execution = ExecutionState.notRunning
  public var owed = DeliveryQueue()

  /// What covers the app while it is inactive.
  var cover = Cover.none
  /// Whether this process has been in the foreground.
  var isShown = false
  /// How far the app is on its way to the screen.
  var entrance = Entrance.none
  /// Whether the first view has appeared in this process, which it may do off screen.
  var hasAppeared = false
  /// The background task that the app has begun. One stands for all, since the time belongs to the
  /// app.
  var task = BackgroundTask.none
  /// What the app was run for in the background and has not completed.
  var work = BackgroundWork.none
  var hasNotificationDelegate = false
  /// Whether the last callback about protected data said that it is unavailable.
  var knowsDataIsUnavailable = false
  /// Whether a significant time change waits for the app.
  var isTimeChangeQueued = false

  /// Whether protected files can be read; this belongs to the device.
  var protectedData = ProtectedData.available
  /// Whether an archive for state restoration exists; it survives the process.
  var hasArchive = false
  /// Whether the user has killed the app and not launched it since; this survives the process.
  var isForceQuit = false
  /// Whether Info.plist sets UIApplicationExitsOnSuspend; this never changes.
  var exitsOnSuspend = false
  public var systems = SystemVersions.all

  enum Entrance: UInt8, CaseIterable, Hashable, Sendable {
    /// It has become active there, or is not on its way.
    case none
    /// It has not become active yet.
    case begun
    /// The same, and it has heard of a change of the device meanwhile.
    case interrupted
  }

  enum Cover: UInt8, CaseIterable, Hashable, Sendable {
    case none, interruption, call, switcher, notificationCentre, lockScreen
  }
}

extension AppState {
  mutating func suspend() { execution = .suspended }

  /// Ends the process, and with it everything that belongs to it.
  mutating func die() {
    execution = .notRunning
    owed = DeliveryQueue()
    cover = .none
    isShown = false
    entrance = .none
    hasAppeared = false
    hasNotificationDelegate = false
    task = .none
    work = .none
    knowsDataIsUnavailable = false
    isTimeChangeQueued = false
  }

  /// Makes something owed; nothing else is.
  mutating func owe(_ items: [Owed]) { owed = DeliveryQueue(items) }

  /// Hashes the small parts as one word, because a search hashes millions of states.
  public func hash(into hasher: inout Hasher) {
    var word: UInt64 = 0
    func add(_ value: UInt8) { word = word << 4 | UInt64(value) }
    func add(_ flag: Bool) { word = word << 1 | (flag ? 1 : 0) }
    add(execution.rawValue)
    add(cover.rawValue)
    add(entrance.rawValue)
    add(task.rawValue)
    add(protectedData.rawValue)
    add(isShown)
    add(hasAppeared)
    add(work.rawValue)
    add(hasNotificationDelegate)
    add(knowsDataIsUnavailable)
    add(isTimeChangeQueued)
    add(hasArchive)
    add(isForceQuit)
    add(exitsOnSuspend)
    hasher.combine(word)
    hasher.combine(systems)
    hasher.combine(owed)
  }

  var isEntering: Bool { entrance != .none }

  var isLaunching: Bool { owed.contains(.call(.didFinishLaunching)) }

  public var summary: String {
    var words = [execution.name]
    if cover != .none { words[0] += " under \(cover.name)" }
    if !isShown && execution == .background { words.append("never shown") }
    if hasAppeared && !isShown { words.append("its view has appeared") }
    if hasNotificationDelegate { words.append("notification delegate set") }
    if task != .none { words.append(task.name) }
    if work != .none { words.append(work.name) }
    if isTimeChangeQueued { words.append("time change queued") }
    if !canReadProtectedData { words.append(protectedData.name) }
    if hasArchive { words.append("archive") }
    if isForceQuit { words.append("force-quit") }
    if exitsOnSuspend { words.append("exits on suspend") }
    if !owed.isEmpty { words.append("owes " + owed.items.map(\.name).joined(separator: " ")) }
    return words.joined(separator: ", ")
  }
}

extension AppState.Cover {
  var name: String {
    switch self {
    case .none: "nothing"
    case .interruption: "an interruption"
    case .call: "a call"
    case .switcher: "the app switcher"
    case .notificationCentre: "Notification Centre"
    case .lockScreen: "the lock screen"
    }
  }
}
