extension FindingReport {
  /// The rules, each once, and after them those that only findings name.
  var allRules: [ReportedRule] {
    let unnamed = findings.map { ReportedRule(id: $0.rule, title: $0.rule, severity: $0.severity) }
    var known: Set<String> = []
    return (rules + unnamed).filter { known.insert($0.id).inserted }
  }

  /// Everything that was judged or should have been, each once, in the order of the report.
  var allSubjects: [String] {
    var known: Set<String> = []
    return (subjects + findings.map(\.subject) + notJudged.map(\.subject)).filter {
      known.insert($0).inserted
    }
  }

  /// What became of each subject, in the order of the report.
  var results: [SubjectResult] {
    let found = Dictionary(grouping: findings, by: \.subject)
    let left = Dictionary(grouping: notJudged, by: \.subject)
    return allSubjects.map { subject in
      SubjectResult(
        subject: subject, findings: found[subject] ?? [],
        reasons: (left[subject] ?? []).map(\.reason))
    }
  }

  /// The findings that weigh as much as that.
  func count(of severity: ReportedFinding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// What became of one subject.
struct SubjectResult: Hashable, Sendable {
  let subject: String
  let findings: [ReportedFinding]
  /// Why it was not judged; empty if it was.
  let reasons: [String]

  /// The findings that make a check fail.
  var failures: [ReportedFinding] { findings.filter(\.fails) }

  /// The findings that are only worth knowing.
  var notes: [ReportedFinding] { findings.filter { !$0.fails } }
}

extension FindingReport {
  /// Whether findings of a kind would be in the report if they occurred.
  func hasJudged(_ identity: FindingIdentity) -> Bool {
    func isAbout(_ name: String) -> Bool {
      [identity.subject, identity.file].contains { $0 == name || $0?.hasPrefix(name + "/") == true }
        || name == "." && identity.file?.hasPrefix("/") == false
    }
    if notJudged.contains(where: { isAbout($0.subject) }) { return false }
    return isOfEverything || subjects.contains(where: isAbout)
  }
}
