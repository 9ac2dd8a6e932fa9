import Reporting

/// Two parts of a report: the header that announces it, and what it says.
struct ReportParts {
  var header: ReportContent?
  var body: ReportContent
}

extension ReportParts {
  /// What kind of report it is; nil if it is none.
  var kind: ReportKind? {
    if body.has(.ofLog) { return nil }
    let kind = body.contentKind ?? (header ?? body).kind
    return kind == .crash && isSimulated ? .other : kind
  }

  /// Whether the process went on after what was recorded.
  private var isSimulated: Bool {
    ["true", "1"].contains(body[.isSimulated] ?? header?[.isSimulated])
  }

  /// The report with a number in its file; nil if it is none.
  func report(position: Int) -> DeviceReport? {
    guard let kind else { return nil }
    let place = time(of: kind)
    var report = DeviceReport(
      kind: kind, position: position, line: header?.line ?? body.line, app: app, system: system,
      time: place?.time, content: .ends([]))
    report.remarks = (header?.remarks ?? []) + body.remarks
    if let (time, line) = place, time.stamp == nil {
      report.remarks.append(
        DeviceReport.Remark(line: line, words: "“\(time.text)” is not a time."))
    }
    report.content = content(of: kind, &report)
    return report
  }

  private func content(of kind: ReportKind, _ report: inout DeviceReport) -> DeviceReport.Content {
    switch kind {
    case .crash:
      let end = body.crashEnd(of: &report)
      if end.isNone { return .noEnd("a report about the use of a resource") }
      return .ends([end])
    case .jetsam:
      report.app = nil
      let pageSize = body[.pageSize].flatMap(UInt64.init(reported:))
      if pageSize == nil {
        report.notes.append("The report gives no size of a page, so the memory is unknown.")
      }
      let jetsam = body.jetsam.report(
        pageSize: pageSize, largestProcess: body[.largestProcess]?.excerpt, at: report.time)
      if let note = jetsam.noteOnLargest { report.notes.append(note) }
      return .jetsam(jetsam)
    case .metrics:
      return .exits(
        ExitCounts(
          begin: body[.timeBegin]?.excerpt, end: body[.timeEnd]?.excerpt, counts: body.counts))
    case .diagnostics:
      if body.diagnostics.isEmpty { return .noEnd("diagnostics without a crash") }
      report.app = body.diagnostics[0].app
      return .ends(body.diagnostics)
    case .event:
      return .event(body.event(of: report))
    case .other:
      if isSimulated { return .noEnd("a fault that was recorded while the process went on") }
      if let event = body[.resourceEvent] {
        let action = body[.resourceAction].map { ", action taken: \($0.excerpt)" } ?? ""
        return .noEnd("a report of the use of a resource (\(event.excerpt)\(action))")
      }
      let type = (header ?? body)[.bugType]?.excerpt ?? ""
      let words = ["210": "a kernel panic", "288": "a stackshot"][type] ?? "a report of the system"
      return .noEnd("\(words) (bug_type \(type))")
    }
  }

  /// The time of the report, and its line.
  private func time(of kind: ReportKind) -> (time: ReportTime, line: Int)? {
    let places: [(ReportContent?, ReportField)] =
      switch kind {
      case .metrics, .diagnostics: [(body, .timeEnd)]
      case .event: [(body, .timestamp), (body, .date), (body, .receivedAt)]
      default: [(body, .captureTime), (body, .date), (header, .timestamp), (body, .timestamp)]
      }
    for case (let content?, let field) in places {
      guard let text = content[field], !text.isEmpty else { continue }
      return (content.time(text), content.line(of: field))
    }
    return nil
  }

  private var app: ReportedApp? {
    let name =
      body.first(.processName, .appName) ?? header?.first(.appName, .name) ?? body.first(.name)
    let bundle = body.first(.bundleIdentifier, .bundleID) ?? header?.first(.bundleID)
    let app = ReportedApp(
      name: name?.excerpt, bundle: bundle?.excerpt, version: body.version ?? header?.version)
    return app == ReportedApp() ? nil : app
  }

