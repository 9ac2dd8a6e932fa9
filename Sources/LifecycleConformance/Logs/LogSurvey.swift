import LifecycleModels

/// What must be known of a whole log before its first entry can be judged.
///
/// A log that is too long to be kept is read twice: first for the survey, then to be judged.
public struct LogSurvey: Hashable, Sendable {
  /// The identifier that the log gives itself, else the name of the file.
  public private(set) var name: String
  /// The kind of delegate that was recorded, where the log says so.
  public private(set) var lifeCycle: LifeCycle?
  /// The callbacks that the recorder would have recorded, where the log says so.
  public private(set) var alphabet: Set<Callback>?
  /// The callbacks that occur.
  public private(set) var callbacks: Set<Callback> = []
  /// Whether phases occur.
  public private(set) var hasPhases = false
  /// How many entries there are.
  public private(set) var entryCount = 0
  /// Whether something was passed over that may have been an entry.
  public private(set) var hidesEntries = false
  /// How many lines or items are malformed.
  public private(set) var malformedCount = 0
  /// The scenes that the log names in callbacks of scene delegates, in the order of their first
  /// entries; the first 1,000.
  public private(set) var sceneNames: [String] = []

  /// The first callback to a scene delegate.
  private(set) var firstOfScene: LogEntry?
  /// The first and the last entry of each process, counted from 0.
  private(set) var processes: [String: ClosedRange<Int>] = [:]
  /// The process that is named first.
  private(set) var firstProcess: String?

  /// Whether the log has recorders of several alphabets, of which ``alphabet`` is what they share.
  private(set) var hasSeveralAlphabets = false
  /// Whether there are more than ``mostProcesses``, so that they cannot be told apart.
  private(set) var hasTooManyProcesses = false

  static let mostProcesses = 10_000
  private static let mostScenes = 1000
  private var knownScenes: Set<String> = []

  private let givenAlphabet: Set<Callback>?

  /// Creates the survey of a log of which nothing was read yet.
  ///
  /// - Parameters:
  ///   - name: What the log is called that does not name itself.
  ///   - alphabet: The callbacks that its recorder records whenever they come, where that is known
  ///     better than the log tells.
  public init(name: String, recording alphabet: Set<Callback>? = nil) {
    self.name = name
    givenAlphabet = alphabet
  }

  /// The callbacks that the recorder is said to record: by who reads the log, or by the log.
  public var recorded: Set<Callback>? { givenAlphabet ?? alphabet }

  /// The same log by a recorder of nothing but the callbacks that occur.
  var recordingOnlyWhatOccurs: LogSurvey {
    var other = LogSurvey(name: name, recording: callbacks)
    (other.lifeCycle, other.callbacks, other.hasPhases) = (lifeCycle, callbacks, hasPhases)
    (other.entryCount, other.firstOfScene, other.sceneNames) = (
      entryCount, firstOfScene, sceneNames
    )
    (other.processes, other.firstProcess) = (processes, firstProcess)
    return other
  }

  /// Creates the survey of a log.
  public init(_ log: RecordedLog) {
    name = log.name
    givenAlphabet = nil
    lifeCycle = log.lifeCycle
    alphabet = log.alphabet
    malformedCount = log.malformedCount
    hidesEntries = log.skipped.contains(where: \.reason.hidesEntries)
    for entry in log.entries { read(entry) }
  }

  /// Takes note of one more thing in the log.
  public mutating func read(_ event: LogEvent) {
    switch event {
    case .begin(let heading), .heading(let heading):
      name = heading.name ?? name
      lifeCycle = heading.lifeCycle ?? lifeCycle
      if let other = heading.alphabet { read(other) }
    case .entry(let entry): read(entry)
    case .skipped(let line): hidesEntries = hidesEntries || line.reason.hidesEntries
    case .malformed: malformedCount += 1
    case .end: break
    }
  }

  /// Of several headings, as each launch writes one, only what all recorders record counts.
  private mutating func read(_ other: Set<Callback>) {
    hasSeveralAlphabets = hasSeveralAlphabets || alphabet.map { $0 != other } ?? false
    alphabet = alphabet?.intersection(other) ?? other
  }

  private mutating func read(_ entry: LogEntry) {
    switch entry.item {
    case .callback(let callback): callbacks.insert(callback)
    case .phase: hasPhases = true
    case .killed, .processStart: break
    }
    if entry.isOfScene { readScene(of: entry) }
    if let process = entry.process { readProcess(process) }
    entryCount += 1
  }

  private mutating func readScene(of entry: LogEntry) {
    if firstOfScene == nil { firstOfScene = entry }
    guard let name = entry.scene, sceneNames.last != name, sceneNames.count < Self.mostScenes,
      knownScenes.insert(name).inserted
    else { return }
    sceneNames.append(name)
  }

  private mutating func readProcess(_ process: String) {
    if firstProcess == nil { firstProcess = process }
    guard processes[process] != nil || processes.count < Self.mostProcesses else {
      hasTooManyProcesses = true
      return
    }
    let first = processes[process]?.lowerBound ?? entryCount
    processes[process] = first...entryCount
  }
}

extension RecordedLog {
  /// The scenes that the log names in callbacks of scene delegates, in the order of their first
  /// entries; the first 1,000.
  public var sceneNames: [String] { LogSurvey(self).sceneNames }
}
