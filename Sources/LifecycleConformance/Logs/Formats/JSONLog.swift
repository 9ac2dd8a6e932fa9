/// Reads JSON documents: logs with a list of callbacks, lists of logs, and lists of entries.
enum JSONLog {
  private static let listKeys = ["callbacks", "canonical"]

  /// Whether an object holds a list of callbacks.
  static func isLog(_ object: JSONObject) -> Bool {
    object.has(anyOf: listKeys)
  }

  /// The logs in the value that fills a file.
  static func logs(in text: LogText, name: String) throws(LogError) -> [RecordedLog] {
    let value = try JSONReader.value(in: text, text.body)
    var names = DistinctNames()
    switch value {
    case .list(let items) where items.contains { $0.object.map(isLog) ?? false }:
      var logs: [RecordedLog] = []
      for (index, item) in items.enumerated() {
        logs.append(try log(item, at: LogPlace(log: index + 1), name: name, in: &names))
      }
      return logs
    case .list(let items):
      return [try log(of: items, name: name)]
    case .object(let object) where LogRecord.isRecord(object) && !isLog(object):
      return [try log(of: [value], name: name)]
    default:
      return [try log(value, at: LogPlace(), name: name, in: &names)]
    }
  }

  /// The logs of a text each line of which is one.
  static func logs(inLinesOf text: LogText, name: String) throws(LogError) -> [RecordedLog] {
    var names = DistinctNames()
    var logs: [RecordedLog] = []
    for (number, range) in text.lines {
      let value = try JSONReader.value(in: text, range)
      logs.append(try log(value, at: LogPlace(line: number), name: name, in: &names))
    }
    return logs
  }
}

// MARK: - One log

extension JSONLog {
  private static func log(
    _ value: JSONValue, at place: LogPlace, name: String, in names: inout DistinctNames
  ) throws(LogError) -> RecordedLog {
    guard case .object(let object) = value else {
      throw place.wrongShape(found: value, expected: "an object with the key “callbacks”")
    }
    guard let (key, list) = object.first(of: listKeys) else {
      throw .wrongShape(
        place: place.words(), found: "an object without the key “callbacks”",
        expected: "that key, with a list of names")
    }
    guard case .list(let items) = list else {
      throw place.wrongShape(key: key, found: list, expected: "a list of callback names")
    }
    var log = LogBuilder(name: name)
    log.add(try LogHeader(object, at: place))
    log.name = names.distinct(log.name)
    let states = try states(in: object, count: items.count, of: key, at: place)
    try log.add(items, of: key, states: states, at: place)
    return log.build()
  }

  /// The states parallel to a list of callbacks.
  private static func states(
    in object: JSONObject, count: Int, of list: String, at place: LogPlace
  ) throws(LogError) -> [JSONValue]? {
    guard let (key, value) = object.first(of: ["states"]) else { return nil }
    guard case .list(let states) = value, states.count == count else {
      let expected = "a list of \(count), one state for each of “\(list)”"
      throw place.wrongShape(key: key, found: value, expected: expected)
    }
    return states
  }

  /// The log in a list of entries without more.
  private static func log(of items: [JSONValue], name: String) throws(LogError) -> RecordedLog {
    var log = LogBuilder(name: name)
    try log.add(items, of: nil, states: nil, at: LogPlace())
    return log.build()
  }
}

extension LogBuilder {
  fileprivate mutating func add(
    _ items: [JSONValue], of list: String?, states: [JSONValue]?, at place: LogPlace
  ) throws(LogError) {
    var reader = LogRecord()
    var place = place
    for (index, item) in items.enumerated() {
      (place.item, place.list) = (index + 1, list)
      switch item {
      case .string(let name):
        try reader.add(name: name, state: states?[index], at: place, to: &self)
      case .object(let object):
        try reader.add(object, at: place, to: &self)
      default:
        throw place.wrongShape(found: item, expected: "the name of a callback")
      }
    }
  }
}

/// Keeps the names of several logs apart: the second `x` is `x#2`.
private struct DistinctNames {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func distinct(_ name: String) -> String {
    var candidate = name
    while !used.insert(candidate).inserted {
      counts[name, default: 1] += 1
      candidate = "\(name)#\(counts[name, default: 1])"
    }
    return candidate
  }
}
