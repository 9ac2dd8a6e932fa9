/// The scenes that a log has named so far.
struct KnownScenes {
  /// A log with more scenes than these names all that follow for the first time.
  private static let most = 100_000

  /// Whether each scene may still have its object.
  private var isOpen: [String: Bool] = [:]
  /// How many scenes may have an object at the same time, as far as the log names them.
  private(set) var openCount = 0

  /// An entry as its judgement needs it.
  mutating func reading(of entry: LogEntry) -> EntryReading {
    guard entry.isOfScene, let name = entry.scene else {
      return EntryReading(entry, isNamedAgain: false)
    }
    let wasOpen = isOpen[name]
    if wasOpen != nil || isOpen.count < Self.most {
      let isOpen = entry.item != .callback(.sceneDidDisconnect)
      if isOpen != (wasOpen ?? false) { openCount += isOpen ? 1 : -1 }
      if isOpen != wasOpen { self.isOpen[name] = isOpen }
    }
    return EntryReading(entry, isNamedAgain: wasOpen != nil)
  }
}
