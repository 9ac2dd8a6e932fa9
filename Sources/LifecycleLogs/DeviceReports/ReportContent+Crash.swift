import Reporting

extension ReportContent {
  /// How the process ended, according to a crash report.
  func crashEnd(of report: inout DeviceReport) -> ProcessEnd {
    var end = ProcessEnd(app: report.app ?? ReportedApp())
    end.pid = self[.pid].flatMap(UInt64.init(reported:)).flatMap(Int.init(exactly:))
    end.time = report.time
    end.launchTime = self[.launchTime].map(ReportTime.init)
    end.exception = self[.exceptionType]?.excerpt
    end.signal = self[.exceptionSignal]?.split(separator: " ").first.map { String($0).excerpt }
    end.namespace = self[.namespace].map(Termination.namespace)
    end.code = self[.code].flatMap(Termination.code)
    if let code = self[.code], end.code == nil {
      report.remarks.append(
        DeviceReport.Remark(
          line: line(of: .code), words: "The code \(code.shown) is not a number."))
    }
    if let event = self[.resourceEvent]?.lowercased() {
      end.exception = "EXC_RESOURCE"
      // The names that exceptions give the same resources.
      let names = ["cpu usage": "CPU", "wakeups": "WAKEUPS", "disk writes": "IO"]
      end.reasons = [names[event] ?? event]
    }
    end.terminator = self[.terminator].map { $0.prefix { $0 != "[" }.description.trimmed.excerpt }
    end.process = self[.processPath].map(ProcessEnd.Process.init(path:)) ?? .app
    let others = [
      self[.indicator], self[.exceptionSubtype], self[.exceptionMessage], self[.exceptionNote],
    ]
    end.reasons += (terminationReasons + others.compactMap(\.self) + specificInformation)
      .map(\.reasonLine)
    end.addContext()
    let (state, note) = ReportedState.of(words: end.reasons, role: self[.role])
    end.state = state
    if let note { report.notes.append(note) }
    end.addWatchdog()
    end.memoryLimit = end.reasons.lazy.compactMap(\.memoryLimit).first
    end.stack = Array((exceptionStack + stack).prefix(Self.maxStack)).map(\.excerpt)
    end.evidence = crashEvidence
    return end
  }

  /// What says so: the lines of a text, or the members of a document.
  private var crashEvidence: [String] {
    if !lines.isEmpty { return lines }
    return evidence([.role, .exceptionType, .exceptionSignal, .exceptionSubtype, .exceptionMessage])
      + evidence([.namespace, .code, .indicator, .terminator])
      + terminationReasons.map { "termination.reasons: \($0)".excerpt }
      + specificInformation.map { "asi: \($0)".excerpt }
  }

  /// Some fields with their values, each in a line.
  func evidence(_ fields: [ReportField]) -> [String] {
    fields.compactMap { field in
      guard let text = self[field] else { return nil }
      let isDecimal = field == .code && !text.lowercased().hasPrefix("0x")
      let number = isDecimal ? Termination.code(text) : nil
      let hexadecimal = number.map { " (0x\(String($0, radix: 16)))" } ?? ""
      return "\(field.name): \(text)\(hexadecimal)".excerpt
    }
  }
}

extension ReportField {
  /// The path of the field in the documents that have it, for evidence.
  fileprivate var name: String {
    switch self {
    case .role: "procRole"
    case .exceptionType: "exception.type"
    case .exceptionSignal: "exception.signal"
    case .exceptionSubtype: "exception.subtype"
    case .exceptionMessage: "exception.message"
    case .namespace: "termination.namespace"
    case .code: "termination.code"
    case .indicator: "termination.indicator"
    case .terminator: "termination.byProc"
    case .machException: "exceptionType"
    case .signalNumber: "signal"
    case .terminationReason: "terminationReason"
    case .exceptionReason: "composedMessage"
    case .reporterType: "exception"
    case .reporterClass: "exceptions.type"
    case .reporterValue: "message"
    case .mechanism: "mechanism.type"
    case .severityReason: "severityReason.type"
    case .isHandled: "mechanism.handled"
    case .isUnhandled: "unhandled"
    case .level: "level"
    case .isInForeground: "app.in_foreground"
    case .isActive: "app.is_active"
    case .errorType: "error_type"
    case .eventState: "process_state"
    default: "\(self)"
    }
  }
}

extension ProcessEnd {
  /// Reads the namespace and the code from a context of RunningBoard, if nothing else gives them:
  /// “<RBSTerminateContext| domain:15 code:0xDEAD10CC explanation:…”.
  mutating func addContext() {
    for reason in reasons where code == nil && reason.hasPrefix("<RBSTerminateContext|") {
      code = reason.word(after: "code:").flatMap(UInt64.init(reported:))
      namespace = namespace ?? reason.word(after: "domain:").map(Termination.namespace)
    }
  }

  /// Reads what the watchdog waited for from the reasons.
  mutating func addWatchdog() {
    for reason in reasons {
      watchdogEvent =
        watchdogEvent ?? reason.word(after: "WatchdogEvent:")
        ?? reason.word(before: " watchdog transgression")
      allowance = allowance ?? reason.word(after: "time allowance of").flatMap { Double($0) }
    }
  }
}

extension ReportedState {
  /// The state that the words of a report mean, and a remark if they mean none.
  static func of(words: [String], role: String?) -> (state: ReportedState?, remark: String?) {
    func value(_ label: String) -> String? { words.lazy.compactMap { $0.word(after: label) }.first }
    if value("ProcessState:") == "Suspended" { return (.suspended, nil) }
    if let state = value("ProcessVisibility:").flatMap(named) { return (state, nil) }
    guard let role else { return (nil, nil) }
    if let state = named(role) { return (state, nil) }
    return (nil, "The role \(role.shown) does not say whether the app was in front.")
  }

