import LifecycleModels

/// One process in a log: where it begins and ends there, and what it was sent last.
public struct ProcessHistory: Hashable, Sendable {
  /// At least this many of the last entries of a process are kept.
  static let maxRecent = 40

  /// The process as the log names it: an identifier or a name.
  public let process: String?
  /// Its first entry.
  public let first: LogEntry
  /// Its last entries, in order.
  public internal(set) var recent: [LogEntry]
  /// How many entries it has.
  public internal(set) var entryCount = 1
  /// The first entry of the process after it; nil if it is the last one of the log.
  public internal(set) var next: LogEntry?
  /// Whether the log itself says that it was killed.
  public internal(set) var isKilled = false
  /// The line of the system that says how it ended; nil if there is none.
  public internal(set) var exitLine: SystemLine?
}

extension ProcessHistory {
  /// Its last entry.
  public var last: LogEntry { recent[recent.count - 1] }

  /// The last callback of a delegate that is among its last entries.
  var lastCall: Callback? {
    recent.lazy.reversed().compactMap(\.item.callback).first { !$0.isNotification }
  }

  /// Whether the log shows that the process has ended.
  public var hasEnded: Bool { next != nil || isKilled || exitLine != nil }

  /// Whether its end was announced to its delegate.
  public var isAnnounced: Bool {
    recent.contains {
      $0.item == .callback(.willTerminate) || $0.item == .callback(.noteWillTerminate)
    }
  }

  /// Where the app was at the end, by the last callback or phase; nil if that does not say it, as on the
  /// way to the foreground and during a launch.
  public var state: ReportedState? {
    for entry in recent.reversed() {
      switch entry.item {
      case .callback(let callback):
        if let state = callback.stateAfter { return state }
      case .phase(.active): return .foreground
      case .phase(.background): return .background
      case .phase(.inactive), .killed, .processStart, .mark, .suspended, .exited: break
      }
    }
    return nil
  }
}

extension Callback {
  /// Where the app is after the callback, nil if it says nothing of it. With several scenes one of them
  /// can leave the screen alone.
  fileprivate var stateAfter: ReportedState?? {
    switch self {
    case .didBecomeActive, .noteDidBecomeActive, .sceneDidBecomeActive: .some(.foreground)
    case .didEnterBackground, .noteDidEnterBackground, .sceneDidEnterBackground: .some(.background)
    case .willResignActive, .noteWillResignActive, .sceneWillResignActive, .willFinishLaunching,
      .didFinishLaunching, .sceneWillConnect, .willEnterForeground,
      .noteWillEnterForeground, .sceneWillEnterForeground:
      .some(nil)
    default: .none
    }
  }
}

/// Finds the processes of a log while it is read, in memory that grows with their number only.
///
/// A process ends where a launch or the start of a process follows in the log without another process,
/// or where the log says that it was killed. Processes with names of their own can overlap.
struct HistoryCollector {
  /// The processes in the order of their first entries.
  private(set) var histories: [ProcessHistory] = []
  /// What the whole log names.
  private(set) var items: Set<LogEntry.Item> = []

  private static let maxHistories = LogSurvey.maxProcesses

  /// The index of the current history of each process.
  private var current: [String: Int] = [:]
  private var process: String?

  /// Reads an entry; `line` is what the system says, if the entry is a line of it.
  mutating func read(_ entry: LogEntry, _ line: SystemLine? = nil) {
    if entry.item.isOfSystem { return readSystem(entry, line) }
    process = entry.process ?? process
    let name = process ?? ""
    if entry.item.mark == nil { items.insert(entry.item) }
    guard let index = current[name] else { return begin(entry, as: name) }
    if beginsProcess(entry, after: histories[index]) {
      current[name] = nil
      return begin(entry, as: name)
    }
    // It overlaps with the one after it, so that one is of another app.
    histories[index].next = nil
    histories[index].recent.append(entry)
    histories[index].entryCount += 1
    if histories[index].recent.count > 2 * ProcessHistory.maxRecent {
      histories[index].recent.removeFirst(ProcessHistory.maxRecent)
    }
    if entry.item == .killed {
      histories[index].isKilled = true
      current[name] = nil
    }
  }

  /// Reads a line of the system, which may come after the process has been replaced.
  private mutating func readSystem(_ entry: LogEntry, _ line: SystemLine?) {
    guard case .exited = entry.item,
      let index = histories.lastIndex(where: { $0.process == entry.process })
    else { return }
    histories[index].exitLine = histories[index].exitLine ?? line
  }

  /// Reads another line about the end of a process, which need not be an entry.
  mutating func readAgain(_ line: SystemLine) {
    guard case .exited = line.statement,
      let index = histories.lastIndex(where: {
        $0.process == line.subject.process || $0.exitLine?.subject.key == line.subject.key
      }), let known = histories[index].exitLine, line.saysMore(than: known)
    else { return }
    histories[index].exitLine = line
  }

  private mutating func begin(_ entry: LogEntry, as name: String) {
    guard histories.count < Self.maxHistories else { return }
    // A process that begins after another one replaces it: the same app, launched again.
    let index = histories.indices.last { histories[$0].next == nil }
    if let index { histories[index].next = entry }
    current[name] = histories.count
    histories.append(ProcessHistory(process: process, first: entry, recent: [entry]))
  }

  private func beginsProcess(_ entry: LogEntry, after history: ProcessHistory) -> Bool {
    switch entry.item {
    case .processStart, .callback(.willFinishLaunching): true
    case .callback(.didFinishLaunching):
      // It is the second call of the launch that has begun the process, or begins another one.
      history.entryCount > 3 || history.last.item == entry.item
        || ![.processStart, .callback(.willFinishLaunching)].contains(history.first.item)
    default: false
    }
  }
}
