import LifecycleModels

/// Puts together what reports and logs say of the same processes.
///
/// ```swift
/// var story = DeathStory()
/// try story.read(report, of: "Shop.ips")
/// story.end()
/// print(story.deaths[0].cause?.sentence ?? "unknown")
/// ```
public struct DeathStory: Sendable {
  /// The ends that reports tell of, in the order of the reports.
  public private(set) var deaths: [DeathAccount] = []
  /// The ends that logs show and no report explains.
  public private(set) var unexplained: [UnexplainedEnd] = []
  /// The counts of MetricKit, one for each app.
  public private(set) var exits: [ExitSummary] = []
  /// The reports that tell of no end, each with its file.
  public private(set) var others: [(file: String, report: DeviceReport)] = []

  private let chosenModel: JudgingModel?
  private let profile: Profile
  private let systems: SystemVersions?
  private let app: String?
  private var logs: [ExplainedLog] = []
  private var ends: [(file: String, report: DeviceReport, end: ProcessEnd)] = []
  private var reading: HistoryCollector?
  private var readName = ""

  /// Creates a story.
  ///
  /// - Parameters:
  ///   - model: The model whose lives are shown; nil for the one that fits what is read.
  ///   - profile: The reading of the documentation.
  ///   - systems: The systems whose lives are shown; nil for the one that each report names.
  ///   - app: The name or the bundle identifier of the app; nil for all apps.
  public init(
    model: JudgingModel? = nil, profile: Profile = .observed, systems: SystemVersions? = nil,
    app: String? = nil
  ) {
    chosenModel = model
    self.profile = profile
    self.systems = systems
    self.app = app
  }
}

// MARK: - Reading

extension DeathStory {
  /// Reads a report of a file.
  public mutating func read(_ report: DeviceReport, of file: String) {
    switch report.content {
    case .exits(let counts):
      guard isAsked(for: report.app) else { return }
      let index = exits.firstIndex { $0.app.isSame(as: report.app ?? ReportedApp()) }
      if let index {
        exits[index].add(counts, of: file, report)
      } else {
        exits.append(ExitSummary(counts, of: file, report))
      }
    default:
      let asked = report.ends.filter { isAsked(for: $0.app) }
      ends += asked.map { (file, report, $0) }
      if asked.isEmpty { others.append((file, report)) }
    }
  }

  /// Reads an event of a log of a file.
  public mutating func read(_ event: LogEvent, of file: String) {
    switch event {
    case .begin(let heading):
      reading = HistoryCollector()
      readName = heading.name ?? file
    case .heading(let heading): readName = heading.name ?? readName
    case .entry(let entry): reading?.read(entry)
    case .end:
      if let reading { logs.append(ExplainedLog(file: file, name: readName, reading)) }
      reading = nil
    default: break
    }
  }

  private func isAsked(for app: ReportedApp?) -> Bool {
    guard let name = self.app else { return true }
    return app?.name == name || app?.bundle == name
  }
}

// MARK: - The story

extension DeathStory {
  /// Finds causes, lives and places, once everything is read.
  public mutating func end() {
    deaths = ends.map { file, report, end in account(of: end, file, report) }
    var taken: Set<[Int]> = []
    for index in deaths.indices {
      guard let (log, history) = place(of: deaths[index].end) else { continue }
      taken.insert([log, history])
      let found = logs[log].histories[history]
      deaths[index].placement = DeathAccount.Placement(
        file: logs[log].file, log: logs[log].name, history: found,
        contradictions: contradictions(deaths[index].end, found, in: logs[log]))
    }
    for (number, log) in logs.enumerated() {
      for (position, history) in log.histories.enumerated()
      where history.hasEnded && !history.isAnnounced && !taken.contains([number, position]) {
        unexplained.append(
          UnexplainedEnd(
            file: log.file, log: log.name, history: history,
            cause: history.exit.flatMap { DeathCause.cause(ofSystemLine: $0.text) }?.cause))
      }
    }
  }

