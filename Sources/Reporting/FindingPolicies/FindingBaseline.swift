/// Findings that a project accepts for now: what they are, without their lines, and how many.
package struct FindingBaseline: Hashable, Sendable {
  /// What is accepted, in the order of the file.
  package let entries: [Entry]

  /// Findings that are alike, and how many of them are accepted.
  package struct Entry: Hashable, Sendable {
    /// What the findings have in common.
    package let identity: FindingIdentity
    /// How many are accepted.
    package let count: Int

    /// Creates an entry.
    package init(_ identity: FindingIdentity, count: Int) {
      self.identity = identity
      self.count = count
    }
  }

  /// Creates a baseline; entries with the same identity are added up.
  package init(entries: [Entry]) {
    var counts: [FindingIdentity: Int] = [:]
    for entry in entries {
      let (sum, isOverflow) = counts[entry.identity, default: 0].addingReportingOverflow(
        entry.count)
      counts[entry.identity] = isOverflow ? .max : sum
    }
    self.entries = counts.map { Entry($0.key, count: $0.value) }.sorted(by: Entry.precedes)
  }

  /// The baseline that accepts some findings.
  package init(accepting findings: [ReportedFinding]) {
    self.init(entries: findings.map { Entry(FindingIdentity(of: $0), count: 1) })
  }
}

extension FindingBaseline.Entry {
  fileprivate static func precedes(_ first: Self, _ second: Self) -> Bool {
    first.sortKey.lexicographicallyPrecedes(second.sortKey)
  }

  /// By file, so that a change of a file changes one place of the baseline. No two are equal.
  private var sortKey: [String] {
    let file = identity.file.map { ["1", $0] } ?? ["0", ""]
    return file + [identity.subject, identity.rule, identity.message]
  }
}

extension FindingBaseline {
  /// What a baseline makes of some findings.
  struct Application {
    /// For each finding whether it is accepted.
    let isAccepted: [Bool]
    /// What is accepted and does not occur, or not as often.
    let unused: [Entry]
    /// What is accepted and occurs.
    let used: [Entry]
  }

  /// Accepts as many findings as the baseline says, the first of each kind.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - isJudged: Whether findings of a kind would have been found; what was not judged this time is
  ///     still accepted.
  /// - Returns: What is accepted, and what does not occur any more.
  func applied(
    to findings: [ReportedFinding], whereJudged isJudged: (FindingIdentity) -> Bool
  ) -> Application {
    let limits = Dictionary(uniqueKeysWithValues: entries.map { ($0.identity, $0.count) })
    let numbered = FindingIdentity.numbered(findings)
    let isAccepted = numbered.map { $0.number <= limits[$0.identity] ?? 0 }
    let found = numbered.reduce(into: [:]) { $0[$1.identity] = $1.number }
    return Application(
      isAccepted: isAccepted,
      unused: entries.compactMap { entry in
        let left = entry.count - (found[entry.identity] ?? 0)
        return left > 0 && isJudged(entry.identity) ? Entry(entry.identity, count: left) : nil
      },
      used: entries.compactMap { entry in
        if !isJudged(entry.identity) { return entry }
        return found[entry.identity].map { Entry(entry.identity, count: min($0, entry.count)) }
      })
  }
}
