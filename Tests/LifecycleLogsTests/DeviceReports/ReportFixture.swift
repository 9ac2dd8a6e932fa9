import Foundation
import Testing

@testable import LifecycleLogs

/// A report made after public ones, with what must be read from it.
struct ReportFixture: Sendable, CustomTestStringConvertible {
  /// The name of its file in `Recorded/reports`.
  let file: String
  let kind: ReportKind
  /// The process, or else the bundle identifier, that it is about.
  let app: String?
  /// The system, without its build.
  let system: String?
  /// Where the first app that ended was.
  var state: ReportedState?
  /// The namespace and the code of the termination, or the reason of a Jetsam report, or the type
  /// that a crash reporter gives.
  var cause: String?
  /// The first function on the stack.
  var function: String?

  var testDescription: String { file }

  init(
    _ file: String, _ kind: ReportKind, app: String?, system: String?,
    _ state: ReportedState? = nil,
    _ cause: String? = nil, at function: String? = nil
  ) {
    self.file = file
    self.kind = kind
    self.app = app
    self.system = system
    self.state = state
    self.cause = cause
    self.function = function
  }

  static let folder = Bundle.module.bundleURL.appending(path: "Recorded/reports")

  var bytes: [UInt8] {
    get throws { try Array(Data(contentsOf: Self.folder.appending(path: file))) }
  }
}

extension ReportFixture {
  static let all = watchdog + limits + crashes + jetsam + metrics + reporters + others

  private static let watchdog = [
    ReportFixture(
      "watchdog-process-launch-16.ips", .crash, app: "Lighthouse", system: "iPhone OS 16.4.1",
      .foreground, "FRONTBOARD 0x8badf00d process-launch 20.0", at: "semaphore_wait_trap"),
    ReportFixture(
      "watchdog-scene-create-13.crash", .crash, app: "Lantern", system: "iPhone OS 13.5.1",
      .foreground, "SPRINGBOARD 0x8badf00d scene-create 59.94", at: "semaphore_wait_trap"),
    ReportFixture(
      "watchdog-scene-create-26.ips", .crash, app: "Meadow", system: "iPhone OS 26.1",
      .foreground, "FRONTBOARD 0x8badf00d scene-create 19.52", at: "__psynch_mutexwait"),
    ReportFixture(
      "watchdog-scene-update-14.ips", .crash, app: "Lantern", system: "iPhone OS 14.7.1",
      .background, "SPRINGBOARD 0x8badf00d scene-update 10.0", at: "__psynch_cvwait"),
    ReportFixture(
      "watchdog-scene-update-17.ips", .crash, app: "Harbor", system: "iPhone OS 17.2",
      .background, "FRONTBOARD 0x8badf00d scene-update 10.0", at: "__ulock_wait"),
    ReportFixture(
      "watchdog-process-exit-18.ips", .crash, app: "Quarry", system: "iPhone OS 18.3.2",
      .background, "FRONTBOARD 0x8badf00d process-exit", at: "mach_msg2_trap"),
    ReportFixture(
      "translated-26.crash", .crash, app: "Harbor", system: "iPhone OS 26.6.2",
      .background, "FRONTBOARD 0x8badf00d scene-update 10.0", at: "__ulock_wait"),
    ReportFixture(
      "translated-with-full-report-17.crash", .crash, app: "Harbor", system: "iPhone OS 17.2",
      .background, "FRONTBOARD 0x8badf00d scene-update 10.0", at: "__ulock_wait"),
    ReportFixture(
      "failed-to-resume-9.crash", .crash, app: "Lantern", system: "iOS 9.3.5",
      .foreground, nil, at: "mach_msg_trap"),
  ]

