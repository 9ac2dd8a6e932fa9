import LifecycleModels

/// What one process, or several in turn, was sent, as a file tells it.
public struct RecordedLog: Hashable, Sendable {
  /// The identifier that the log gives itself, else the name of the file.
  public let name: String

  /// The kind of delegate that was recorded, where the file says so.
  public let lifeCycle: LifeCycle?

  /// The callbacks that the recorder would have recorded, where the file says so.
  public let alphabet: Set<Callback>?

  /// What the log says, in order.
  public let entries: [LogEntry]

  /// The first 1,000 things in the file that are no entries, in order.
  public let skipped: [SkippedLine]

  /// How many things in the file are no entries, those beyond ``skipped`` included.
  public let skippedCount: Int

  /// The first 1,000 things in the file that are malformed, in order; the rest was read.
  public let malformed: [MalformedLine]

  /// How many things in the file are malformed, those beyond ``malformed`` included.
  public let malformedCount: Int

  /// Creates a log, for entries that were not read from a file.
  public init(
    name: String, lifeCycle: LifeCycle? = nil, alphabet: Set<Callback>? = nil, entries: [LogEntry]
  ) {
    self.init(
      name: name, lifeCycle: lifeCycle, alphabet: alphabet, entries: entries, skipped: [],
      skippedCount: 0)
  }

  init(
    name: String, lifeCycle: LifeCycle?, alphabet: Set<Callback>?, entries: [LogEntry],
    skipped: [SkippedLine], skippedCount: Int, malformed: [MalformedLine] = [],
    malformedCount: Int = 0
  ) {
    self.name = name
    self.lifeCycle = lifeCycle
    self.alphabet = alphabet
    self.entries = entries
    self.skipped = skipped
    self.skippedCount = skippedCount
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
  /// The name of the model that logs of the life cycle are held against; the phases of SwiftUI are
  /// a reading of the states of scenes.
  public var model: String { self == .app ? "app" : "scene" }
}

/// Something in a log that is no entry, kept so that nothing is lost without a word.
public struct SkippedLine: Hashable, Sendable {
  /// The place in the list, counted from 1, where the format is a list.
  public let position: Int?
  /// The line of the file, counted from 1, where the format has lines.
  public let line: Int?
  /// What was written: trimmed, cut after 200 bytes, control characters shown as “�”.
  public let text: String
  /// Why it is no entry.
  public let reason: SkipReason
}

/// Why something in a log is no entry.
public enum SkipReason: Hashable, Sendable, CaseIterable {
  /// It stands wholly in parentheses, or its writer marks its value as wrong.
  case remark
  /// It is a question of the system about orientations or the status bar.
  case query
  /// It is a name of UIKit that no model sends.
  case notModelled
  /// It names nothing that is known.
  case noCallback
  /// It names more than one callback, so their order is unknown.
  case severalCallbacks
  /// It is longer than 64 KiB.
  case tooLong
  /// It starts as JSON and is not well formed, most often because its writer was killed.
  case incompleteJSON
}

extension SkipReason {
  /// Whether what was passed over may have been an entry that was not understood.
  var hidesEntries: Bool { self != .remark && self != .query }
}

extension SkipReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .remark: "a remark"
    case .query: "a query about orientation or status bar"
    case .notModelled: "known to UIKit, but in no model"
    case .noCallback: "without a known name"
    case .severalCallbacks: "about several callbacks"
    case .tooLong: "longer than 64 KiB"
    case .incompleteJSON: "incomplete or malformed JSON"
    }
  }
}
