import CommandLineTools
import LifecycleLogs
import Reporting

/// The result for one log of one file.
struct LogResult: Hashable, Sendable {
  /// The path of the file, as it was given.
  let file: String
  /// The judgement, or what is wrong with the file.
  let content: Content

  enum Content: Hashable, Sendable {
    /// The log was judged, except for skipped and for malformed entries; the first malformed ones
    /// are kept, and all are counted.
    case judged(
      Judgement, TimingReport, [SkippedEntries], malformed: [MalformedLine], malformedCount: Int)
    case failed(Failure, String, model: String, profile: String)
  }

  /// Why there is no judgement.
  enum Failure: String, Hashable, Sendable {
    case malformed, unreadable
    case nameless = "no life-cycle names"
    case report = "not a log"
  }
}

extension RuleCoverage {
  /// The rules that the logs have exercised and the other rules, in a table each.
  var text: String {
    let exercised = lines.filter { $0.logs > 0 }
    let title = "Coverage of \(model), profile \(profile.rawValue), by \(logCount.counted("log"))"
    let uncounted =
      uncountedLogs > 0
      ? " (without \(uncountedLogs.grouped) that are rejected, empty or too long)" : ""
    return "\(title)\(uncounted): \(exercised.count) of \(lines.count.counted("rule"))\n"
      + Self.table(exercised, title: "Exercised (recorded, inferred, in logs)", isCounted: true)
      + Self.table(missing, title: "Not exercised by any log", isCounted: false)
  }

  private static func table(_ lines: [Line], title: String, isCounted: Bool) -> String {
    guard !lines.isEmpty else { return "" }
    var table = TextTable(indent: 4)
    table.rightAligned = isCounted ? [1, 2, 3] : []
    for line in lines {
      let counts = isCounted ? ["\(line.recorded)", "\(line.inferred)", "\(line.logs)"] : []
      table.add(
        [line.rule] + counts
          + [line.initiator.rawValue, line.kind.rawValue, line.sources.joined(separator: " ")])
    }
    return "  \(title):\n" + table.text
  }

  /// The coverage in the form that `validate --coverage --format json` promises.
  var json: OrderedJSON {
    .object([
      ("model", .string(model)), ("profile", .string(profile.rawValue)),
      ("logs", .integer(logCount)), ("uncountedLogs", .integer(uncountedLogs)),
      ("rules", .array(lines.map(Self.json))), ("missing", .strings(missing.map(\.rule))),
    ])
  }

  private static func json(_ line: Line) -> OrderedJSON {
    .object([
      ("rule", .string(line.rule)), ("initiator", .string(line.initiator.rawValue)),
      ("kind", .string(line.kind.rawValue)), ("sources", .strings(line.sources)),
      ("recorded", .integer(line.recorded)), ("inferred", .integer(line.inferred)),
      ("logs", .integer(line.logs)),
    ])
  }
}
