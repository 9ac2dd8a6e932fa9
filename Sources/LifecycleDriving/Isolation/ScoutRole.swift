import Foundation

/// What a process that was started as a scout has been told, by its environment.
struct ScoutRole {
  static let placeKey = "LIFECYCLE_SCOUT_PLACE"
  static let journalKey = "LIFECYCLE_SCOUT_JOURNAL"
  static let barsKey = "LIFECYCLE_SCOUT_BARS"

  /// The check that is to be scouted.
  let place: String
  let journalPath: String
  let bars: Set<Bar>

  /// The role of this process; nil where it is no scout.
  static let current: ScoutRole? = {
    let environment = ProcessInfo.processInfo.environment
    guard let place = environment[placeKey], let journal = environment[journalKey] else {
      return nil
    }
    let bars = (environment[barsKey] ?? "").split(separator: "\n")
    return ScoutRole(
      place: place, journalPath: journal, bars: Set(bars.compactMap { Bar(code: String($0)) }))
  }()

  /// Ends this process when the one is gone that waits for it, even if the code under test loops.
  static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(200_000) }
      _exit(1)
    }
  }

  var environment: [String: String] {
    [
      Self.placeKey: place, Self.journalKey: journalPath,
      Self.barsKey: bars.map(\.code).sorted().joined(separator: "\n"),
    ]
  }
}
