/// One window of a SwiftUI app: the session that the system remembers, and the scene with its views.
struct SwiftUIWindow: Hashable, Sendable {
  // The queue comes first, so that no gap before it makes the state larger.

  /// What the code of the window is still to be called with, in order.
  var owed = DeliveryQueue()
  /// Whether the system keeps a session; it survives the process.
  var hasSession = false
  var phase = Phase.disconnected
  /// What the connection options of a scene delegate of the app's own carry.
  var options = Options.none

  /// The phase that a view of the window reads, extended by a case for the time without a scene.
  enum Phase: UInt8, CaseIterable, Hashable, Sendable {
    case disconnected, background, inactive, active
  }

  /// What a scene delegate finds in the options of the connection.
  enum Options: UInt8, CaseIterable, Hashable, Sendable {
    case none, url, userActivity
  }
}

extension SwiftUIWindow {
  var isInFront: Bool { phase == .active || phase == .inactive }

  var isConnected: Bool { phase != .disconnected }

  /// The scene and its views are gone; the session stays.
  mutating func disconnect() {
    phase = .disconnected
    owed = DeliveryQueue()
    options = .none
  }

  mutating func owe(_ callbacks: [Callback]) { owed = DeliveryQueue(callbacks.map(Owed.call)) }
}

extension SwiftUIWindow.Phase {
  var name: String { "\(self)" }

  /// Whether a view reads a phase that is not active.
  var isBelowActive: Bool { self == .inactive || self == .background }

  /// What a view reads; nil while there is none.
  var scenePhase: ScenePhase? {
    switch self {
    case .disconnected: nil
    case .background: .background
    case .inactive: .inactive
    case .active: .active
    }
  }

  init(_ phase: ScenePhase) {
    switch phase {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}

/// The windows of an app: up to four, stored inline, so that a state needs no storage on the heap.
struct SwiftUIWindows: Hashable, Sendable {
  /// The largest number of windows that can be modelled.
  static let limit = 4

  private var slots = (SwiftUIWindow(), SwiftUIWindow(), SwiftUIWindow(), SwiftUIWindow())

  subscript(index: Int) -> SwiftUIWindow {
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

  func contains(where test: (SwiftUIWindow) -> Bool) -> Bool {
    test(slots.0) || test(slots.1) || test(slots.2) || test(slots.3)
  }

  func count(where test: (SwiftUIWindow) -> Bool) -> Int { Self.indices.count { test(self[$0]) } }

  mutating func change(_ change: (inout SwiftUIWindow) -> Void) {
    for index in Self.indices { change(&self[index]) }
  }

  static func == (left: Self, right: Self) -> Bool { left.slots == right.slots }

  func hash(into hasher: inout Hasher) {
    // Most states have windows that were never made, and all of those are equal.
    for index in Self.indices where self[index] != SwiftUIWindow() {
      hasher.combine(index)
      hasher.combine(self[index])
    }
  }
}
