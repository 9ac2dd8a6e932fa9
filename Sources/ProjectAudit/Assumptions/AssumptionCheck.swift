import DelegateSource
import SourceCode

/// Looks for code that contradicts what findings assume.
struct AssumptionCheck: Sendable {
  let facts: TargetFacts
  /// Where the notification centre gets its delegate.
  let centreDelegates: CentreDelegates
  private let files: [String: CodeFile]

  /// - Complexity: O(*n*) for *n* tokens of the files that mention notifications.
  init(_ facts: TargetFacts) {
    self.facts = facts
    centreDelegates = CentreDelegates(facts)
    files = Dictionary(facts.code.files.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// The findings of which no assumption is contradicted.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that mention what the findings are about, for each.
  func uncontradicted(_ findings: [AuditFinding]) -> [AuditFinding] {
    findings.filter { finding in
      guard let place = place(of: finding) else { return true }
      return !finding.assumptions.contains { isContradicted($0, at: place) }
    }
  }

  /// Whether the code shows that an assumption does not hold at a place.
  private func isContradicted(_ assumption: Assumption, at place: AssumedPlace) -> Bool {
    switch assumption {
    case .belongsToApp: place.isOfTests || place.isOfPreview
    case .isUsed: isUnused(place) || isOnlyReachedFromDeadCode(place)
    case .isTheDelegate: isOtherDelegate(place)
    case .isCalledByNobody: isReached(place)
    }
  }

  /// Where a finding stands in code; nil if it is about another file.
  private func place(of finding: AuditFinding) -> AssumedPlace? {
    guard let file = files[finding.file], let line = finding.line, let column = finding.column
    else { return nil }
    return AssumedPlace(line: line, column: column, in: file, of: facts.code)
  }
}
