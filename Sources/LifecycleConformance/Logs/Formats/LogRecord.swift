/// Reads what stands for one entry in JSON: a name, or an object.
struct LogRecord {
  private static let nameKeys = ["callback", "name", "event"]
  private static let messageKeys = ["eventMessage", "message", "msg"]

  private var messages = TextLine()

  /// Whether an object stands for one entry.
  static func isRecord(_ object: JSONObject) -> Bool {
    object.has(anyOf: nameKeys + messageKeys)
  }

  /// Adds a name and the state that was printed with it to a log.
  func add(
    name: String, state: JSONValue?, at place: LogPlace, to log: inout LogBuilder
  ) throws(LogError) {
    var reading = try Self.read(name, in: log, at: place)
    if let state, case .entry(let item, var details) = reading {
      let statePlace = LogPlace(log: place.log, line: place.line, item: place.item, list: "states")
      details.seenState = try SeenState.read(state, at: statePlace) ?? details.seenState
      reading = .entry(item, details)
    }
    log.add(reading, at: place) { name.excerpt }
  }

  /// Adds an object to a log.
  ///
  /// A key for names holds a name and nothing else, so what is not known there is an error; a
  /// message may say anything. An object without either may tell about the log.
  mutating func add(
    _ object: JSONObject, at place: LogPlace, to log: inout LogBuilder
  ) throws(LogError) {
    if let name = try object.text(of: Self.nameKeys, at: place) {
      let reading = try Self.read(name, in: log, at: place)
      log.add(try reading.completed(by: object, at: place), at: place) { name.excerpt }
    } else if let message = try object.text(of: Self.messageKeys, at: place) {
      let reading = messages.read(message)
      log.add(try reading.completed(by: object, at: place), at: place) { message.excerpt }
    } else if JSONLog.isLog(object) {
      throw .wrongShape(place: place.words(), found: "a whole log", expected: "one entry")
    } else if object.has(anyOf: LogHeader.keys) {
      log.add(try LogHeader(object, at: place))
    } else {
      log.add(.skipped(.noCallback), at: place) { "(an object without a name or a message)" }
    }
  }

  private static func read(
    _ name: String, in log: LogBuilder, at place: LogPlace
  ) throws(LogError) -> LogReading {
    guard let reading = SpelledName.read(name, in: log.lifeCycle) else {
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
