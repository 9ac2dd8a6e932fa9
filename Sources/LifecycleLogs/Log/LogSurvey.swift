import LifecycleModels

/// What must be known about a whole log before its first entry can be judged.
///
/// A log that is too long for memory is read twice: once for the survey, and once to be judged.
public struct LogSurvey: Hashable, Sendable {
  /// What the log says about itself.
  private(set) var heading: LogHeading
  /// The callbacks that occur.
  public private(set) var callbacks: Set<Callback> = []
  /// Whether phases occur.
  public private(set) var hasPhases = false
  /// How many entries there are.
  public private(set) var entryCount = 0
  /// Whether something was skipped that may have been an entry.
  public private(set) var hidesEntries = false
  /// How many lines or items are malformed.
  public private(set) var malformedCount = 0

  /// The first marks of the log; their number is ``markCount``.
  public private(set) var marks: [LogEntry] = []
  /// How many marks the log has.
  public private(set) var markCount = 0

  static let maxMarks = 100

  /// The frameworks whose words occur.
  var frameworks: Set<LogFramework> { Set(callbacksOfFrameworks.keys) }
  /// The callbacks that each framework reports; none for one that only has phases.
  private var callbacksOfFrameworks: [LogFramework: Set<Callback>] = [:]
  private var frameworkCallbacks: Set<Callback> {
    callbacksOfFrameworks.values.reduce([]) { $0.union($1) }
  }
  /// The notifications of observers, which need not observe all.
  private var observerCallbacks: Set<Callback> = []
  /// Whether callbacks are written with the names of the models.
  private var isOfRecorder = false
  /// Whether phases occur that no framework reports.
  private(set) var hasOtherPhases = false
  /// Whether a phase is reported twice with nothing between, so that phases are no changes.
  private(set) var repeatsPhases = false
  /// Whether an app becomes active without a phase between, so that its return is not reported.
  private var skipsReturn = false
  private var lastPhases = ProcessPhases()
  private var hasMarkSincePhase = false
  /// Whether an entry says that a process begins or ends.
  private var hasProcessEvents = false
  private var hasProcessStarts = false
  /// Whether an entry names no process.
  private var hasNamelessEntries = false
  /// The callbacks of an app delegate that the log need not have from the system, because they do not
  /// have the names of the models.
  var looseCallbacks: Set<Callback> {
    isOfRecorder ? [] : callbacks.subtracting(frameworkCallbacks)
  }
  /// The first types whose methods occur.
  private(set) var types: Set<String> = []

  static let maxTypes = 100

  /// The first callback to a scene delegate.
  private(set) var firstOfScene: LogEntry?
  /// Whether an entry names the scene whose delegate was called.
  private(set) var namesScenes = false
  /// The first and the last entry of each process, counted from 0 without the lines of the system.
  var processes: [String: ClosedRange<Int>] { spans.mapValues(\.range) }
  private var spans: [String: Span] = [:]
  /// The first 100 ends of processes that lines of the system tell; their number is ``exitCount``.
  public private(set) var exits: [SystemExit] = []
  /// How many ends of processes lines of the system tell.
  public private(set) var exitCount = 0
  /// Whether lines of the system are among the entries.
  var hasSystemEntries: Bool { systemEntryCount > 0 }
  private var systemEntryCount = 0
  /// The number of the entry that is read, counted from 0 without the lines of the system.
  private var ownIndex: Int { entryCount - systemEntryCount - 1 }

  static let maxExits = 100

  /// The entries of a process.
  private struct Span: Hashable {
    var range: ClosedRange<Int>
    var last: LogEntry.Item
    var lastTime: LogTime?
  }

  /// The first process that is named.
  private(set) var firstProcess: String?

  /// Whether there are more processes than ``maxProcesses``, too many to be distinguished.
  private(set) var hasTooManyProcesses = false

  static let maxProcesses = 10_000

  private var givenAlphabet: Set<Callback>?
  var readsScenario: Bool

  /// Creates the survey of a log that has not been read yet.
  ///
  /// - Parameters:
  ///   - name: The name of the log if it does not name itself.
  ///   - alphabet: The callbacks that its recorder records whenever they come; it takes precedence
  ///     over what the log says.
  ///   - readsScenario: Whether the scenario of the log's heading says what happened.
  public init(
    name: String, recording alphabet: Set<Callback>? = nil, readsScenario: Bool = true
  ) {
    heading = LogHeading(name: name)
    givenAlphabet = alphabet
    self.readsScenario = readsScenario
  }

