/// The transition table of the sources, written a second time and independently of the rules: in
/// which states each event can happen, and what is owed to whom afterwards.
///
/// Rules say how the state changes; rows say what an observer of the app would notice. A mistake in
/// one of the two is caught by the other.
struct SwiftUITable {
  typealias Row = TransitionRow<SwiftUIState>

  let allowed: AllowedPoints<SwiftUIDispute>
  let windowCount: Int

  var rows: [Row] {
    launches + openings + windows + foreground + background + device + deaths
  }

  func row(
    _ events: String..., from isPossible: @escaping @Sendable (SwiftUIState) -> Bool,
    owes: @escaping @Sendable (SwiftUIState) -> [String] = { _ in [] }
  ) -> Row {
    Row(events: events, isPossible: isPossible, owes: owes)
  }

  func ifAllowed(_ dispute: SwiftUIDispute, _ rows: [Row]) -> [Row] {
    allowed.contains(dispute) ? rows.map { $0.on(dispute.systems) } : []
  }

  /// A row about an input, on the systems that give it its route.
  func on(_ input: Input, _ row: Row) -> Row { row.on(input.dispute?.systems ?? .all) }

  /// What a window can be opened with.
  struct Input: Sendable {
    let suffix: String
    /// What the view, and the app's own scene delegate, are called with in a connected window; nil
    /// where it cannot come warm or for that kind of app.
    var view: [String]?
    var delegate: [String]?
    /// The same in a window that connects; a delegate finds it in its options, so nothing is called.
    var coldView: [String]?
    var coldDelegate: [String]?
    /// Whether it is modelled for several windows.
    var isForAnyWindow = false
    var dispute: SwiftUIDispute?
  }

  /// F219 to F223.
  static let inputs: [Input] = [
    Input(
      suffix: "", view: [], delegate: [], coldView: [], coldDelegate: [], isForAnyWindow: true),
    Input(
      suffix: ".url", view: ["onOpenURL"], delegate: ["openURLContexts"], coldView: ["onOpenURL"],
      coldDelegate: [], isForAnyWindow: true),
    Input(
      suffix: ".userActivity", view: ["onContinueUserActivity"],
      delegate: ["willContinueUserActivity", "continueUserActivity"],
      coldView: ["onContinueUserActivity"], coldDelegate: []),
    Input(
      suffix: ".userActivity.asURL", view: ["onOpenURL"], coldView: ["onOpenURL"],
      dispute: .linkOpensURL),
    Input(suffix: ".userActivity.lost", coldView: [], dispute: .coldLinkLost),
    Input(
      suffix: ".userActivity.announcedAlone", delegate: ["willContinueUserActivity", "onOpenURL"],
      dispute: .willContinueWithoutContinue),
    Input(
      suffix: ".userActivity.twice",
      delegate: ["willContinueUserActivity", "continueUserActivity", "onOpenURL"],
      dispute: .linkByTwoRoutes),
  ]

  var inputs: [Input] { Self.inputs.filter { $0.dispute.map(allowed.contains) ?? true } }

  func inputs(of window: Int) -> [Input] {
    window == 0 ? inputs : inputs.filter(\.isForAnyWindow)
  }

  /// The reasons for which the system launches or wakes an app in the background.
  static let events: [(input: LifeInput, calls: [String])] = [
    (.refreshTask, ["backgroundTask"]), (.push, ["didReceiveRemoteNotification"]),
    (.urlSession, ["handleEventsForBackgroundURLSession"]), (.location, []),
  ]
}

extension SwiftUITable.Input {
  /// What a connected window is called with; nil if it is not offered to the app.
  func warm(_ state: SwiftUIState) -> [String]? {
    if state.kind == .severalWindows, !isForAnyWindow { return nil }
    return state.kind == .ownSceneDelegate ? delegate : view
  }

  /// What a window that connects is called with; nil if it is not offered to the app.
  func cold(_ state: SwiftUIState) -> [String]? {
    if state.kind == .severalWindows, !isForAnyWindow { return nil }
    return state.kind == .ownSceneDelegate ? coldDelegate : coldView
  }
}

extension SwiftUIState: TableState {
  /// The names of what is owed, without the receiver: plain for the app, with the letter of a window
  /// for its code, and with “then” for what comes last.
  func describeOwed(to reader: inout some OwedReader) {
    reader.read(owed, .plain)
    for window in SwiftUIWindows.indices {
      reader.read(windows[window].owed, OwedWords.ofScene[window])
    }
    reader.read(last, .last)
  }
}

extension SwiftUIState {
  private var hasOwnDelegate: Bool { kind == .ownSceneDelegate }

  private func named(_ window: Int, _ names: [String]) -> [String] {
    names.map { Component.letter(ofScene: window) + ":" + $0 }
  }

  /// F213: the words for a window that connects and comes forward.
  func firstAppearance(_ window: Int, _ input: [String], ending: [String]? = nil) -> [String] {
    let active = hasOwnDelegate ? ["didBecomeActive", "scene.active"] : ["scene.active"]
    return question(window)
      + named(
        window,
        (hasOwnDelegate ? ["willConnect", "willEnterForeground"] : ["enter the foreground"])
          + ["onAppear", "task"] + input + (ending ?? active))
  }

  /// F214: the words for a window that connects off screen.
  func quietAppearance(_ window: Int) -> [String] {
    question(window)
      + named(window, (hasOwnDelegate ? ["willConnect"] : []) + ["onAppear", "task"])
  }

  private func question(_ window: Int) -> [String] {
    windows[window].hasSession ? [] : named(window, ["configurationForConnecting"])
  }

  /// F298: the words for a window that comes back.
  func returning(_ window: Int, _ input: [String] = [], ending: [String]? = nil) -> [String] {
    let active = hasOwnDelegate ? ["didBecomeActive", "scene.active"] : ["scene.active"]
    return named(
      window,
      (hasOwnDelegate ? ["willEnterForeground"] : []) + ["scene.inactive"] + input
        + (ending ?? active))
  }

  /// F171: the words for what a window is called with when it leaves the screen.
  func leaving(_ window: Int) -> [String] {
    let inactive = hasOwnDelegate ? ["willResignActive", "scene.inactive"] : ["scene.inactive"]
    let background =
      hasOwnDelegate ? ["didEnterBackground", "scene.background"] : ["scene.background"]
    switch windows[window].phase {
    case .active: return named(window, inactive + background)
    case .inactive: return named(window, background)
    default: return []
    }
  }

  /// The words for a change of all windows in a phase.
  func changing(
    _ phase: SwiftUIWindow.Phase, own: String, view: String
  ) -> [String] {
    SwiftUIWindows.indices.filter { windows[$0].phase == phase }.flatMap { window in
      named(window, hasOwnDelegate ? [own, view] : [view])
    }
  }

  /// The words for a window that appears while all others on screen leave.
  func replacing(_ window: Int, by words: [String]) -> [String] {
    SwiftUIWindows.indices.flatMap { $0 == window ? words : leaving($0) }
  }

  /// The window whose session a launch restores.
  var firstWindow: Int { SwiftUIWindows.indices.first { windows[$0].hasSession } ?? 0 }

  /// The words for the scenes that a kill disconnects.
  var disconnecting: [String] {
    hasOwnDelegate && windows[0].phase != .disconnected ? ["A:didDisconnect"] : []
  }

  var isInMemory: Bool { process == .running || process == .suspended }
}