  private static let limits = [
    ReportFixture(
      "file-lock-13.crash", .crash, app: "Lantern", system: "iPhone OS 13.3",
      nil, "RUNNINGBOARD 0xdead10cc", at: "fsync"),
    ReportFixture(
      "file-lock-15.ips", .crash, app: "Orchard", system: "iPhone OS 15.6.1",
      .suspended, "RUNNINGBOARD 0xdead10cc", at: "pread"),
    ReportFixture(
      "file-lock-fragment.crash", .crash, app: nil, system: nil,
      nil, "RUNNINGBOARD 0xdead10cc"),
    ReportFixture(
      "background-task-16.ips", .crash, app: "Brook", system: "iPhone OS 16.1",
      .background, "RUNNINGBOARD 0x2182bad2", at: "mach_msg2_trap"),
    ReportFixture(
      "url-session-18.ips", .crash, app: "Comet", system: "iPhone OS 18.0",
      .background, "RUNNINGBOARD 0x2182bad3", at: "mach_msg2_trap"),
    ReportFixture(
      "background-fetch-17.ips", .crash, app: "Dune", system: "iPhone OS 17.6",
      .background, "RUNNINGBOARD 0x2182bad4", at: "mach_msg2_trap"),
    ReportFixture(
      "thermal-26.ips", .crash, app: "Ember", system: "iPhone OS 26.2",
      .foreground, "FRONTBOARD 0xc00010ff", at: "mach_msg2_trap"),
    ReportFixture(
      "callkit-17.ips", .crash, app: "Ferry", system: "iPhone OS 17.1",
      .background, "RUNNINGBOARD 0xbaadca11", at: "mach_msg2_trap"),
    ReportFixture(
      "voip-13.crash", .crash, app: "Lantern", system: "iPhone OS 13.1",
      .background, "RUNNINGBOARD 0xbad22222", at: "mach_msg_trap"),
    ReportFixture(
      "force-quit-13.crash", .crash, app: "Lantern", system: "iPhone OS 13.0",
      .foreground, "SPRINGBOARD 0xdeadfa11", at: "__ulock_wait"),
    ReportFixture(
      "unknown-code-26.ips", .crash, app: "Nook", system: "iPhone OS 26.4",
      nil, "NEWSERVICE", at: "mach_msg2_trap"),
  ]

  private static let crashes = [
    ReportFixture(
      "no-scenes-27.ips", .crash, app: "Glade", system: "iPhone OS 27.0",
      .foreground, "SIGNAL 0x6", at: "__exceptionPreprocess"),
    ReportFixture(
      "exception-16.ips", .crash, app: "Hollow", system: "iPadOS 16.5",
      .foreground, "SIGNAL 0x6", at: "__exceptionPreprocess"),
    ReportFixture(
      "trap-26.ips", .crash, app: "Island", system: "iPhone OS 26.0",
      .foreground, "SIGNAL 0x5", at: "_assertionFailure(_:_:file:line:flags:)"),
    ReportFixture(
      "abort-18.ips", .crash, app: "Jetty", system: "iPhone OS 18.1",
      nil, "SIGNAL 0x6", at: "__pthread_kill"),
    ReportFixture(
      "signal-14.crash", .crash, app: "Lantern", system: "iPhone OS 14.4",
      .foreground, "SIGNAL 0xb", at: "objc_release"),
    ReportFixture(
      "resource-cpu-13.crash", .crash, app: "Lantern", system: "iPhone OS 13.7",
      .background, "RUNNINGBOARD 0xc51bad02", at: "Indexer.run()"),
    ReportFixture(
      "resource-memory-17.ips", .crash, app: "Kiln", system: "iPhone OS 17.4",
      .foreground, nil, at: "Image.decode(_:)"),
    ReportFixture(
      "guard-18.ips", .crash, app: "Lagoon", system: "iPhone OS 18.5",
      .foreground, "GUARD 0x400000000fff0000", at: "close"),
    ReportFixture(
      "code-signing-17.ips", .crash, app: "Marsh", system: "iPhone OS 17.5",
      .foreground, "CODESIGNING 0x2", at: "start"),
  ]

  private static let jetsam = [
    ReportFixture(
      "memory-limit-in-front-18.ips", .jetsam, app: "Panorama", system: "iPhone OS 18.3",
      .foreground, "per-process-limit"),
    ReportFixture(
      "memory-limit-in-background-14.ips", .jetsam, app: "Sentinel", system: "iPhone OS 14.2",
      .background, "per-process-limit"),
    ReportFixture(
      "purge-26.ips", .jetsam, app: "Notebook", system: "iPhone OS 26.2",
      .suspended, "vm-pageshortage"),
    ReportFixture(
      "highwater-15.ips", .jetsam, app: "Umbra", system: "iPhone OS 15.1",
      .background, "highwater"),
    ReportFixture(
      "compressor-27.ips", .jetsam, app: "Vista", system: "iPhone OS 27.0",
      nil, "vm-compressor-space-shortage"),
  ]