  private func account(
    of end: ProcessEnd, _ file: String, _ report: DeviceReport
  ) -> DeathAccount {
    let cause = (report.system?.isIOS ?? true) ? DeathCause.cause(of: end)?.cause : nil
    let running = end.stack.compactMap(Callback.init(onStack:)).distinct
    return DeathAccount(
      end: end, file: file, report: report, cause: cause, running: running,
      life: cause.flatMap { life(endingBy: $0, end, running, report) })
  }

  private func life(
    endingBy cause: DeathCause, _ end: ProcessEnd, _ running: [Callback], _ report: DeviceReport
  ) -> DeathLife? {
    guard !cause.occurrences.isEmpty else { return nil }
    let reported = report.system?.major.flatMap { major in
      SystemVersions.known.contains(major) ? SystemVersions.only(major) : nil
    }
    let key = JudgeKey(
      model: model(of: running, report), profile: profile, scenes: 1, systems: systems ?? reported)
    let judge = JudgeCache.judge(for: key)
    for stage in stages(of: cause, end, running) {
      if let life = judge.deathLife(by: cause.occurrences, at: stage) { return life }
    }
    return nil
  }

  /// The stages at which it can have happened, the one that fits the report best first.
  private func stages(
    of cause: DeathCause, _ end: ProcessEnd, _ running: [Callback]
  ) -> [LifeStage] {
    func rank(_ stage: LifeStage) -> Int {
      if running.contains(where: stage.callbacks.contains) { return 0 }
      guard let state = end.state else { return 1 }
      return stage.states.contains(state) ? 1 : 2
    }
    return cause.stages.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  /// The model of the app: by what is on the stack, or in the logs, or else by the system. Apps that were
  /// built for iOS 27 have scenes (F251).
  private func model(of running: [Callback], _ report: DeviceReport) -> JudgingModel {
    if let chosenModel { return chosenModel }
    if let major = report.system?.major, major < 13 { return .app }
    let logged = logs.flatMap(\.items).compactMap { item in
      if case .callback(let callback) = item { callback } else { nil }
    }
    let named = running + logged
    if named.contains(where: \.isSceneDelegateMethod) { return .scene }
    let transitions: Set<Callback> = [
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
    ]
    return named.contains(where: transitions.contains) ? .app : .scene
  }
}

extension LifeStage {
  /// The callbacks that are running where the app is stopped at this stage.
  fileprivate var callbacks: Set<Callback> {
    switch self {
    case .launching: [.willFinishLaunching, .didFinishLaunching, .sceneWillConnect]
    case .entering: [.willEnterForeground, .sceneWillEnterForeground]
    case .inFront:
      [.didBecomeActive, .sceneDidBecomeActive, .willResignActive, .sceneWillResignActive]
    case .leaving: [.didEnterBackground, .sceneDidEnterBackground]
    case .background: [.performFetch, .didReceiveRemoteNotification, .bgLaunchHandler]
    case .terminating: [.willTerminate]
    case .suspended: []
    }
  }
}

extension Callback {
  /// The callback that a function on a stack is.
  fileprivate init?(onStack function: String) {
    guard case .entry(.callback(let callback), _)? = SpelledName.read(function) else { return nil }
    self = callback
  }
}

extension [Callback] {
  /// The callbacks, each where it comes first.
  fileprivate var distinct: [Callback] {
    var known: Set<Callback> = []
    return filter { known.insert($0).inserted }
  }
}

extension ReportedApp {
  fileprivate func isSame(as other: ReportedApp) -> Bool {
    bundle != nil || other.bundle != nil ? bundle == other.bundle : name == other.name
  }
}

// MARK: - Places

extension DeathStory {
  /// The process of a log that an end belongs to, by the numbers of the log and of the process.
  private func place(of end: ProcessEnd) -> (log: Int, history: Int)? {
    var best: (log: Int, history: Int)?
    for (number, log) in logs.enumerated() {
      for (position, history) in log.histories.enumerated() {
        guard fits(history, end) else { continue }
        if best == nil || history.process == end.pid.map(String.init) { best = (number, position) }
      }
    }
    return best
  }

