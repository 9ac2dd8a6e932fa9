import Testing

@testable import LifecycleLogs

@Suite struct `A report of a device` {
  @Test(arguments: ReportFixture.all)
  func `is read with its app, system, state, cause and stack`(fixture: ReportFixture) throws {
    let read = try ReadReports(fixture.bytes)
    #expect(read.damage == [])
    let report = try #require(read.reports.first)
    let end = report.ends.first
    #expect(report.kind == fixture.kind)
    let app = end?.app ?? report.app
    #expect(app?.name ?? app?.bundle == fixture.app)
    let system = report.system?.text.prefix { $0 != "(" }.description.trimmed
    #expect(system == fixture.system)
    #expect(end?.state == fixture.state)
    #expect(end.flatMap(Self.cause) == fixture.cause)
    #expect(end?.stack.first == fixture.function)
    #expect(end?.evidence.isEmpty != true)
  }

  private static func cause(of end: ProcessEnd) -> String? {
    if let reason = end.jetsamReason ?? end.reporterType { return reason }
    let parts = [
      end.namespace, end.code.map { "0x" + String($0, radix: 16) }, end.watchdogEvent,
      end.allowance.map { "\($0)" },
    ]
    let words = parts.compactMap(\.self).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  @Test(arguments: ReportFixture.all)
  func `is told from a log by its first bytes`(fixture: ReportFixture) throws {
    let bytes = try fixture.bytes
    #expect(FileKind(startOf: Array(bytes.prefix(65_536))) == .report(fixture.kind))
  }

  @Test func `is about another system if that says so`() throws {
    for fixture in ReportFixture.all {
      let isOther = ["mac-14.ips", "watch-11.ips"].contains(fixture.file)
      for report in try ReadReports(fixture.bytes).reports {
        #expect(report.system?.isIOS != isOther, "\(fixture.file)")
      }
    }
  }

  @Test func `has a time with its zone, and a launch time`() throws {
    let report = try Self.report("watchdog-scene-create-13.crash")
    #expect(report.time?.stamp == TimeStamp(origin: .world, microseconds: 1_600_670_099_362_100))
    #expect(report.ends.first?.launchTime?.text == "2020-09-21 12:03:59.3257 +0530")
    #expect(report.ends.first?.pid == 517)
  }

  @Test func `shows the decimal code as the hexadecimal one that is known`() throws {
    let evidence = try #require(try Self.report("file-lock-15.ips").ends.first?.evidence)
    #expect(evidence.contains("termination.code: 3735883980 (0xdead10cc)"))
    #expect(evidence.contains("termination.namespace: RUNNINGBOARD"))
  }

  @Test func `shows what it does not understand`() throws {
    let report = try Self.report("unknown-code-26.ips")
    #expect(report.remarks.map(\.words) == ["The code “later” is not a number."])
    #expect(report.notes == ["The role “Unspecified” does not say whether the app was in front."])
  }

  @Test func `has the limit of the memory, if the exception names it`() throws {
    #expect(try Self.report("resource-memory-17.ips").ends.first?.memoryLimit == 1400 << 20)
  }

  @Test func `has the stack of the last exception before that of the thread`() throws {
    let stack = try #require(try Self.report("no-scenes-27.ips").ends.first?.stack)
    #expect(stack[2] == "_UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption")
    #expect(stack.last == "abort" && stack.count == 8)
  }

  @Test(arguments: [
    ("Namespace RUNNINGBOARD, Code 0xdead10cc", "RUNNINGBOARD", 0xdead_10cc),
    ("RUNNINGBOARD 3735883980", "RUNNINGBOARD", 0xdead_10cc),
    ("Namespace <0xF>, Code 0xDEAD10CC", "RUNNINGBOARD", 0xdead_10cc),
    ("<RBSTerminateContext| domain:15 code:0xDEAD10CC explanation:x>", "RUNNINGBOARD", 0xdead_10cc),
    ("RUNNINGBOARD -559083316", "RUNNINGBOARD", 0xdead_10cc),
    ("SIGNAL 6 Abort trap: 6", "SIGNAL", 6), ("Springboard, x", "SPRINGBOARD", nil),
  ])
  func `may write its termination in many ways`(
    text: String, namespace: String, code: UInt64?
  ) throws {
    let read = try ReadReports(
      "Exception Type: EXC_CRASH (SIGKILL)\nTermination Reason: \(text)\n")
    #expect(read.damage == [])
    #expect(read.reports.map(\.ends.first?.namespace) == [namespace])
    #expect(read.reports.map(\.ends.first?.code) == [code])
  }

  @Test func `says what it is about if nothing ended`() throws {
    #expect(
      try Self.report("user-fault-26.ips").content
        == .noEnd("a fault that was recorded while the process went on"))
    #expect(try Self.report("stackshot-26.ips").content == .noEnd("a stackshot (bug_type 288)"))
    #expect(
      try Self.report("diagnostics-hang-16.json").content == .noEnd("diagnostics without a crash"))
  }

  static func report(_ file: String) throws -> DeviceReport {
    let fixture = try #require(ReportFixture.all.first { $0.file == file })
    return try #require(try ReadReports(fixture.bytes).reports.first)
  }
}

