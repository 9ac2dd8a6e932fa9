import CommandLineTools
import Foundation
import ProjectAudit
import Reporting

/// Says whether apps will launch with the iOS 27 SDK, and what their code will miss.
struct AuditCommand: Command {
  static let syntax = Syntax(
    name: "audit", operands: "[PATH]", operandCount: 0...1,
    summary: "Check that a project launches with the iOS 27 SDK, and find what it lacks.",
    discussion: [
      """
      PATH is the folder of a project, an .xcodeproj or an Info.plist (default: the current folder).
      Each app target gets a verdict: ready, ready with notes, will lose input, will not launch, or
      not judged because something could not be read. Its three most costly findings follow, with
      the code to write. --all shows the others, and --why the facts and the lives behind them.

      The verdict follows from the project file, the build settings of every configuration, the
      Info.plist files, the storyboards, and the Swift and Objective-C sources. If a generator such
      as XcodeGen, Tuist, Bazel or Expo has yet to make the project, its description is read instead.
      In an #if, every branch that some configuration may compile is read. A plugin of Flutter,
      Expo, Cordova, Capacitor or React Native is judged by what apps with scenes pass on to it:
      in its own repository, and where an app has it installed.

      Nothing is built or changed. Extensions, watch apps and tests are skipped. Models/README.md
      explains the facts that a finding cites.
      """, FindingOutput.discussion,
    ],
    options: [.all, .why, .plan] + FindingOutput.options,
    examples: [
      ("audit", "Audit the project in the current folder."),
      ("audit --plan --output PLAN.md", "Write a plan: what goes where, and what to try then."),
      ("audit --format github Notes.xcodeproj", "Annotate a pull request on GitHub."),
    ],
    statuses: [
      (.asExpected, "no finding is an error"),
      (.unexpected, "a finding is an error"),
      (.undecided, "no finding is an error, but something could not be judged"),
      (.usage, "wrong usage"),
      (.malformedInput, "there is no project"),
      (.fileError, "the path cannot be read"),
    ])

  private let path: String
  private let output: FindingOutput
  private let showsPlan: Bool
  private let showsAll: Bool
  private let showsReasons: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.operands.first ?? "."
    if path.isEmpty { throw .emptyOperand("PATH", command: "audit") }
    _ = try arguments.profile()
    output = try FindingOutput(arguments)
    showsPlan = arguments.has(.plan)
    showsAll = arguments.has(.all)
    showsReasons = arguments.has(.why)
    if showsPlan, arguments.has(.format) { throw .conflict(Option.plan.name, Option.format.name) }
  }

  func run(console: Console) throws -> Outcome {
    try output.check(for: Self.syntax.name)
    let report = try makeReport()
    for file in report.refused { console.complain(file.words) }
    if report.targets.isEmpty, report.remarks.isEmpty {
      throw report.refused.isEmpty ? AuditError.noProject(path) : AuditError.unreadable(path)
    }
    let planned = showsPlan ? report.targets.compactMap(\.plan).flatMap(\.lives) : []
    let shown = report.targets.flatMap(\.findings).compactMap(\.life)
    let lives = AuditLives(for: Set(planned + shown))
    return try output.outcome(
      for: report.reported(lives), console: console,
      text: { selection in
        showsPlan
          ? report.planMarkdown(lives)
          : report.text(
            FindingWriter(
              lives, limit: showsAll ? nil : Self.firstFindings, showsReasons: showsReasons),
            severities: selection.severities)
      }, json: { report.json(lives) },
      status: { report.status(of: $0) })
  }

  /// How many findings of an app are shown at first.
  private static let firstFindings = 3

  private func makeReport() throws -> AuditReport {
    if access(path, F_OK) == 0, access(path, R_OK) != 0 { throw AuditError.unreadable(path) }
    let kind = FileSystem.kind(of: path)
    let folder = AuditedFolder(path, isFile: kind == S_IFREG)
    let report = try report(on: folder, kind: kind)
    return folder.root == "." ? report : report.below(folder.root)
  }

  private func report(on folder: AuditedFolder, kind: mode_t?) throws -> AuditReport {
    switch (kind, folder.file) {
    case (nil, _): throw AuditError.missing(path)
    case (S_IFDIR, let project?): folder.audit.report(onProject: project)
    case (S_IFDIR, nil): folder.audit.report()
    case (S_IFREG, let plist?) where plist.hasSuffix(".plist"):
      folder.audit.report(onPlist: plist)
    default: throw AuditError.noProject(path)
    }
  }
}

extension AuditReport {
  /// How the command ends with the findings that are left.
  fileprivate func status(of selection: FindingSelection) -> ExitStatus {
    if selection.report.findings.contains(where: { $0.severity == .error }) { return .unexpected }
    let isDecided = refused.isEmpty && targets.allSatisfy { $0.reason == nil }
    return isDecided ? .asExpected : .undecided
  }
}

extension Option {
  /// All findings.
  fileprivate static let all = Option(
    "--all", help: "Show all findings, not the three most costly.")

  /// What is behind the findings.
  fileprivate static let why = Option(
    "--why", help: "Show the facts and the lives behind findings.")

  /// The plan of the migration to scenes in place of the findings.
  fileprivate static let plan = Option(
    "--plan", help: "Write a migration plan in Markdown in place of the findings.")
}