  private var system: ReportedSystem? {
    simulatorSystem ?? body.system ?? header?.system
  }

  /// The system of a simulator; its reports have that of the Mac in the place of a device’s.
  private var simulatorSystem: ReportedSystem? {
    let isOfIOS = (header?[.platform] ?? body[.platform]) == "7"
    guard isOfIOS || body[.processPath]?.contains("/CoreSimulator/Devices/") ?? false else {
      return nil
    }
    for line in body.specificInformation {
      guard let start = line.firstRange(of: "Runtime: ") else { continue }
      let rest = line[start.upperBound...]
      let name = rest.firstRange(of: " - ").map { rest[..<$0.lowerBound] } ?? rest
      return ReportedSystem(named: name.description + ", simulator")
    }
    guard isOfIOS, let host = body.system ?? header?.system else { return nil }
    return ReportedSystem(text: "an iOS simulator on \(host.text)", major: nil, isIOS: true)
  }
}

extension ReportContent {
  /// The version of the app, with its build.
  var version: String? {
    let (version, build) = (
      first(.shortVersion, .appVersion, .release), first(.bundleVersion, .buildVersion)
    )
    guard let version else { return build?.excerpt }
    return build.map { "\(version) (\($0))".excerpt } ?? version.excerpt
  }

  /// The system, from its name and version in whatever parts.
  var system: ReportedSystem? {
    let name = isOfAndroid ? "Android" : self[.systemName]
    let parts = [name, first(.systemTrain, .systemVersion, .build)].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let text = parts.joined(separator: " ")
    let build = self[.systemBuild].map { text.contains("(") ? "" : " (\($0))" } ?? ""
    return ReportedSystem(named: text + build)
  }
}

extension ReportedSystem {
  /// Reads a name such as “iPhone OS 26.6.2 (23G90)”; a version alone is that of iOS.
  init(named name: String) {
    text = name.excerpt
    let digits = name.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber }
    major = Int(digits)
    let words = name.prefix { !$0.isWholeNumber }.lowercased().filter { !$0.isWhitespace }
    isIOS = ["", "iphoneos", "ios", "ipados"].contains(words)
  }
}

extension ReportTime {
  /// Reads a time as reports write it.
  init(_ text: String) {
    self.text = text.excerpt
    stamp = TimeStamp(text)
  }
}

// MARK: - Payloads of MetricKit

extension ReportContent {
  /// Adds a count of a metric payload.
  mutating func addCount(_ key: String, _ number: String, isForeground: Bool) {
    // The second names are those of iOS 27 (F316).
    guard key.hasSuffix("ExitCount") || key.hasSuffix("TerminationCount") else { return }
    guard let count = UInt64(reported: number).flatMap(Int.init(exactly:)) else {
      return remark("\(key.shown) is \(number.shown), which is no whole number.")
    }
    if let index = counts.firstIndex(where: { $0.key == key && $0.isForeground == isForeground }) {
      remark("The key \(key.shown) occurs twice in one object; its last value counts.")
      counts.remove(at: index)
    }
    guard counts.count < 1000 else { return }
    counts.append(.init(key: key.excerpt, isForeground: isForeground, count: count))
  }

  /// Ends a crash in a diagnostic payload.
  mutating func endDiagnostic() {
    var end = ProcessEnd()
    end.app = ReportedApp(bundle: self[.bundleIdentifier]?.excerpt, version: version)
    end.pid = self[.pid].flatMap(UInt64.init(reported:)).flatMap(Int.init(exactly:))
    end.exception = self[.machException].map(Self.exceptionName)
    end.signal = self[.signalNumber].map(Self.signalName)
    if let reason = self[.terminationReason] {
      let termination = Termination(reason)
      (end.namespace, end.code) = (termination.namespace, termination.code)
      end.reasons = termination.reasons.map(\.reasonLine)
    }
    if let reason = self[.exceptionReason] { end.reasons.append(reason.reasonLine) }
    end.addContext()
    end.state = ReportedState.of(words: end.reasons, role: nil).state
    end.addWatchdog()
    end.evidence = evidence([.machException, .signalNumber, .terminationReason, .exceptionReason])
    if diagnostics.count < JetsamContent.maxKilled { diagnostics.append(end) }
    removeValues(of: [.machException, .signalNumber, .terminationReason, .exceptionReason, .pid])
  }

