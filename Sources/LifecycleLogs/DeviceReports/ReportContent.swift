import Reporting

/// What was read of one document or text, before it is known what it means.
struct ReportContent {
  /// The line on which it begins.
  let line: Int
  /// Which fields it has.
  private(set) var fields: Set<ReportField> = []
  /// The fields that are texts, numbers or truth values, as written, with their lines.
  private var texts: [ReportField: (text: String, line: Int)] = [:]
  /// What could not be read.
  private(set) var remarks: [DeviceReport.Remark] = []
  /// The line that is being read.
  var readLine: Int
  /// The lines of a text report that say how the process ended.
  var lines: [String] = []

  var terminationReasons: [String] = []
  var specificInformation: [String] = []
  /// The functions of the thread that ended the process, and of the last exception.
  var stack: [String] = [], exceptionStack: [String] = []
  var jetsam = JetsamContent()
  var counts: [ExitCounts.Count] = []
  var diagnostics: [ProcessEnd] = []
  var breadcrumbs = BreadcrumbList(), logLines = BreadcrumbList()

  static let maxStack = 200
  private static let maxLines = 100
  private static let maxRemarks = 100

  init(line: Int = 1) {
    self.line = line
    readLine = line
  }

  var isEmpty: Bool { fields.isEmpty }

  func has(_ fields: ReportField...) -> Bool { fields.contains(where: self.fields.contains) }

  subscript(field: ReportField) -> String? { texts[field]?.text }

  /// The line on which a field has a value; the first line where it has none.
  func line(of field: ReportField) -> Int { texts[field]?.line ?? line }

  /// The first of some fields that has a value.
  func first(_ fields: ReportField...) -> String? {
    for field in fields {
      if let text = self[field], !text.isEmpty { return text }
    }
    return nil
  }

  mutating func note(_ field: ReportField) { fields.insert(field) }

  mutating func set(_ field: ReportField, _ text: String?) {
    if text != nil { fields.insert(field) }
    texts[field] = text.map { ($0, readLine) }
  }

  /// Adds a remark on a line; nil for the one that is being read.
  mutating func remark(_ words: String, at line: Int? = nil) {
    guard remarks.count < Self.maxRemarks else { return }
    remarks.append(DeviceReport.Remark(line: line ?? readLine, words: words))
  }

  /// Adds a line to a list of lines.
  mutating func add(_ line: String, to list: WritableKeyPath<ReportContent, [String]>) {
    if self[keyPath: list].count < Self.maxLines, !line.isEmpty {
      self[keyPath: list].append(line)
    }
  }

  /// Forgets the fields that belong to a part that begins again.
  mutating func removeValues(of parts: [ReportField]) {
    for part in parts { texts[part] = nil }
  }
}

// MARK: - Kinds

extension ReportContent {
  /// What the content is, whatever its header says; nil if it is only a header, or no report.
  var contentKind: ReportKind? {
    if has(.ofLog) { return nil }
    if isOfCrashlytics { return .event }
    if has(.memoryStatus, .largestProcess) || has(.processes) && has(.genCounter, .pageSize) {
      return .jetsam
    }
    if has(.crashDiagnostics, .otherDiagnostics) { return .diagnostics }
    if has(.exitMetrics, .timeBegin) || has(.metaData) && has(.timeEnd) { return .metrics }
    if isEvent { return .event }
    if has(.resourceEvent) { return isResourceKill ? .crash : .other }
    let isOfProcess = has(.processName, .processPath, .images, .captureTime, .faultingThread)
    return isOfProcess && has(.exception, .termination, .faultingThread)
      || has(.exception) && has(.termination) ? .crash : nil
  }

  /// Whether it is an event of Crashlytics; a query need not have asked for every column.
  var isOfCrashlytics: Bool {
    has(.crashlytics) || has(.issue, .errorType, .eventState) && has(.breadcrumbs, .logLines)
  }

  /// Whether the system ended the process for its use of a resource.
  private var isResourceKill: Bool {
    self[.resourceAction]?.lowercased().contains("killed") ?? false
  }

  private var isEvent: Bool {
    has(.breadcrumbs, .payloadVersion) || has(.reporterException) && has(.reporterType)
      || has(.eventID) && has(.platform, .exception, .systemName, .level)
  }

  /// What the content is, or announces.
  var kind: ReportKind? {
    if has(.ofLog) { return nil }
    return contentKind ?? self[.bugType].map(ReportKind.init(bugType:))
  }

  /// Whether it only announces the document after it.
  var isHeader: Bool { has(.bugType) && contentKind == nil && !has(.ofLog) }

  /// Whether it announces the items of an envelope of Sentry.
  var isEnvelope: Bool { has(.eventID) && has(.envelope) && contentKind == nil }
}

extension ReportKind {
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

// MARK: - Reading documents

/// Receives the wanted members of documents, and collects the content of each.
struct ReportReceiver: JSONReceiver {
  /// The document that is open.
  private(set) var content = ReportContent()
  /// The documents that have ended and were not taken yet.
  private(set) var finished: [ReportContent] = []

  /// The line on which the outermost document begins.
  let firstLine: Int

  /// Whether the open document has had documents in it.
  private var hasItems = false
  private var thread = ThreadContent()
  private var countKey = ""

  init(firstLine: Int = 1) {
    self.firstLine = firstLine
  }

  /// Takes the documents that have ended.
  mutating func take() -> [ReportContent] {
    defer { finished.removeAll() }
    return finished
  }

