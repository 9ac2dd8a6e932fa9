import LifecycleModels

/// What a recorder of phases writes down.
public enum PhaseRecorder: String, CaseIterable, Hashable, Sendable {
  /// Every change of the phase, and nothing else.
  case changes
  /// The phase at some moments.
  case samples
}

/// How entries are read that can mean more than one thing.
///
/// Observers of notifications often bear the names of the app delegate’s methods, and some apps call
/// these methods themselves. The phases of a framework are notifications of UIKit in other words.
struct EntryReading: Hashable, Sendable {
  /// Whether phases are the notifications that change them.
  var readsPhasesAsChanges = false
  /// Whether two words of a framework can tell the same notification.
  var joinsWords = false
  /// Whether all phases are of one process, because nothing in the log says that there are more.
  var hasOneProcess = false
  /// How methods of an app delegate are read, of which the system need not be the caller.
  var calls = Calls.fromSystem

  /// Who calls a method that has the name of an app delegate’s.
  enum Calls: Hashable, Sendable {
    case fromSystem
    /// The methods of types that are no delegates are observers of notifications.
    case observersByType
    /// All are observers of notifications.
    case observers
    /// The app itself calls the delegate’s methods; other types have observers.
    case fromApp
  }

  /// The reading of a log that takes every name as it is written.
  init(of survey: LogSurvey, phases: PhaseRecorder?) {
    joinsWords = !survey.frameworks.isEmpty
    guard survey.hasPhases else { return }
    // Phases beside callbacks come late, because they go through a queue of their framework.
    let isOfChanges =
      survey.callbacks.isEmpty && !survey.hasOtherPhases && !survey.repeatsPhases
    readsPhasesAsChanges = phases.map { $0 == .changes } ?? isOfChanges
    hasOneProcess = readsPhasesAsChanges && !survey.tellsOfProcesses
  }

  /// The other readings of a log, the most likely first.
  func others(for survey: LogSurvey, withScenes hasScenes: Bool) -> [EntryReading] {
    let loose = survey.looseCallbacks.intersection(Self.notifications.keys)
    guard !loose.isEmpty, survey.recorded == nil, !survey.isClaim else { return [] }
    let kinds: [Calls] =
      hasScenes ? [.observers, .fromApp] : survey.hasTypesOfObservers ? [.observersByType] : []
    return kinds.map {
      var other = self
      other.calls = $0
      return other
    }
  }

  /// Whether every entry is read as it is written.
  var isPlain: Bool { self == EntryReading() }

  private init() {}
}

// MARK: - Entries

extension EntryReading {
  /// The notification that each method of an app delegate has.
  fileprivate static let notifications: [Callback: Callback] = [
    .didBecomeActive: .noteDidBecomeActive, .willResignActive: .noteWillResignActive,
    .didEnterBackground: .noteDidEnterBackground, .willEnterForeground: .noteWillEnterForeground,
  ]

  /// Passes on the entries of a log as they are read.
  func read(_ source: EntrySource, _ receive: (LogEntry) -> Void) rethrows {
    try withoutActuallyEscaping(receive) { receive in
      if isPlain { return try source { receive($0) } }
      var phases = ProcessPhases()
      var last: [String: LogEntry] = [:]
      try source { entry in
        pass(entry, after: phases.read(entry)) { entry in
          let process = entry.process ?? ""
          if let last = last[process], entry.repeats(last) { return }
          last[process] = entry
          receive(entry)
        }
      }
    }
  }

  /// The log as it is read.
  func read(_ log: RecordedLog) -> RecordedLog {
    var entries: [LogEntry] = []
    read({ log.entries.forEach($0) }) { entries.append($0) }
    return RecordedLog(
      name: log.name, lifeCycle: log.lifeCycle, alphabet: log.alphabet, systems: log.systems,
      scenario: log.scenario, isClaim: log.isClaim, entries: entries)
  }

