import Foundation
import LifecycleModels

/// One report of a device or of a crash reporter.
public struct DeviceReport: Hashable, Sendable {
  /// What kind of report it is.
  public let kind: ReportKind
  /// Which report of its file it is, counted from 1.
  public let position: Int
  /// The line of the file on which it begins, counted from 1.
  public let line: Int
  /// The app that it is about; nil where it is about many, and where it does not say.
  public var app: ReportedApp?
  /// The system that wrote it.
  public var system: ReportedSystem?
  /// When it was written, or when its day ends.
  public var time: ReportTime?
  /// What it says.
  public var content: Content
  /// What could not be read in it.
  public var remarks: [Remark] = []
  /// What it does not say, each in a sentence.
  public var notes: [String] = []

  /// Something that could not be read.
  public struct Remark: Hashable, Sendable {
    /// The line of the file, counted from 1.
    public let line: Int
    /// What is wrong there, in a sentence.
    public let words: String
  }

  /// What a report says.
  public enum Content: Hashable, Sendable {
    /// A process ended in a way that leaves a report.
    case ends([ProcessEnd])
    /// Memory ran short.
    case jetsam(JetsamReport)
    /// How often the app ended, and how.
    case exits(ExitCounts)
    /// What a crash reporter concluded, and its breadcrumbs.
    case event(ReporterEvent)
    /// Nothing about an end; the text says what it is about, as in “a stackshot (bug_type 288)”.
    case noEnd(String)
  }

  /// The ends of processes that it records.
  public var ends: [ProcessEnd] {
    switch content {
    case .ends(let ends): ends
    case .jetsam(let report): report.killed
    case .event(let event): event.end.map { [$0] } ?? []
    case .exits, .noEnd: []
    }
  }
}

/// An app as a report names it.
public struct ReportedApp: Hashable, Sendable {
  /// The name of its process.
  public var name: String?
  /// Its bundle identifier.
  public var bundle: String?
  /// Its version, with the build if that is given: “1.0 (20)”.
  public var version: String?

  init(name: String? = nil, bundle: String? = nil, version: String? = nil) {
    self.name = name
    self.bundle = bundle
    self.version = version
  }
}

/// A system as a report names it.
public struct ReportedSystem: Hashable, Sendable {
  /// The name as written: “iPhone OS 26.6.2 (23G90)”.
  public let text: String
  /// The first number of the version; nil where there is none.
  public let major: Int?
  /// Whether it is iOS or iPadOS; other systems are named and not judged.
  public let isIOS: Bool
}

/// A time as a report gives it.
public struct ReportTime: Hashable, Sendable {
  /// As written.
  public let text: String
  /// Its value; nil if it is not a time.
  let stamp: TimeStamp?

  /// As written, with the date if that is a number.
  public var textWithDate: String {
    guard let stamp, stamp.origin == .world, Double(text) != nil else { return text }
    let date = Date(timeIntervalSince1970: (Double(stamp.microseconds) / 1e6).rounded(.down))
    return "\(text) (\(date.ISO8601Format()))"
  }
}

/// Where an app was when its process ended.
public enum ReportedState: String, CaseIterable, Hashable, Sendable {
  /// On screen.
  case foreground
  /// Off screen, executing code.
  case background
  /// In memory, executing nothing.
  case suspended

  /// The state in words: “in the foreground”.
  public var words: String {
    switch self {
    case .foreground: "in the foreground"
    case .background: "in the background"
    case .suspended: "suspended"
    }
  }
}

