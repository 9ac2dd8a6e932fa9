extension LaunchState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var isQuiet: Bool { !isLoadingView }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var summary: String {
    ([stage.name] + Self.parts.dropFirst().map { $0.words(self) }.filter { !$0.isEmpty })
      .joined(separator: ", ")
  }

  /// How another state differs, in words; “no …” if a part is gone.
  func changes(to target: LaunchState) -> [String] {
    Self.parts.filter { $0.differs(self, target) }.map { part in
      let words = part.words(target)
      return words.isEmpty ? "no \(part.words(self).prefix { $0 != " " })" : words
    }
  }

  private struct Part: Sendable {
    /// The part in words; empty if there is no such part.
    let words: @Sendable (LaunchState) -> String
    let differs: @Sendable (LaunchState, LaunchState) -> Bool

    init<Value: Equatable & Sendable>(
      _ value: @escaping @Sendable (LaunchState) -> Value,
      _ words: @escaping @Sendable (Value) -> String
    ) {
      self.words = { words(value($0)) }
      differs = { value($0) != value($1) }
    }
  }

  private static let parts: [Part] = [
    Part(\.phase) { "phase \($0)" },
    Part(\.demand) { $0.name },
    Part(\.input) { $0 == .none ? "" : "with \($0.name)" },
    Part(\.application) { $0 == .none ? "" : "application \($0)" },
    Part(\.delegate) { $0 == .none ? "" : "delegate \($0.name)" },
    Part(\.window) { $0?.name ?? "" },
    Part(\.isSceneBased) { $0 ? "scenes without a delegate" : "" },
    Part(\.view) { $0 == .none ? "" : "view \($0.name)" },
    Part(\.archive) { $0 == .none ? "" : "archive \($0)" },
  ]
}

extension LaunchState.Demand {
  fileprivate var name: String {
    switch self {
    case .none: ""
    case .ahead: "ahead of time"
    case .frozen: "prewarmed"
    case .user: "for the user"
    case .background: "for a background event"
    }
  }
}

extension LaunchState.Input {
  fileprivate var name: String {
    switch self {
    case .none: "nothing"
    case .url: "a URL"
    case .userActivity: "an activity"
    case .announcedActivity: "an announced activity"
    case .shortcut: "a shortcut"
    case .notification: "a notification"
    }
  }
}

extension LaunchState.Delegate {
  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .fromArgument: "from the argument"
    case .fromInterface: "from the nib"
    }
  }
}

extension LaunchState.Window {
  fileprivate var name: String {
    let marks = [hasRoot ? "root" : nil, isVisible ? "visible" : nil, isShown ? "shown" : nil]
      .compactMap(\.self)
    return "window by \(maker)" + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
  }
}

extension LaunchState.View {
  fileprivate var name: String {
    switch self {
    case .willAppear: "will appear"
    case .didAppear: "has appeared"
    default: "\(self)"
    }
  }
}
