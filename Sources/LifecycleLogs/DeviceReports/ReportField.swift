/// What the readers of reports take from them; everything else is skipped.
enum ReportField: UInt8, CaseIterable, Sendable {
  case document = 1
  /// A key that only logs of callbacks have.
  case ofLog

  // The header of reports, and what stands in several kinds
  case bugType, appName, name, bundleID, appVersion, buildVersion, systemVersion, timestamp
  case isSimulated, pid

  // Crash reports
  case processName, processPath, role, launchTime, captureTime, images
  case systemTrain, systemBuild, shortVersion, bundleVersion, bundleIdentifier
  case exception, exceptionType, exceptionSignal, exceptionSubtype, exceptionMessage
  case exceptionNote, resourceEvent, resourceAction, terminator
  case termination, namespace, code, indicator, terminationReasons, terminationDetails
  case information, specificInformation, faultingThread, threads, thread, isTriggered, symbol
  case lastException, lastExceptionSymbol

  // Jetsam reports
  case date, build, largestProcess, genCounter, pageSize, memoryStatus, processes, process
  case processPid, processTitle, processState, processPages, processReason

  // Payloads of MetricKit
  case timeBegin, timeEnd, metaData, exitMetrics, foregroundExits, backgroundExits
  case foregroundCount, backgroundCount
  case crashDiagnostics, crashDiagnostic, otherDiagnostics, terminationReason
  case machException, signalNumber, exceptionReason

  // Events of crash reporters
  case crashlytics, eventID, envelope, payloadVersion, platform, level, sdkName, sdkVersion,
    release, receivedAt
  case systemName, isInForeground, isActive
  case reporterException, reporterType, reporterValue, mechanism, isHandled, isUnhandled
  case severityReason, reporterFunction, machName, signalName
  case issue, errorType, eventState, reporterClass, threadTitle, threadSignal
  case breadcrumbs, breadcrumb, crumbTime, crumbCategory, crumbMessage, crumbState
  case logLines, logLine, lineTime, lineMessage
}

extension ReportField {
  private typealias Paths = [(ReportField, String)]

  /// Where the fields are in documents.
  static let paths: JSONPaths = {
    let lists = [
      logPaths, headerPaths, crashPaths, jetsamPaths, metricPaths, diagnosticPaths,
      reporterPaths, breadcrumbPaths, eventPaths, crashlyticsPaths,
    ]
    return JSONPaths(
      rootTag: ReportField.document.rawValue, lists.joined().map { ($0.0.rawValue, $0.1) })
  }()

  private static let logPaths: Paths = [
    // A file can be a list of documents; the events of Bugsnag are in a document.
    (.document, "*/"), (.document, "events.*/"),
    (.ofLog, "callback"), (.ofLog, "callbacks"), (.ofLog, "canonical"), (.ofLog, "eventMessage"),
  ]

  private static let headerPaths: Paths = [
    (.bugType, "bug_type"), (.appName, "app_name"), (.name, "name"), (.bundleID, "bundleID"),
    (.appVersion, "app_version"), (.buildVersion, "build_version"),
    (.systemVersion, "os_version"), (.timestamp, "timestamp"), (.isSimulated, "is_simulated"),
    (.isSimulated, "isSimulated"),
  ]

  private static let crashPaths: Paths = [
    (.pid, "pid"), (.processName, "procName"), (.processPath, "procPath"), (.role, "procRole"),
    (.launchTime, "procLaunch"), (.captureTime, "captureTime"), (.images, "usedImages"),
    (.systemTrain, "osVersion.train"), (.systemBuild, "osVersion.build"),
    (.shortVersion, "bundleInfo.CFBundleShortVersionString"),
    (.bundleVersion, "bundleInfo.CFBundleVersion"),
    (.bundleIdentifier, "bundleInfo.CFBundleIdentifier"),
    (.exception, "exception"), (.exceptionType, "exception.type"),
    (.exceptionSignal, "exception.signal"), (.exceptionSubtype, "exception.subtype"),
    (.exceptionMessage, "exception.message"),
    (.termination, "termination"), (.namespace, "termination.namespace"),
    (.code, "termination.code"), (.terminator, "termination.byProc"),
    (.indicator, "termination.indicator"),
    (.terminationReasons, "termination.reasons"), (.terminationReasons, "termination.reasons.*"),
    (.terminationDetails, "termination.details"), (.terminationDetails, "termination.details.*"),
    (.information, "asi"), (.specificInformation, "asi.?"),
    (.specificInformation, "asi.?.*"),
    (.faultingThread, "faultingThread"), (.threads, "threads"), (.thread, "threads.*"),
    (.isTriggered, "threads.*.triggered"), (.symbol, "threads.*.frames.*.symbol"),
    (.lastException, "lastExceptionBacktrace"),
    (.lastExceptionSymbol, "lastExceptionBacktrace.*.symbol"),
  ]

  private static let jetsamPaths: Paths = [
    (.date, "date"), (.build, "build"), (.largestProcess, "largestProcess"),
    (.genCounter, "genCounter"), (.pageSize, "pageSize"), (.memoryStatus, "memoryStatus"),
    (.pageSize, "memoryStatus.pageSize"), (.processes, "processes"), (.process, "processes.*"),
    (.processPid, "processes.*.pid"), (.processTitle, "processes.*.name"),
    (.processState, "processes.*.states"), (.processState, "processes.*.states.*"),
    (.processPages, "processes.*.rpages"), (.processReason, "processes.*.reason"),
  ]

