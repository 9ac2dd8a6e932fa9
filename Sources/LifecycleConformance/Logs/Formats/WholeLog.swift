import Reporting

/// Reads a JSON object that is a whole log: a list of callbacks, and what the log says of itself.
enum WholeLog {
  static let listKeys = ["callbacks", "canonical"]

  /// Whether an object holds a list of callbacks.
  static func isLog(_ object: JSONObject) -> Bool {
    object.has(anyOf: listKeys)
  }

  /// Reads the value at a place where a whole log is expected.
  static func read(_ value: JSONValue, at place: LogPlace, into sink: inout LogSink) {
    do throws(LogError) {
      try readLog(value, at: place, into: &sink)
    } catch {
      sink.add(error, at: place)
    }
    sink.end()
  }

  private static func readLog(
    _ value: JSONValue, at place: LogPlace, into sink: inout LogSink
  ) throws(LogError) {
    guard case .object(let object) = value else {
      throw place.wrongShape(found: value, expected: "an object with the key “callbacks”")
    }
    guard let (key, list) = object.first(of: listKeys) else {
      throw .wrongShape(
        place: place.words(), found: "an object without the key “callbacks”",
        expected: "that key, with a list of names")
    }
    var malformed: [LogError] = []
    sink.begin(LogHeader.read(object, at: place, malformed: &malformed))
    for error in malformed { sink.add(error, at: place) }
    guard case .list(let items) = list else {
      throw place.wrongShape(key: key, found: list, expected: "a list of callback names")
    }
    let states = states(in: object, count: items.count, of: key, at: place, into: &sink)
    read(items, of: key, states: states, at: place, into: &sink)
  }

  /// The states parallel to a list of callbacks.
  private static func states(
    in object: JSONObject, count: Int, of list: String, at place: LogPlace,
    into sink: inout LogSink
  ) -> [JSONValue]? {
    guard let (key, value) = object.first(of: ["states"]) else { return nil }
    if case .list(let states) = value, states.count == count { return states }
    let expected = "a list of \(count), one state for each of “\(list)”"
    sink.add(place.wrongShape(key: key, found: value, expected: expected), at: place)
    return nil
  }

  private static func read(
    _ items: [JSONValue], of list: String, states: [JSONValue]?, at place: LogPlace,
    into sink: inout LogSink
  ) {
    var records = LogRecord()
    var place = place
    place.list = list
    for (index, item) in items.enumerated() {
      place.item = index + 1
      records.read(item, state: states?[index], at: place, into: &sink)
    }
  }
}
