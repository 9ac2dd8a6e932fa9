/// The forms in which findings are reported to the programs that show them to people.
package enum FindingForm: String, CaseIterable, Hashable, Sendable {
  /// The lines of a compiler, which Xcode shows as issues.
  case xcode
  /// The commands that GitHub's runner shows as annotations.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, for test reports.
  case junit
  /// Markdown, for a pull request.
  case markdown

  /// A report in this form.
  ///
  /// - Parameters:
  ///   - report: What was judged and found.
  ///   - folder: The absolute path of the folder that relative paths start from. Only Xcode's form
  ///     shows it: a build does not say where its scripts run, so Xcode needs absolute paths.
  /// - Returns: The whole text, ended by a line break unless it is empty.
  /// - Complexity: O(*n*) for *n* characters.
  package func text(of report: FindingReport, in folder: String?) -> String {
    switch self {
    case .xcode: XcodeLines(report, folder: folder).text
    case .github: WorkflowCommands(report).text
    case .sarif: SARIFDocument(report).json.text
    case .junit: JUnitDocument(report).text
    case .markdown: MarkdownSummary(report).text
    }
  }
}
