/// The windows of an application; it keeps none of them alive.
@MainActor struct WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The window that receives key events.
  weak var keyWindow: UIWindow?

  /// The windows that somebody keeps, oldest first.
  var windows: [UIWindow] { entries.compactMap(\.window) }

  /// Adds a window, and forgets those that are gone.
  mutating func insert(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
