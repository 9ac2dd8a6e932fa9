/// One scene of an app: the session that the system remembers, and the object that comes and goes.
struct SceneSlot: Hashable, Sendable {
  // The queues come first, so that no gap before them makes the state larger: a search copies and
  // compares a state for each transition.

  /// What is still owed to the scene's delegate and first view controller, in order.
  var owed = DeliveryQueue()
  /// What is still owed to its first view controller, in an order of its own: first appearance and
  /// entrance are not ordered (F272, F273).
  var views = DeliveryQueue()
  /// Whether the system keeps a session; it survives the process.
  var hasSession = false
  var activation = Activation.disconnected
  /// What the connection options of the next connection carry.
  var options = Input.none
  /// Whether the first view has appeared since the scene connected.
  var hasAppeared = false
  /// Whether the session keeps an activity for the restoration of its interface; it survives the
  /// process.
  var hasActivity = false
  /// Whether the interface is to be restored, before the scene becomes active.
  var isToBeRestored = false

  /// Whether the app has heard of a change of the device while the scene was about to become active.
  var isEntranceInterrupted = false

  /// UIScene.ActivationState, extended by a case for the time without a scene object.
  enum Activation: UInt8, CaseIterable, Hashable, Sendable {
    case disconnected, unattached, background, inactive, active
  }

  /// What can open an app besides a touch on its icon.
  enum Input: UInt8, CaseIterable, Hashable, Sendable {
    case none, url, userActivity, shortcut, notificationTap
  }
}

extension SceneSlot {
  var isInFront: Bool { activation == .active || activation == .inactive }

  var isConnected: Bool { activation != .disconnected }

  /// The object is gone; the session stays.
  mutating func disconnect() {
    activation = .disconnected
    owed = DeliveryQueue()
    views = DeliveryQueue()
    options = .none
    hasAppeared = false
    isToBeRestored = false
    isEntranceInterrupted = false
  }

  /// Whether nothing is owed to its delegate and its view controller.
  var isQuiet: Bool { owed.isEmpty && views.isEmpty }

  mutating func owe(_ callbacks: [Callback]) { owe(callbacks.map(Owed.call)) }

  mutating func owe(_ items: [Owed]) { owed = DeliveryQueue(items) }

  /// Leaves the screen, through inactive if it is active.
  mutating func leave() {
    guard isInFront else { return }
    owe((activation == .active ? [.sceneWillResignActive] : []) + [.sceneDidEnterBackground])
  }
}

extension SceneSlot {
  /// The phase that a view of the scene reads; nil while there is none.
  var phase: ScenePhase? {
    switch activation {
    case .active: .active
    case .inactive: .inactive
    case .background, .unattached: .background
    case .disconnected: nil
    }
  }
}

extension SceneSlot.Input {
  var lifeInput: LifeInput? {
    switch self {
    case .none: nil
    case .url: .url
    case .userActivity: .userActivity
    case .shortcut: .shortcut
    case .notificationTap: .notificationTap
    }
  }
}

extension SceneSlot.Activation {
  var name: String { self == .inactive ? "foreground inactive" : "\(self)" }

  init(_ phase: ScenePhase) {
    switch phase {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}

/// The scenes of an app: up to four, stored inline, so that a state needs no storage on the heap.
struct SceneSlots: Hashable, Sendable {
  /// The largest number of scenes that can be modelled.
  static let limit = AppRequest.sceneLimit

  private var slots = (SceneSlot(), SceneSlot(), SceneSlot(), SceneSlot())

  subscript(index: Int) -> SceneSlot {
    get {
      switch index {
      case 0: slots.0
      case 1: slots.1
      case 2: slots.2
      default: slots.3
      }
    }
    set {
      switch index {
      case 0: slots.0 = newValue
      case 1: slots.1 = newValue
      case 2: slots.2 = newValue
      default: slots.3 = newValue
      }
    }
  }

  static var indices: Range<Int> { 0..<limit }

  func contains(where test: (SceneSlot) -> Bool) -> Bool {
    test(slots.0) || test(slots.1) || test(slots.2) || test(slots.3)
  }

  func count(where test: (SceneSlot) -> Bool) -> Int {
    Self.indices.count { test(self[$0]) }
  }

  mutating func change(_ change: (inout SceneSlot) -> Void) {
    change(&slots.0)
    change(&slots.1)
    change(&slots.2)
    change(&slots.3)
  }

  static func == (left: Self, right: Self) -> Bool { left.slots == right.slots }

  func hash(into hasher: inout Hasher) {
    // Most states have scenes that were never made, and all of those are equal.
    for index in Self.indices where self[index] != SceneSlot() {
      hasher.combine(index)
      hasher.combine(self[index])
    }
  }
}
