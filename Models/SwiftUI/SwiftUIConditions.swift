/// Conditions on the process and on what surrounds it.
extension Condition where State == SwiftUIState {
  static let inMemory = Condition("running or suspended") {
    $0.process == .running || $0.process == .suspended
  }
  static let launchable = Condition("not launched") {
    $0.process == .notRunning || $0.process == .prewarmed
  }
  static let prewarmedAfterLaunch = Condition("prewarmed after launch") {
    $0.process == .prewarmedAfterLaunch
  }
  static let launched = Condition("the launch callbacks have run") {
    !$0.owed.contains(.call(.swiftUIInit)) && !$0.owed.contains(.call(.didFinishLaunching))
  }
  static let notTerminating = Condition("not about to exit") { !$0.last.contains(.exit) }

  /// What does not depend on windows or scene delegates is modelled for one kind of app.
  static let usual = scope("of the usual kind") { $0.kind == .usual }
  static let delegateOfSwiftUI = Condition("the scene delegate is SwiftUI's own") {
    $0.kind != .ownSceneDelegate
  }
  static let severalWindows = Condition("can have several windows") { $0.kind == .severalWindows }
  static let oneSession = Condition("at most one window is left") {
    $0.windows.count(where: \.hasSession) <= 1
  }

  static func under(_ cover: SwiftUIState.Cover) -> Condition {
    Condition(cover == .switcher ? "in the switcher" : "under a cover") { $0.cover == cover }
  }
}

/// Conditions on one window, and on what is called next.
extension Condition where State == SwiftUIState {
  static func window(
    _ index: Int, _ words: String, _ test: @escaping @Sendable (SwiftUIWindow) -> Bool
  ) -> Condition {
    Condition(Component.letter(ofScene: index) + " " + words) { test($0.windows[index]) }
  }

  static func isInBackground(_ index: Int) -> Condition {
    window(index, "is in the background") { $0.phase == .background }
  }

  static func isInFront(_ index: Int) -> Condition { window(index, "is in front") { $0.isInFront } }

  static func isActive(_ index: Int) -> Condition {
    window(index, "is active") { $0.phase == .active }
  }

  static func isDisconnected(_ index: Int) -> Condition {
    window(index, "is disconnected") { $0.phase == .disconnected }
  }

  static func hasSession(_ index: Int) -> Condition {
    window(index, "has a session") { $0.hasSession }
  }

  static func hasNoSession(_ index: Int) -> Condition {
    window(index, "has no session") { !$0.hasSession }
  }

  static func options(_ index: Int, _ options: SwiftUIWindow.Options) -> Condition {
    window(index, options == .none ? "connects without input" : "connects with \(options)") {
      $0.options == options
    }
  }

  static func owesNext(_ item: Owed) -> Condition {
    Condition("\(item.name) is next for the app") { $0.nextForApp == item }
  }

  static func owesNext(_ item: Owed, for index: Int) -> Condition {
    Condition("\(item.name) is next for \(Component.letter(ofScene: index))") {
      $0.next(for: index) == item
    }
  }
}

extension SwiftUIInput {
  /// The conditions on the kind of app.
  var conditions: [Condition<SwiftUIState>] {
    let kinds = kinds
    if kinds == SwiftUIState.Kind.allCases { return [] }
    let names = kinds.map { "\($0)" }.joined(separator: " or ")
    return [Condition("of the kind \(names)") { kinds.contains($0.kind) }]
  }
}
