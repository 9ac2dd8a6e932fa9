/// Decides which lines of the system are entries of a log.
///
/// A line is an entry if it says something new about a process that has written an entry. So a log of
/// the whole device has no entries of other apps, and several lines about one change are one entry.
struct SystemWatch {
  private enum State { case running, suspended }

  /// What is known of each process that has written an entry and has not ended.
  private var states: [String: State] = [:]
  /// The process of each app, as the last line that names both says.
  private var processes: [String: String] = [:]
  /// The process of the last entry, which is known to be running.
  private var last: String?

  /// Beyond this many processes a log is not judged.
  private static let maxProcesses = LogSurvey.maxProcesses

  /// Reads the process of an entry.
  mutating func read(_ process: String?) {
    guard let process, process != last else { return }
    last = process
    if states[process] != nil || states.count < Self.maxProcesses { states[process] = .running }
  }

  /// The entry that a line is, and its process; nil if it says nothing new, or is about another app.
  mutating func item(of reading: SystemReading) -> (item: LogEntry.Item, process: String)? {
    let subject = reading.subject
    if let bundle = subject.bundle, let process = subject.process,
      processes[bundle] != nil || processes.count < Self.maxProcesses
    {
      processes[bundle] = process
    }
    let names = [subject.process ?? subject.bundle.flatMap { processes[$0] }, subject.name]
    guard let process = names.lazy.compactMap(\.self).first(where: { states[$0] != nil }) else {
      return nil
    }
    last = nil
    switch reading.statement {
    case .exited(let cause, _):
      states[process] = nil
      return (.exited(cause), process)
    case .suspended:
      guard states.updateValue(.suspended, forKey: process) == .running else { return nil }
      return (.suspended, process)
    case .foreground, .background, .running:
      states[process] = .running
      return nil
    }
  }
}