  mutating func begin(_ tag: UInt8, isObject: Bool, line: Int) {
    guard let field = ReportField(rawValue: tag) else { return }
    if field == .process { return content.jetsam.beginProcess() }
    if field == .processState { return }
    reset(field)
    switch field {
    case .document:
      guard isObject else { return }
      content = ReportContent(line: line)
      hasItems = false
    case .thread: thread.begin()
    case .breadcrumb: content.breadcrumbs.begin()
    case .logLine: content.logLines.begin()
    default: content.note(field)
    }
  }

  mutating func end(_ tag: UInt8, isObject: Bool) {
    guard let field = ReportField(rawValue: tag) else { return }
    switch field {
    case .process:
      if let remark = content.jetsam.endProcess() { content.remark(remark) }
    case .document:
      guard isObject else { return }
      if !content.isEmpty || !hasItems { finished.append(content) }
      content = ReportContent()
      hasItems = true
    case .thread:
      let index = content[.faultingThread].flatMap { Int($0) }
      if thread.isFaulting(index) { content.addFaulting(thread) }
    case .breadcrumb: content.breadcrumbs.end()
    case .logLine: content.logLines.endLine()
    case .crashDiagnostic: content.endDiagnostic()
    default: break
    }
  }

  mutating func key(_ tag: UInt8, _ key: UnsafeBufferPointer<UInt8>) {
    countKey = String(decoding: key, as: UTF8.self)
  }

  mutating func `repeat`(_ tag: UInt8, _ key: UnsafeBufferPointer<UInt8>, line: Int) {
    content.readLine = line
    let name = String(decoding: key, as: UTF8.self).shown
    content.remark("The key \(name) occurs twice in one object; its last value counts.")
  }

  mutating func value(
    _ tag: UInt8, _ kind: JSONScanner.Kind, _ text: UnsafeBufferPointer<UInt8>, line: Int
  ) {
    guard let field = ReportField(rawValue: tag) else { return }
    content.readLine = line
    if kind == .null {
      reset(field)
      return content.set(field, nil)
    }
    if content.jetsam.read(field, text) { return }
    read(field, String(decoding: text, as: UTF8.self))
  }

  private mutating func read(_ field: ReportField, _ text: String) {
    switch field {
    case .terminationReasons, .terminationDetails:
      content.add(text, to: \.terminationReasons)
    case .specificInformation:
      for line in text.split(separator: "\n") {
        content.add(String(line), to: \.specificInformation)
      }
    case .symbol: thread.add(text)
    case .isTriggered: thread.isTriggered = text == "true"
    case .threadTitle: thread.add(title: text)
    case .threadSignal: thread.signal = text
    case .lastExceptionSymbol:
      if content.exceptionStack.count < ReportContent.maxStack {
        content.exceptionStack.append(text)
      }
    case .reporterFunction: content.addReporterFunction(text)
    case .foregroundCount, .backgroundCount:
      content.addCount(countKey, text, isForeground: field == .foregroundCount)
    case .crumbTime, .crumbCategory, .crumbMessage, .crumbState:
      content.breadcrumbs.read(field, text)
    case .lineTime: content.logLines.read(.crumbTime, text)
    case .lineMessage: content.logLines.read(.crumbMessage, text)
    default: content.set(field, text)
    }
  }

  /// Forgets what was read of a part that begins again, because the last one counts.
  private mutating func reset(_ field: ReportField) {
    switch field {
    case .exception:
      content.removeValues(
        of: [.exceptionType, .exceptionSignal, .exceptionSubtype, .exceptionMessage])
    case .termination:
      content.removeValues(of: [.namespace, .code, .indicator, .terminator])
      content.terminationReasons = []
    case .reporterException:
      content.removeValues(
        of: [
          .reporterType, .reporterClass, .reporterValue, .mechanism, .isHandled, .machName,
          .signalName,
        ])
      content.exceptionStack = []
    case .terminationReasons: content.terminationReasons = []
    case .information: content.specificInformation = []
    case .threads: (content.stack, thread) = ([], ThreadContent())
    case .lastException: content.exceptionStack = []
    case .processes: content.jetsam = JetsamContent()
    case .foregroundExits: content.counts.removeAll { $0.isForeground }
    case .backgroundExits: content.counts.removeAll { !$0.isForeground }
    case .crashDiagnostics: content.diagnostics = []
    case .breadcrumbs: content.breadcrumbs = BreadcrumbList()
    case .logLines: content.logLines = BreadcrumbList()
    default: break
    }
  }
}

/// The functions of one thread, and what Crashlytics says of it.
struct ThreadContent {
  fileprivate(set) var functions: [String] = []
  fileprivate(set) var titles: [String] = []
  fileprivate(set) var signal: String?
  fileprivate var isTriggered = false
  /// Which thread it is, counted from 0.
  private var index: Int

  fileprivate init(index: Int = -1) { self.index = index }

  fileprivate mutating func begin() {
    self = ThreadContent(index: index + 1)
  }

  fileprivate mutating func add(_ function: String) {
    if functions.count < ReportContent.maxStack { functions.append(function) }
  }

  fileprivate mutating func add(title: String) {
    if titles.count < Self.maxTitles { titles.append(title) }
  }

  private static let maxTitles = 10

  /// Whether it ended the process, according to itself or to its number.
  fileprivate func isFaulting(_ number: Int?) -> Bool { isTriggered || number == index }
}
