/// The last phase of each process of a log, and of the entries that name none.
struct ProcessPhases: Hashable, Sendable {
  private var phases: [String: PrintedState] = [:]

  /// Reads the next entry.
  ///
  /// - Returns: The phase before it in its process; nil if the process has had none, or is another.
  mutating func read(_ entry: LogEntry) -> PrintedState? {
    switch entry.item {
    case .phase(let phase):
      return phases.updateValue(phase, forKey: entry.process ?? "")
    case .mark(let mark):
      if mark.endsProcess { phases = [:] }
    case .killed, .processStart, .exited:
      if let process = entry.process { phases[process] = nil } else { phases = [:] }
    case .callback, .suspended: break
    }
    return nil
  }
}
