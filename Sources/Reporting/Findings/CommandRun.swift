import Foundation

/// When, where and how long a command ran, for reports that have room for it.
package struct CommandRun: Hashable, Sendable {
  /// The moment at which the command began.
  private let moment: Date
  /// The name of the computer.
  let host: String
  /// How long it ran, in seconds.
  private let seconds: Double

  /// A run of which nothing is known.
  init() { (moment, host, seconds) = (Date(timeIntervalSince1970: 0), "localhost", 0) }

  /// The run that began at a moment, and ends now.
  ///
  /// The environment variable `SOURCE_DATE_EPOCH`, the seconds since 1970, makes reports of equal results
  /// equal: the run then has this moment and takes no time on no particular computer.
  package init(
    from moment: Date, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    if let fixed = environment["SOURCE_DATE_EPOCH"].flatMap(Int.init), fixed >= 0 {
      (self.moment, host, seconds) = (Date(timeIntervalSince1970: Double(fixed)), "localhost", 0)
    } else {
      self.moment = moment
      host = ProcessInfo.processInfo.hostName
      seconds = max(0, Date().timeIntervalSince(moment))
    }
  }

  /// The moment in the form of ISO 8601, in UTC and without a word about the time zone.
  var timestamp: String { String(moment.ISO8601Format().prefix { $0 != "Z" }) }

  /// The seconds, to the millisecond.
  var time: String { String(format: "%.3f", seconds) }
}