  private static let metricPaths: Paths =
    [
      (.timeBegin, "timeStampBegin"), (.timeEnd, "timeStampEnd"),
      (.shortVersion, "appVersion"), (.metaData, "metaData"),
      (.systemVersion, "metaData.osVersion"), (.bundleIdentifier, "metaData.bundleIdentifier"),
      (.bundleVersion, "metaData.appBuildVersion"), (.shortVersion, "metaData.appVersion"),
      (.exitMetrics, "applicationExitMetrics"),
      (.foregroundExits, "applicationExitMetrics.foregroundExitData"),
      (.foregroundCount, "applicationExitMetrics.foregroundExitData.?"),
      (.backgroundExits, "applicationExitMetrics.backgroundExitData"),
      (.backgroundCount, "applicationExitMetrics.backgroundExitData.?"),
      (.crashDiagnostics, "crashDiagnostics"), (.crashDiagnostic, "crashDiagnostics.*"),
      (.otherDiagnostics, "hangDiagnostics"), (.otherDiagnostics, "cpuExceptionDiagnostics"),
      (.otherDiagnostics, "diskWriteExceptionDiagnostics"),
      (.otherDiagnostics, "appLaunchDiagnostics"),
    ]

  private static let diagnosticPaths: Paths = paths(
    under: ["crashDiagnostics.*.diagnosticMetaData."],
    [
      (.terminationReason, "terminationReason"), (.machException, "exceptionType"),
      (.signalNumber, "signal"), (.pid, "pid"), (.systemVersion, "osVersion"),
      (.bundleIdentifier, "bundleIdentifier"), (.shortVersion, "appVersion"),
      (.bundleVersion, "appBuildVersion"),
      (.exceptionReason, "objectiveCexceptionReason.composedMessage"),
    ])

  private static let eventPaths: Paths =
    [
      (.eventID, "event_id"), (.envelope, "dsn"), (.envelope, "sent_at"),
      (.payloadVersion, "payloadVersion"), (.payloadVersion, "notifier"), (.platform, "platform"),
      (.level, "level"), (.sdkName, "sdk.name"), (.sdkVersion, "sdk.version"),
      (.release, "release"),
      // Sentry
      (.systemName, "contexts.os.name"), (.systemVersion, "contexts.os.version"),
      (.systemBuild, "contexts.os.build"), (.bundleIdentifier, "contexts.app.app_identifier"),
      (.appName, "contexts.app.app_name"), (.shortVersion, "contexts.app.app_version"),
      (.bundleVersion, "contexts.app.app_build"), (.launchTime, "contexts.app.app_start_time"),
      (.isInForeground, "contexts.app.in_foreground"), (.isActive, "contexts.app.is_active"),
      // Bugsnag, as its library sends them and as its service returns them
      (.systemName, "device.osName"), (.systemName, "device.os_name"),
      (.systemVersion, "device.osVersion"), (.systemVersion, "device.os_version"),
      (.systemBuild, "device.runtimeVersions.osBuild"), (.date, "device.time"),
      (.receivedAt, "received_at"), (.bundleIdentifier, "app.id"), (.shortVersion, "app.version"),
      (.bundleVersion, "app.bundleVersion"), (.bundleVersion, "app.bundle_version"),
      (.isInForeground, "app.inForeground"), (.isInForeground, "app.in_foreground"),
      (.isUnhandled, "unhandled"), (.severityReason, "severityReason.type"),
      (.severityReason, "severity_reason.type"),
    ]

  private static let reporterPaths: Paths =
    paths(
      under: ["exception.values.*", "exception.*"],
      [
        (.reporterException, ""), (.reporterType, ".type"), (.reporterValue, ".value"),
        (.mechanism, ".mechanism.type"), (.isHandled, ".mechanism.handled"),
        (.machName, ".mechanism.meta.mach_exception.name"),
        (.signalName, ".mechanism.meta.signal.name"),
        (.reporterFunction, ".stacktrace.frames.*.function"),
      ])
    + paths(
      under: ["exceptions.*"],
      [
        (.reporterException, ""), (.reporterType, ".errorClass"), (.reporterType, ".error_class"),
        (.reporterValue, ".message"), (.reporterFunction, ".stacktrace.*.method"),
      ])

  private static let breadcrumbPaths: Paths =
    [(.breadcrumbs, "breadcrumbs"), (.breadcrumbs, "breadcrumbs.values")]
    + paths(
      under: ["breadcrumbs.values.*", "breadcrumbs.*"],
      [
        (.breadcrumb, ""), (.crumbTime, ".timestamp"), (.crumbCategory, ".category"),
        (.crumbMessage, ".message"), (.crumbMessage, ".name"), (.crumbState, ".data.state"),
      ])

  private static func paths(under prefixes: [String], _ paths: Paths) -> Paths {
    prefixes.flatMap { prefix in paths.map { ($0.0, prefix + $0.1) } }
  }
}
