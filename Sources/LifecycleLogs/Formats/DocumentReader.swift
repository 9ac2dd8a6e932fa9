import Reporting

/// Reads a file that is one JSON value other than a list.
struct DocumentReader: PieceReader {
  /// The most bytes that are kept.
  let limit: Int
  private var bytes: [UInt8] = []

  init(limit: Int) {
    self.limit = limit
  }

  mutating func read(_ piece: [UInt8], into sink: inout EventSink) throws(LogError) {
    if bytes.count + piece.count > limit { throw .tooLarge(limit: limit) }
    bytes += piece
  }

  mutating func finish(into sink: inout EventSink) throws(LogError) {
    if let error = bytes[...].encodingError(origin: sink.textStart) { throw error }
    let text = try DocumentText(bytes)
    bytes = []
    let value = try JSONReader.value(in: text, text.body)
    if let object = value.object, RecordReader.isRecord(object), !WholeLog.isLog(object) {
      var records = RecordReader()
      sink.begin()
      records.read(value, at: ValueLocation(item: 1), into: &sink)
    } else if let object = value.object, !WholeLog.isLog(object) {
      throw .noLog(place: ValueLocation().words())
    } else {
      WholeLog.read(value, at: ValueLocation(), into: &sink)
    }
  }
}

/// Reads a JSON object that is a whole log: a list of callbacks, and what it says about itself.
enum WholeLog {
  static let listKeys = ["callbacks", "canonical"]

  /// Whether an object holds a list of callbacks.
  static func isLog(_ object: JSONObject) -> Bool {
    object.has(anyOf: listKeys)
  }

  /// Reads a value that should be a whole log.
  static func read(_ value: JSONValue, at place: ValueLocation, into sink: inout EventSink) {
    do throws(LogError) {
      try readLog(value, at: place, into: &sink)
    } catch {
      sink.add(error, at: place)
    }
    sink.end()
  }

  private static func readLog(
    _ value: JSONValue, at place: ValueLocation, into sink: inout EventSink
  ) throws(LogError) {
    guard case .object(let object) = value else {
      throw place.wrongShape(found: value, expected: "an object with the key “callbacks”")
    }
    guard let (key, list) = object.first(of: listKeys) else {
      throw .noLog(place: place.words())
    }
    var malformed: [LogError] = []
    sink.begin(HeadingReader.read(object, at: place, malformed: &malformed))
    for error in malformed { sink.add(error, at: place) }
    guard case .list(let items) = list else {
      throw place.wrongShape(key: key, found: list, expected: "a list of callback names")
    }
    let states = states(in: object, count: items.count, of: key, at: place, into: &sink)
    read(items, of: key, states: states, at: place, into: &sink)
  }

  /// The states parallel to a list of callbacks.
  private static func states(
    in object: JSONObject, count: Int, of list: String, at place: ValueLocation,
    into sink: inout EventSink
  ) -> [JSONValue]? {
    guard let (key, value) = object.first(of: ["states"]) else { return nil }
    if case .list(let states) = value, states.count == count { return states }
    let expected = "a list of \(count), one state for each of “\(list)”"
    sink.add(place.wrongShape(key: key, found: value, expected: expected), at: place)
    return nil
  }

  private static func read(
    _ items: [JSONValue], of list: String, states: [JSONValue]?, at place: ValueLocation,
    into sink: inout EventSink
  ) {
    var records = RecordReader()
    var place = place
    place.list = list
    for (index, item) in items.enumerated() {
      place.item = index + 1
      records.read(item, state: states?[index], at: place, into: &sink)
    }
  }
}

/// The bytes of a JSON text, known to be UTF-8 without NUL.
struct DocumentText {
  let bytes: [UInt8]
  /// Where the text starts, after a byte order mark.
  let start: Int
  /// The content without surrounding white space; never empty.
  let body: Range<Int>

  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) throws(LogError) {
    var decoder = TextDecoder()
    _ = try decoder.decode(bytes)
    _ = try decoder.finish()
    if decoder.isUTF16 { throw .binary(format: "UTF-16 text") }
    start = decoder.markLength
    if let error = bytes[start...].encodingError(origin: 0) { throw error }
    self.bytes = bytes
    body = bytes.trimmed(start..<bytes.count)
    if body.isEmpty { throw .empty }
  }
}
