import LifecycleModels

/// What must be known about a whole log before its first entry can be judged.
///
/// A log that is too long for memory is read twice: once for the survey, and once to be judged.
public struct LogSurvey: Hashable, Sendable {
  /// What the log says about itself.
  private var heading: LogHeading
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

  /// The first callback to a scene delegate.
  private(set) var firstOfScene: LogEntry?
  /// The first and the last entry of each process, counted from 0 without the lines of the system.
  var processes: [String: ClosedRange<Int>] { spans.mapValues(\.range) }
  private var spans: [String: Span] = [:]
  /// How many entries are not lines of the system.

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
  private var readsScenario: Bool

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

  /// What happened, in the words of the log's heading.
  public var scenarioText: String? { heading.scenario }

  /// Whether the log says that nothing else came of its scenario.
  public var isClaim: Bool { heading.isClaim }

  /// Whether all entries are of one process.
  var isOfOneProcess: Bool { heading.isOfOneProcess }

  /// What happened, according to the log's heading; nil if that is not understood, not wanted, or
  /// about an empty log or one of several apps.
  public var scenario: Scenario? {
    guard readsScenario, entryCount > markCount, !hasSeveralProcessesAtOnce else { return nil }
    return heading.scenario.flatMap(Scenario.init)
  }

  /// How the scenario applies to the log.
  var plan: ScenarioPlan {
    guard let scenario else { return .none }
    let launches: Set<Callback> = [.willFinishLaunching, .didFinishLaunching]
    return ScenarioPlan(
      scenario, recordsLaunch: !callbacks.isDisjoint(with: launches), isComplete: heading.isClaim)
  }

  private var hasSeveralProcessesAtOnce: Bool {
    let spans = spans.values.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    return zip(spans, spans.dropFirst()).contains { $1.lowerBound < $0.upperBound }
  }

  /// The same log without its scenario.
  var withoutScenario: LogSurvey {
    var other = self
    other.readsScenario = false
    return other
  }

  /// The same log, as if its recorder recorded only the callbacks that occur.
  var recordingOnlyWhatOccurs: LogSurvey {
    var other = self
    other.givenAlphabet = callbacks
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
    switch entry.item {
    case .callback(let callback): callbacks.insert(callback)
    case .phase: hasPhases = true
    case .killed, .processStart: break
    case .mark:
      markCount += 1
      if marks.count < Self.maxMarks { marks.append(entry) }
    case .suspended:
      systemEntryCount += 1
      return
    case .exited(let cause):
      systemEntryCount += 1
      return add(cause, in: entry)
    }
    if firstOfScene == nil, entry.item.isOfScene { firstOfScene = entry }
    if let process = entry.process { readProcess(process, of: entry) }
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
  private static let appCallbacks: Set<Callback> = [
    .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
    .willEnterForeground, .willTerminate,
  ]

  private static let sceneCallbacks: Set<Callback> = [
    .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
    .sceneWillEnterForeground, .sceneDidDisconnect,
  ]

  private static let notifications: Set<Callback> = [
    .noteDidBecomeActive, .noteWillResignActive, .noteDidEnterBackground,
    .noteWillEnterForeground, .noteWillTerminate,
  ]

  /// The callbacks that the recorder would have written down if they had come.
  ///
  /// If the log does not say, this is inferred. A recorder that knows one of the basic methods of
  /// an app delegate is assumed to know them all; the same goes for the basic methods of a scene
  /// delegate and for the basic notifications. Of the other callbacks only those that occur are
  /// known to be recorded.
  var alphabet: Set<Callback> {
    if let recorded { return recorded }
    let families = [Self.appCallbacks, Self.sceneCallbacks, Self.notifications]
    let alphabet = families.filter { !$0.isDisjoint(with: callbacks) }
      .reduce(callbacks) { $0.union($1) }
    // Who tells what happened, and records one of the two launch methods, records the other, too.
    let tellsLaunch = (markCount > 0 || scenario != nil) && callbacks.contains(.willFinishLaunching)
    return tellsLaunch ? alphabet.union([.didFinishLaunching]) : alphabet
  }
}
