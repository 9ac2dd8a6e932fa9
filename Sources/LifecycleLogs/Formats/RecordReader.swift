import Reporting

/// Reads one entry from JSON: a name or an object.
struct RecordReader {
  private static let nameKeys = ["callback", "name", "event"]
  private static let messageKeys = ["eventMessage", "message", "msg"]

  private static let phaseKeys = ["phase", "scenePhase"]
  private static let markKeys = ["mark"]

  /// Every key that has a meaning in an entry or in a heading; first those of names and messages.
  static let keys = JSONKeys(
    nameKeys + messageKeys + phaseKeys + markKeys + EntryDetails.keys + TimeStamp.keys
      + HeadingReader.keys
      + WholeLog.listKeys + ["id", "kind"])

  private var messages = TextLine()
  private var members: [QuickJSON.Member] = []

  /// Whether an object is one entry.
  static func isRecord(_ object: JSONObject) -> Bool {
    object.has(anyOf: nameKeys + messageKeys + phaseKeys + markKeys)
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

  /// Reads an object whose message is no entry, as those of most lines in the log of a device.
  ///
  /// Nothing else of it is kept.
  ///
  /// - Returns: Whether it is one; if not, it must be read as a value.
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func skip(
    _ bytes: [UInt8], _ range: Range<Int>, at place: ValueLocation, into sink: inout EventSink
  ) -> Bool {
    guard !sink.countsDays, let (text, line) = message(in: bytes, range),
      case .skipped(let reason) = messages.read(text, line, sink.vocabulary)
    else { return false }
    sink.add(.skipped(reason), at: place, text: text.excerpt(line))
    return true
  }

  /// The message of an object that has one and no name, and the bytes that hold it.
  private mutating func message(
    in bytes: [UInt8], _ range: Range<Int>
  ) -> ([UInt8], Range<Int>)? {
    bytes.withUnsafeBufferPointer { all in
      let object = UnsafeBufferPointer(rebasing: all[range])
      guard QuickJSON.readMembers(of: object, keys: Self.keys, into: &members) else { return nil }
      let end = Self.nameKeys.count + Self.messageKeys.count
      var texts = members.lazy.filter { $0.key < end }.makeIterator()
      guard let text = texts.next(), texts.next() == nil, text.key >= Self.nameKeys.count else {
        return nil
      }
      switch text.kind {
      case .text:
        let start = range.lowerBound
        return (
          bytes,
          bytes.trimmed((start + text.range.lowerBound)..<(start + text.range.upperBound))
        )
      case .escapedText:
        let plain = UnsafeBufferPointer(rebasing: object[text.range]).unescaped
        return (plain, plain.trimmed(0..<plain.count))
      case .number, .boolean, .null: return nil
      }
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
  /// A key for names must hold a known name; anything else is malformed. A message may say
  /// anything. An object without either may be a heading.
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
      return (messages.read(message, sink.vocabulary), message)
    }
    if let mark = try object.text(of: Self.markKeys, at: place) {
      return (Mark(mark).map { .entry(.mark($0), EntryDetails()) } ?? .skipped(.remark), mark)
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
    if let vocabulary = sink.vocabulary {
      var line = TextLine()
      let reading = line.read(name, vocabulary)
      if reading != .skipped(.noCallback) { return reading }
    }
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

extension Interpretation {
  /// The interpretation with the values of the object's keys, which take precedence over its text.
  func completed(
    by object: JSONObject, at place: ValueLocation
  ) throws(LogError) -> Interpretation {
    // A mark belongs to the process of the entry before it, whoever wrote it.
    guard case .entry(let item, var details) = self, item.mark == nil else { return self }
    if let (key, value) = object.first(of: EntryDetails.stateKeys) {
      details.printedState = try PrintedState.read(value, at: place, key: key)
    }
    if let (key, value) = object.first(of: EntryDetails.processKeys) {
      details.process = try value.identifier(at: place, key: key)
    }
    details.processName = object.processName ?? details.processName
    if let (key, value) = object.first(of: EntryDetails.sceneKeys) {
      details.scene = try value.identifier(at: place, key: key)
    }
    if let (key, value) = object.first(of: EntryDetails.durationKeys) {
      details.duration = try value.seconds(at: place, key: key)
    }
    if details.origin == nil,
      case .string(let type)? = object.first(of: EntryDetails.categoryKeys)?.value, !type.isEmpty
    {
      details.origin = .type(type)
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
  /// The name of the process, or the path of its program.
  static let processNameKeys = ["processName", "process_name", "process", "processImagePath"]
  static let sceneKeys = ["scene", "sceneID", "sceneSession", "session"]
  static let durationKeys = ["duration"]
  /// The category of the unified log, which often names the type that logs.
  static let categoryKeys = ["category"]
  static let keys =
    stateKeys + processKeys + processNameKeys + sceneKeys + durationKeys + categoryKeys
}

extension JSONObject {
  /// The process that an entry names, as written.
  var process: String? { first(of: EntryDetails.processKeys)?.value.ordered.line }

  /// The name of the process that an entry names.
  fileprivate var processName: String? {
    guard case .string(let text)? = first(of: EntryDetails.processNameKeys)?.value else {
      return nil
    }
    return text.split(separator: "/").last.map { String($0).excerpt }
  }
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