@Suite struct `A Jetsam report` {
  @Test func `lists only the processes that were ended`() throws {
    let report = try jetsam("purge-26.ips")
    #expect(report.killed.map(\.app.name) == ["Notebook", "Tideline", "mediaserverd"])
    #expect(report.killed.map(\.state) == [.suspended, .suspended, .background])
    #expect(report.killed[0].memory == 9120 * 16_384 && report.killed[0].pid == 871)
    #expect(
      report.killed[0].evidence == [
        "processes[0].reason: vm-pageshortage", "processes[0].rpages: 9120",
        "processes[0].states: suspended",
      ])
  }

  @Test func `tells the largest process apart`() throws {
    let report = try jetsam("purge-26.ips")
    #expect(report.processCount == 4 && report.largestProcess == "Panorama")
    #expect(report.largestMemory == 2_147_483_648)
    #expect(try jetsam("highwater-15.ips").largestProcess == "locationd")
  }

  @Test func `may give the size of a page after the processes, or at the top`() throws {
    #expect(
      try jetsam("memory-limit-in-background-14.ips").killed.map(\.memory) == [3400 * 16_384])
    #expect(try jetsam("highwater-15.ips").killed.map(\.memory) == [4096 * 16_384])
  }

  @Test func `without the size of a page tells no memory`() throws {
    let report = try `A report of a device`.report("compressor-27.ips")
    #expect(report.ends.map(\.memory) == [nil])
    #expect(
      report.notes == [
        "The report gives no size of a page, so the memory is unknown.",
        "The largest process was Panorama; it was not ended.",
      ])
  }

  private func jetsam(_ file: String) throws -> JetsamReport {
    let content = try `A report of a device`.report(file).content
    let report: JetsamReport? = if case .jetsam(let report) = content { report } else { nil }
    return try #require(report)
  }
}

@Suite struct `A payload of MetricKit` {
  @Test func `has the counts in the order of the file`() throws {
    let counts = try self.counts("metrics-17.json")
    #expect(counts.map(\.counts.count) == [13])
    let second = try #require(counts.first?.counts.dropFirst().first)
    #expect(second.key == "cumulativeMemoryPressureExitCount")
    #expect(second.count == 13 && !second.isForeground)
    #expect(counts.map(\.begin) == ["2024-03-01 00:00:00"])
    #expect(counts.map(\.end) == ["2024-03-01 23:59:00"])
  }

  @Test func `may be one of several`() throws {
    #expect(
      try counts("metrics-three-days-17.jsonl").map { $0.counts.map(\.count) }
        == [[2, 1], [4, 2], [6, 3]])
  }

  @Test func `may have numbers that are text, and counts that are unknown`() throws {
    let counts = try self.counts("metrics-list-18.json")
    #expect(counts.map(\.counts.count) == [2, 0])
    #expect(counts.first?.counts.map(\.count) == [1, 7])
    #expect(
      counts.first?.counts.first?.key
        == "cumulativeBackgroundURLSessionCompletionTimeoutExitCount")
    #expect(
      try `A report of a device`.report("metrics-list-18.json").remarks.map(\.words) == [
        "“cumulativeMemoryPressureExitCount” is “many”, which is no whole number."
      ])
  }

  @Test func `has crashes with names for the numbers of exceptions and signals`() throws {
    let ends = try `A report of a device`.report("diagnostics-15.json").ends
    #expect(ends.map(\.exception) == ["EXC_CRASH", "EXC_BAD_ACCESS"])
    #expect(ends.map(\.signal) == ["SIGKILL", "SIGSEGV"])
    #expect(
      ends.map(\.namespace) == ["SPRINGBOARD", "SIGNAL"] && ends.map(\.code) == [0x8bad_f00d, 11])
  }

  private func counts(_ file: String) throws -> [ExitCounts] {
    let fixture = try #require(ReportFixture.all.first { $0.file == file })
    return try ReadReports(fixture.bytes).reports.compactMap {
      if case .exits(let counts) = $0.content { counts } else { nil }
    }
  }
}

