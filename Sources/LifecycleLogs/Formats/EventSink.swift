import LifecycleModels

/// Turns the findings of a reader into events, in order.
struct EventSink {
  /// The events that have not been delivered yet.
  var events: [LogEvent] = []

  /// The name of logs that do not name themselves.
  let name: String
  /// The words of the recorder.
  let vocabulary: LogVocabulary?
  /// What the current log says about itself; nil between logs.
  private(set) var heading: LogHeading?

  /// How many entries all logs have so far.
  private(set) var entryCount = 0
  private(set) var firstMalformed: LogError?
  private(set) var firstSkipped: SkippedLine?

  /// The offset of the text in the file, after a byte order mark.
  var textStart = 0

  /// Whether the file must name a callback; a file of lines must.
  var needsEntry = false
  /// How many lines the file has, if it has lines.
  var lineCount = 0

  private var names = DistinctNames()
  private var unknownWords = UnknownWords()
  private var watch = SystemWatch()
  private var position = 0
  private var clock = StampClock()
  private var hasLog = false

  init(name: String, vocabulary: LogVocabulary?) {
    self.name = name
    self.vocabulary = vocabulary
  }

  /// Whether stamps of lines without entries count, too, because the clock has no date or no year.
  var countsDays: Bool { clock.countsDays }

  /// The kind of delegate that the current log is about, if it says so.
  var lifeCycle: LifeCycle? { heading?.lifeCycle }

  /// Begins a log, and ends the previous one.
  mutating func begin(_ heading: LogHeading = LogHeading()) {
    end()
    var heading = heading
    heading.name = names.distinct(heading.name ?? name)
    self.heading = heading
    hasLog = true
    position = 0
    clock = StampClock()
    watch = SystemWatch()
    events.append(.begin(heading))
  }

  /// Adds what the current log says about itself.
  mutating func add(_ heading: LogHeading) {
    self.heading?.take(over: heading)
    events.append(.heading(heading))
  }

  /// Adds the result of reading one line or item of the current log.
  mutating func add(
    _ reading: Interpretation, at place: ValueLocation, text: String, stamp: TimeStamp? = nil
  ) {
    switch reading {
    case .entry(let item, let details):
      // A file of marks alone names no callback.
      if item.mark == nil { entryCount += 1 }
      watch.read(details.process)
      add(item, details, at: place, text: text, time: stamp.flatMap { clock.time(of: $0) })
    case .system(let reading):
      if heading == nil { begin() }
      let time = stamp.flatMap { clock.time(of: $0) }
      events.append(
        .system(
          SystemLine(
            position: place.item, line: place.line, text: text, time: time,
            subject: reading.subject, statement: reading.statement)))
      if let (item, process) = watch.item(of: reading) {
        add(item, EntryDetails(process: process), at: place, text: text, time: time)
      }
    case .skipped(let reason):
      if heading == nil { begin() }
      if let stamp { clock.note(stamp) }
      if entryCount == 0, reason == .noCallback { unknownWords.read(text) }
      let line = SkippedLine(position: place.item, line: place.line, text: text, reason: reason)
      firstSkipped = firstSkipped ?? line
      events.append(.skipped(line))
    }
  }

  private mutating func add(
    _ item: LogEntry.Item, _ details: EntryDetails, at place: ValueLocation, text: String,
    time: LogTime?
  ) {
    position += 1
    events.append(
      .entry(
        LogEntry(
          position: place.item ?? position, line: place.line, text: text, item: item,
          printedState: details.printedState, process: details.process,
          processName: details.processName, scene: details.scene, time: time,
          duration: details.duration, origin: details.origin)))
  }

  /// Adds an error in something that should have been an entry or a log.
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
      if needsEntry {
        throw .noCallback(
          lines: lineCount, first: firstSkipped, vocabulary: unknownWords.vocabulary)
      }
    }
    end()
  }

  mutating func end() {
    if heading != nil { events.append(.end) }
    heading = nil
  }
}

/// Makes the names of logs distinct: the second `x` becomes `x#2`.
private struct DistinctNames {
  /// Beyond this many logs names may repeat, so that the memory stays bounded.
  private static let maxNames = 100_000

  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func distinct(_ name: String) -> String {
    guard used.count < Self.maxNames else { return name }
    var candidate = name
    while !used.insert(candidate).inserted {
      counts[name, default: 1] += 1
      candidate = "\(name)#\(counts[name, default: 1])"
    }
    return candidate
  }
}
