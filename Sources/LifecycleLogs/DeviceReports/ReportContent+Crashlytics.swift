import Reporting

/// What Crashlytics says of an end: in the text that its console exports, in a row of BigQuery, and in an
/// event of its service.
extension ReportContent {
  /// Reads “Fatal Exception: NSRangeException” or “EXC_BAD_ACCESS KERN_INVALID_ADDRESS 0x0”; false for
  /// another title.
  mutating func readCrashlyticsTitle(_ title: String) -> Bool {
    let type =
      title.hasPrefix("EXC_")
      ? title.split(separator: " ").first.map(String.init) : title.word(after: "Fatal Exception:")
    guard let type else { return false }
    set(.reporterType, type)
    return true
  }

  /// Takes the thread that ended the process.
  mutating func addFaulting(_ thread: ThreadContent) {
    stack = thread.functions
    for title in thread.titles { _ = readCrashlyticsTitle(title) }
    if let signal = thread.signal { set(.signalName, signal) }
  }

  /// The type of the end: that of the exception, or else the signal.
  var crashlyticsType: String? { first(.reporterType, .reporterClass, .signalName) }

  /// Whether the process ended with the event. A row says so; a text is about an end if it has a stack.
  var isFatalInCrashlytics: Bool {
    if let type = self[.errorType] { return ["FATAL", "true"].contains(type) }
    return has(.reporterType) || !stack.isEmpty
  }

  /// A time of an event. BigQuery writes its times in Greenwich without a zone.
  func time(_ text: String) -> ReportTime {
    let time = ReportTime(text)
    return isOfCrashlytics && time.stamp?.origin == .place ? ReportTime(text + " UTC") : time
  }

  /// Whether the event is of Android, for which there is Crashlytics, too.
  var isOfAndroid: Bool { isOfCrashlytics && self[.platform]?.lowercased() == "android" }
}
