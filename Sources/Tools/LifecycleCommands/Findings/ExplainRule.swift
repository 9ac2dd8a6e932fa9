import LifecycleLogs
import Reporting

/// The rules of `explain`.
enum ExplainRule {
  static let contradiction = "report-contradiction"
  static let damaged = "report-damaged"
  /// The rules whose findings say that something cannot be read.
  static let ofDamage = [damaged, LogRule.malformed.rawValue]

  /// The name of the rule for an end of one cause.
  static func ended(by cause: DeathCause?) -> String { "ended." + (cause?.name ?? "unknown") }

  /// All rules, in the order of the table of causes.
  static let all: [ReportedRule] =
    DeathCause.all.map {
      ReportedRule(
        id: ended(by: $0), title: "not: \($0.sentence)", severity: $0.isOrdinary ? .note : .warning)
    } + [
      ReportedRule(
        id: ended(by: nil), title: "every end has a cause that a source explains",
        severity: .warning),
      ReportedRule(id: contradiction, title: "reports and logs say the same of an end"),
      ReportedRule(id: damaged, title: "a report can be read"),
    ] + LogRule.allCases.map(\.reported)
}

extension DeathCause {
  /// Whether it ends apps that do nothing wrong.
  var isOrdinary: Bool {
    !occurrences.isEmpty
      && occurrences.allSatisfy {
        switch $0 {
        case .end(.purge), .end(.debugger), .end(.update), .end(.reboot), .end(.shutdown),
          .userKill:
          true
        default: false
        }
      }
  }
}
