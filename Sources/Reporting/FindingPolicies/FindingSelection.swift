/// A report after the settings and the baseline of a project.
package struct FindingSelection: Hashable, Sendable {
  /// The report with the findings that are left, each with the weight that the settings give it.
  package let report: FindingReport
  /// For each finding of the whole report the weight that the settings give it; nil if it is not left.
  package let severities: [ReportedFinding.Severity?]
  /// How many findings the settings switch off.
  package let switchedOff: Int
  /// How many findings the baseline accepts.
  package let accepted: Int
  /// What the baseline accepts and does not occur any more.
  package let unused: [FindingBaseline.Entry]
  /// What the baseline accepts and occurs; nil if there is no baseline.
  private let used: [FindingBaseline.Entry]?

  /// Applies settings first, and then a baseline.
  ///
  /// - Parameters:
  ///   - report: All that was found.
  ///   - settings: What the project says about rules; nil for nothing.
  ///   - baseline: What it accepts for now; nil for nothing.
  package init(
    _ report: FindingReport, settings: FindingSettings?, baseline: FindingBaseline?
  ) {
    let weighed = report.findings.map { finding in
      settings.map { $0.applied(to: finding) } ?? finding
    }
    let left = weighed.compactMap(\.self)
    let application = baseline?.applied(to: left, whereJudged: report.hasJudged)
    var isAccepted = (application?.isAccepted ?? left.map { _ in false }).makeIterator()
    let kept = weighed.map { $0 != nil && isAccepted.next() == false ? $0 : nil }
    severities = kept.map { $0?.severity }
    self.report = report.with(kept.compactMap(\.self))
    switchedOff = weighed.count - left.count
    accepted = application?.isAccepted.count { $0 } ?? 0
    unused = application?.unused ?? []
    used = application?.used
  }

  /// For each finding of the whole report whether it is left.
  package var isReported: [Bool] { severities.map { $0 != nil } }

  /// The baseline without what does not occur any more; if there is none, one that accepts all that
  /// is reported.
  package var nextBaseline: FindingBaseline {
    used.map(FindingBaseline.init(entries:)) ?? FindingBaseline(accepting: report.findings)
  }

  /// Whether a check with this report fails.
  package var fails: Bool { report.findings.contains(where: \.fails) }
}

extension FindingReport {
  /// The report with other findings.
  fileprivate func with(_ findings: [ReportedFinding]) -> FindingReport {
    var report = self
    report.findings = findings
    return report
  }
}
