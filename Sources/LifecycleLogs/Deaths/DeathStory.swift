import LifecycleModels

/// Puts together what reports and logs say of the same processes.
///
/// ```swift
/// var story = DeathStory()
/// story.read(report, of: "Shop.ips")
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

  private let app: String?
  private var finder: DeathLifeFinder
  private var logs: [ExplainedLog] = []
  private typealias ReportedEnd = (file: String, report: DeviceReport, end: ProcessEnd)

  private var ends: [ReportedEnd] = []
  /// Ends without a bundle identifier, which another report may give to the name.
  private var namedEnds: [ReportedEnd] = []
  private var reading: HistoryCollector?
  private var readName = ""
  /// The ends that lines of the system tell of, and where those of each process are.
  private var systemEnds: [(file: String, line: SystemLine, end: ProcessEnd)] = []
  private var systemProcesses: [[String]: Int] = [:]
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
    finder = DeathLifeFinder(model: model, profile: profile, systems: systems)
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
          add((file, own, end), to: \.ends)
        } else {
          add((file, own, end), to: \.namedEnds)
        }
      }
      if !mayBeAsked { addOther(report, of: file) }
      if case .event(let event) = report.content { read(event, of: file, report.position) }
    }
  }

  private mutating func add(
    _ end: ReportedEnd, to list: WritableKeyPath<DeathStory, [ReportedEnd]>
  ) {
    if self[keyPath: list].count < Self.maxEnds {
      self[keyPath: list].append(end)
    } else {
      leftOutCount += 1
    }
  }

  private mutating func addOther(_ report: DeviceReport, of file: String) {
    if others.count < Self.maxOthers { others.append((file, report)) }
  }

  /// Reads the breadcrumbs of an event as a log of its process.
  private mutating func read(_ event: ReporterEvent, of file: String, _ position: Int) {
    guard !event.breadcrumbs.isEmpty, logs.count < Self.maxEnds else { return }
    var collector = HistoryCollector()
    for entry in event.breadcrumbs { collector.read(entry) }
    logs.append(ExplainedLog(file: file, name: file, collector, reportPosition: position))
  }

  /// Reads an event of a log of a file.
  public mutating func read(_ event: LogEvent, of file: String) {
    switch event {
    case .begin(let heading):
      reading = HistoryCollector()
      readName = heading.name ?? file
    case .heading(let heading): readName = heading.name ?? readName
    case .system(let line):
      readLine = line
      reading?.readAgain(line)
      readExit(line, of: file)
    case .entry(let entry):
      reading?.read(entry, readLine)
      readLine = nil
    case .end:
      if let reading { logs.append(ExplainedLog(file: file, name: readName, reading)) }
      reading = nil
    default: break
    }
  }

  /// Keeps the line that says most of the end of each process, because several processes of the system
  /// print one.
  private mutating func readExit(_ line: SystemLine, of file: String) {
    guard let end = line.end else { return }
    let process = [file, line.subject.key]
    if let known = systemProcesses[process] {
      if line.saysMore(than: systemEnds[known].line) { systemEnds[known] = (file, line, end) }
    } else if systemEnds.count < Self.maxEnds {
      systemProcesses[process] = systemEnds.count
      systemEnds.append((file, line, end))
    }
  }

  /// What keeps the entries of the app that is asked for, by the names that reports have given it so far;
  /// nil if all apps are asked for.
  public var appFilter: AppFilter? {
    app.map { AppFilter(app: $0, names: names[$0] ?? []) }
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
    let places = LogPlaces(logs)
    finder.logged = logs.reduce(into: []) { $0.formUnion($1.recorded) }
    let taken = explainReports(places)
    if deaths.isEmpty, exits.isEmpty { others += unasked }
    explainLogs(places, except: taken)
    for app in exits.indices { exits[app].findLives(with: &finder) }
  }

  /// Explains the ends that reports tell of, and returns the processes of logs that they are of.
  private mutating func explainReports(_ places: LogPlaces) -> Set<LogPlaces.Place> {
    var taken: Set<LogPlaces.Place> = []
    var known: Set<[String]> = []
    for (file, report, end) in ends + namedEnds.filter({ isAsked(for: $0.end.app) }) {
      // The same report can be given twice, or in two forms.
      if let name = end.app.name, let pid = end.pid, let time = end.time,
        !known.insert([name, "\(pid)", time.text]).inserted
      {
        continue
      }
      let place = places.place(of: end, in: file, report)
      if let place { taken.insert(place) }
      let placement = place.map { places.placement(of: end, at: $0) }
      deaths.append(account(of: end, file, report, line: report.line, placement))
    }
    return taken
  }

  /// Explains the ends that logs show, as far as a line of the system tells the cause.
  private mutating func explainLogs(_ places: LogPlaces, except taken: Set<LogPlaces.Place>) {
    var told: Set<[String]> = []
    for (number, log) in logs.enumerated() {
      for (position, history) in log.histories.enumerated() {
        if let line = history.exitLine { told.insert([log.file, line.subject.key]) }
        let place = LogPlaces.Place(log: number, history: position)
        guard history.hasEnded, !history.isAnnounced, !taken.contains(place) else { continue }
        guard let line = history.exitLine, let end = line.end else {
          unexplained.append(UnexplainedEnd(file: log.file, log: log.name, history: history))
          continue
        }
        explain(end, toldBy: line, in: log.file, places.placement(of: end, at: place))
      }
    }
    // The log of a device also has the ends of apps that log no callback.
    let reported = Set(deaths.compactMap { $0.report == nil ? nil : $0.end.pid })
    for (file, line, end) in systemEnds
    where !told.contains([file, line.subject.key])
      && !(end.pid.map(reported.contains) ?? false)
    {
      explain(end, toldBy: line, in: file, nil)
    }
  }

  private mutating func explain(
    _ end: ProcessEnd, toldBy line: SystemLine, in file: String,
    _ placement: DeathAccount.Placement?
  ) {
    // The entries of other apps are left out before they come here.
    guard placement != nil || isAsked(for: end.app) else { return }
    deaths.append(account(of: end, file, nil, line: line.line, placement))
  }

  /// The first reports of which only processes of other names ended.
  private var unasked: [(file: String, report: DeviceReport)] {
    var told: Set<[String]> = []
    return namedEnds.filter { told.insert([$0.file, "\($0.report.position)"]).inserted }
      .prefix(Self.maxOthers - others.count).map { ($0.file, $0.report) }
  }

  private mutating func account(
    of end: ProcessEnd, _ file: String, _ report: DeviceReport?, line: Int?,
    _ placement: DeathAccount.Placement?
  ) -> DeathAccount {
    let version = report?.system?.major
    let isIOS = report?.system?.isIOS ?? true
    let cause = isIOS ? DeathCause.cause(of: end, on: version)?.cause : nil
    var end = end
    // A process that logs callbacks of an app is one.
    if end.process == .unknown, placement != nil { end.process = .app }
    let running = end.stack.compactMap(Callback.init(onStack:)).distinct
    return DeathAccount(
      end: end, file: file, report: report, line: line, cause: cause, running: running,
      life: end.process != .app
        ? nil
        : cause.flatMap {
          finder.life(
            endingBy: $0, in: end.state, during: running.first, after: placement?.history.lastCall,
            on: version)
        },
      placement: placement)
  }
}

extension Callback {
  /// The callback that a function on a stack is.
  fileprivate init?(onStack function: String) {
    guard case .entry(.callback(let callback), _)? = SpelledName.read(function) else { return nil }
    self = callback
  }
}

extension SystemLine.Subject {
  /// What tells a process from others of the same log.
  var key: String { process ?? bundle ?? name ?? "" }
}

extension ReportedApp {
  fileprivate func isSame(as other: ReportedApp) -> Bool {
    bundle != nil || other.bundle != nil ? bundle == other.bundle : name == other.name
  }
}
