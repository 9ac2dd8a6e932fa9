import Reporting

/// Reads a file that is a JSON list, item by item: entries or whole logs.
struct ListReader: PieceReader {
  private enum Kind {
    case entries, logs
  }

  /// The most bytes of an item that are kept.
  private let limit: Int
  private var scanner = ListScanner()
  private var place = TextPosition()
  /// The offset of the current piece in the text of the file.
  private var origin = 0
  private var item = Item()
  private var count = 0
  private var kind: Kind?
  private var records = RecordReader()
  private var isBroken = false

  init(limit: Int) {
    self.limit = limit
  }

  /// The item that is being read.
  private struct Item {
    var bytes: [UInt8] = []
    var start = TextPosition()
    var offset = 0
    /// Why no more of it is kept.
    var error: LogError?
  }

  mutating func read(_ piece: [UInt8], into sink: inout EventSink) {
    // The first byte that is kept of an item.
    var start = 0
    for (index, byte) in piece.enumerated() {
      switch scanner.step(byte) {
      case .inside: checkDepth()
      case .between: break
      case .starts(let isParted):
        if !isParted { report("No comma between two items", into: &sink) }
        start = index
        item = Item(start: place, offset: origin + index)
      case .ends:
        keep(piece[start...index])
        endItem(into: &sink)
      case .endsBefore:
        keep(piece[start..<index])
        endItem(into: &sink)
      case .wrong(let reason): report(reason, into: &sink)
      }
      place.advance(over: byte)
    }
    if scanner.isInItem { keep(piece[start...]) }
    origin += piece.count
  }

  mutating func finish(into sink: inout EventSink) {
    if kind == nil { sink.begin() }
    guard !scanner.isClosed else { return }
    let placeOfItem = ValueLocation(item: scanner.isInItem ? count + 1 : nil)
    if scanner.isInItem, let error = item.error { sink.add(error, at: placeOfItem) }
    sink.add(.truncatedJSON(line: place.line), at: placeOfItem)
  }
}

// MARK: - Items

extension ListReader {
  private mutating func keep(_ part: ArraySlice<UInt8>) {
    guard item.error == nil else { return }
    if item.bytes.count + part.count > limit {
      item.error = .tooLarge(limit: limit)
      item.bytes = []
    } else {
      item.bytes += part
    }
  }

  private mutating func checkDepth() {
    // The list itself is one level.
    guard scanner.depth >= JSONReader.maxNesting, item.error == nil else { return }
    item.error = .nestedTooDeeply(line: place.line, limit: JSONReader.maxNesting)
    item.bytes = []
  }

  private mutating func endItem(into sink: inout EventSink) {
    count += 1
    let value: JSONValue
    do throws(LogError) { value = try itemValue(textStart: sink.textStart) } catch {
      if kind == nil { begin(.entries, in: &sink) }
      return sink.add(error, at: place(in: kind))
    }
    if kind == nil {
      let isLog = value.object.map(WholeLog.isLog) ?? false
      begin(isLog ? .logs : .entries, in: &sink)
    }
    if kind == .logs {
      WholeLog.read(value, at: place(in: kind), into: &sink)
    } else {
      records.read(value, at: place(in: kind), into: &sink)
    }
  }

  private func itemValue(textStart: Int) throws(LogError) -> JSONValue {
    if let error = item.error { throw error }
    let bytes = item.bytes[...]
    if let error = bytes.encodingError(origin: item.offset + textStart) { throw error }
    do throws(JSONProblem) { return try JSONReader.record(of: bytes) } catch {
      throw LogError(error.located(in: bytes, from: item.start))
    }
  }

  private func place(in kind: Kind?) -> ValueLocation {
    kind == .logs ? ValueLocation(log: count) : ValueLocation(item: count)
  }

  private mutating func begin(_ kind: Kind, in sink: inout EventSink) {
    self.kind = kind
    if kind == .entries { sink.begin() }
  }

  /// Reports something wrong between items; after the end of the list, only once.
  private mutating func report(_ reason: String, into sink: inout EventSink) {
    if kind == nil { begin(.entries, in: &sink) }
    if scanner.isClosed {
      if isBroken { return }
      isBroken = true
    }
    sink.add(
      .malformedJSON(line: place.line, column: place.column, reason: reason), at: ValueLocation())
  }
}
