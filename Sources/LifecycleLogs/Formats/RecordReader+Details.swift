import Reporting

extension Interpretation {
  /// The interpretation with the values of the object's keys, which take precedence over its text.
  func completed(
    by object: JSONObject, at place: ValueLocation
  ) throws(LogError) -> Interpretation {
    guard case .entry(let item, var details) = self else { return self }
    if let (key, value) = object.first(of: EntryDetails.stateKeys) {
      details.printedState = try PrintedState.read(value, at: place, key: key)
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
  /// The number comes before the name, because two processes can share a name.
  static let processKeys = [
    "pid", "processID", "processIdentifier", "process_id", "process_identifier", "process",
  ]
  static let sceneKeys = ["scene", "sceneID", "sceneSession", "session"]
  static let durationKeys = ["duration"]
  static let keys = stateKeys + processKeys + sceneKeys + durationKeys
}

extension JSONObject {
  /// The process that an entry names, as written.
  var process: String? { first(of: EntryDetails.processKeys)?.value.ordered.line }
}

extension TimeStamp {
  static let keys = ["timestamp", "time", "date", "ts", "t"]

  /// Reads the first key for times that has a value; nil if the value is not a time.
  init?(in object: JSONObject) {
    switch object.first(of: Self.keys)?.value {
    case .string(let text): self.init(text)
    case .number(let digits): self.init(digits)
    default: return nil
    }
  }

  /// Finds the stamp at the start of a message.
  init?(in message: String) {
    let bytes = Array(message.utf8)
    self.init(in: bytes, bytes.trimmed(0..<bytes.count))
  }
}

extension PrintedState {
  /// The state that a value names; nil for null and for a remark.
  ///
  /// - Throws: ``LogError`` for any other value.
  static func read(
    _ value: JSONValue, at place: ValueLocation, key: String? = nil
  ) throws(LogError) -> PrintedState? {
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
  fileprivate func identifier(at place: ValueLocation, key: String) throws(LogError) -> String {
    switch self {
    case .string(let text): return text.excerpt
    case .number(let digits): return digits.excerpt
    default: throw place.wrongShape(key: key, found: self, expected: "a name or a number")
    }
  }

  /// A duration in seconds.
  fileprivate func seconds(at place: ValueLocation, key: String) throws(LogError) -> Double {
    guard case .number(let digits) = self, let seconds = Double(digits), seconds >= 0 else {
      throw place.wrongShape(key: key, found: self, expected: "a number of seconds")
    }
    return seconds
  }

  fileprivate var state: PrintedState? {
    switch self {
    case .string(let text): PrintedState(spelling: text.utf8)
    case .number(let digits): PrintedState.numbered[digits]
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
