import LifecycleModels

/// One entry of a log as the automaton reads it, or the boundary between two processes.
struct EntryReading {
  let symbol: LogAutomaton.Symbol
  /// The entry's position in its log; of the entry that follows, for a boundary.
  let position: Int
  /// The entry's canonical name.
  let name: String

  /// The entries of a log, process after process in the order of their first entries.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - scenes: The number that each scene of the log has in the model.
  /// - Returns: The entries, and the boundaries between processes.
  static func readings(of log: RecordedLog, numbering scenes: [String: Int]) -> [EntryReading] {
    var order: [String?] = []
    var entriesOfProcess: [String?: [LogEntry]] = [:]
    for entry in log.entries {
      if entriesOfProcess[entry.process] == nil { order.append(entry.process) }
      entriesOfProcess[entry.process, default: []].append(entry)
    }
    var readings: [EntryReading] = []
    for process in order {
      let entries = entriesOfProcess[process] ?? []
      if let first = entries.first, !readings.isEmpty {
        readings.append(
          EntryReading(symbol: .nextProcess, position: first.position, name: "proc.next"))
      }
      readings += entries.map { EntryReading($0, scenes) }
    }
    return readings
  }

  private init(symbol: LogAutomaton.Symbol, position: Int, name: String) {
    self.symbol = symbol
    self.position = position
    self.name = name
  }

  private init(_ entry: LogEntry, _ scenes: [String: Int]) {
    let symbol: LogAutomaton.Symbol =
      switch entry.item {
      case .callback(let callback):
        .callback(
          callback, seen: entry.seenState?.execution,
          scene: callback.isSceneDelegateMethod ? entry.scene.flatMap { scenes[$0] } : nil)
      case .phase(let state): .phase(state.execution)
      case .killed: .killed
      case .processStart: .processStart
      }
    let scene = entry.scene.map { "#" + $0 } ?? ""
    self.init(symbol: symbol, position: entry.position, name: entry.item.name + scene)
  }
}

extension SeenState {
  /// The execution state that prints so.
  var execution: ExecutionState {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}

extension LogAutomaton.Symbol {
  /// The canonical name; nil for a boundary, which is no entry.
  var name: String? {
    switch self {
    case .callback(let callback, _, _): callback.name
    case .phase(let execution): "phase." + execution.name
    case .killed: "proc.killed"
    case .processStart: "proc.start"
    case .nextProcess: nil
    }
  }
}
