import Reporting

/// Reads a report that is text, line by line: a crash report, or an export of Crashlytics.
struct ReportTextReader {
  /// What was read so far; nil while no report is open.
  private(set) var content: ReportContent?
  /// Whether the same report follows as a document.
  private(set) var isTranslation = false

  private var section = Section.fields
  /// The labels of the fields so far.
  private var labels: Set<String> = []
  /// The thread that ended the process, as written.
  private var faultingThread: String?

  private enum Section {
    case fields, reasons, information, lastException, faultingThread, otherThread
  }

  /// Whether the report is an export of Crashlytics.
  private var isOfCrashlytics: Bool { content?.isOfCrashlytics ?? false }

  /// Whether other lines than fields say nothing here.
  var ignoresLines: Bool { section == .otherThread || section == .fields && !isOfCrashlytics }

  /// Takes the report that is open.
  mutating func take() -> ReportContent? {
    defer { self = ReportTextReader() }
    return content
  }

  /// Reads a line; false if it belongs to no report.
  mutating func read(_ line: String, at number: Int) -> Bool {
    let text = line.unquoted
    content?.readLine = number
    if text.isEmpty {
      if section != .otherThread { section = .fields }
      return true
    }
    if Self.isRule(text) { return true }
    if text == "Full Report" {
      isTranslation = content != nil
      return true
    }
    if text.hasPrefix("# ") { return readCrashlytics(text, at: number) }
    if let field = Field(text), !field.isOfResource || content?[.exceptionType] == nil {
      return read(field, text, at: number)
    }
    guard content != nil else { return false }
    readOther(text)
    return true
  }

  /// Lines that only separate: dashes, and the marks around quoted code.
  private static func isRule(_ text: String) -> Bool {
    text.allSatisfy { $0 == "-" || $0 == "`" } || text.hasPrefix("Translated Report (")
      || text.hasPrefix("```")
  }

  /// Whether a line that begins so starts another report.
  func begins(_ line: String) -> Bool {
    let text = line.unquoted
    guard let field = Field(text), field.startsReport else {
      return text.hasPrefix("# Crashlytics - ")
    }
    // The samples of a report on the use of a resource have fields of their own.
    if content?.has(.resourceEvent) ?? false { return field.label == "Incident Identifier" }
    return content == nil || labels.contains(field.label)
  }
}

// MARK: - Fields

extension ReportTextReader {
  /// A field that the reader takes from a report.
  struct Field {
    let label: String
    let field: ReportField?
    let value: String

    /// The fields of Apple’s reports, with what each is in a document.
    static let labels: KeyValuePairs<String, ReportField?> = [
      "Incident Identifier": nil, "CrashReporter Key": nil, "Beta Identifier": nil,
      "Hardware Model": nil, "Process": .processName, "Path": .processPath,
      "Identifier": .bundleIdentifier, "Version": .shortVersion, "AppStoreTools": nil,
      "AppVariant": nil, "Code Type": nil, "Role": .role, "Parent Process": nil, "Coalition": nil,
      "Date/Time": .captureTime, "Launch Time": .launchTime, "OS Version": .systemVersion,
      "Release Type": nil, "Baseband Version": nil, "Report Version": nil,
      "Exception Type": .exceptionType, "Exception Codes": nil, "Exception Note": .exceptionNote,
      "Exception Subtype": .exceptionSubtype, "Exception Message": .exceptionMessage,
      "Command": .processName, "PID": .pid, "End time": .captureTime, "Event": .resourceEvent,
      "Action taken": .resourceAction, "CPU": .exceptionMessage, "Writes": .exceptionMessage,
      "Wakeups": .exceptionMessage,
      "VM Region Info": nil, "Termination Signal": .indicator, "Termination Reason": .termination,
      "Termination Description": .terminationReasons, "Terminating Process": .terminator,
      "Triggered by Thread": .faultingThread, "Crashed Thread": .faultingThread,
      "Application Specific Information": .information,
      "Application Specific Backtrace": nil, "Last Exception Backtrace": .lastException,
    ]

    /// The fields that occur once in a report, and near its start.
    private static let starting: Set = [
      "Incident Identifier", "Process", "Exception Type", "Termination Reason",
    ]

    /// The fields of reports about the use of a resource, which have no type of exception. In a crash report, an
    /// app may say these words.
    private static let ofResource: Set = [
      "Command", "PID", "End time", "Event", "Action taken", "CPU", "Writes", "Wakeups",
    ]

    init?(_ line: String) {
      guard let colon = line.firstIndex(of: ":"),
        let (label, field) = Self.labels.first(where: { $0.key == line[..<colon] })
      else { return nil }
      (self.label, self.field) = (label, field)
      value = String(line[line.index(after: colon)...]).trimmed
    }

    var isOfResource: Bool { Self.ofResource.contains(label) }

    var startsReport: Bool { Self.starting.contains(label) }

    /// Whether the label occurs in nothing but crash reports.
    var isDecisive: Bool {
      label != "Process" && startsReport
        || ["Termination Description", "Triggered by Thread"].contains(label)
    }
  }