  private static let metrics = [
    ReportFixture(
      "metrics-17.json", .metrics, app: "org.example.willow", system: "iPhone OS 17.0"),
    ReportFixture(
      "metrics-three-days-17.jsonl", .metrics, app: "org.example.willow", system: "iPhone OS 17.0"),
    ReportFixture(
      "metrics-list-18.json", .metrics, app: "org.example.willow", system: "iPhone OS 18.0"),
    ReportFixture(
      "diagnostics-15.json", .diagnostics, app: "org.example.xylem", system: "iPhone OS 15.3",
      nil, "SPRINGBOARD 0x8badf00d"),
    ReportFixture("diagnostics-hang-16.json", .diagnostics, app: nil, system: nil),
  ]

  private static let reporters = [
    ReportFixture(
      "sentry-four-states-26.json", .event, app: "Yarrow", system: "iOS 26.4",
      .foreground, "WatchdogTermination"),
    ReportFixture(
      "sentry-two-states-17.json", .event, app: "Yarrow", system: "iOS 17.5",
      .background, "EXC_BAD_ACCESS", at: "objc_release"),
    ReportFixture("sentry-envelope-18.envelope", .event, app: "Yarrow", system: "iOS 18.2"),
    ReportFixture("sentry-flutter-18.json", .event, app: "Yarrow", system: "iOS 18.2"),
    ReportFixture(
      "bugsnag-memory-16.json", .event, app: "org.example.zephyr", system: "iOS 16.2",
      .foreground, "Out Of Memory"),
    ReportFixture(
      "bugsnag-event-15.json", .event, app: "org.example.zephyr", system: "iOS 15.0",
      .foreground, "NSRangeException", at: "__exceptionPreprocess"),
    ReportFixture(
      "crashlytics-17.txt", .event, app: "org.example.acorn", system: "iOS 17.4.1",
      nil, "NSInternalInconsistencyException", at: "__exceptionPreprocess"),
    ReportFixture(
      "crashlytics-rows-18.jsonl", .event, app: "org.example.birch", system: "iOS 18.3.1",
      .background, "EXC_BREAKPOINT", at: "Cart.total.getter"),
    ReportFixture(
      "crashlytics-event-26.json", .event, app: "org.example.cedar", system: "iOS 26.4",
      .foreground, "NSRangeException", at: "__exceptionPreprocess"),
  ]

  private static let others = [
    ReportFixture("user-fault-26.ips", .other, app: "Nook", system: "iPhone OS 26.4"),
    ReportFixture("stackshot-26.ips", .other, app: nil, system: "iPhone OS 26.4"),
    ReportFixture(
      "mac-14.ips", .crash, app: "Orbit", system: "macOS 14.2",
      .foreground, "SIGNAL 0x6", at: "__pthread_kill"),
    ReportFixture(
      "watch-11.ips", .crash, app: "Pulse", system: "Watch OS 11.2",
      .background, "FRONTBOARD 0x8badf00d scene-update 2.0", at: "mach_msg2_trap"),
  ]
}

/// The reports in some bytes, and what is damaged there.
struct ReadReports: Equatable {
  var events: [DeviceReportEvent] = []

  /// Reads bytes in pieces of some length; all at once if it is nil.
  init(_ bytes: [UInt8], inPiecesOf length: Int? = nil) throws {
    var stream = DeviceReportStream()
    let length = length ?? max(1, bytes.count)
    for start in stride(from: 0, to: bytes.count, by: length) {
      try stream.read(bytes[start..<min(start + length, bytes.count)]) { events.append($0) }
    }
    try stream.finish { events.append($0) }
  }

  init(_ text: String) throws { try self.init(Array(text.utf8)) }

  var reports: [DeviceReport] {
    events.compactMap { if case .report(let report) = $0 { report } else { nil } }
  }

  /// What is damaged, each with its line.
  var damage: [String] {
    events.compactMap {
      if case .damaged(let line, let text) = $0 { "\(line): \(text)" } else { nil }
    }
  }
}
