extension ReportField {
  /// Where the fields are in an event of Crashlytics: in a row of its export to BigQuery, and, with other
  /// keys, in an event of its service, which an entry of Cloud Logging has as its payload.
  static let crashlyticsPaths: [(ReportField, String)] =
    rowPaths
    + ["", "jsonPayload."].flatMap { prefix in servicePaths.map { ($0.0, prefix + $0.1) } }

  /// A row of BigQuery.
  private static let rowPaths: [(ReportField, String)] = [
    (.crashlytics, "crashlytics_sdk_version"), (.crashlytics, "crashlytics_sdk_versions"),
    (.crashlytics, "blame_frame"), (.crashlytics, "firebase_session_id"),
    (.issue, "issue_id"), (.issue, "installation_uuid"),
    (.errorType, "error_type"), (.errorType, "is_fatal"), (.eventState, "process_state"),
    (.bundleIdentifier, "bundle_identifier"), (.timestamp, "event_timestamp"),
    (.receivedAt, "received_timestamp"),
    (.shortVersion, "application.display_version"),
    (.bundleVersion, "application.build_version"),
    (.systemName, "operating_system.name"), (.systemVersion, "operating_system.display_version"),
    (.reporterClass, "exceptions.*.type"), (.reporterValue, "exceptions.*.exception_message"),
    (.reporterFunction, "exceptions.*.frames.*.symbol"),
    (.isTriggered, "threads.*.crashed"), (.threadTitle, "threads.*.title"),
    (.threadTitle, "threads.*.subtitle"), (.threadSignal, "threads.*.signal_name"),
    (.logLines, "logs"), (.logLine, "logs.*"), (.lineTime, "logs.*.timestamp"),
    (.lineMessage, "logs.*.message"),
  ]

  /// An event of the service.
  private static let servicePaths: [(ReportField, String)] = [
    (.crashlytics, "crashlyticsSdkVersion"), (.crashlytics, "blameFrame"),
    (.issue, "issue"), (.issue, "installationUuid"),
    (.platform, "platform"), (.eventID, "eventId"), (.errorType, "issue.errorType"),
    (.eventState, "processState"), (.bundleIdentifier, "bundleOrPackage"),
    (.timestamp, "eventTime"), (.receivedAt, "receivedTime"),
    (.shortVersion, "version.displayVersion"), (.bundleVersion, "version.buildVersion"),
    (.systemName, "operatingSystem.os"), (.systemVersion, "operatingSystem.displayVersion"),
    (.reporterException, "exceptions.*"), (.reporterClass, "exceptions.*.type"),
    (.reporterValue, "exceptions.*.exceptionMessage"),
    (.reporterFunction, "exceptions.*.frames.*.symbol"),
    (.threads, "threads"), (.thread, "threads.*"), (.isTriggered, "threads.*.crashed"),
    (.symbol, "threads.*.frames.*.symbol"), (.threadTitle, "threads.*.title"),
    (.threadTitle, "threads.*.subtitle"), (.threadSignal, "threads.*.signal"),
    (.breadcrumbs, "breadcrumbs"), (.breadcrumb, "breadcrumbs.*"),
    (.crumbTime, "breadcrumbs.*.eventTime"), (.crumbMessage, "breadcrumbs.*.title"),
    (.logLines, "logs"), (.logLine, "logs.*"), (.lineTime, "logs.*.logTime"),
    (.lineMessage, "logs.*.message"),
  ]
}
