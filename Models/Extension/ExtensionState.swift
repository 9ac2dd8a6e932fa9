// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An app and one of its extensions: two processes, and a file in the container that they share.
///
/// Each of the two can make one change to what the file contains. That is enough to show every way in
/// which a change is lost.
public struct ExtensionState: ModelState {
  var app = Process()
  var appExtension = Process()
  /// What kind of extension has a process; nil if none has.
  var point: Point?
  /// The changes that are in the file.
  var file = Changes.nothing
  /// Who holds the lock of the file.
  var lock: Party?
  public var systems = SystemVersions.all

  /// The two processes.
  enum Party: String, CaseIterable, Hashable, Sendable {
    case app
    case appExtension = "extension"

    var other: Party { self == .app ? .appExtension : .app }

    fileprivate var bit: UInt8 { self == .app ? 1 : 2 }
  }

  /// One of the two processes.
  struct Process: Hashable, Sendable {
    var phase = Phase.none
    /// What it has in memory; nil if it has not read the file.
    var copy: Changes?
    /// Whether it has asked, with an expiring activity or a background task, not to be suspended.
    var isInActivity = false
  }

  enum Phase: UInt8, CaseIterable, Hashable, Sendable {
    /// There is no process.
    case none
    /// An extension's process is started, and has not got its request.
    case starting
    /// The app is on screen, or the extension serves a request.
    case active
    /// The extension has been told that its time is nearly up.
    case expiring
    /// The process runs without being needed, and can be suspended at any time.
    case idle
    case suspended
  }

  /// Where an extension belongs in the system.
  enum Point: String, CaseIterable, Hashable, Sendable {
    case share, widget, notificationService, notificationContent, appIntent
  }

  /// Whose changes there are: one bit for each process.
  enum Changes: UInt8, CaseIterable, Hashable, Sendable {
    case nothing, ofApp, ofExtension, both

    subscript(party: Party) -> Bool {
      get { rawValue & party.bit != 0 }
      set { self = Changes(rawValue: rawValue & ~party.bit | (newValue ? party.bit : 0)) ?? self }
    }
  }

  subscript(party: Party) -> Process {
    get { party == .app ? app : appExtension }
    set { if party == .app { app = newValue } else { appExtension = newValue } }
  }
}

extension ExtensionState {
  /// Nothing is owed to either process by a call.
  public var isQuiet: Bool { true }

  /// Whether a process has made a change that is not in the file.
  func hasUnsavedChange(_ party: Party) -> Bool { self[party].copy?[party] == true && !file[party] }

  /// What a process would have in memory if it read the file: what it has not saved stays.
  func read(by party: Party) -> Changes {
    var copy = file
    if self[party].copy?[party] == true { copy[party] = true }
    return copy
  }

  /// Ends a process. The kernel takes its locks away.
  mutating func end(_ party: Party) {
    self[party] = Process()
    if party == .appExtension { point = nil }
    if lock == party { lock = nil }
  }

  public var summary: String {
    var words = [
      "app \(app.words)", "\(point.map { "\($0.words) " } ?? "")extension \(appExtension.words)",
      "file: \(file.words)",
    ]
    if let lock { words.append("lock: \(lock.rawValue)") }
    return words.joined(separator: ", ")
  }

  /// Which of the two processes there are, and whether they run.
  public var stage: Stage {
    let app = app.phase
    let other = appExtension.phase
    let appIsInFront = app == .active
    let word = appIsInFront ? "in front" : app == .idle ? "in the background" : app.name
    let otherWord = other.isAwake ? "running" : other.name
    return Stage(
      Int(app.rawValue) * 3 + (other.isAwake ? 2 : other == .suspended ? 1 : 0),
      "app \(word), extension \(otherWord)",
      appIsInFront
        ? .foreground
        : app.isAwake || other.isAwake
          ? .running : app == .none && other == .none ? .absent : .frozen)
  }
}

extension ExtensionState.Process {
  fileprivate var words: String {
    phase.name + (isInActivity ? " in an activity" : "")
      + (copy.map { " (memory: \($0.words))" } ?? "")
  }
}

extension ExtensionState.Changes {
  fileprivate var words: String {
    switch self {
    case .nothing: "no change"
    case .ofApp: "the app’s change"
    case .ofExtension: "the extension’s change"
    case .both: "both changes"
    }
  }
}

extension ExtensionState.Phase {
  /// Whether the process executes code of the app.
  var runs: Bool { self == .active || self == .expiring || self == .idle }

  /// Whether the process exists and is not suspended.
  var isAwake: Bool { runs || self == .starting }

  var name: String {
    switch self {
    case .none: "not running"
    case .starting: "starting"
    case .active: "active"
    case .expiring: "expiring"
    case .idle: "idle"
    case .suspended: "suspended"
    }
  }
}

extension ExtensionState.Point {
  /// The system that had the extension point first, in this form.
  var systems: SystemVersions {
    switch self {
    case .share: .since(8)
    case .notificationService, .notificationContent: .since(10)
    case .widget: .since(14)
    case .appIntent: .since(16)
    }
  }

  var words: String {
    switch self {
    case .share: "share"
    case .widget: "widget"
    case .notificationService: "notification service"
    case .notificationContent: "notification content"
    case .appIntent: "App Intent"
    }
  }
}

/// How the rules can be wrong: one part of the state is kept, or gets a wrong value.
extension ExtensionState {
  public static func faults(of rule: Rule<ExtensionState>) -> [EffectFault<ExtensionState>] {
    Party.allCases.flatMap(faults) + fileFaults + lockFaults
      + Point.allCases.map { point in
        fault("\(point.words) extension") { target, _ in
          if target.point != nil { target.point = point }
        }
      }
  }

  private static func faults(of party: Party) -> [EffectFault<ExtensionState>] {
    let name = party.rawValue
    return [
      fault("\(name) kept") { $0[party] = $1[party] },
      fault("activity of \(name) changed") { target, _ in target[party].isInActivity.toggle() },
      fault("memory of \(name) forgotten") { target, _ in target[party].copy = nil },
      fault("memory of \(name) read") { target, _ in target[party].copy = target.file },
      fault("memory of \(name) changed") { target, _ in target[party].copy?[party].toggle() },
      fault("memory of \(name) mixed") { target, _ in target[party].copy?[party.other].toggle() },
    ]
      + Phase.allCases.map { phase in
        fault("\(name) \(phase.name)") { target, _ in target[party].phase = phase }
      }
  }

  private static let fileFaults = [
    fault("file kept") { $0.file = $1.file },
    fault("file emptied") { target, _ in target.file = .nothing },
    fault("file has both changes") { target, _ in
      target.file = .both
    },
  ]

  private static let lockFaults =
    [
      fault("lock kept") { $0.lock = $1.lock },
      fault("lock free") { target, _ in target.lock = nil },
    ]
    + Party.allCases.map { party in
      fault("lock of \(party.rawValue)") { target, _ in target.lock = party }
    }
}
