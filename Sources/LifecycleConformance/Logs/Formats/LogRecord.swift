import Reporting

/// Reads what stands for one entry in JSON: a name, or an object.
struct LogRecord {
  private static let nameKeys = ["callback", "name", "event"]
  private static let messageKeys = ["eventMessage", "message", "msg"]

  private static let phaseKeys = ["phase", "scenePhase"]

  /// Every key that means something in an entry, or in a line about the log.
  static let keys = JSONKeys(
    nameKeys + messageKeys + phaseKeys + EntryDetails.keys + LogStamp.keys + LogHeader.keys
      + WholeLog.listKeys + ["id"])

  private var messages = TextLine()

  /// Whether an object stands for one entry.
  static func isRecord(_ object: JSONObject) -> Bool {
    object.has(anyOf: nameKeys + messageKeys + phaseKeys)
  }

  /// Reads a value, and the state that was printed with it.
  mutating func read(
    _ value: JSONValue, state: JSONValue? = nil, at place: LogPlace, into sink: inout LogSink
  ) {
    do throws(LogError) {
      switch value {
      case .string(let name):
        try Self.add(name: name, state: state, at: place, to: &sink)
      case .object(let object):
        try add(object, at: place, to: &sink)
      default:
        throw place.wrongShape(found: value, expected: "the name of a callback")
      }
    } catch {
      sink.add(error, at: place)
    }
  }

  private static func add(
    name: String, state: JSONValue?, at place: LogPlace, to sink: inout LogSink
  ) throws(LogError) {
    var reading = try read(name, in: sink, at: place)
    if let state, case .entry(let item, var details) = reading {
      let statePlace = LogPlace(log: place.log, line: place.line, item: place.item, list: "states")
      details.seenState = try SeenState.read(state, at: statePlace) ?? details.seenState
      reading = .entry(item, details)
    }
    sink.add(reading, at: place, text: name.excerpt)
  }

  /// Adds an object to a log.
  ///
  /// A key for names holds a name and nothing else, so what is not known there is malformed; a
  /// message may say anything. An object without either may tell about the log.
  private mutating func add(
    _ object: JSONObject, at place: LogPlace, to sink: inout LogSink
  ) throws(LogError) {
    if let (reading, text) = try reading(of: object, in: sink, at: place) {
      sink.add(
        try reading.completed(by: object, at: place), at: place, text: text.excerpt,
        stamp: LogStamp(in: object) ?? LogStamp(in: text))
    } else if WholeLog.isLog(object) {
      throw .wrongShape(place: place.words(), found: "a whole log", expected: "one entry")
    } else if object.has(anyOf: LogHeader.keys) {
      Self.addHeader(object, at: place, to: &sink)
    } else {
      let text = "(an object without a name or a message)"
      sink.add(.skipped(.noCallback), at: place, text: text, stamp: LogStamp(in: object))
    }
  }

  /// What an object says happened, and the text that says so; nil if it says nothing of that.
  private mutating func reading(
    of object: JSONObject, in sink: LogSink, at place: LogPlace
  ) throws(LogError) -> (LogReading, String)? {
    if let name = try object.text(of: Self.nameKeys, at: place) {
      return (try Self.read(name, in: sink, at: place), name)
    }
    if let message = try object.text(of: Self.messageKeys, at: place) {
      return (messages.read(message), message)
    }
    guard let phase = try object.text(of: Self.phaseKeys, at: place) else { return nil }
    return (try Self.read(phase: phase, at: place), phase)
  }

  private static func addHeader(
    _ object: JSONObject, at place: LogPlace, to sink: inout LogSink
  ) {
    var malformed: [LogError] = []
    sink.add(LogHeader.read(object, at: place, malformed: &malformed))
    for error in malformed { sink.add(error, at: place) }
  }

  private static func read(
    _ name: String, in sink: LogSink, at place: LogPlace
  ) throws(LogError) -> LogReading {
    guard let reading = SpelledName.read(name, in: sink.lifeCycle) else {
      throw place.unknownName(name)
    }
    return reading
  }

  private static func read(phase: String, at place: LogPlace) throws(LogError) -> LogReading {
    guard let reading = SpelledName.read("phase." + phase), case .entry(.phase, _) = reading else {
      let expected = "“active”, “inactive” or “background”"
      throw place.wrongShape(key: "phase", found: .string(phase), expected: expected)
    }
    return reading
  }
}
