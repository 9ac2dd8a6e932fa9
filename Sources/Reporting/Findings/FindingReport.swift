/// What a command judged and what it found, for every form of report.
package struct FindingReport: Hashable, Sendable {
  /// The name of the tool.
  package var tool: String
  /// The version of the tool.
  package var version: String
  /// The command of the tool.
  package var command: String
  /// The rules that were checked, in the order of the report.
  package var rules: [ReportedRule]
  /// All that was judged, also what nothing was found in.
  package var subjects: [String]
  /// What was found.
  package var findings: [ReportedFinding]
  /// What could not be judged.
  package var notJudged: [NotJudged]
  /// Whether the tool ended by itself and could read all that it was given.
  package var isComplete: Bool

  /// Whether ``subjects`` are all that there is, so that what is not among them is gone.
  package var isOfEverything = false

  /// When, where and how long the command ran.
  package var run = CommandRun()

  /// Something that could not be judged.
  package struct NotJudged: Hashable, Sendable {
    /// What it is.
    package var subject: String
    /// Why, in a sentence.
    package var reason: String

    /// Creates the record of something that could not be judged.
    package init(subject: String, reason: String) {
      self.subject = subject
      self.reason = reason
    }
  }

  /// Creates a report.
  package init(
    tool: String, version: String, command: String, rules: [ReportedRule], subjects: [String],
    findings: [ReportedFinding], notJudged: [NotJudged] = [], isComplete: Bool = true
  ) {
    self.tool = tool
    self.version = version
    self.command = command
    self.rules = rules
    self.subjects = subjects
    self.findings = findings
    self.notJudged = notJudged
    self.isComplete = isComplete
  }
}

/// A rule that a command checks.
package struct ReportedRule: Hashable, Sendable {
  /// The name; it stays the same from version to version.
  package var id: String
  /// What the rule demands, in one sentence.
  package var title: String
  /// Why, and what to do, in some sentences; may be empty.
  package var detail: String
  /// How much its findings weigh, if no settings say otherwise.
  package var severity: ReportedFinding.Severity

  /// Creates a rule.
  package init(
    id: String, title: String, detail: String = "", severity: ReportedFinding.Severity = .error
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.severity = severity
  }
}
