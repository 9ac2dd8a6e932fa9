/// Keeps the entries of one app in a log that has those of several.
///
/// An entry is left out if its process is known to be of another app: by its name, or by a line of the
/// system. An entry without a process belongs to that of the entry before it.
public struct AppFilter: Sendable {
  private let app: String
  /// Whether that is a bundle identifier, which has a dot.
  private let isBundle: Bool
  /// The last words of the names of its processes, as far as they are given.
  private let given: Set<Substring>
  /// Those that are known so far; none may be.
  private var names: Set<Substring>
  /// Whether each process is of the app, as far as that is known.
  private var isOfApp: [String: Bool] = [:]
  private var isInApp = true
  /// How many entries of the log are kept and left out.
  public private(set) var keptCount = 0, leftOutCount = 0

  private static let maxProcesses = LogSurvey.maxProcesses

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - app: The name of the process, or the bundle identifier.
  ///   - names: The names that reports give the processes of the app.
  init(app: String, names: Set<String>) {
    self.app = app
    isBundle = app.contains(".")
    given = Set((isBundle ? names : names.union([app])).map(\.lastWord))
    self.names = given
  }

  /// Whether an event of the log is about the app.
  public mutating func keeps(_ event: LogEvent) -> Bool {
    switch event {
    case .begin:
      (names, isOfApp, isInApp, keptCount, leftOutCount) = (given, [:], true, 0, 0)
      return true
    case .system(let line): return keeps(line)
    case .entry(let entry):
      isInApp = isOwn(entry)
      if isInApp { keptCount += 1 } else { leftOutCount += 1 }
      return isInApp
    case .heading, .skipped, .malformed, .end: return true
    }
  }

  private mutating func keeps(_ line: SystemLine) -> Bool {
    let subject = line.subject
    let isOwn: Bool? =
      if let bundle = subject.bundle, isBundle {
        bundle == app
      } else if let name = subject.name, !names.isEmpty {
        names.contains(name.lastWord)
      } else {
        subject.process.flatMap { isOfApp[$0] }
      }
    guard let isOwn else { return true }
    if let process = subject.process { note(process, isOwn) }
    return isOwn
  }

  private mutating func isOwn(_ entry: LogEntry) -> Bool {
    if let name = entry.processName?.lastWord {
      // The name of a process can have dots, as a bundle identifier has.
      if entry.processName == app { names.insert(name) }
      // A line of the system may have told whose process it is, and so its name.
      if names.isEmpty, let process = entry.process, isOfApp[process] == true { names = [name] }
      if !names.isEmpty {
        let isOwn = names.contains(name)
        if let process = entry.process { note(process, isOwn) }
        return isOwn
      }
    }
    guard let process = entry.process else { return isInApp }
    return isOfApp[process] ?? true
  }

  private mutating func note(_ process: String, _ isOwn: Bool) {
    if isOfApp[process] != nil || isOfApp.count < Self.maxProcesses { isOfApp[process] = isOwn }
  }
}

extension String {
  /// What follows the last space: of a name with spaces, text has only that.
  var lastWord: Substring {
    self[(lastIndex(of: " ").map { index(after: $0) } ?? startIndex)...]
  }
}
