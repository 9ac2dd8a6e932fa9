import LifecycleModels

/// What one process, or several in turn, was sent, according to a file.
public struct RecordedLog: Hashable, Sendable {
  /// The identifier that the log gives itself, or else the name of the file.
  public let name: String

  /// The kind of delegate that was recorded, if the file says so.
  public let lifeCycle: LifeCycle?

  /// The callbacks that the recorder would have recorded, if the file says so.
  public let alphabet: Set<Callback>?

  /// What happened, as the file tells it; see ``Scenario``.
  public let scenario: String?

  /// Whether the file says that the log is a claim: that nothing else came of the scenario.
  public let isClaim: Bool

  /// The systems that the log may have been recorded on, if the file says so.
  public let systems: SystemVersions?

  /// What the log says, in order.
  public let entries: [LogEntry]

  /// The first 1,000 things in the file that are not entries, in order.
  public let skipped: [SkippedLine]

  /// How many things in the file are not entries, including those beyond ``skipped``.
  public let skippedCount: Int

  /// The first 1,000 lines of the system about apps, in order.
  public let systemLines: [SystemLine]

  /// The first 1,000 malformed things in the file, in order; the rest of the file was read.
  public let malformed: [MalformedLine]

  /// How many things in the file are malformed, including those beyond ``malformed``.
  public let malformedCount: Int

  /// Creates a log, for entries that were not read from a file.
  public init(
    name: String, lifeCycle: LifeCycle? = nil, alphabet: Set<Callback>? = nil,
    systems: SystemVersions? = nil, scenario: String? = nil, isClaim: Bool = false,
    entries: [LogEntry]
  ) {
    let heading = LogHeading(
      name: name, lifeCycle: lifeCycle, alphabet: alphabet, systems: systems, scenario: scenario,
      isClaim: isClaim)
    self.init(heading, entries: entries, skipped: [], skippedCount: 0)
  }

  init(
    _ heading: LogHeading, entries: [LogEntry], skipped: [SkippedLine], skippedCount: Int,
    systemLines: [SystemLine] = [], malformed: [MalformedLine] = [], malformedCount: Int = 0
  ) {
    name = heading.name ?? ""
    lifeCycle = heading.lifeCycle
    alphabet = heading.alphabet
    scenario = heading.scenario
    isClaim = heading.isClaim
    systems = heading.systems
    self.entries = entries
    self.skipped = skipped
    self.skippedCount = skippedCount
    self.systemLines = systemLines
    self.malformed = malformed
    self.malformedCount = malformedCount
  }
}

/// The kind of delegate that receives the life cycle.
public enum LifeCycle: String, CaseIterable, Hashable, Sendable {
  /// An app delegate alone.
  case app
  /// An app delegate and scene delegates.
  case scene
  /// A SwiftUI app, which reports phases.
  case swiftUI
}

extension LifeCycle {
  /// The kind of model that judges logs of this life cycle.
  ///
  /// The phases of SwiftUI are a view of the states of scenes.
  public var model: ModelKind { self == .app ? .app : .scene }
}

/// Builds recorded logs from the events of a stream.
struct EventCollector {
  /// Only this many skipped and malformed things are kept.
  private static let maxKept = 1000

  private var heading = LogHeading()
  private var entries: [LogEntry] = []
  private var skipped: [SkippedLine] = []
  private var skippedCount = 0
  private var systemLines: [SystemLine] = []
  private var malformed: [MalformedLine] = []
  private var malformedCount = 0

  /// Adds an event; returns the log if the event ends one.
  mutating func add(_ event: LogEvent) -> RecordedLog? {
    switch event {
    case .begin(let heading):
      self = EventCollector()
      self.heading = heading
    case .heading(let heading):
      self.heading.take(over: heading)
    case .entry(let entry):
      entries.append(entry)
    case .skipped(let line):
      skippedCount += 1
      if skipped.count < Self.maxKept { skipped.append(line) }
    case .system(let line):
      if systemLines.count < Self.maxKept { systemLines.append(line) }
    case .malformed(let line):
      malformedCount += 1
      if malformed.count < Self.maxKept { malformed.append(line) }
    case .end:
      return log
    }
    return nil
  }

  private var log: RecordedLog {
    RecordedLog(
      heading, entries: entries, skipped: skipped, skippedCount: skippedCount,
      systemLines: systemLines, malformed: malformed, malformedCount: malformedCount)
  }
}