  /// The state in one word of a report.
  static func named(_ word: String) -> ReportedState? {
    ["foreground": foreground, "background": background][word.lowercased()]
  }
}

// MARK: - Terminations

/// A termination that is written in one line, for example “RUNNINGBOARD 0xdead10cc”.
struct Termination {
  private(set) var namespace: String?
  private(set) var code: UInt64?
  /// The code as written.
  private(set) var codeText: String?
  /// What follows the code.
  private(set) var reasons: [String] = []

  /// Reads “NAMESPACE CODE REASON” or “Namespace NAMESPACE, Code CODE, REASON”.
  init(_ text: String) {
    if text.hasPrefix("<RBSTerminateContext|") {
      reasons = [text.trimmed]
      return
    }
    var rest = text[...]
    func next() -> Substring {
      rest = rest.drop { $0 == " " || $0 == "," || $0 == "\t" }
      let word = rest.prefix { $0 != " " && $0 != "," && $0 != "\t" && $0 != "\n" }
      rest = rest[word.endIndex...]
      return word
    }
    var word = next()
    if word.lowercased() == "namespace" { word = next() }
    namespace = word.isEmpty ? nil : Self.namespace(String(word))
    var start = rest
    word = next()
    if word.lowercased() == "code" { word = next() }
    code = Self.code(String(word))
    if code != nil {
      codeText = String(word)
      start = rest
    }
    let separators: Set<Character> = ["\n", "|"]
    // A context in angle brackets contains the separator as its own first mark.
    let reason = start.drop { $0 == " " || $0 == "," }
    reasons =
      reason.hasPrefix("<")
      ? reason.split(separator: "\n").map(String.init)
      : reason.split(whereSeparator: separators.contains).map(String.init)
    reasons = reasons.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The code that a number writes; some programs take its 32 bits for a signed number.
  static func code(_ text: String) -> UInt64? {
    UInt64(reported: text) ?? Int32(text).map { UInt64(UInt32(bitPattern: $0)) }
  }

  /// The name of a namespace that is written as a word or as a number, perhaps in angle brackets.
  static func namespace(_ text: String) -> String {
    let word = text.filter { $0 != "<" && $0 != ">" }
    guard let number = UInt64(reported: word) else { return word.uppercased().excerpt }
    return names.indices.contains(Int(clamping: number)) ? names[Int(number)] : word.excerpt
  }

  /// The names of the open kernel, in the order of their numbers; FrontBoard took over number 10 from
  /// SpringBoard.
  private static let names = [
    "INVALID", "JETSAM", "SIGNAL", "CODESIGNING", "HANGTRACER", "TEST", "DYLD", "LIBXPC", "OBJC",
    "EXEC", "FRONTBOARD", "TCC", "REPORTCRASH", "COREANIMATION", "AGGREGATED", "RUNNINGBOARD",
    "SKYWALK", "SETTINGS", "LIBSYSTEM", "FOUNDATION", "WATCHDOG", "METAL", "WATCHKIT", "GUARD",
    "ANALYTICS", "SANDBOX", "SECURITY", "ENDPOINTSECURITY", "PAC_EXCEPTION", "BLUETOOTH_CHIP",
    "PORT_SPACE", "WEBKIT", "BACKLIGHTSERVICES", "MEDIA", "ROSETTA", "LIBIGNITION", "BOOTMOUNT",
  ]
}

// MARK: - Words in a line

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let bytes = Array(utf8)
    return String(decoding: bytes[bytes.trimmed(0..<bytes.count)], as: UTF8.self)
  }

  /// The text without white space at its ends and without the marks of quotations before it.
  var unquoted: String {
    let bytes = Array(utf8)
    return String(decoding: bytes[bytes.unquoted(0..<bytes.count)], as: UTF8.self)
  }

  /// A line of a reason: at most 1,000 characters, control characters escaped.
  var reasonLine: String { String(trimmed.prefix(1000)).printable }

  /// The word after a label.
  func word(after label: String) -> String? {
    guard let range = firstRange(of: label) else { return nil }
    let word = self[range.upperBound...].drop { $0 == " " }
      .prefix { !$0.isWhitespace && $0 != "|" && $0 != ">" && $0 != "," }
    return word.isEmpty ? nil : String(word)
  }

  /// The word before a label.
  func word(before label: String) -> String? {
    guard let range = firstRange(of: label) else { return nil }
    let word = self[..<range.lowerBound].reversed().prefix { $0.isLetter || $0 == "-" }
    return word.isEmpty ? nil : String(word.reversed())
  }

  /// A limit of memory, in bytes: “(limit=1400 MB, unused=0x0)”, “(Limit 50 MB)”, “ActiveHard 24 MB”.
  var memoryLimit: UInt64? {
    let words = split { " =(),".contains($0) }
    for (index, word) in words.enumerated().dropFirst(2) where word == "MB" {
      let label = words[index - 2].lowercased()
      guard label == "limit" || label.hasSuffix("hard") || label.hasSuffix("soft"),
        let megabytes = UInt64(words[index - 1])
      else { continue }
      let (bytes, isOverflow) = megabytes.multipliedReportingOverflow(by: 1 << 20)
      return isOverflow ? nil : bytes
    }
    return nil
  }
}
