/// The transition table of the sources, written a second time and independently of the rules: in
/// which states each event can happen, and which callbacks are owed to whom afterwards.
///
/// Rules say how the state changes; rows say what an observer of the app would notice. A mistake in
/// one of the two is caught by the other.
struct SceneTable {
  typealias Row = TransitionRow<SceneState>

  let allowed: AllowedPoints<SceneDispute>
  let sceneCount: Int

  var rows: [Row] {
    launches + openings + windows + covers + departures + background + device + deaths
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
        Input(suffix: ".notificationTap", calls: ["didReceiveRemoteNotification"]),
      ]
  }

  /// The reasons for which the system launches or wakes an app in the background.
  static let events: [(input: LifeInput, calls: [String])] = [
    (.fetch, ["performFetch"]), (.push, ["didReceiveRemoteNotification"]),
    (.urlSession, ["handleEventsForBackgroundURLSession"]), (.location, []),
  ]
}

extension SceneState {
  /// The names of what is owed, without the receiver: plain for the app, with the letter of a scene
  /// for its delegate, and with “then” for what comes last.
  var owedWords: [String] {
    func words(_ queue: DeliveryQueue, _ prefix: String) -> [String] {
      queue.items.map { item in
        let name = item.name.drop { $0 != "." }.dropFirst()
        return prefix + (name.isEmpty ? item.name : String(name))
      }
    }
    return words(owed, "")
      + SceneSlots.indices.flatMap { words(scenes[$0].owed, Component.letter(ofScene: $0) + ":") }
      + words(last, "then ")
  }

  /// The words for what a scene is sent when it connects and stays in the background.
  func connecting(_ scene: Int) -> [String] {
    let names =
      (scenes[scene].hasSession ? [] : ["configurationForConnecting"]) + ["willConnect"]
      + (hasSeveralWindows || scene > 0 ? [] : ["viewDidLoad"])
    return names.map { Component.letter(ofScene: scene) + ":" + $0 }
  }

  /// The words for what a scene is sent when it comes forward.
  func appearing(_ scene: Int, _ input: [String] = [], isNew: Bool = false) -> [String] {
    let isFirst =
      !hasSeveralWindows && scene == 0 && (isNew || !scenes[scene].hasAppeared)
    let names =
      ["willEnterForeground"] + (isFirst ? ["viewWillAppear"] : []) + input
      + ["didBecomeActive"] + (isFirst ? ["viewDidAppear"] : [])
    return names.map { Component.letter(ofScene: scene) + ":" + $0 }
  }

  /// The words for what scenes are sent when they leave the screen.
  func leaving(_ scene: Int) -> [String] {
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
    SceneSlots.indices.flatMap { $0 == scene ? words : leaving($0) }
  }

  /// The scene whose session a launch restores.
  var firstScene: Int { SceneSlots.indices.first { scenes[$0].hasSession } ?? 0 }
}
