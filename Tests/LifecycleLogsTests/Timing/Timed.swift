import LifecycleModels

@testable import LifecycleLogs

/// What a test writes out of a log with times.
struct Timed {
  let name: String
  var at: Double?
  var taking: Double?
  var state: PrintedState?
  var process: String?
  var scene: String?

  init(
    _ name: String, at: Double? = nil, taking: Double? = nil, state: PrintedState? = nil,
    process: String? = nil, scene: String? = nil
  ) {
    self.name = name
    self.at = at
    self.taking = taking
    self.state = state
    self.process = process
    self.scene = scene
  }

  static func timing(of entries: [Timed], limits: TimeLimits = .current) -> TimingReport {
    log(entries).timing(limits: limits)
  }

  /// The findings as kind, position and span.
  static func findings(in entries: [Timed], limits: TimeLimits = .current) -> [String] {
    timing(of: entries, limits: limits).findings.map { "\($0.kind) \($0.position): \($0.span)" }
  }

  static func log(_ entries: [Timed]) -> RecordedLog {
    RecordedLog(
      name: "log", entries: entries.enumerated().map { $1.entry(position: $0 + 1) })
  }

  private func entry(position: Int) -> LogEntry {
    LogEntry(
      position: position, line: position + 10, text: name, item: item, printedState: state,
      process: process, scene: scene,
      time: at.map { LogTime(microseconds: Int64(($0 * 1_000_000).rounded())) }, duration: taking)
  }

  private var item: LogEntry.Item {
    switch name {
    case "proc.killed": .killed
    case "proc.start": .processStart
    case "phase.active": .phase(.active)
    case "phase.background": .phase(.background)
    default: .callback(Callback(name: name) ?? .mainReturned)
    }
  }
}
