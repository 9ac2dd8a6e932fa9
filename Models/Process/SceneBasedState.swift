/// The state of an app whose windows are scenes: with scene delegates, or in SwiftUI.
protocol SceneBasedState: AppProcessState, QueueingState {
  var scenes: SceneSlots { get set }
  /// What the app delegate is sent before any scene is.
  var owed: DeliveryQueue { get set }
  /// What follows the deliveries to the scenes: a background event, or the announced end.
  var last: DeliveryQueue { get set }
  var process: SceneProcess { get set }
  /// What covers the app while it is inactive.
  var cover: SceneCover { get set }

  /// What the app delegate is sent next, if it is its turn.
  var nextForApp: Owed? { get }
  /// What a scene is sent next, if it is the scenes' turn.
  func next(for scene: Int) -> Owed?
  /// What is on screen leaves it, but for one scene.
  mutating func leaveScreen(exceptFor index: Int?)
}

/// How the process of an app with scenes runs. Its scenes decide whether it is in front.
enum SceneProcess: UInt8, CaseIterable, Hashable, Sendable {
  case notRunning, prewarmed, prewarmedAfterLaunch, running, suspended
}

/// What can cover an app with scenes.
enum SceneCover: UInt8, CaseIterable, Hashable, Sendable {
  case none, interruption, switcher
}

extension SceneBasedState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func isConnected(scene number: Int) -> Bool { scenes[number].isConnected }

  var areScenesQuiet: Bool { !scenes.contains { !$0.isQuiet } }

  var isLaunching: Bool { owed.contains(.call(.didFinishLaunching)) }

  /// A scene in words, unless nothing is left of it; `name` says where it is.
  func words(
    for index: Int, _ name: (SceneSlot.Activation) -> String, withWhatIsOwed tellsOwed: Bool
  ) -> [String] {
    let scene = scenes[index]
    guard scene.isConnected || scene.hasSession else { return [] }
    var word = Component.letter(ofScene: index) + " " + name(scene.activation)
    if scene.options != .none { word += " with \(scene.options)" }
    let items = tellsOwed ? scene.owed.items + scene.views.items : []
    if !items.isEmpty { word += " owes " + items.map(\.name).joined(separator: " ") }
    return [word]
  }

  mutating func owe(_ items: [Owed]) { owed = DeliveryQueue(items) }

  mutating func suspend() { process = .suspended }

  /// The user opens the app, which ends its force quit.
  mutating func isOpened() {
    process = .running
    isForceQuit = false
  }

  /// Ends the process, and with it what belongs to the process of every app with scenes.
  mutating func endProcess() {
    process = .notRunning
    scenes.change { $0.disconnect() }
    owed = DeliveryQueue()
    last = DeliveryQueue()
    cover = .none
    task = .none
    work = .none
    knowsDataIsUnavailable = false
  }
}

extension SceneSlots {
  /// The application state of a running app, which is that of its most active scene; background where
  /// none is connected (F11, F164).
  var execution: ExecutionState {
    contains { $0.activation == .active }
      ? .active : contains { $0.activation == .inactive } ? .inactive : .background
  }
}

extension SceneProcess {
  /// How an app with some scenes runs.
  func execution(with scenes: SceneSlots) -> ExecutionState {
    switch self {
    case .notRunning: .notRunning
    case .prewarmed: .prewarmed
    case .prewarmedAfterLaunch: .prewarmedAfterLaunch
    case .suspended: .suspended
    case .running: scenes.execution
    }
  }
}

/// How the rules of an app with scenes can be wrong.
extension SceneBasedState {
  mutating func changeQueues(unlike other: Self, _ change: ([Owed]) -> [Owed]) {
    owed.change(unlike: other.owed, change)
    last.change(unlike: other.last, change)
    for index in SceneSlots.indices {
      scenes[index].owed.change(unlike: other.scenes[index].owed, change)
    }
  }

  static var willTerminateAdded: EffectFault<Self> {
    fault("willTerminate added") { state, source in
      if source.isQuiet { state.owed.prepend(.call(.willTerminate)) }
    }
  }

  static var sessionFaults: [EffectFault<Self>] {
    [
      fault("forgets the session") { state, _ in state.scenes[0].hasSession = false },
      fault("forgets the connection options") { state, _ in state.scenes[0].options = .none },
    ]
  }

  static var announcedTermination: EffectFault<Self> {
    EffectFault(announcedTerminationFault) { source, target in
      guard source.process != .notRunning else { return target }
      var state = source
      state.process = .running
      state.scenes.change { $0.owed = DeliveryQueue() }
      state.owed = DeliveryQueue()
      state.last = DeliveryQueue([.call(.willTerminate), .exit])
      return state
    }
  }

  /// The process, or a scene, ends up otherwise than it should; `name` says where a scene does.
  static func endings(
    in activations: [SceneSlot.Activation], _ name: (SceneSlot.Activation) -> String
  ) -> [EffectFault<Self>] {
    SceneProcess.allCases.map { process in
      fault("ends \(process)") { state, source in
        if state.process != source.process { state.process = process }
      }
    }
      + activations.map { activation in
        fault("leaves its " + name(activation)) { state, source in
          for index in SceneSlots.indices
          where state.scenes[index].activation != source.scenes[index].activation {
            state.scenes[index].activation = activation
          }
        }
      }
  }
}