  /// The identifier that the log gives itself, or else the name of the file.
  public var name: String { heading.name ?? "" }

  /// The kind of delegate that was recorded, if the log says so.
  public var lifeCycle: LifeCycle? { heading.lifeCycle }

  /// The systems that the log may have been recorded on, if the log says so.
  public var systems: SystemVersions? { heading.systems }

  /// The callbacks that the recorder records, according to the log or to its reader.
  public var recorded: Set<Callback>? { givenAlphabet ?? heading.alphabet }

  /// Whether all entries are of one process.
  ///
  /// A log with launches shows by them where a process begins.
  var isOfOneProcess: Bool {
    heading.isOfOneProcess || namesOneProcess && callbacks.isDisjoint(with: Self.appCallbacks)
  }

  /// The same log, as if its recorder recorded only the callbacks that occur.
  var recordingOnlyWhatOccurs: LogSurvey {
    var other = self
    other.givenAlphabet = callbacks
    return other
  }

  /// Whether each entry names the same process, which neither begins nor ends in the log.
  ///
  /// The name of a process stays the same when the app is launched again; its number does not.
  var namesOneProcess: Bool {
    spans.count == 1 && spans.keys.allSatisfy { $0.allSatisfy(\.isNumber) } && !hasNamelessEntries
      && !hasProcessEvents && exitCount == 0
  }

  /// Whether something in the log says which process an entry is of, or that one begins or ends.
  var tellsOfProcesses: Bool {
    hasProcessEvents || exitCount > 0 || !spans.isEmpty
      || (marks.compactMap(\.item.mark) + (scenario?.marks ?? [])).contains {
        $0.endsProcess || [.launch, .backgroundLaunch, .prewarming].contains($0.event)
      }
  }

  /// The survey of the same log, if its entries are read otherwise.
  ///
  /// - Parameters:
  ///   - hasOneProcess: Whether all entries are of one process.
  ///   - forEachEntry: Passes the entries to a closure.
  /// - Returns: The survey.
  func reading(hasOneProcess: Bool, _ forEachEntry: EntrySource) rethrows -> LogSurvey {
    var other = LogSurvey(name: name, recording: givenAlphabet, readsScenario: readsScenario)
    other.heading = heading
    other.skipsReturn = skipsReturn
    other.heading.isOfOneProcess = heading.isOfOneProcess || hasOneProcess
    (other.malformedCount, other.hidesEntries) = (malformedCount, hidesEntries)
    try forEachEntry { other.read($0) }
    return other
  }

  /// Creates the survey of a log.
  public init(_ log: RecordedLog) {
    heading = LogHeading(
      name: log.name, lifeCycle: log.lifeCycle, alphabet: log.alphabet, systems: log.systems,
      scenario: log.scenario, isClaim: log.isClaim)
    readsScenario = true
    malformedCount = log.malformedCount
    hidesEntries = log.skipped.contains(where: \.reason.hidesEntries)
    for entry in log.entries { read(entry) }
  }

  /// Reads one more event of the log.
  public mutating func read(_ event: LogEvent) {
    switch event {
    case .begin(let other), .heading(let other): heading.take(over: other)
    case .entry(let entry): read(entry)
    case .skipped(let line): hidesEntries = hidesEntries || line.reason.hidesEntries
    case .malformed: malformedCount += 1
    case .system, .end: break
    }
  }

  private mutating func read(_ entry: LogEntry) {
    entryCount += 1
    let lastPhase = lastPhases.read(entry)
    switch entry.item {
    case .callback(let callback):
      callbacks.insert(callback)
      read(entry.origin, of: callback)
    case .phase:
      hasPhases = true
      if !hasMarkSincePhase, lastPhase.map({ entry.item == .phase($0) }) ?? false {
        repeatsPhases = true
      }
      if entry.item == .phase(.active), lastPhase == .background { skipsReturn = true }
      hasMarkSincePhase = false
      if case .framework(let framework, _) = entry.origin {
        callbacksOfFrameworks[framework, default: []].formUnion([])
      } else {
        hasOtherPhases = true
      }
    case .killed: hasProcessEvents = true
    case .processStart: (hasProcessEvents, hasProcessStarts) = (true, true)
    case .mark:
      markCount += 1
      hasMarkSincePhase = true
      if marks.count < Self.maxMarks { marks.append(entry) }
    case .suspended:
      systemEntryCount += 1
      return
    case .exited(let cause):
      systemEntryCount += 1
      return add(cause, in: entry)
    }
    if entry.item.isOfScene {
      if firstOfScene == nil { firstOfScene = entry }
      if entry.scene != nil { namesScenes = true }
    }
    if let process = entry.process {
      readProcess(process, of: entry)
    } else if entry.item.mark == nil {
      hasNamelessEntries = true
    }
  }

