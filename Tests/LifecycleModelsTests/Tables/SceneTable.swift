@testable import LifecycleModels

/// The transition table of the sources, written a second time and independently of the rules: in
/// which states each event can happen, and which callbacks are owed to whom afterwards.
///
/// Rules say how the state changes; rows say what an observer of the app would notice. A mistake in
/// one of the two is caught by the other.
struct SceneTable {
  typealias Row = TransitionRow<SceneState>

  let allowed: AllowedPoints<SceneDispute>
  let sceneCount: Int

  /// Whether the order of the first appearance and the entrance is free.
  var unordered: Bool { allowed.contains(.viewAppearsBeforeSceneEnters) }

  var rows: [Row] {
    notifications + launches + openings + windows + covers + departures + background + device
      + deaths + otherScreens + Row.scheduledTasks(canAsk: { $0.kind == .oneWindow })
  }

  func row(
    _ events: String..., from isPossible: @escaping @Sendable (SceneState) -> Bool,
    owes: @escaping @Sendable (SceneState) -> [String] = { _ in [] }
  ) -> Row {
    Row(events: events, isPossible: isPossible, owes: owes)
  }

  /// What a scene can be opened with.
  struct Input: Sendable {
    let suffix: String
    /// What an already connected scene is sent.
    let calls: [String]
    /// Whether it is modelled for every window and not only for the first.
    var isForAnyWindow = false
    /// What is owed besides the connection options where the input makes a scene connect.
    var besidesOptions: [String] { suffix == ".notificationTap" ? ["the tap as a response"] : [] }
  }

  /// The inputs that a scene can be opened with.
  static func inputs(of scene: Int) -> [Input] {
    let common = [
      Input(suffix: "", calls: [], isForAnyWindow: true),
      Input(suffix: ".url", calls: ["openURLContexts"], isForAnyWindow: true),
    ]
    return scene > 0
      ? common
      : common + [
        Input(
          suffix: ".userActivity", calls: ["willContinueUserActivity", "continueUserActivity"]),
        Input(suffix: ".shortcut", calls: ["performActionForShortcutItem"]),
        Input(suffix: ".notificationTap", calls: ["the tap"]),
      ]
  }

  /// The reasons for which the system launches or wakes an app in the background.
  static let events: [(input: LifeInput, calls: [String], afterForceQuit: SystemVersions)] = [
    (.fetch, ["performFetch"], .none), (.refreshTask, ["launchHandler"], .none),
    (.processingTask, ["launchHandler"], .since(18)),
    (.push, ["didReceiveRemoteNotification"], .none),
    (.urlSession, ["handleEventsForBackgroundURLSession"], .none), (.location, [], .since(13)),
    (.voip, [], .since(13)), (.bluetooth, [], .since(26)),
    (.notificationAction, ["the action"], .none),
  ]
}

extension SceneState {
  /// The words for what a scene and its first view controller are sent when it connects, when it
  /// comes forward, or both.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - arrival: What happens to it.
  ///   - input: What a connected scene is sent besides.
  ///   - unordered: Whether the first view controller is told in an order of its own.
  /// - Returns: The words, in the order of what is owed.
  func arriving(
    _ scene: Int, _ arrival: Arrival, _ input: [String] = [], unordered: Bool
  ) -> [String] {
    let isFirst =
      kind == .oneWindow && scene == 0 && (arrival.connects || !scenes[scene].hasAppeared)
    let connection =
      arrival.connects
      ? (scenes[scene].hasSession ? [] : ["configurationForConnecting"]) + ["willConnect"] : []
    let loads = isFirst && arrival.connects ? ["viewDidLoad"] : []
    let will = isFirst && arrival.appears ? ["viewWillAppear"] : []
    let did = isFirst && arrival.appears ? ["viewDidAppear"] : []
    let enters = arrival.enters ? ["willEnterForeground"] : []
    let activates = arrival.enters ? ["didBecomeActive"] : []
    let names =
      unordered
      ? connection + enters + input + activates + loads + will + did
      : connection + loads + enters + will + input + activates + did
    return names.map { Component.letter(ofScene: scene) + ":" + $0 }
  }

  /// What happens to a scene that arrives.
  struct Arrival: Sendable {
    var connects = false
    var enters = false
    var appears = false

    static let connectsAndEnters = Arrival(connects: true, enters: true, appears: true)
    static let entersOnly = Arrival(enters: true, appears: true)
    static let connectsOnly = Arrival(connects: true)
    static let connectsAndAppears = Arrival(connects: true, appears: true)
  }

  /// The words for what scenes are sent when they leave the screen; what is in a car stays.
  func leaving(_ scene: Int) -> [String] {
    if kind == .carPlay && scene > 0 { return [] }
    return leavingAnywhere(scene)
  }

  /// The words for what a scene is sent when it leaves any screen.
  func leavingAnywhere(_ scene: Int) -> [String] {
    switch scenes[scene].activation {
    case .active:
      ["willResignActive", "didEnterBackground"].map { Component.letter(ofScene: scene) + ":" + $0 }
    case .inactive: [Component.letter(ofScene: scene) + ":didEnterBackground"]
    default: []
    }
  }

  /// The words for a scene that appears while all others on screen leave, in the order of the
  /// scenes.
  func replacing(_ scene: Int, by words: [String]) -> [String] {
    SceneSlots.indices.flatMap { $0 == scene ? words : leaving($0) } + displayFollowing
  }

  /// The words for an external display that comes forward with the window.
  var displayFollowing: [String] {
    kind == .externalDisplay && scenes[1].phase != nil ? ["B:willEnterForeground"] : []
  }

  /// The scene whose session a launch restores.
  var firstScene: Int {
    kind.hasOtherScreen ? 0 : SceneSlots.indices.first { scenes[$0].hasSession } ?? 0
  }

  /// Whether some window on the device passes a test.
  func hasWindow(where test: (SceneSlot) -> Bool) -> Bool {
    (0..<(kind.hasOtherScreen ? 1 : SceneSlots.limit)).contains { test(scenes[$0]) }
  }

  /// Whether a window is on the screen of the device.
  var isOnScreen: Bool { hasWindow { $0.phase == .active || $0.phase == .inactive } }
}
