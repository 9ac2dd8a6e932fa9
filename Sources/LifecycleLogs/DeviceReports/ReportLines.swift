import LifecycleModels
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
    withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[line])
      let (starts, keys) = (Self.startsOfKeys, Self.keysOfReports)
      var index = text.endOfPlainText(from: 0)
      while index + 8 < text.count {
        // The first eight bytes rule out most keys.
        let start = UnsafeRawBufferPointer(text).loadUnaligned(
          fromByteOffset: index + 1, as: UInt64.self)
        if starts.contains(start), text[index] == UInt8(ascii: "\""),
          keys.contains(where: text[(index + 1)...].starts)
        {
          return true
        }
        index = text.endOfPlainText(from: index + 1)
      }
      return false
    }
  }

  private static let keysOfReports = [
    "bug_type\"", "timeStampBegin\"", "breadcrumbs\"", "event_id\"", "payloadVersion\"",
    "crashlytics_sdk_version", "crashlyticsSdkVersion\"", "error_type\"",
  ].map { Array($0.utf8) }

  /// How these keys start, as numbers.
  private static let startsOfKeys = keysOfReports.map {
    $0.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }

  /// Whether a line names a callback, as an entry of a log does.
  func namesCallback(_ line: Range<Int>) -> Bool { !callbacks(in: line).isEmpty }

  /// The callbacks that a line names, unless it only mentions them.
  func callbacks(in line: Range<Int>) -> [Callback] {
    let line = trimmed(line)
    if mentionsOnly(line) { return [] }
    var search = NameSearch()
    var words: [Range<Int>] = []
    var matches: [NameSearch.Match] = []
    splitWords(line, into: &words)
    for word in words { search.find(in: self, word, into: &matches) }
    return matches.compactMap {
      if case .item(.callback(let callback)) = $0.meaning { callback } else { nil }
    }
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
