// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension SwiftUIState {
  /// The stage of the app. The background is split in two: without a window, and with one that is
  /// off screen.
  public var stage: Stage {
    switch execution {
    case .notRunning, .prewarmed, .prewarmedAfterLaunch: execution.stage
    case .background:
      scenes.contains(where: \.isConnected)
        ? Stage(2, "background", .running) : Stage(1, "no window", .running)
    case .inactive: Stage(3, "inactive", .foreground)
    case .active: Stage(4, "active", .foreground)
    case .suspended: Stage(5, "suspended", .frozen)
    }
  }

  public var summary: String { words(withWhatIsOwed: true) }

  public var brief: String {
    let items = ([owed, last] + SceneSlots.indices.map { scenes[$0].owed }).map(\.items.count)
    let count = items.reduce(0, +) + (isAppNotified ? 0 : 1)
    return words(withWhatIsOwed: false) + (count > 0 ? " (\(count) owed)" : "")
  }

  private func words(withWhatIsOwed tellsOwed: Bool) -> String {
    var words = [execution.name]
    if cover != .none { words[0] += cover == .switcher ? " in the switcher" : " under a cover" }
    for index in SceneSlots.indices {
      words += self.words(for: index, { "\($0)" }, withWhatIsOwed: tellsOwed)
    }
    if hasInitialisedAhead { words.append("App.init has run") }
    if !isAppNotified, tellsOwed { words.append("the App has read \(phaseOfApp)") }
    if task != .none { words.append(task.name) }
    if work != .none { words.append(work.name) }
    if protectedData != .available { words.append(protectedData.name) }
    if isForceQuit { words.append("force-quit") }
    switch kind {
    case .usual: break
    case .ownSceneDelegate: words.append("a scene delegate of its own")
    case .severalWindows: words.append("several windows")
    }
    let items = tellsOwed ? owed.items + last.items : []
    if !items.isEmpty { words.append("owes " + items.map(\.name).joined(separator: " ")) }
    return words.joined(separator: ", ")
  }
}
