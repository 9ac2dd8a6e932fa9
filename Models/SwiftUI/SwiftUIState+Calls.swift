/// What the code of a window is called with in each of its transitions.
///
/// A scene delegate of the app's own is called before the phase changes. No source fixes that order.
extension SwiftUIState {
  private var isOwn: Bool { kind == .ownSceneDelegate }

  /// Becoming active.
  var activation: [Callback] {
    (isOwn ? [.sceneDidBecomeActive] : []) + [.phaseSceneActive]
  }

  /// Becoming inactive from active.
  var deactivation: [Callback] {
    (isOwn ? [.sceneWillResignActive] : []) + [.phaseSceneInactive]
  }

  /// Entering the background from inactive.
  private var retreat: [Callback] {
    (isOwn ? [.sceneDidEnterBackground] : []) + [.phaseSceneBackground]
  }

  /// The end of an entrance to the foreground: the window becomes active, unless something sends it
  /// back first, or covers it.
  private mutating func endEntrance(at obstacle: Occurrence.Obstacle?) -> [Callback] {
    switch obstacle {
    case nil: return activation
    case .appLock: return retreat
    case .cover:
      cover = .interruption
      return []
    }
  }

  /// Brings a window that is connected to the foreground.
  mutating func bringForward(
    _ index: Int, with input: SwiftUIInput = .none, upTo obstacle: Occurrence.Obstacle? = nil
  ) {
    let end = endEntrance(at: obstacle)
    scenes[index].owe(
      (isOwn ? [.sceneWillEnterForeground] : []) + [.phaseSceneInactive]
        + input.callbacks(isOwn: isOwn) + end)
  }

  /// Connects a window and brings it to the foreground for the first time. Its view does not exist
  /// before, so it is not told of the phase that it begins with (F213).
  mutating func connect(
    _ index: Int, with input: SwiftUIInput = .none, upTo obstacle: Occurrence.Obstacle? = nil
  ) {
    let beginning: [Owed] =
      isOwn
      ? [.call(.sceneWillConnect), .call(.sceneWillEnterForeground)] : [.enterForeground]
    let calls =
      [.viewOnAppear, .viewTask] + (isOwn ? [] : input.callbacks(isOwn: false))
      + endEntrance(at: obstacle)
    connect(index, calling: beginning + calls.map(Owed.call))
    if isOwn { scenes[index].options = input.options }
  }

  /// Connects a window that stays off screen.
  mutating func connectInBackground(_ index: Int) {
    let calls: [Callback] = (isOwn ? [.sceneWillConnect] : []) + [.viewOnAppear, .viewTask]
    connect(index, calling: calls.map(Owed.call))
  }

  private mutating func connect(_ index: Int, calling items: [Owed]) {
    let question: [Owed] =
      scenes[index].hasSession ? [] : [.call(.configurationForConnecting)]
    scenes[index].activation = .background
    scenes[index].owed = DeliveryQueue(question + items)
  }

  /// What is on screen makes room for a window; other windows stay where they are.
  mutating func leaveScreen(exceptFor index: Int? = nil) {
    for other in SceneSlots.indices where other != index { leave(other) }
    cover = .none
  }

  /// A window leaves the screen, through inactive if it is active.
  mutating func leave(_ index: Int) {
    guard scenes[index].isInFront else { return }
    scenes[index].owe((scenes[index].activation == .active ? deactivation : []) + retreat)
  }

  /// The scene of a window goes, and its views with it. Only a scene delegate of the app's own is
  /// called; no source tells of a change of phase.
  mutating func disconnect(_ index: Int) {
    guard scenes[index].isConnected else { return }
    if isOwn {
      scenes[index].owe([.sceneDidDisconnect])
    } else {
      scenes[index].disconnect()
      phaseOfApp = aggregate
    }
  }

  /// The first window that has a session; the very first if none has.
  var restoredScene: Int { SceneSlots.indices.first { scenes[$0].hasSession } ?? 0 }
}
