import LifecycleModels

/// A log whose processes are known.
struct ExplainedLog: Sendable {
  /// The file, as it was given, and the name of the log.
  let file: String, name: String
  /// Its processes, in the order of their first entries.
  let histories: [ProcessHistory]
  /// The callbacks that it names anywhere.
  let recorded: Set<Callback>
  /// Whether its recorder records that the app leaves the screen.
  let recordsLeaving: Bool
  /// Which report of the file has it as its breadcrumbs; nil for a log of its own.
  let reportPosition: Int?

  /// Creates a log whose processes a ``HistoryCollector`` has found.
  init(file: String, name: String, _ collector: HistoryCollector, reportPosition: Int? = nil) {
    self.file = file
    self.name = name
    self.reportPosition = reportPosition
    histories = collector.histories
    recorded = Set(collector.items.compactMap(\.callback))
    let departures: Set<Callback> = [
      .didEnterBackground, .sceneDidEnterBackground, .noteDidEnterBackground,
    ]
    recordsLeaving =
      !recorded.isDisjoint(with: departures) || collector.items.contains(.phase(.background))
  }
}

/// Finds the processes of logs that ends belong to.
struct LogPlaces: Sendable {
  /// A process of a log, by the numbers of both.
  struct Place: Hashable {
    let log: Int
    let history: Int
  }

  private struct Report: Hashable {
    let file: String
    let position: Int
  }

  private let logs: [ExplainedLog]
  /// The last process of the breadcrumbs of each report.
  private var ofReports: [Report: Place] = [:]
  /// The processes that logs name by numbers, by these, and all others.
  private var numbered: [Int: [Place]] = [:]
  private var unnumbered: [Place] = []

  init(_ logs: [ExplainedLog]) {
    self.logs = logs
    for (number, log) in logs.enumerated() {
      if let position = log.reportPosition {
        let report = Report(file: log.file, position: position)
        ofReports[report] = Place(log: number, history: log.histories.count - 1)
        continue
      }
      for (position, history) in log.histories.enumerated() {
        let place = Place(log: number, history: position)
        if let pid = history.process.flatMap({ Int($0) }) {
          numbered[pid, default: []].append(place)
        } else {
          unnumbered.append(place)
        }
      }
    }
  }

  /// The process that an end belongs to; nil if no log has it. The end of an event belongs to the last
  /// process of its breadcrumbs.
  func place(of end: ProcessEnd, in file: String, _ report: DeviceReport) -> Place? {
    if let own = ofReports[Report(file: file, position: report.position)] { return own }
    let isPossible = { (place: Place) in fits(logs[place.log].histories[place.history], end) }
    guard let pid = end.pid else {
      return (numbered.values.flatMap(\.self) + unnumbered).filter(isPossible)
        .min { ($0.log, $0.history) < ($1.log, $1.history) }
    }
    return numbered[pid]?.last(where: isPossible) ?? unnumbered.first(where: isPossible)
  }

  /// Where an end stands, given its process.
  func placement(of end: ProcessEnd, at place: Place) -> DeathAccount.Placement {
    let log = logs[place.log]
    let history = log.histories[place.history]
    return DeathAccount.Placement(
      file: log.file, log: log.name, history: history, recorded: log.recorded,
      contradictions: contradictions(end, history, in: log))
  }

  /// Whether an end can be that of a process of a log.
  private func fits(_ history: ProcessHistory, _ end: ProcessEnd) -> Bool {
    // Times are texts that are read each time, so names are compared first.
    let pid = history.process.flatMap { Int($0) }
    if let name = history.process, pid == nil, name != end.app.name ?? name { return false }
    if let launch = end.launchTime?.seconds(since: history.first), launch > Self.tolerance {
      return false
    }
    let began = end.time?.seconds(since: history.first)
    let isOver = history.next.flatMap { end.time?.seconds(since: $0) }
    if pid != nil, end.pid != nil {
      // Another app has the number on another device, or at another time. Of a name with spaces some logs
      // have the last word only.
      if let logged = history.first.processName, let name = end.app.name,
        logged.lastWord != name.lastWord
      {
        return false
      }
      // The same number can return after a restart of the device.
      return (began ?? 0) >= -Self.tolerance && (isOver ?? 0) <= Self.tolerance
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
          "The report says that the process ended at \(time.text), but the log has \(late.item.name) after that"
            + (late.line.map { ", in line \($0)" } ?? "") + ".")
      }
    }
    guard log.recordsLeaving, let reported = end.state, let logged = history.state else {
      return found
    }
    if (reported == .foreground) != (logged == .foreground) {
      found.append(
        "The report says that the app was \(reported.words), but by the log it was \(logged.words): "
          + "its last entry is \(history.last.item.name)"
          + (history.last.line.map { ", in line \($0)" } ?? "") + ".")
    }
    return found
  }
}
