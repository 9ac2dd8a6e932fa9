/// What a file can be that says why a process ended, and is no log of callbacks.
public enum ReportKind: String, CaseIterable, Hashable, Sendable {
  /// A crash report: `.ips` of iOS 15 and later, or the text of older systems and of Xcode.
  case crash
  /// A report of iOS about all processes when memory ran short: `JetsamEvent-….ips`.
  case jetsam
  /// The counts of a day: `MXMetricPayload` of MetricKit.
  case metrics
  /// Crashes and hangs of a day: `MXDiagnosticPayload` of MetricKit.
  case diagnostics
  /// An event of a crash reporter, with its breadcrumbs: Sentry, Bugsnag, Crashlytics.
  case event
  /// Another report of the system, such as a stackshot or a report of disk writes.
  case other

  /// The kind with its article, for a sentence: “a crash report”.
  public var words: String {
    switch self {
    case .crash: "a crash report"
    case .jetsam: "a Jetsam report"
    case .metrics: "a metric payload of MetricKit"
    case .diagnostics: "a diagnostic payload of MetricKit"
    case .event: "an event of a crash reporter"
    case .other: "a report of the system"
    }
  }
}