  private mutating func read(_ origin: LogEntry.Origin?, of callback: Callback) {
    switch origin {
    case .framework(let framework, _):
      callbacksOfFrameworks[framework, default: []].insert(callback)
    case .type(let type): if types.count < Self.maxTypes { types.insert(type) }
    case .recorder: isOfRecorder = true
    case .observer: observerCallbacks.insert(callback)
    case nil: break
    }
  }

  private mutating func readProcess(_ process: String, of entry: LogEntry) {
    if firstProcess == nil { firstProcess = process }
    guard let first = spans[process]?.range.lowerBound ?? newFirst else {
      hasTooManyProcesses = true
      return
    }
    spans[process] = Span(range: first...ownIndex, last: entry.item, lastTime: entry.time)
  }

  /// The first entry of one more process; nil if there are too many.
  private var newFirst: Int? { spans.count < Self.maxProcesses ? ownIndex : nil }

  private mutating func add(_ cause: SystemLine.ExitCause, in entry: LogEntry) {
    exitCount += 1
    guard exits.count < Self.maxExits else { return }
    let span = entry.process.flatMap { spans[$0] }
    let seconds = entry.time.flatMap { time in span?.lastTime?.seconds(until: time) }
    exits.append(SystemExit(entry: entry, cause: cause, last: span?.last, seconds: seconds))
  }
}

extension LogSurvey {
  static let launches: Set<Callback> = [.willFinishLaunching, .didFinishLaunching]

  /// Whether a process has no launch although it begins in the log, so that launches are not recorded.
  ///
  /// - Complexity: O(*n*) for *n* processes.
  var isWithoutLaunches: Bool {
    guard recorded == nil, callbacks.isDisjoint(with: Self.launches),
      !callbacks.isDisjoint(with: Self.appCallbacks)
    else { return false }
    if hasProcessStarts { return true }
    guard spans.count > 1, let end = spans.values.map(\.range.upperBound).min(),
      let start = spans.values.map(\.range.lowerBound).max()
    else { return false }
    return start > end
  }

  private static let appCallbacks: Set<Callback> = [
    .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
    .willEnterForeground, .willTerminate,
  ]

  private static let sceneCallbacks: Set<Callback> = [
    .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
    .sceneWillEnterForeground, .sceneDidDisconnect,
  ]

  private static let notifications = LogFramework.notifications.union([.noteWillTerminate])

  /// The callbacks that the recorder would have written down if they had come.
  ///
  /// If the log does not say, this is inferred. A recorder that knows one of the basic methods of
  /// an app delegate is assumed to know them all; the same goes for the basic methods of a scene
  /// delegate and for the basic notifications. Of the other callbacks only those that occur are
  /// known to be recorded.
  var alphabet: Set<Callback> {
    if let recorded { return recorded }
    let families = [Self.appCallbacks, Self.sceneCallbacks, Self.notifications]
    let others = callbacks.subtracting(frameworkCallbacks).subtracting(observerCallbacks)
    let inferred = families.filter { !$0.isDisjoint(with: others) }
      .reduce(callbacks) { $0.union($1) }
    // Beside callbacks, a framework may report late, and its first words not at all.
    let isAlone = others.isEmpty && observerCallbacks.isEmpty
    let alphabet =
      isAlone
      ? callbacksOfFrameworks.reduce(inferred) { $0.union($1.key.alphabet(of: $1.value)) }
      : inferred.subtracting(frameworkCallbacks)
    return corrected(alphabet)
  }

  private func corrected(_ inferred: Set<Callback>) -> Set<Callback> {
    let alphabet =
      inferred
      .subtracting(skipsReturn ? [.noteWillEnterForeground] : [])
      // One process does not end between its entries, with or without notice.
      .union(isOfOneProcess ? [.willTerminate, .noteWillTerminate] : [])
      .subtracting(isWithoutLaunches ? Self.launches : [])
    // Who tells what happened, and records one of the two launch methods, records the other, too.
    let tellsLaunch = (markCount > 0 || scenario != nil) && callbacks.contains(.willFinishLaunching)
    return tellsLaunch ? alphabet.union([.didFinishLaunching]) : alphabet
  }
}
