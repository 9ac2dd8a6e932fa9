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
  /// How many ends are left out, because there are more than ``maxEnds``.
  public private(set) var leftOutCount = 0
  /// The first ``maxOthers`` reports that tell of no end, each with its file.
  public private(set) var others: [(file: String, report: DeviceReport)] = []

  /// The most ends that are explained.
  public static let maxEnds = 10_000
  /// The most reports that are kept of those that tell of no end.
  public static let maxOthers = 1_000

  private let chosenModel: JudgingModel?
  private let profile: Profile
  private let systems: SystemVersions?
  private let app: String?
  private var logs: [ExplainedLog] = []
  private typealias ReportedEnd = (file: String, report: DeviceReport, end: ProcessEnd)

  private var ends: [ReportedEnd] = []
  /// Ends without a bundle identifier, which another report may give to the name.
  private var namedEnds: [ReportedEnd] = []
  /// The lives that were found, by what was looked for.
  private var lives: [LifeRequest: DeathLife?] = [:]
  private var reading: HistoryCollector?
  private var readName = ""
  /// The line of the system that was read last.
  private var readLine: SystemLine?
  /// The names of processes by bundle identifier, as far as reports have both.
  private var names: [String: Set<String>] = [:]

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
      guard isAsked(for: report.app), report.system?.isIOS ?? true else {
        return addOther(report, of: file)
      }
      let index = exits.firstIndex { $0.app.isSame(as: report.app ?? ReportedApp()) }
      if let index {
        exits[index].add(counts, of: file, report)
      } else {
        exits.append(ExitSummary(counts, of: file, report))
      }
    default:
      if let app = report.app, let name = app.name, let bundle = app.bundle {
        names[bundle, default: []].insert(name)
      }
      var mayBeAsked = false
      for end in report.ends {
        let isAsked = isAsked(for: end.app)
        guard isAsked || app != nil && end.app.bundle == nil else { continue }
        mayBeAsked = true
        // Of a report about many processes only this one is kept.
        var own = report
        own.content = .ends([end])
        if isAsked {
          if ends.count < Self.maxEnds { ends.append((file, own, end)) } else { leftOutCount += 1 }
        } else if namedEnds.count < Self.maxEnds {
          namedEnds.append((file, own, end))
        }
      }
      if !mayBeAsked { addOther(report, of: file) }
      if case .event(let event) = report.content { read(event, of: file, report.position) }
    }
  }

  private mutating func addOther(_ report: DeviceReport, of file: String) {
    if others.count < Self.maxOthers { others.append((file, report)) }
  }

  /// Reads the breadcrumbs of an event as a log of its process.
  private mutating func read(_ event: ReporterEvent, of file: String, _ position: Int) {
    guard !event.breadcrumbs.isEmpty else { return }
    var collector = HistoryCollector()
    for entry in event.breadcrumbs { collector.read(entry) }
    var log = ExplainedLog(file: file, name: file, collector)
    log.reportPosition = position
    logs.append(log)
  }

  /// Reads an event of a log of a file.
  public mutating func read(_ event: LogEvent, of file: String) {
    switch event {
    case .begin(let heading):
      reading = HistoryCollector()
      readName = heading.name ?? file
    case .heading(let heading): readName = heading.name ?? readName
    case .system(let line): readLine = line
    case .entry(let entry):
      reading?.read(entry, readLine)
      readLine = nil
    case .end:
      if let reading { logs.append(ExplainedLog(file: file, name: readName, reading)) }
      reading = nil
    default: break
    }
  }

  private func isAsked(for app: ReportedApp?) -> Bool {
    guard let asked = self.app else { return true }
    if app?.bundle == asked || app?.name == asked { return true }
    // A Jetsam report names processes only.
    return app?.bundle == nil && app?.name.map { names[asked]?.contains($0) ?? false } ?? false
  }
}

// MARK: - The story

extension DeathStory {
  /// Finds causes, lives and places, once everything is read.
  public mutating func end() {
    var taken: Set<[Int]> = []
    var known: Set<[String]> = []
    for (file, report, end) in ends + namedEnds.filter({ isAsked(for: $0.end.app) }) {
      // The same report can be given twice, or in two forms.
      if let name = end.app.name, let pid = end.pid, let time = end.time,
        !known.insert([name, "\(pid)", time.text]).inserted
      {
        continue
      }
      let place = place(of: end, in: file, report)
      if let place { taken.insert([place.log, place.history]) }
      deaths.append(account(of: end, file, report, line: report.line, at: place))
    }
    if deaths.isEmpty, exits.isEmpty { others += unasked }
    for (number, log) in logs.enumerated() {
      for (position, history) in log.histories.enumerated()
      where history.hasEnded && !history.isAnnounced && !taken.contains([number, position]) {
        if let exit = history.exit, let end = end(toldBy: exit, history.exitLine) {
          guard isAsked(for: end.app) else { continue }
          deaths.append(
            account(of: end, log.file, nil, line: exit.line, at: (number, position)))
        } else {
          unexplained.append(UnexplainedEnd(file: log.file, log: log.name, history: history))
        }
      }
    }
    for app in exits.indices {
      let system = exits[app].periods.last?.systemVersion
      for (index, count) in exits[app].counts.enumerated() where count.count > 0 {
        guard let cause = count.causes.first else { continue }
        exits[app].counts[index].life = life(
          endingBy: cause, in: count.isForeground ? .foreground : nil, [], on: system)
      }
    }
  }

