extension SceneState {
  /// What an app with scenes shows, and where.
  ///
  /// The app with a single window is modelled with everything around it. None of that depends on how
  /// many scenes there are, so the other kinds are modelled only with what does.
  enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A window on the screen of the device.
    case oneWindow
    /// The same, with the notifications that its scene posts itself.
    case observedWindow
    /// The same, with the restoration of its interface.
    case restoredWindow
    /// Several of them.
    case severalWindows
    /// A window on the device, and a scene of templates in a car.
    case carPlay
    /// A window on the device, and a scene on an external display, which nobody can touch.
    case externalDisplay
  }
}

extension SceneState.Kind {
  var name: String {
    switch self {
    case .oneWindow: "one window"
    case .observedWindow: "an observed window"
    case .restoredWindow: "a restored window"
    case .severalWindows: "several windows"
    case .carPlay: "with CarPlay"
    case .externalDisplay: "with an external display"
    }
  }

  /// The role of the scenes after the first; nil if there is none.
  var roleOfOthers: SceneRole? {
    switch self {
    case .oneWindow, .observedWindow, .restoredWindow: nil
    case .severalWindows: .window
    case .carPlay: .car
    case .externalDisplay: .externalDisplay
    }
  }

  /// Whether the notifications of `UIApplication` are modelled beside each call; with several windows they
  /// follow the most active one.
  var postsForApp: Bool { self == .oneWindow || self == .observedWindow }

  /// Whether the scenes after the first are on another screen than the device's.
  var hasOtherScreen: Bool { self == .carPlay || self == .externalDisplay }
}

extension SceneSlots {
  /// The scene of the car or of the external display, in an app that has one.
  static let otherScreen = 1
}

extension SceneState {
  /// Whether a scene is a window on the screen of the device.
  func isWindow(_ index: Int) -> Bool { index == 0 || !kind.hasOtherScreen }

  /// Whether a window on the screen of the device passes a test.
  func containsWindow(where test: (SceneSlot) -> Bool) -> Bool {
    kind.hasOtherScreen ? test(scenes[0]) : scenes.contains(where: test)
  }

  /// Changes each window on the screen of the device.
  mutating func changeWindows(_ change: (inout SceneSlot) -> Void) {
    if kind.hasOtherScreen { change(&scenes[0]) } else { scenes.change(change) }
  }
}

extension Condition where State == SceneState {
  /// What does not depend on the number of scenes is modelled only for the app with one.
  static let oneWindow = scope("can have one window") { $0.kind == .oneWindow }
  static let severalWindows = Condition("can have several windows") {
    $0.kind == .severalWindows
  }
  static let carPlay = Condition("can be shown in a car") { $0.kind == .carPlay }
  static let externalDisplay = Condition("can be shown on an external display") {
    $0.kind == .externalDisplay
  }
  static let noOtherScreen = scope("has windows on the device only") {
    !$0.kind.hasOtherScreen
  }
  /// The lock is modelled where it matters: a car shows apps of a locked phone (F248).
  static let lockable = scope("is modelled with the lock") {
    $0.kind == .oneWindow || $0.kind == .carPlay
  }

  /// The scene is a window on the device, as the first always is.
  static func isWindow(_ index: Int) -> [Condition] {
    if index == 0 { return [] }
    let words = Component.letter(ofScene: index) + " is a window on the device"
    return [Condition(words) { $0.isWindow(index) }]
  }

  static let windowIsActive = Condition("a window is active") { state in
    state.containsWindow { $0.activation == .active }
  }
  static let windowIsInactive = Condition("no window is active, and one is inactive") { state in
    state.containsWindow { $0.activation == .inactive }
      && !state.containsWindow { $0.activation == .active }
  }
  static let windowIsInFront = Condition("a window is in front") { state in
    state.containsWindow(where: \.isInFront)
  }
  static let windowsAreOffScreen = Condition("no window on screen, between events") { state in
    state.isQuiet && !state.containsWindow(where: \.isInFront)
  }
}