  /// The names of Mach’s exceptions, which MetricKit gives as numbers.
  private static func exceptionName(_ number: String) -> String {
    let names = [
      "BAD_ACCESS", "BAD_INSTRUCTION", "ARITHMETIC", "EMULATION", "SOFTWARE", "BREAKPOINT",
      "SYSCALL", "MACH_SYSCALL", "RPC_ALERT", "CRASH", "RESOURCE", "GUARD", "CORPSE_NOTIFY",
    ]
    guard let index = Int(number), names.indices.contains(index - 1) else { return number.excerpt }
    return "EXC_" + names[index - 1]
  }

  /// The names of signals, which MetricKit gives as numbers.
  private static func signalName(_ number: String) -> String {
    let names = [
      "HUP", "INT", "QUIT", "ILL", "TRAP", "ABRT", "EMT", "FPE", "KILL", "BUS", "SEGV", "SYS",
      "PIPE", "ALRM", "TERM",
    ]
    guard let index = Int(number), names.indices.contains(index - 1) else { return number.excerpt }
    return "SIG" + names[index - 1]
  }
}

// MARK: - Events of crash reporters

extension ReportContent {
  mutating func addReporterFunction(_ function: String) {
    exceptionStack.append(function.excerpt)
    // Sentry lists the outermost function first, so the last ones matter.
    if exceptionStack.count >= 2 * Self.maxStack {
      if reporter == "Sentry" {
        exceptionStack.removeFirst(Self.maxStack)
      } else {
        exceptionStack.removeLast(Self.maxStack)
      }
    }
  }

  /// The event of a report whose app, system and time are known.
  func event(of report: DeviceReport) -> ReporterEvent {
    let isSentryOfApple = self[.sdkName]?.hasPrefix("sentry.cocoa") ?? true
    var event = ReporterEvent(
      reporter: reporter, end: isFatal ? reporterEnd(of: report) : nil)
    var all = breadcrumbs
    all.append(logLines)
    all.add(to: &event, sdkVersion: isSentryOfApple ? self[.sdkVersion] : nil)
    return event
  }

  private var reporter: String {
    if isOfCrashlytics { return "Crashlytics" }
    return has(.payloadVersion, .severityReason, .isUnhandled) && !has(.eventID)
      ? "Bugsnag" : "Sentry"
  }

  /// Whether the process ended with what the event is about.
  private var isFatal: Bool {
    if isOfCrashlytics { return isFatalInCrashlytics }
    if let isUnhandled = self[.isUnhandled] { return isUnhandled == "true" }
    if let isHandled = self[.isHandled] { return isHandled == "false" }
    return self[.level] == "fatal"
  }

  private func reporterEnd(of report: DeviceReport) -> ProcessEnd {
    var end = ProcessEnd(app: report.app ?? ReportedApp())
    end.time = report.time
    end.launchTime = self[.launchTime].map(ReportTime.init)
    end.reporterType = (isOfCrashlytics ? crashlyticsType : self[.reporterType])?.excerpt
    (end.exception, end.signal) = (self[.machName]?.excerpt, self[.signalName]?.excerpt)
    end.reasons = [self[.reporterValue]].compactMap { $0?.reasonLine }
    end.state =
      self[.isInForeground].map { $0 == "true" ? .foreground : .background }
      ?? self[.eventState].flatMap(ReportedState.named)
    let functions = reporter == "Sentry" ? exceptionStack.reversed() : exceptionStack + stack
    end.stack = Array(functions.prefix(Self.maxStack))
    end.evidence = evidence([
      .reporterType, .reporterClass, .reporterValue, .mechanism, .severityReason, .isHandled,
      .isUnhandled, .level,
      .isInForeground, .isActive, .errorType, .eventState,
    ])
    return end
  }
}