  /// Whether an end can be that of a process of a log.
  private func fits(_ history: ProcessHistory, _ end: ProcessEnd) -> Bool {
    let began = end.time?.seconds(since: history.first)
    let isOver = history.next.flatMap { end.time?.seconds(since: $0) }
    if let process = history.process, Int(process) != nil, let pid = end.pid {
      // The same number can return after a restart of the device.
      return process == String(pid) && (began ?? 0) >= -Self.tolerance
        && (isOver ?? 0) <= Self.tolerance
    }
    if let process = history.process, Int(process) == nil, process != end.app.name ?? process {
      return false
    }
    guard let began, began >= -Self.tolerance, let left = end.time?.seconds(since: history.last)
    else { return false }
    return (isOver ?? 0) <= Self.tolerance && left >= -Self.tolerance
  }

  /// Clocks of one device differ by less, in seconds; a report is written a moment after the end.
  private static let tolerance = 2.0

  private func contradictions(
    _ end: ProcessEnd, _ history: ProcessHistory, in log: ExplainedLog
  ) -> [String] {
    var found: [String] = []
    if let time = end.time {
      let late = history.recent.first { entry in
        entry.item.mark == nil && (time.seconds(since: entry) ?? 0) < -Self.tolerance
      }
      if let late {
        found.append(
          "The report says that the process ended at \(time.text), but the log has \(late.name) after that"
            + (late.line.map { ", in line \($0)" } ?? "") + ".")
      }
    }
    let recordsLeaving = log.items.contains { item in
      item == .callback(.didEnterBackground) || item == .callback(.sceneDidEnterBackground)
        || item == .callback(.noteDidEnterBackground) || item == .phase(.background)
    }
    guard recordsLeaving, let reported = end.state, let logged = history.state else { return found }
    if (reported == .foreground) != (logged == .foreground) {
      found.append(
        "The report says that the app was \(reported.words), but by the log it was \(logged.words): "
          + "its last entry is \(history.last.item.name)"
          + (history.last.line.map { ", in line \($0)" } ?? "") + ".")
    }
    return found
  }
}

extension LogEntry {
  fileprivate var name: String { item.name }
}

extension ReportedState {
  /// The state in words: “in the foreground”.
  public var words: String {
    switch self {
    case .foreground: "in the foreground"
    case .background: "in the background"
    case .suspended: "suspended"
    }
  }
}

// MARK: - Times

extension ReportTime {
  /// The seconds from an entry to this time; nil if they cannot be compared.
  ///
  /// A log that has no time zone is in local time, and one without a year is in the year of the report.
  func seconds(since entry: LogEntry) -> Double? {
    guard let time = entry.time else { return nil }
    let value: TimeStamp? =
      switch time.origin {
      case .world: stamp
      case .place: local
      case .year: local.flatMap { _ in TimeStamp(textWithoutYear) }
      case .day, .start, nil: nil
      }
    guard let value, value.origin == time.origin else { return nil }
    return LogTime(microseconds: time.microseconds)
      .seconds(until: LogTime(microseconds: value.microseconds))
  }

  /// The words of the time without its zone.
  private var words: [Substring] {
    var words = text.split { $0 == " " || $0 == "T" }
    if let zone = words.last, words.count > 2, "+-Z".contains(zone.prefix(1)) { words.removeLast() }
    return words
  }

  /// The time on the clock of the device, without its zone.
  private var local: TimeStamp? {
    guard let stamp, stamp.origin == .world else { return stamp }
    return TimeStamp(words.joined(separator: " ")).flatMap { $0.origin == .place ? $0 : nil }
  }

  /// The same as a log writes it that has no years: “Nov 27 10:00:20.259”.
  private var textWithoutYear: String {
    let date = words.first?.split(separator: "-").map(String.init) ?? []
    guard date.count == 3, let month = Int(date[1]), Self.months.indices.contains(month - 1) else {
      return ""
    }
    return ([Self.months[month - 1], date[2]] + words.dropFirst().map(String.init))
      .joined(separator: " ")
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
