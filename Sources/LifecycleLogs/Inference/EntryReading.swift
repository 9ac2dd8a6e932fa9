import LifecycleModels

/// One entry of a log as far as its judgement goes.
struct EntryReading: Hashable, Sendable {
  let item: LogItem
  /// The application state that was printed beside it.
  let seen: SeenState?
  /// The scene delegate that was called, as the log names it; nil where that is not known.
  let scene: String?
  let position: Int
  let line: Int?

  init(_ entry: LogEntry) {
    item = entry.item
    seen = entry.seenState
    scene = entry.isOfScene ? entry.scene : nil
    position = entry.position
    line = entry.line
  }

  /// The canonical name, with the scene where the log names it.
  var name: String { item.name + (scene.map { "#" + $0 } ?? "") }

  /// What the automaton reads, if the scene is one of the model.
  func symbol(scene: Int?) -> LogSymbol {
    switch item {
    case .callback(let callback): .callback(callback, seen: seen?.execution, scene: scene)
    case .phase(let state): .phase(state.execution)
    case .killed: .killed
    case .processStart: .processStart
    }
  }
}

extension LogEntry {
  /// Whether this is a callback to a scene delegate.
  var isOfScene: Bool {
    if case .callback(let callback) = item { callback.isSceneDelegateMethod } else { false }
  }
}
