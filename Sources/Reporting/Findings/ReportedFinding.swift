/// Something that a command found, in words that every form of report can show.
package struct ReportedFinding: Hashable, Sendable {
  /// How much a finding weighs.
  package enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Something is wrong.
    case error
    /// Something goes wrong in some lives.
    case warning
    /// Something that is worth knowing; it fails no check.
    case note
  }

  /// The name of the rule that was broken; it stays the same from version to version.
  package var rule: String
  /// How much the finding weighs.
  package var severity: Severity
  /// The path of the file, relative to the folder in which the command runs; nil if there is none.
  package var file: String?
  /// The line in the file, counted from 1.
  package var line: Int?
  /// The character in the line, counted from 1.
  package var column: Int?
  /// What is wrong, in a sentence or two.
  package var message: String
  /// Further lines: a life, the facts, what to write instead.
  package var detail: [String]
  /// What was judged: a target, a log, a property.
  package var subject: String
  /// The address of a page about it.
  package var helpLink: String?

  /// Creates a finding.
  package init(
    rule: String, severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil,
    message: String, detail: [String] = [], subject: String, helpLink: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.detail = detail
    self.subject = subject
    self.helpLink = helpLink
  }
}

extension ReportedFinding {
  /// A place in a text: a line, and perhaps a character in it.
  struct Place: Hashable {
    let line: Int
    let column: Int?
  }

  /// The place in the file; nil if there is none. Numbers below 1 name no place.
  var place: Place? {
    guard let line, line > 0, file != nil else { return nil }
    return Place(line: line, column: column.flatMap { $0 > 0 ? $0 : nil })
  }

  /// Whether a check that finds this fails.
  package var fails: Bool { severity != .note }
}
