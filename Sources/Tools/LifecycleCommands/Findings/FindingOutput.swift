import CommandLineTools
import Foundation
import Reporting

/// How a command reports what it found: the format, and what the project accepts.
///
/// A command reads it from its arguments, calls ``check(for:)`` before it begins to work, and
/// ``outcome(for:console:text:json:status:)`` when it knows what it found.
struct FindingOutput: Hashable, Sendable {
  /// The options of every command that reports findings.
  static let options: [Option] = [.findingFormat, .baseline, .writeBaseline, .settings]

  /// What the help of every such command says of these options.
  static let discussion = """
    The formats xcode, github, sarif, junit and markdown write the findings for Xcode, GitHub
    annotations, code scanning, test reports and pull requests. The format json shows all findings,
    including those that are accepted or switched off.

    --write-baseline accepts all findings and lists them in a file. With --baseline, the findings in
    that file are accepted, even if they have moved, and only new ones are reported. If there are
    none and everything was judged, the exit status is 0. With both options, entries that no longer
    occur are removed from the file, and none are added.

    The file .lifecycle.json in the current folder, or the file of --settings, sets the severity of
    rules: {"rules": {"NAME": {"severity": "off", "reason": "…", "paths": ["Vendored/**"]}}}.
    A severity is error, warning, note or off. Notes do not change the exit status. Neither do
    warnings of audit and delegates.
    """

  /// What the help of the commands with pages says of them.
  static let pageDiscussion = """
    The format html writes one page for a browser. It shows step by step what happened, what is
    wrong, and why. The page needs no network and runs no script.
    """

  /// The format.
  let format: FindingFormat
  let files: FindingFiles
  private let beginning = Date()

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command.
  ///   - hasPage: Whether the command can write a page for a browser.
  ///   - others: Formats that only this command has.
  /// - Throws: A ``UsageError`` if an option is wrong.
  init(
    _ arguments: Arguments, hasPage: Bool = false, others: [String] = []
  ) throws(UsageError) {
    format = try arguments.findingFormat(hasPage: hasPage, others: others)
    files = try FindingFiles(arguments)
  }

  /// Finds out early, before hours of search, whether the files can be read and written.
  func check(for command: String) throws {
    _ = try files.readSettings()
    _ = try files.readBaseline(of: command)
    try OutputFile(files.newBaseline).check()
  }

  /// The result of the command, in the format that was asked for.
  ///
  /// - Parameters:
  ///   - report: All that was found.
  ///   - console: Where to say what is not reported, if the format has no room for it.
  ///   - text: The result in the command's own words, as a page, or in a form that only it has.
  ///   - json: The result in the command's own form.
  ///   - status: How the command ends with the findings that are left.
  /// - Returns: The result, and how the command ends.
  /// - Throws: A `CommandError` if the settings or the baseline are wrong or cannot be written.
  func outcome(
    for report: FindingReport, console: Console, text: (FindingSelection) -> String,
    json: () -> OrderedJSON, status: (FindingSelection) -> ExitStatus
  ) throws -> Outcome {
    var report = report.relative(to: FileManager.default.currentDirectoryPath)
    if case .form(.junit) = format { report.run = CommandRun(from: beginning) }
    let selection = try select(report)
    let remarks = FindingRemarks(selection, files: files)
    let written = try write(selection, console: console)
    var result = self.text(of: selection, text, json)
    for line in remarks.lines + written {
      if format == .text { result += line + "\n" } else { console.remark(line) }
    }
    return Outcome(text: result, status: status(selection))
  }

  private func text(
    of selection: FindingSelection, _ text: (FindingSelection) -> String, _ json: () -> OrderedJSON
  ) -> String {
    switch format {
    case .text, .page, .other: text(selection)
    case .json: json().text
    case .form(let form):
      form.text(of: selection.report, in: FileManager.default.currentDirectoryPath)
    }
  }
}
