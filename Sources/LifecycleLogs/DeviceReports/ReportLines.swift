import Reporting

extension [UInt8] {
  /// A line without white space at its ends and without the marks of quotations before it: “> > ”.
  func unquoted(_ line: Range<Int>) -> Range<Int> {
    var line = trimmed(line)
    while let first = line.first, self[first] == UInt8(ascii: ">") {
      line = trimmed((first + 1)..<line.upperBound)
    }
    return line
  }

  /// Whether a line of a log is the first line of a report of a device.
  func beginsReport(_ line: Range<Int>) -> Bool {
    let text = unquoted(line)
    guard let first = text.first else { return false }
    if self[first] == UInt8(ascii: "{") { return beginsDocument(text) }
    let words = String(decoding: self[text], as: UTF8.self)
    if words.hasPrefix("# Crashlytics - ") || words.hasPrefix("Translated Report (") { return true }
    guard let field = ReportTextReader.Field(words), field.startsReport else { return false }
    // Apps print words of their own after the other labels.
    return switch field.field {
    case .exceptionType?: field.value.hasPrefix("EXC_")
    case .termination?:
      Termination(field.value).code != nil || field.value.hasPrefix("<RBSTerminateContext|")
    case .processName?: false
    default: true
    }
  }

  /// Whether a line of JSON is a report, or the header of one.
  private func beginsDocument(_ line: Range<Int>) -> Bool {
    holdsKeyOfReport(in: line) && FileKind.documentKind(self[line]) != nil
  }

  /// Whether a document has a key in its first line that each report has there.
  private func holdsKeyOfReport(in line: Range<Int>) -> Bool {
    let quote = UInt8(ascii: "\"")
    var index = line.lowerBound
    while let start = first(quote, from: index), start + 1 < line.upperBound {
      index = start + 1
      if Self.beginsKey[Int(self[index])],
        Self.keysOfReports.contains(where: self[index..<line.upperBound].starts)
      {
        return true
      }
    }
    return false
  }

  private static let keysOfReports = [
    "bug_type\"", "timeStampBegin\"", "breadcrumbs\"", "event_id\"", "payloadVersion\"",
    "crashlytics_sdk_version", "crashlyticsSdkVersion\"", "error_type\"",
  ].map { Array($0.utf8) }

  /// Whether one of these keys begins with a byte.
  private static let beginsKey = keysOfReports.reduce(into: [Bool](repeating: false, count: 256)) {
    $0[Int($1[0])] = true
  }

  /// Whether a line names a callback, as an entry of a log does.
  func namesCallback(_ line: Range<Int>) -> Bool {
    namedItems(in: line).contains { $0.callback != nil }
  }

  /// What the names in a line mean, unless it only mentions them.
  func namedItems(in line: Range<Int>) -> [LogEntry.Item] {
    let line = trimmed(line)
    if mentionsOnly(line) { return [] }
    var search = NameSearch()
    var words: [Range<Int>] = []
    var matches: [NameSearch.Match] = []
    splitWords(line, into: &words)
    for word in words { search.find(in: self, word, into: &matches) }
    return matches.compactMap { if case .item(let item) = $0.meaning { item } else { nil } }
  }

  /// Whether a line begins with a time, as those of logs do.
  fileprivate func beginsWithStamp(_ line: Range<Int>) -> Bool {
    var reader = StampReader(self, trimmed(line))
    return reader.stamp() != nil
  }
}

extension DeviceReportStream {
  /// Whether a line belongs to a log, and not to the report before it.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that contain the line.
  ///   - line: The line.
  ///   - isInLog: Whether the file is a log with reports in it, which has all lines between them.
  /// - Returns: Whether a log goes on there.
  func isOver(before bytes: [UInt8], _ line: Range<Int>, inLog isInLog: Bool) -> Bool {
    let text = bytes.unquoted(line)
    guard let first = text.first.map({ bytes[$0] }) else { return false }
    switch openPart {
    case .document:
      return line.lowerBound == text.lowerBound && bytes.beginsWithStamp(text)
        && bytes.namesCallback(text)
    case .text(let ignoresLines):
      let isStamped = bytes.beginsWithStamp(text)
      return (ignoresLines || isStamped) && (isStamped && ignoresLines || bytes.namesCallback(text))
    case .header where first == UInt8(ascii: "{"): return false
    case .header, nil:
      if bytes.beginsReport(text) { return false }
      if isInLog { return true }
      return first == UInt8(ascii: "{")
        ? FileKind.content(bytes[text]).has(.ofLog)
        : bytes.beginsWithStamp(text) || bytes.namesCallback(text)
    }
  }
}
