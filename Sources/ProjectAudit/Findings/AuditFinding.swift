import LifecycleModels

/// Something that an audit has found.
public struct AuditFinding: Hashable, Sendable {
  /// The rule that it breaks.
  public let rule: AuditRule
  /// How much it weighs.
  public let severity: AuditSeverity
  /// The file, relative to what was audited.
  public private(set) var file: String
  /// The line, counted from 1; nil if the whole file is meant.
  public let line: Int?
  /// The byte in the line, counted from 1.
  public let column: Int?
  /// What is wrong and what comes of it, in a sentence or two.
  public let message: String
  /// The facts behind it.
  public let facts: [Citation]
  /// The life that shows it; nil if it shows in every life.
  public let life: AuditLife?
  /// What to write instead; nil if there is no code to write.
  public let instead: String?
  /// What it does to the app.
  let effect: AuditEffect
  /// What it takes for granted about the code.
  let assumptions: Set<Assumption>
}

extension AuditFinding {
  /// The finding in a file of another name.
  func inFile(_ file: String) -> AuditFinding {
    var copy = self
    copy.file = file
    return copy
  }
}

/// What a finding does to the app, from which the verdict follows.
enum AuditEffect: Hashable, Sendable {
  /// It does not launch, or shows nothing.
  case blocksLaunch
  /// It loses URLs, activities, shortcuts, taps, or what a callback was to do.
  case losesInput
  /// Neither.
  case other
}

extension [AuditFinding] {
  /// The worst first, then the rules in the order in which they were applied, then by place.
  var ordered: [AuditFinding] {
    let rules = map(\.rule).uniqued
    return AuditSeverity.allCases.flatMap { severity in
      rules.flatMap { rule in
        filter { $0.severity == severity && $0.rule == rule }.sorted(by: Self.isBefore)
      }
    }
  }

  private static func isBefore(_ one: AuditFinding, _ other: AuditFinding) -> Bool {
    (one.file, one.line ?? 0, one.column ?? 0) < (other.file, other.line ?? 0, other.column ?? 0)
  }
}

/// How much a finding of an audit weighs.
public enum AuditSeverity: String, CaseIterable, Hashable, Sendable {
  /// The app does not launch, or loses input.
  case error
  /// Something goes wrong in some lives.
  case warning
  /// Something that is worth knowing, and that may be intended.
  case note
}