@Suite struct `An event of a crash reporter` {
  @Test func `of Sentry since 9.9 has four states`() throws {
    #expect(
      try breadcrumbs("sentry-four-states-26.json") == [
        "1 note.didBecomeActive", "3 note.willResignActive", "4 note.didEnterBackground",
        "5 note.willEnterForeground",
      ])
  }

  @Test func `of an older Sentry has two states, and is sorted by time`() throws {
    #expect(
      try breadcrumbs("sentry-two-states-17.json") == [
        "1 note.didBecomeActive", "2 note.didEnterBackground", "3 app.didReceiveMemoryWarning",
      ])
  }

  @Test func `of Flutter has phases`() throws {
    #expect(
      try breadcrumbs("sentry-flutter-18.json")
        == ["1 phase.active", "2 phase.inactive", "4 phase.background"])
  }

  @Test func `of Bugsnag has notifications in words`() throws {
    for file in ["bugsnag-memory-16.json", "bugsnag-event-15.json"] {
      #expect(
        try breadcrumbs(file) == ["2 note.didEnterBackground", "3 note.willEnterForeground"])
      #expect(try event(file).otherBreadcrumbCount == 2)
    }
  }

  @Test func `of Crashlytics has lines of the app among its breadcrumbs`() throws {
    #expect(
      try breadcrumbs("crashlytics-rows-18.jsonl") == [
        "1 app.didBecomeActive", "3 app.willResignActive", "4 app.didEnterBackground",
      ])
    #expect(try event("crashlytics-rows-18.jsonl").otherBreadcrumbCount == 2)
    #expect(try breadcrumbs("crashlytics-event-26.json") == ["1 scene.didBecomeActive"])
  }

  @Test func `of Crashlytics is in Greenwich, whoever has written its time`() throws {
    for time in ["2025-03-04 06:07:33", "2025-03-04 06:07:33 UTC", "2025-03-04T06:07:33Z"] {
      let text = #"{"error_type":"FATAL","logs":[],"event_timestamp":"\#(time)"}"#
      let stamp = try ReadReports(text).reports.first?.time?.stamp
      #expect(stamp == TimeStamp("2025-03-04 07:07:33 +0100"))
    }
  }

  @Test func `of Crashlytics may be of Android`() throws {
    let text =
      #"{"platform":"ANDROID","error_type":"ANR","operating_system":{"display_version":"14"},"logs":[]}"#
    let system = try #require(try ReadReports(text).reports.first?.system)
    #expect(system.text == "Android 14" && !system.isIOS)
  }

  @Test func `ends a process only if it was not handled`() throws {
    #expect(try event("sentry-envelope-18.envelope").end == nil)
    #expect(try event("sentry-flutter-18.json").end == nil)
    let rows = try #require(ReportFixture.all.first { $0.file == "crashlytics-rows-18.jsonl" })
    #expect(try ReadReports(rows.bytes).reports.map { $0.ends.count } == [1, 0])
    #expect(try event("sentry-two-states-17.json").end?.signal == "SIGSEGV")
  }

  @Test func `names its reporter`() throws {
    #expect(try event("sentry-four-states-26.json").reporter == "Sentry")
    #expect(try event("bugsnag-memory-16.json").reporter == "Bugsnag")
    #expect(try event("crashlytics-17.txt").reporter == "Crashlytics")
    #expect(try event("crashlytics-rows-18.jsonl").reporter == "Crashlytics")
    #expect(try event("crashlytics-event-26.json").reporter == "Crashlytics")
  }

  private func event(_ file: String) throws -> ReporterEvent {
    let content = try `A report of a device`.report(file).content
    let event: ReporterEvent? = if case .event(let event) = content { event } else { nil }
    return try #require(event)
  }

  private func breadcrumbs(_ file: String) throws -> [String] {
    try event(file).breadcrumbs.map { "\($0.position) \($0.item.name)" }
  }
}