  /// Passes on an entry as it is read, unless the system has no part in it.
  private func pass(
    _ entry: LogEntry, after lastPhase: PrintedState?, to receive: (LogEntry) -> Void
  ) {
    switch entry.item {
    case .phase(let phase) where readsPhasesAsChanges:
      // A change leads to another phase, so the process must be another.
      if lastPhase == phase { receive(entry.meaning(.processStart, from: nil)) }
      guard let notification = notification(of: phase, after: lastPhase) else { break }
      let origin = entry.origin ?? .framework(.swiftUI, word: -1)
      return receive(entry.meaning(.callback(notification), from: origin))
    case .callback(let callback):
      guard let notification = Self.notifications[callback], entry.origin != .recorder else {
        break
      }
      switch (calls, entry.origin?.isDelegate) {
      case (.fromSystem, _), (.observersByType, nil), (.observersByType, true): break
      case (.observers, _), (.observersByType, false), (.fromApp, false):
        return receive(entry.meaning(.callback(notification), from: .observer(entry.origin?.type)))
      case (.fromApp, nil), (.fromApp, true): return
      }
    case .phase, .mark, .suspended, .processStart, .killed, .exited: break
    }
    receive(entry)
  }

  /// The notification with which a phase begins; nil if it depends on what was before.
  private func notification(of phase: PrintedState, after last: PrintedState?) -> Callback? {
    switch (phase, last) {
    case (.active, .active), (.background, .background): nil
    case (.active, _): .noteDidBecomeActive
    // React Native reports the background when a scene comes to the foreground first.
    case (.background, nil): nil
    case (.background, _): .noteDidEnterBackground
    case (.inactive, .active): .noteWillResignActive
    case (.inactive, .background): .noteWillEnterForeground
    case (.inactive, .inactive), (.inactive, nil): nil
    }
  }
}

extension LogEntry {
  /// Whether another observer, or another word of a framework, tells the same notification.
  fileprivate func repeats(_ last: LogEntry) -> Bool {
    guard case .callback(let callback) = item, item == last.item,
      LogFramework.notifications.contains(callback)
    else { return false }
    return origin != last.origin
  }
}

extension LogEntry.Origin {
  /// The type that is named.
  fileprivate var type: String? { if case .type(let name) = self { name } else { nil } }

  /// Whether the type is a delegate by its name; nil if no type is named.
  fileprivate var isDelegate: Bool? { type?.isNameOfDelegate }
}

extension String {
  fileprivate var isNameOfDelegate: Bool { lowercased().contains("delegate") }
}

extension LogSurvey {
  /// Whether some methods are of a delegate, and others of types that are none.
  fileprivate var hasTypesOfObservers: Bool {
    types.contains(where: \.isNameOfDelegate) && !types.allSatisfy(\.isNameOfDelegate)
  }
}

// MARK: - Words

extension EntryReading {
  /// How the entries of a log were read, in sentences; empty if they were read as they are written.
  func words(for survey: LogSurvey, read: LogSurvey) -> [String] {
    var sentences: [String] = []
    let names = survey.looseCallbacks.intersection(Self.notifications.keys).map(\.name).sorted()
      .list("and")
    switch calls {
    case .fromSystem: break
    case .observersByType:
      sentences.append(
        "Methods of types that are no delegates are read as observers of notifications.")
    case .observers:
      sentences.append(
        "The system does not send \(names) to an app with scenes (F152), so these names are read as "
          + "observers of its notifications (F153).")
    case .fromApp:
      sentences.append(
        "The system does not send \(names) to an app with scenes (F152), so they are read as calls by "
          + "the app’s own code.")
    }
    if readsPhasesAsChanges, !read.callbacks.isEmpty {
      sentences.append(
        "Each phase is read as the notification that begins it; --phases samples reads it as a "
          + "statement.")
    }
    if survey.isWithoutLaunches {
      sentences.append(
        "Its processes have no app.didFinishLaunching, so launches are not recorded.")
    }
    return sentences
  }
}