  /// The first reports of which only processes of other names ended.
  private var unasked: [(file: String, report: DeviceReport)] {
    namedEnds.prefix(Self.maxOthers - others.count).map { ($0.file, $0.report) }
  }

  /// The end that a line of the system tells of; nil if it does not say what ended the process.
  private func end(toldBy exit: LogEntry, _ line: SystemLine?) -> ProcessEnd? {
    var words = exit.text
    // An entry keeps the beginning of its line only, and the words of the system stand at its end.
    if case .exited(_, let told)? = line?.statement, !told.isEmpty { words = told }
    var end = ProcessEnd(ofSystemLine: words)
    guard DeathCause.cause(of: end) != nil else { return nil }
    end.pid = exit.process.flatMap { Int($0) }
    end.app = ReportedApp(
      name: line?.subject.name ?? (end.pid == nil ? exit.process : nil),
      bundle: line?.subject.bundle)
    end.evidence = [exit.text]
    return end
  }

  private mutating func account(
    of end: ProcessEnd, _ file: String, _ report: DeviceReport?, line: Int?,
    at place: (log: Int, history: Int)?
  ) -> DeathAccount {
    let cause =
      (report?.system?.isIOS ?? true)
      ? DeathCause.cause(of: end, on: report?.system?.major)?.cause : nil
    let running = end.stack.compactMap(Callback.init(onStack:)).distinct
    let found = place.map { placement(of: end, $0.log, $0.history) }
    let last = running.first ?? found?.history.lastCall
    let calls: [Callback] = last.map { [$0] } ?? []
    var account = DeathAccount(
      end: end, file: file, report: report, line: line, cause: cause, running: running)
    account.placement = found
    if let cause {
      account.life = life(endingBy: cause, in: end.state, calls, on: report?.system?.major)
    }
    return account
  }

  private struct LifeRequest: Hashable {
    let key: JudgeKey
    let cause: String
    let stages: [LifeStage]
    let last: Callback?
  }

  private mutating func life(
    endingBy cause: DeathCause, in state: ReportedState?, _ running: [Callback], on version: Int?
  ) -> DeathLife? {
    guard !cause.occurrences.isEmpty else { return nil }
    let reported = version.flatMap { version in
      SystemVersions.known.contains(version) ? SystemVersions.only(version) : nil
    }
    let request = LifeRequest(
      key: JudgeKey(
        model: model(of: running, on: version), profile: profile, scenes: 1,
        systems: systems ?? reported),
      cause: cause.name, stages: stages(of: cause, in: state, running), last: running.first)
    if let known = lives[request] { return known }
    let judge = JudgeCache.judge(for: request.key)
    let last: [Callback?] = request.last.map { [$0, nil] } ?? [nil]
    let life = request.stages.lazy.flatMap { stage in last.map { (stage, $0) } }
      .compactMap { judge.deathLife(by: cause.occurrences, at: $0, during: $1) }.first
    lives[request] = .some(life)
    return life
  }

  /// The stages at which it can have happened, the one that fits the report best first.
  private func stages(
    of cause: DeathCause, in state: ReportedState?, _ running: [Callback]
  ) -> [LifeStage] {
    func rank(_ stage: LifeStage) -> Int {
      if running.contains(where: stage.callbacks.contains) { return 0 }
      // Most ends of which nothing is known happen on screen.
      guard let state else { return stage == .inFront ? 1 : 2 }
      return stage.states == [state] ? 1 : stage.states.contains(state) ? 2 : 3
    }
    return cause.stages.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  /// The model of the app: by what is on the stack, or in the logs, or else by the system. Apps that were
  /// built for iOS 27 have scenes (F251).
  private func model(of running: [Callback], on version: Int?) -> JudgingModel {
    if let chosenModel { return chosenModel }
    if let version, version < 13 { return .app }
    let logged = logs.flatMap(\.items).compactMap(\.callback)
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
  private func placement(
    of end: ProcessEnd, _ log: Int, _ position: Int
  ) -> DeathAccount.Placement {
    let history = logs[log].histories[position]
    return DeathAccount.Placement(
      file: logs[log].file, log: logs[log].name, history: history,
      recorded: Set(logs[log].items.compactMap(\.callback)),
      contradictions: contradictions(end, history, in: logs[log]))
  }

  /// The process of a log that an end belongs to, by the numbers of the log and of the process. The end
  /// of an event belongs to the last process of its breadcrumbs.
  private func place(
    of end: ProcessEnd, in file: String, _ report: DeviceReport
  ) -> (log: Int, history: Int)? {
    let own = logs.firstIndex { $0.file == file && $0.reportPosition == report.position }
    if let own { return (own, logs[own].histories.count - 1) }
    var best: (log: Int, history: Int)?
    for (number, log) in logs.enumerated() where log.reportPosition == nil {
      for (position, history) in log.histories.enumerated() {
        guard fits(history, end) else { continue }
        if best == nil || history.process == end.pid.map(String.init) { best = (number, position) }
      }
    }
    return best
  }

  /// Whether an end can be that of a process of a log.
  private func fits(_ history: ProcessHistory, _ end: ProcessEnd) -> Bool {
    if let launch = end.launchTime?.seconds(since: history.first), launch > Self.tolerance {
      return false
    }
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
    let isNear = history.process != nil || end.launchTime != nil || left <= Self.day
    return isNear && (isOver ?? 0) <= Self.tolerance && left >= -Self.tolerance
  }

  /// Clocks of one device differ by less, in seconds; a report is written a moment after the end.
  private static let tolerance = 2.0
  /// A log without processes and a report that is written later than that need not belong together.
  private static let day = 86_400.0

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
