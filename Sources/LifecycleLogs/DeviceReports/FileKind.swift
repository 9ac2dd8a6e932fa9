import Reporting

/// Tells from its first bytes what a file is; its name decides nothing.
public enum FileKind: Hashable, Sendable {
  case report(ReportKind)
  /// A log of callbacks, or anything else.
  case log

  /// - Parameter start: The first 64 KiB of the file, or all of it.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(startOf start: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = start.starts(with: byteOrderMark) ? start.dropFirst(3) : start[...]
    let kind =
      switch bytes.first(where: { !$0.isSpace }) {
      case UInt8(ascii: "{"), UInt8(ascii: "["): Self.documentKind(bytes)
      default: Self.textKind(bytes)
      }
    self = kind.map(FileKind.report) ?? .log
  }
}

// MARK: - JSON

extension FileKind {
  /// The kind of the first document that has one, or of the first item of a list.
  private static func documentKind(_ bytes: ArraySlice<UInt8>) -> ReportKind? {
    var keys = MemberKeys()
    for byte in bytes {
      keys.read(byte)
      // A header of an envelope says less than the event behind it.
      if keys.isComplete, let kind = ReportKind(keys: keys.names) { return kind }
    }
    return ReportKind(keys: keys.names)
  }
}

extension ReportKind {
  /// The kind of a document with some keys; nil if it is no report.
  init?(keys: [String: String]) {
    func has(_ names: String...) -> Bool { names.contains { keys[$0] != nil } }
    if has("callback", "callbacks", "canonical", "eventMessage") { return nil }
    if let type = keys["bug_type"] {
      self = ReportKind(bugType: type)
    } else if has("memoryStatus", "largestProcess") || has("processes") && has("genCounter") {
      self = .jetsam
    } else if has("crashDiagnostics", "hangDiagnostics", "cpuExceptionDiagnostics")
      || has("diskWriteExceptionDiagnostics", "appLaunchDiagnostics")
    {
      self = .diagnostics
    } else if has("applicationExitMetrics", "metaData") || has("timeStampBegin") {
      self = .metrics
    } else if has("breadcrumbs", "payloadVersion") || has("event_id") && has("dsn", "sent_at")
      || has("event_id") && has("contexts", "exception", "platform")
    {
      self = .event
    } else if has("exception", "termination")
      && has("procName", "procPath", "usedImages", "captureTime")
      || has("faultingThread") || has("exception") && has("termination")
    {
      self = .crash
    } else {
      return nil
    }
  }

  /// The kind of a report with a number in its header.
  init(bugType: String) {
    self =
      switch bugType {
      case "109", "309": .crash
      case "298": .jetsam
      default: .other
      }
  }
}

/// The keys of an object that is a document, or the first item of a list.
private struct MemberKeys {
  /// The keys, each with its value if that is text or a number.
  private(set) var names: [String: String] = [:]
  private var depth = 0
  /// How deep the members of the document are.
  private var memberDepth = 1
  private var isInString = false, isEscaped = false, isKey = false
  private var text: [UInt8] = []
  private var key = ""

  /// Whether the document has ended.
  private(set) var isComplete = false

  mutating func read(_ byte: UInt8) {
    if isInString { return readInString(byte) }
    switch byte {
    case UInt8(ascii: "\""):
      (isInString, text) = (true, [])
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == 0 {
        if isComplete { names = [:] }
        (isComplete, memberDepth) = (false, byte == UInt8(ascii: "{") ? 1 : 2)
      }
      depth += 1
      isKey = byte == UInt8(ascii: "{")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      endValue()
      depth -= 1
      isKey = false
      if depth < memberDepth { isComplete = !names.isEmpty || depth <= 0 }
      depth = max(depth, 0)
    case UInt8(ascii: ","):
      endValue()
      isKey = true
    case UInt8(ascii: ":"):
      isKey = false
      text = []
    default:
      if depth == memberDepth, !isKey, !byte.isSpace, text.count < 64 { text.append(byte) }
    }
  }

  private mutating func readInString(_ byte: UInt8) {
    if !isEscaped, byte == UInt8(ascii: "\"") {
      isInString = false
      if depth == memberDepth, isKey {
        key = String(decoding: text, as: UTF8.self)
        names[key] = ""
        text = []
      }
      return
    }
    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    if depth == memberDepth, text.count < 64 { text.append(byte) }
  }

  private mutating func endValue() {
    guard depth == memberDepth, !key.isEmpty else { return }
    names[key] = String(decoding: text, as: UTF8.self)
    (key, text) = ("", [])
  }
}

// MARK: - Text

extension FileKind {
  /// The kind of a text that begins with the fields of a report.
  private static func textKind(_ bytes: ArraySlice<UInt8>) -> ReportKind? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self).trimmingSpaces }
      .filter { !$0.isEmpty }
    if let first = lines.first, first.hasPrefix("# Crashlytics - ") { return .event }
    let fields = lines.prefix(maxLinesBefore).filter(CrashField.begins)
    guard let first = fields.first else { return nil }
    let isStrong = fields.contains(where: CrashField.isDecisive)
    return isStrong && (fields.count > 1 || first == lines.first) ? .crash : nil
  }

  /// A report may be quoted below a sentence or two.
  private static let maxLinesBefore = 20
}

/// The fields of a crash report that is text.
private enum CrashField {
  private static let decisive = [
    "Incident Identifier:", "Exception Type:", "Termination Reason:", "Termination Description:",
    "Translated Report (", "Triggered by Thread:",
  ]
  private static let others = [
    "CrashReporter Key:", "Hardware Model:", "Process:", "Path:", "Identifier:", "Version:",
    "Code Type:", "Role:", "Parent Process:", "Coalition:", "Date/Time:", "Launch Time:",
    "OS Version:", "Report Version:", "Exception Codes:", "Exception Note:", "Crashed Thread:",
  ]

  static func isDecisive(_ line: String) -> Bool { decisive.contains(where: line.hasPrefix) }
  static func begins(_ line: String) -> Bool {
    isDecisive(line) || others.contains(where: line.hasPrefix)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let bytes = Array(utf8)
    return String(decoding: bytes[bytes.trimmed(0..<bytes.count)], as: UTF8.self)
  }
}
