import LifecycleModels

/// Turns what a reader finds into events, in order.
struct EventSink {
  /// The events that nobody has received yet.
  var events: [LogEvent] = []

  /// What logs are called that do not name themselves.
  let name: String
  /// What the current log says of itself; nil between logs.
  private(set) var heading: LogHeading?

  /// How many entries there are in all logs.
  private(set) var entryCount = 0
  private(set) var firstMalformed: LogError?
  private(set) var firstSkipped: SkippedLine?

  /// Where the text starts in the file, after a byte order mark.
  var textStart = 0

  /// Whether the file must name a callback, as a file of lines must.
  var needsEntry = false
  /// How many lines there are, where the file has lines.
  var lineCount = 0

  private var names = DistinctNames()
  private var position = 0
  private var clock = StampClock()
  private var hasLog = false

  init(name: String) {
    self.name = name
  }

  /// The kind of delegate that the current log is about, where it says so.
  var lifeCycle: LifeCycle? { heading?.lifeCycle }

  /// Begins a log, and ends the one before.
  mutating func begin(_ heading: LogHeading = LogHeading()) {
    end()
    var heading = heading
    heading.name = names.distinct(heading.name ?? name)
    self.heading = heading
    hasLog = true
    position = 0
    clock = StampClock()
    events.append(.begin(heading))
  }

  /// Takes over what the current log says of itself.
  mutating func add(_ heading: LogHeading) {
    self.heading?.take(over: heading)
    events.append(.heading(heading))
  }

  /// Adds what was found at a place of the current log.
  mutating func add(
    _ reading: Interpretation, at place: ValueLocation, text: String, stamp: TimeStamp? = nil
  ) {
    switch reading {
    case .entry(let item, let details):
      entryCount += 1
      position += 1
      events.append(
        .entry(
          LogEntry(
            position: place.item ?? position, line: place.line, text: text, item: item,
            printedState: details.printedState, process: details.process, scene: details.scene,
            time: stamp.flatMap { clock.time(of: $0) }, duration: details.duration)))
    case .skipped(let reason):
      if heading == nil { begin() }
      if let stamp { clock.see(stamp) }
      let line = SkippedLine(position: place.item, line: place.line, text: text, reason: reason)
      firstSkipped = firstSkipped ?? line
      events.append(.skipped(line))
    }
  }

  /// Adds something at a place that should have been an entry, or a log.
  mutating func add(_ error: LogError, at place: ValueLocation) {
    if heading == nil { begin() }
    firstMalformed = firstMalformed ?? error
    events.append(.malformed(MalformedLine(position: place.item, line: place.line, error: error)))
  }

  /// Ends the last log.
  ///
  /// - Throws: ``LogError`` if the file holds no log.
  mutating func finish() throws(LogError) {
    if entryCount == 0 {
      if let firstMalformed { throw firstMalformed }
      if !hasLog { throw .empty }
      if needsEntry { throw .noCallback(lines: lineCount, first: firstSkipped) }
    }
    end()
  }

  mutating func end() {
    if heading != nil { events.append(.end) }
    heading = nil
  }
}

/// Keeps the names of several logs apart: the second `x` is `x#2`.
private struct DistinctNames {
  /// More logs than this may have the same name, rather than fill the memory.
  private static let mostNames = 100_000

  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func distinct(_ name: String) -> String {
    guard used.count < Self.mostNames else { return name }
    var candidate = name
    while !used.insert(candidate).inserted {
      counts[name, default: 1] += 1
      candidate = "\(name)#\(counts[name, default: 1])"
    }
    return candidate
  }
}
