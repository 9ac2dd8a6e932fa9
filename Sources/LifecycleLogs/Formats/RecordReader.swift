import Reporting

/// Reads one entry from JSON: a name or an object.
struct RecordReader {
  private static let nameKeys = ["callback", "name", "event"]
  private static let messageKeys = ["eventMessage", "message", "msg"]

  private static let phaseKeys = ["phase", "scenePhase"]

  /// Every key that has a meaning in an entry or in a heading.
  static let keys = JSONKeys(
    nameKeys + messageKeys + phaseKeys + EntryDetails.keys + TimeStamp.keys + HeadingReader.keys
      + WholeLog.listKeys + ["id"])

  private var messages = TextLine()

  /// Whether an object is one entry.
  static func isRecord(_ object: JSONObject) -> Bool {
    object.has(anyOf: nameKeys + messageKeys + phaseKeys)
  }

  /// Reads a value and the state that was printed with it.
  mutating func read(
    _ value: JSONValue, state: JSONValue? = nil, at place: ValueLocation, into sink: inout EventSink
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
    name: String, state: JSONValue?, at place: ValueLocation, to sink: inout EventSink
  ) throws(LogError) {
    var reading = try read(name, in: sink, at: place)
    if let state, case .entry(let item, var details) = reading {
      let statePlace = ValueLocation(
        log: place.log, line: place.line, item: place.item, list: "states")
      details.printedState = try PrintedState.read(state, at: statePlace) ?? details.printedState
      reading = .entry(item, details)
    }
    sink.add(reading, at: place, text: name.excerpt)
  }

  /// Adds an object to a log.
  ///
  /// A key for names must hold a known name; anything else is malformed. A message may say anything.
  /// An object without either may be a heading.
  private mutating func add(
    _ object: JSONObject, at place: ValueLocation, to sink: inout EventSink
  ) throws(LogError) {
    if let (reading, text) = try reading(of: object, in: sink, at: place) {
      sink.add(
        try reading.completed(by: object, at: place), at: place, text: text.excerpt,
        stamp: TimeStamp(in: object) ?? TimeStamp(in: text))
    } else if WholeLog.isLog(object) {
      throw .wrongShape(place: place.words(), found: "a whole log", expected: "one entry")
    } else if object.has(anyOf: HeadingReader.keys) {
      Self.addHeader(object, at: place, to: &sink)
    } else {
      let text = "(an object without a name or a message)"
      sink.add(.skipped(.noCallback), at: place, text: text, stamp: TimeStamp(in: object))
    }
  }

  /// What an object says happened, and the text that says so; nil if it has no such key.
  private mutating func reading(
    of object: JSONObject, in sink: EventSink, at place: ValueLocation
  ) throws(LogError) -> (Interpretation, String)? {
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
    _ object: JSONObject, at place: ValueLocation, to sink: inout EventSink
  ) {
    var malformed: [LogError] = []
    sink.add(HeadingReader.read(object, at: place, malformed: &malformed))
    for error in malformed { sink.add(error, at: place) }
  }

  private static func read(
    _ name: String, in sink: EventSink, at place: ValueLocation
  ) throws(LogError) -> Interpretation {
    guard let reading = SpelledName.read(name, in: sink.lifeCycle) else {
      throw place.unknownName(name)
    }
    return reading
  }

  private static func read(phase: String, at place: ValueLocation) throws(LogError)
    -> Interpretation
  {
    guard let reading = SpelledName.read("phase." + phase), case .entry(.phase, _) = reading else {
      let expected = "“active”, “inactive” or “background”"
      throw place.wrongShape(key: "phase", found: .string(phase), expected: expected)
    }
    return reading
  }
}