/// How a process ended, as a report tells it; nil where the report does not say.
public struct ProcessEnd: Hashable, Sendable {
  /// The app.
  public var app = ReportedApp()
  /// What kind of process it was.
  public var process = Process.app
  /// The process identifier.
  public var pid: Int?
  /// When it ended.
  public var time: ReportTime?
  /// When it was launched.
  public var launchTime: ReportTime?
  /// Where the app was.
  public var state: ReportedState?
  /// The exception, for example “EXC_CRASH”, and the signal, for example “SIGKILL”.
  public var exception: String?, signal: String?
  /// The namespace of the termination, for example “FRONTBOARD”, in capitals.
  public var namespace: String?
  /// The code of the termination.
  public var code: UInt64?
  /// The process that ended it, if it is another one: “debugserver”.
  public var terminator: String?
  /// What the system says of the termination, line by line.
  public var reasons: [String] = []
  /// The reason of a Jetsam report, for example “per-process-limit”.
  public var jetsamReason: String?
  /// What the watchdog waited for, for example “scene-update”, and how many seconds it allowed.
  public var watchdogEvent: String?, allowance: Double?
  /// The type that a crash reporter gives the end, for example “WatchdogTermination”.
  public var reporterType: String?
  /// The memory that it held, and the most that it may have held, in bytes.
  public var memory: UInt64?, memoryLimit: UInt64?
  /// The functions on the stack of the thread that ended it, innermost first; at most 200.
  public var stack: [String] = []
  /// The lines or members of the report that say so, each at most 200 bytes, control characters
  /// escaped: “termination.code: 2343432205 (0x8badf00d)”.
  public var evidence: [String] = []
}

extension ProcessEnd {
  /// A kind of process; only an app has an app delegate and scenes.
  public enum Process: Hashable, Sendable {
    case app
    /// An extension, and the app that contains it, if the report names that.
    case appExtension(of: String?)
    /// A daemon of the system.
    case daemon
    /// A process of which nothing is known but its name.
    case unknown

    /// The kind of a process with a path: “…/Shop.app/PlugIns/Share.appex/Share”.
    init(path: String) {
      let folders = path.split(separator: "/").dropLast()
      guard folders.contains(where: { $0.hasSuffix(".appex") }) else {
        self = .app
        return
      }
      self = .appExtension(of: folders.first { $0.hasSuffix(".app") }.map { String($0).excerpt })
    }
  }

  /// Whether the report says that the process was not ended (F317).
  var isNone: Bool {
    exception == "EXC_RESOURCE"
      && reasons.contains { reason in
        let reason = reason.lowercased()
        return ["non-fatal condition", "does not indicate a memory limit violation"]
          .contains(where: reason.contains)
      }
  }
}

/// A Jetsam report: the memory of all processes when some were ended.
public struct JetsamReport: Hashable, Sendable {
  /// The processes that were ended: those with a reason.
  public var killed: [ProcessEnd] = []
  /// How many processes there were.
  public var processCount = 0
  /// The process with the most memory, which need not have been ended.
  public var largestProcess: String?
  /// The memory of that process, in bytes, where the report lists it.
  public var largestMemory: UInt64?

  /// That the process with the most memory is none of those that were ended; nil if it is one of them.
  var noteOnLargest: String? {
    guard let largestProcess, !killed.contains(where: { $0.app.name == largestProcess }) else {
      return nil
    }
    let memory = largestMemory.map { ", with \($0 >> 20) MB" } ?? ""
    return "The largest process was \(largestProcess)\(memory); it was not ended."
  }
}

/// How often an app ended in a time, by MetricKit.
public struct ExitCounts: Hashable, Sendable {
  /// The time, as written.
  public var begin: String?, end: String?
  /// The counts that are in the payload, in the order of the file.
  public var counts: [Count] = []

  /// How often the app ended in one way.
  public struct Count: Hashable, Sendable {
    /// The key, for example “cumulativeMemoryPressureExitCount”.
    public let key: String
    /// Whether the app was in the foreground.
    public let isForeground: Bool
    /// How often.
    public let count: Int
  }
}

/// An event of a crash reporter.
public struct ReporterEvent: Hashable, Sendable {
  /// The reporter: “Sentry”, “Bugsnag” or “Crashlytics”.
  public var reporter: String
  /// The end that it reports; nil for an event about something else.
  public var end: ProcessEnd?
  /// Its breadcrumbs that name a callback, a notification or a phase, in the order of time.
  public var breadcrumbs: [LogEntry] = []
  /// The callbacks that the reporter makes breadcrumbs of whenever they come; nil if that is not known.
  public var alphabet: Set<Callback>?
  /// How many other breadcrumbs it has.
  public var otherBreadcrumbCount = 0
}