  private mutating func read(_ field: Field, _ line: String, at number: Int) -> Bool {
    if content == nil {
      var started = ReportContent(line: number)
      started.note(.exception)
      started.note(.termination)
      content = started
    }
    labels.insert(field.label)
    section = .fields
    let value = field.value
    switch field.field {
    // The samples name the processes that they are of.
    case .processName? where field.label == "Process" && content?.has(.resourceEvent) ?? false:
      break
    case .processName?:
      let name = value.prefix { $0 != "[" }.description.trimmed
      if !name.isEmpty { content?.set(.processName, name) }
      if let pid = value.word(after: "["), let digits = pid.split(separator: "]").first {
        content?.set(.pid, String(digits))
      }
    case .exceptionType?:
      keep(line)
      content?.set(.exceptionType, value.split(separator: " ").first.map(String.init) ?? value)
      if let signal = value.split(separator: "(").dropFirst().first {
        content?.set(.exceptionSignal, signal.prefix { $0 != ")" }.description)
      }
    case .termination?:
      keep(line)
      readTermination(value)
    case .terminationReasons?:
      keep(line)
      for reason in value.split(separator: "|") { add(reason: String(reason).trimmed) }
    case .faultingThread?:
      faultingThread = String(value.prefix { $0.isWholeNumber })
    case .information?:
      section = .information
      if !value.isEmpty { content?.add(value, to: \.specificInformation) }
    case .lastException?:
      section = .lastException
    case .role?, .exceptionSubtype?, .exceptionMessage?, .indicator?, .exceptionNote?, .terminator?,
      .resourceEvent?, .resourceAction?:
      keep(line)
      field.field.map { content?.set($0, value) }
    case let known?:
      content?.set(known, value)
    case nil: break
    }
    return true
  }

  private mutating func readTermination(_ value: String) {
    let termination = Termination(value)
    content?.set(.namespace, termination.namespace)
    content?.set(.code, termination.codeText)
    for reason in termination.reasons { add(reason: reason) }
    section = .reasons
  }

  private mutating func add(reason: String) {
    content?.add(reason, to: \.terminationReasons)
  }

  private mutating func keep(_ line: String) {
    content?.add(line.excerpt, to: \.lines)
  }
}

// MARK: - Other lines

extension ReportTextReader {
  private mutating func readOther(_ text: String) {
    if text.hasPrefix("Thread ") || text.hasPrefix("Crashed:") || text.hasPrefix("#") {
      return beginThread(text)
    }
    switch section {
    case .reasons:
      keep(text)
      add(reason: text)
    case .information:
      keep(text)
      content?.add(text, to: \.specificInformation)
    case .lastException:
      if let function = Self.function(in: text) { content?.add(function, to: \.exceptionStack) }
    case .faultingThread:
      if let function = Self.function(in: text) {
        content?.add(function, to: \.stack)
      } else if isOfCrashlytics, content?.stack.isEmpty ?? false {
        keep(text)
        content?.set(.reporterValue, text)
      }
    case .fields where isOfCrashlytics: readCrashlyticsLine(text)
    case .fields, .otherThread: break
    }
  }

  /// Begins the frames of a thread: “Thread 0 name: …”, “Thread 0 Crashed:”, “#0. Crashed: main”.
  private mutating func beginThread(_ text: String) {
    let number = text.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber }
    if text.contains("Crashed:") {
      section = .faultingThread
    } else if text.hasPrefix("Thread \(number):"), String(number) == faultingThread {
      section = .faultingThread
    } else if !text.contains(" name:") {
      section = .otherThread
    }
    if section == .faultingThread { content?.stack = [] }
  }

  /// The function in a frame: “1  Shop  0x104a3c2a8 main + 404 (main.swift:5)”; nil if it has none.
  static func function(in frame: String) -> String? {
    let words = frame.split { $0 == " " || $0 == "\t" }
    guard words.first.flatMap({ Int($0) }) != nil,
      let address = words.dropFirst().firstIndex(where: { $0.hasPrefix("0x") }),
      address + 1 < words.count
    else { return nil }
    var function = words[(address + 1)...]
    if function.last?.hasPrefix("(") ?? false, function.last?.hasSuffix(")") ?? false,
      function.last?.contains(":") ?? false, function.count > 1
    {
      function.removeLast()
    }
    if function.count > 2, function[function.endIndex - 2] == "+" { function.removeLast(2) }
    // Without symbols the address of the image, or its name, stands in the place of a function.
    let image = words[1..<address].joined(separator: " ")
    let name = function.joined(separator: " ")
    return name.isEmpty || name.hasPrefix("0x") || name == image || name == "(Missing)" ? nil : name
  }
}

// MARK: - Crashlytics

extension ReportTextReader {
  private static let crashlyticsFields: [String: ReportField] = [
    "Application": .appName, "Bundle Identifier": .bundleIdentifier, "Version": .shortVersion,
    "OS Version": .systemVersion, "Date": .date,
  ]

  /// Reads a line such as “# OS Version: 12.1.0 (16B92)”.
  private mutating func readCrashlytics(_ text: String, at number: Int) -> Bool {
    let words = text.dropFirst(2)
    if words.hasPrefix("Crashlytics - ") {
      var started = ReportContent(line: number)
      started.note(.crashlytics)
      content = started
      return true
    }
    guard content != nil, isOfCrashlytics else { return content != nil }
    if let colon = words.firstIndex(of: ":"),
      let field = Self.crashlyticsFields[String(words[..<colon])]
    {
      let value = String(words[words.index(after: colon)...]).trimmed
      content?.set(field == .appName && value.contains(".") ? .bundleIdentifier : field, value)
    }
    return true
  }

  /// Reads “Fatal Exception: NSException”, “EXC_BAD_ACCESS 0x0” or “0 | time | text”.
  private mutating func readCrashlyticsLine(_ text: String) {
    let columns = text.split(separator: "|").map { String($0).trimmed }
    if columns.count >= 3, Int(columns[0]) != nil {
      content?.breadcrumbs.begin()
      content?.breadcrumbs.read(.crumbTime, columns[1])
      content?.breadcrumbs.read(.crumbMessage, columns[2...].joined(separator: " | "))
      content?.breadcrumbs.end()
    } else if content?.readCrashlyticsTitle(text) ?? false {
      keep(text)
      if !text.hasPrefix("EXC_") { section = .faultingThread }
    }
  }
}
