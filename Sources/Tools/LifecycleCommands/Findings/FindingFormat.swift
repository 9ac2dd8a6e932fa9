import CommandLineTools
import Reporting

/// How a command that finds something writes its result.
enum FindingFormat: Hashable, Sendable {
  /// For people, in the command's own words.
  case text
  /// For programs, in the command's own form.
  case json
  /// A page for a browser, which only some commands have.
  case page
  /// In a form that all such commands share.
  case form(FindingForm)
  /// In a form that only this command has.
  case other(String)
}

extension Arguments {
  /// The format of a command that finds something; some commands have others in addition.
  func findingFormat(
    hasPage: Bool = false, others: [String] = []
  ) throws(UsageError) -> FindingFormat {
    guard let word = value(of: .format), word != "text" else { return .text }
    if word == "json" { return .json }
    if hasPage, word == "html" { return .page }
    if let form = FindingForm(rawValue: word) { return .form(form) }
    if others.contains(word) { return .other(word) }
    let known =
      ["text", "json"] + (hasPage ? ["html"] : []) + others + FindingForm.allCases.map(\.rawValue)
    throw .unknownWord(word, kind: "format", known: known)
  }
}

// The options of all commands that find something.
extension Option {
  static let findingFormat = Option(
    "--format", "NAME", help: "text (default), json, xcode, github, sarif, junit or markdown.")
  static let baseline = Option(
    "--baseline", "FILE", help: "Accept the findings listed in FILE, and report the others.")
  static let writeBaseline = Option(
    "--write-baseline", "FILE", isOutput: true, replacing: Option.baseline.name,
    help: "Accept all findings, and list them in FILE.")
  static let settings = Option(
    "--settings", "FILE", defaultFile: FindingFiles.defaultSettings,
    help: "Read the severity of rules from FILE (default: .lifecycle.json, if any).")
}
