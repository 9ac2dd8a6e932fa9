import Reporting

extension LogReading {
  /// The reading with what the keys of its object say, which goes before what its text says.
  func completed(
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
    if let (key, value) = object.first(of: EntryDetails.durationKeys) {
      details.duration = try value.seconds(at: place, key: key)
    }
    return .entry(item, details)
  }
}

extension EntryDetails {
  static let stateKeys = ["state", "applicationState", "appState"]
  /// The number goes before the name, which two processes can share.
  static let processKeys = [
    "pid", "processID", "processIdentifier", "process_id", "process_identifier", "process",
  ]
  static let sceneKeys = ["scene", "sceneID", "sceneSession", "session"]
  static let durationKeys = ["duration"]
  static let keys = stateKeys + processKeys + sceneKeys + durationKeys
}

extension JSONObject {
  /// The process that an entry names, as it is written.
  var process: String? { first(of: EntryDetails.processKeys)?.value.ordered.line }
}

extension LogStamp {
  static let keys = ["timestamp", "time", "date", "ts", "t"]

  /// Reads the first key for times that has a value; a value that is no time is passed over.
  init?(in object: JSONObject) {
    switch object.first(of: Self.keys)?.value {
    case .string(let text): self.init(text)
    case .number(let digits): self.init(digits)
    default: return nil
    }
  }

  /// Finds the stamp that a message starts with.
  init?(in message: String) {
    let bytes = Array(message.utf8)
    self.init(in: bytes, bytes.trimmed(0..<bytes.count))
  }
}

extension SeenState {
  /// The state that a value tells; null and a remark tell none.
  ///
  /// - Throws: ``LogError`` if the value is neither.
  static func read(
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

  /// A duration in seconds.
  fileprivate func seconds(at place: LogPlace, key: String) throws(LogError) -> Double {
    guard case .number(let digits) = self, let seconds = Double(digits), seconds >= 0 else {
      throw place.wrongShape(key: key, found: self, expected: "a number of seconds")
    }
    return seconds
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
