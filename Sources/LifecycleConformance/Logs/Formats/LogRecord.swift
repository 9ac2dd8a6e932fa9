/// Reads what stands for one entry in JSON: a name, or an object.
struct LogRecord {
  private static let nameKeys = ["callback", "name", "event"]
  private static let messageKeys = ["eventMessage", "message", "msg"]

  private var messages = TextLine()

  /// Whether an object stands for one entry.
  static func isRecord(_ object: JSONObject) -> Bool {
    object.has(anyOf: nameKeys + messageKeys)
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
    if let name = try object.text(of: Self.nameKeys, at: place) {
      let reading = try Self.read(name, in: sink, at: place)
      sink.add(try reading.completed(by: object, at: place), at: place, text: name.excerpt)
    } else if let message = try object.text(of: Self.messageKeys, at: place) {
      let reading = messages.read(message)
      sink.add(try reading.completed(by: object, at: place), at: place, text: message.excerpt)
    } else if WholeLog.isLog(object) {
      throw .wrongShape(place: place.words(), found: "a whole log", expected: "one entry")
    } else if object.has(anyOf: LogHeader.keys) {
      Self.addHeader(object, at: place, to: &sink)
    } else {
      let text = "(an object without a name or a message)"
      sink.add(.skipped(.noCallback), at: place, text: text)
    }
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
}

// MARK: - Beside a name

extension LogReading {
  /// The reading with what the keys of its object say, which goes before what its text says.
  fileprivate func completed(
    by object: JSONObject, at place: LogPlace
  ) throws(LogError) -> LogReading {
    guard case .entry(let item, var details) = self else { return self }
    if let (key, value) = object.first(of: EntryDetails.stateKeys) {
      details.seenState = try SeenState.read(value, at: place, key: key)
    }
    if let (key, value) = object.first(of: EntryDetails.processKeys) {
      details.process = try value.identifier(at: place, key: key)
    }
    if let (key, value) = object.first(of: EntryDetails.sceneKeys) {
      details.scene = try value.identifier(at: place, key: key)
    }
    return .entry(item, details)
  }
}

extension EntryDetails {
  fileprivate static let stateKeys = ["state", "applicationState", "appState"]
  fileprivate static let processKeys = ["process", "pid", "processID", "processIdentifier"]
  fileprivate static let sceneKeys = ["scene", "sceneID", "sceneSession"]
}

extension SeenState {
  /// The state that a value tells; null and a remark tell none.
  ///
  /// - Throws: ``LogError`` if the value is neither.
  fileprivate static func read(
    _ value: JSONValue, at place: LogPlace, key: String? = nil
  ) throws(LogError) -> SeenState? {
    if value.isRemark { return nil }
    guard let state = value.state else {
      throw place.wrongShape(
        key: key, found: value, expected: "“active”, “inactive”, “background” or a “(remark)”")
    }
    return state
  }
}

extension JSONValue {
  /// The name or number of a process or a scene.
  fileprivate func identifier(at place: LogPlace, key: String) throws(LogError) -> String {
    switch self {
    case .string(let text): return text.excerpt
    case .number(let digits): return digits.excerpt
    default: throw place.wrongShape(key: key, found: self, expected: "a name or a number")
    }
  }

  fileprivate var state: SeenState? {
    switch self {
    case .string(let text): SeenState(spelling: text.utf8)
    case .number(let digits): SeenState.numbered[digits]
    default: nil
    }
  }

  fileprivate var isRemark: Bool {
    switch self {
    case .null: true
    case .string(let text): Array(text.utf8).isInParentheses(0..<text.utf8.count)
    default: false
    }
  }
}
