/// Reads logs that have one entry a line: text, or JSON records.
enum LineLog {
  /// The log in a text.
  ///
  /// - Throws: ``LogError`` if a record has the wrong shape or an unknown name, or if no line names
  ///   a callback.
  static func log(in text: LogText, name: String) throws(LogError) -> RecordedLog {
    var log = LogBuilder(name: name)
    var lineReader = TextLine()
    var records = LogRecord()
    var lines = 0
    for (number, range) in text.lines {
      lines = number
      let place = LogPlace(line: number)
      if range.count > LogLines.longest {
        log.add(.skipped(.tooLong), at: place) { text.bytes.excerpt(range) }
      } else if text.bytes[range.lowerBound] != UInt8(ascii: "{") {
        log.add(lineReader.read(text.bytes, range), at: place) { text.bytes.excerpt(range) }
      } else if let object = JSONReader.object(in: text, range) {
        try records.add(object, at: place, to: &log)
      } else {
        log.add(.skipped(.incompleteJSON), at: place) { text.bytes.excerpt(range) }
      }
    }
    if log.isEmpty { throw .noCallback(lines: lines, first: log.firstSkipped) }
    return log.build()
  }
}
