import Testing

@testable import ProjectAudit

/// A project with the facts of one that moved, half moved, or did not move to scenes.
///
/// The number is that of the case in the collection of migrations that the audit is judged by. The
/// sources are written for the test; only their structure is that of the case.
struct MigrationCase: CustomTestStringConvertible, Sendable {
  let number: String
  let words: String
  let fixture: ProjectFixture
  /// The verdicts of the apps, by name.
  let verdicts: [String: AuditVerdict]
  /// Rule and severity of every finding, sorted.
  let findings: [String]

  init(
    _ number: String, _ words: String, _ fixture: ProjectFixture,
    verdict: AuditVerdict, findings: [String] = []
  ) {
    self.init(number, words, fixture, verdicts: ["App": verdict], findings: findings)
  }

  init(
    _ number: String, _ words: String, _ fixture: ProjectFixture,
    verdicts: [String: AuditVerdict], findings: [String] = []
  ) {
    self.number = number
    self.words = words
    self.fixture = fixture
    self.verdicts = verdicts
    self.findings = findings.sorted()
  }

  var testDescription: String { "\(number) \(words)" }

  static let all = swift + swiftUI + frameworks + forms + unmoved

  private static let reports = Dictionary(
    all.map { ($0.testDescription, $0.fixture.report) }, uniquingKeysWith: { first, _ in first })

  /// What the audit says of the project, which is audited once for all tests.
  var report: AuditReport { Self.reports[testDescription] ?? fixture.report }
}

extension ProjectFixture {
  /// An app with one target.
  init(
    plist: String, _ sources: [String: String], settings: [String: String] = [:],
    others: [Target] = [], files: [String: String] = [:]
  ) {
    var target = Target(name: "App", files: sources)
    target.settings.merge(settings) { $1 }
    self.init(
      targets: [target] + others, files: files.merging(["App/Info.plist": plist]) { $1 })
  }
}
