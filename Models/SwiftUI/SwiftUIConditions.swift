extension Condition where State == SwiftUIState {
  static let launched = Condition("the launch callbacks have run") {
    !$0.owed.contains(.call(.swiftUIInit)) && !$0.owed.contains(.call(.didFinishLaunching))
  }

  /// What does not depend on windows or scene delegates is modelled for one kind of app.
  static let usual = scope("of the usual kind") { $0.kind == .usual }
  static let delegateOfSwiftUI = Condition("the scene delegate is SwiftUI's own") {
    $0.kind != .ownSceneDelegate
  }
  static let severalWindows = Condition("can have several windows") { $0.kind == .severalWindows }
  static let oneSession = Condition("at most one window is left") {
    $0.scenes.count(where: \.hasSession) <= 1
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
