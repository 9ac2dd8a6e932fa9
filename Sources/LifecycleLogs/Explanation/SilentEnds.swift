import LifecycleModels
import Reporting

/// Says what can have ended a process silently, by the rules of a model.
struct SilentEnds: Sendable {
  /// For each rule the index of its cause, if it ends a process silently, and its sources.
  private let rules: [(cause: Int?, sources: [String])]

  init<State>(_ rules: [Rule<State>]) {
    self.rules = rules.map { rule in
      (
        rule.kind == .kill ? rule.occurrence.flatMap(Self.cause) : nil,
        rule.citations.map(\.label)
      )
    }
  }

  /// The likely causes in words, and the facts that say that they occur.
  ///
  /// - Parameters:
  ///   - possible: The rules that can end the process where it ended.
  ///   - told: What a line of the system says of the end; nil if there is none.
  /// - Returns: At most four causes, the most likely first, and the labels of the facts; none if no
  ///   rule fits.
  func causes(
    among possible: [Int], told: SystemLine.ExitCause?
  ) -> (words: [String], sources: [String]) {
    let causes = Set(possible.compactMap { rules[$0].cause })
    let fitting = causes.filter { Self.table[$0].fits(told) }.sorted()
    // Causes that are less likely than the second one are left out.
    let second = fitting.prefix(2).last.map { Self.table[$0].likelihood }
    let chosen = fitting.prefix(Self.maxCauses).filter { cause in
      second.map { Self.table[cause].likelihood <= $0 } ?? true
    }
    let sources = chosen.flatMap { cause in
      possible.filter { rules[$0].cause == cause }
        .flatMap { rules[$0].sources.suffix(Self.maxSources) }
    }
    return (chosen.map { Self.table[$0].words }, sources.distinct)
  }

  private static let maxCauses = 4
  /// The facts that a rule cites are in their order, and those about ends come after general ones.
  private static let maxSources = 3
}

extension LogEntry {
  /// Whether it says that the process was killed by signal 9. Logs call other ends “killed”, too.
  public var tellsOfSIGKILL: Bool {
    item == .killed && (text.contains("SIGKILL") || text.contains("signal 9"))
  }

  /// What ended the process, if the entry says so.
  var exitCause: SystemLine.ExitCause? {
    if case .exited(let cause) = item { return cause }
    return tellsOfSIGKILL ? .killed : nil
  }
}

// MARK: - Causes

extension SilentEnds {
  private struct Cause: Sendable {
    let likelihood: Likelihood
    /// After “by”.
    let words: String
    let told: SystemLine.ExitCause
    let occurrences: [Occurrence]

    func fits(_ cause: SystemLine.ExitCause?) -> Bool {
      cause == nil || cause == .untold || cause == told
        || cause == .killed && told != .crash && told != .voluntary
    }
  }

  /// How likely a silent end is where it is possible.
  ///
  /// This is not ``Rarity``, which ranks all that can happen: a crash is rare in a life, and the most
  /// likely end of an app that is on its way to the screen.
  private enum Likelihood: Comparable {
    case usual, likely, unlikely, remote
  }

  private static func cause(of occurrence: Occurrence) -> Int? {
    table.firstIndex { $0.occurrences.contains(occurrence) }
  }

  private static let table: [Cause] = [
    row(.usual, "a purge of the suspended app", .memory, .end(.purge)),
    row(.usual, "the user, who swiped it away", .other, .userKill(.suspended)),
    row(.likely, "a crash", .crash, .end(.crash)),
    row(.likely, "the watchdog", .watchdog, .punishment(.watchdog)),
    row(.unlikely, "a low memory kill", .memory, .end(.jetsam), .end(.jetsamInBackground)),
    row(
      .unlikely, "the system, because work in the background took too long", .other,
      .punishment(.taskOverrun), .punishment(.eventOverrun), .punishment(.scheduledTaskOverrun)),
    row(
      .unlikely, "the system, because it held a file lock when it was suspended", .other,
      .punishment(.lockHeldAtSuspension)),
    row(
      .unlikely, "the user, who swiped it away", .other, .userKill(.silent),
      .userKill(.disconnects), .userKill(.discards)),
    row(.remote, "its own exit", .voluntary, .request(.exit)),
    row(
      .remote, "the system, because it broke a rule", .other, .punishment(.gpuInBackground),
      .punishment(.lateRegistration), .punishment(.repeatedRegistration), .punishment(.policy)),
    row(.remote, "the end of a prewarmed process", .memory, .prewarming(.dropped)),
    row(.remote, "an update", .other, .end(.update)),
    row(.remote, "a restart of the device", .other, .end(.reboot), .end(.shutdown)),
    row(.remote, "a debugger", .other, .end(.debugger)),
  ]

  private static func row(
    _ likelihood: Likelihood, _ words: String, _ told: SystemLine.ExitCause,
    _ occurrences: Occurrence...
  ) -> Cause {
    Cause(likelihood: likelihood, words: words, told: told, occurrences: occurrences)
  }
}
