// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of an app with scenes: its process, its scenes, and what survives the process.
public struct SceneState: SceneBasedState {
  var scenes = SceneSlots()
  /// What the app delegate is sent before any scene is.
  var owed = DeliveryQueue()
  /// What follows the deliveries to the scenes: a background event, or the announced end.
  var last = DeliveryQueue()

  var process = SceneProcess.notRunning
  /// What covers the app while it is inactive.
  var cover = SceneCover.none
  /// The background task that the app has begun. One stands for all.
  var task = BackgroundTask.none
  /// What the app was run for in the background and has not completed.
  var work = BackgroundWork.none
  /// Whether the user has started the process and its scene has not appeared yet. An app delegate
  /// without scenes gets no callback for this first appearance (F17, F150).
  var isFirstEntrance = false
  var hasNotificationDelegate = false
  /// Whether a tap has launched the app and the notification delegate is still to be told, at any
  /// time before the activation (F186).
  var owesResponse = false
  /// Whether the last callback about protected data said that it is unavailable.
  var knowsDataIsUnavailable = false

  /// Whether protected files can be read; this belongs to the device.
  var protectedData = ProtectedData.available
  /// Whether a session was discarded and the app has not been notified; this survives the process.
  var hasPendingDiscard = false
  /// Whether the user has killed the app and not launched it since; this survives the process.
  var isForceQuit = false
  /// What the app shows, and where; this never changes.
  var kind = Kind.oneWindow
  /// Whether the user has turned to a window of another app, beside those of this one (F260).
  var isOtherAppInFront = false
  public var systems = SystemVersions.all
}

extension SceneState {
  /// The application state, which is that of the most active scene; background where none is
  /// connected (F11, F164).
  public var execution: ExecutionState {
    process.execution(with: scenes)
  }

  public var isQuiet: Bool {
    owed.isEmpty && last.isEmpty && areScenesQuiet && !isReportingDiscard && !owesResponse
  }

  /// The app learns of a discard as soon as its process runs.
  var isReportingDiscard: Bool { hasPendingDiscard && process == .running }

  /// What the app delegate is sent next, if it is its turn.
  var nextForApp: Owed? { owed.first ?? (areScenesQuiet ? last.first : nil) }

  /// What a scene is sent next, if it is the scenes' turn.
  func next(for scene: Int) -> Owed? { owed.isEmpty ? scenes[scene].owed.first : nil }

  /// What the first view controller of a scene is sent next, once the scene is connected.
  func nextForView(of scene: Int) -> Owed? {
    let slot = scenes[scene]
    guard owed.isEmpty, slot.isConnected, slot.activation != .unattached else { return nil }
    // A notification belongs to the callback beside it; nothing comes between.
    switch slot.owed.first {
    case .call(let callback) where callback.isNotification: return nil
    case .callOnly, .callAfterScene: return nil
    default: return slot.views.first
    }
  }

  /// Removes what the app delegate was sent, and replaces it with what follows immediately.
  mutating func removeNextForApp(replacingItWith item: Owed? = nil) {
    if owed.isEmpty {
      last.removeFirst()
      if let item { last.prepend(item) }
    } else {
      owed.removeFirst()
      if let item { owed.prepend(item) }
    }
  }

  /// Ends the process, and with it everything that belongs to it.
  mutating func die() {
    endProcess()
    // A scene that replaced the only one for a moment (F162) leaves no session, and neither do
    // those of other screens, about which no source tells.
    if kind != .severalWindows {
      for index in SceneSlots.indices.dropFirst() { scenes[index].hasSession = false }
    }
    isFirstEntrance = false
    isOtherAppInFront = false
    hasNotificationDelegate = false
    owesResponse = false
  }
}

extension SceneState {
  /// The stage of the app. The background is split in three: without a scene, while one connects,
  /// and with one that is off screen.
  public var stage: Stage {
    switch execution {
    case .notRunning, .prewarmed, .prewarmedAfterLaunch: execution.stage
    case .background:
      if scenes.contains(where: { $0.activation == .background }) {
        Stage(3, "background", .running)
      } else if scenes.contains(where: \.isConnected) {
        Stage(2, "a scene connects", .running)
      } else {
        Stage(1, "no scene", .running)
      }
    case .inactive: Stage(4, "inactive", .foreground)
    case .active: Stage(5, "active", .foreground)
    case .suspended: Stage(6, "suspended", .frozen)
    }
  }

  public var summary: String { words(withWhatIsOwed: true) }

  public var brief: String {
    let items =
      ([owed, last] + SceneSlots.indices.flatMap { [scenes[$0].owed, scenes[$0].views] })
      .map(\.items.count)
    let count =
      items.reduce(0, +) + (isReportingDiscard ? 1 : 0)
      + (owesResponse ? 1 : 0)
    return words(withWhatIsOwed: false) + (count > 0 ? " (\(count) owed)" : "")
  }

  private func words(withWhatIsOwed tellsOwed: Bool) -> String {
    var words = [execution.name]
    if cover != .none { words[0] += cover == .switcher ? " in the switcher" : " under a cover" }
    for index in SceneSlots.indices {
      words += self.words(for: index, \.name, withWhatIsOwed: tellsOwed)
    }
    if hasNotificationDelegate { words.append("notification delegate set") }
    if owesResponse && tellsOwed { words.append("owes the tap to the notification delegate") }
    if task != .none { words.append(task.name) }
    if work != .none { words.append(work.name) }
    if protectedData != .available {
      words.append(protectedData.name)
    }
    if hasPendingDiscard { words.append("a discard to tell") }
    if isForceQuit { words.append("force-quit") }
    if isOtherAppInFront { words.append("another app in front") }
    if kind != .oneWindow { words.append(kind.name) }
    let items = tellsOwed ? owed.items + last.items : []
    if !items.isEmpty { words.append("owes " + items.map(\.name).joined(separator: " ")) }
    return words.joined(separator: ", ")
  }
}

extension SceneState {
  /// The phase that a SwiftUI `App` reads: that of the most active scene (F164).
  public var phase: ScenePhase? {
    ScenePhase.allCases.first { phase in scenes.contains { $0.phase == phase } }
  }
}
