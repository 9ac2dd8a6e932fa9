import LifecycleReporting
import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// Explores models exhaustively and checks every property.
struct VerifyCommand: Command {
  static let syntax = Syntax(
    name: "verify", operands: "[MODEL...]", operandCount: 0...100,
    summary: "Visit every reachable state and check every property.",
    discussion: [
      """
      Without MODEL every model is checked, and without --profile both profiles are. If a property
      should hold but is violated, the shortest trace that violates it is shown. A false belief is
      shown in the same way. A verdict is “holds” only after a complete search. After a limit or
      Ctrl-C, the remaining properties are “undecided”.

      With --apps, the device model is searched by orbits: states that differ only in the order of
      the apps count as one. Without MODEL, --ios leaves out the models that do not exist on its
      systems.
      """,
      """
      --property also takes a formula that says what must happen eventually. It uses the names that
      “list MODEL --predicates” shows. The formula is judged over whole runs, assuming that iOS does
      not postpone its own steps for ever. --fairness names other assumptions, or none.
      """,
      """
      With --disk, a search by orbits keeps its states in files in a folder, and --max-memory limits
      the memory that it uses besides. After Ctrl-C, a limit or a full disk, the same command
      continues from the last complete level. When the search is complete, its files are removed.
      """,
      """
      --reports writes Markdown pages with figures. With --format html it writes a site for a
      browser that begins at index.html: tables that can be sorted and filtered, the facts, and a
      page for each counterexample.
      """,
      FindingOutput.discussion,
    ],
    options: [
      .property, .fairness, .apps, .scenes, .reports, .mutants, .maxDepth, .maxTime, .maxMemory,
      .disk,
    ] + FindingOutput.options,
    examples: [
      ("verify", "Check every model: the main job."),
      (
        "verify app --property 'always (opened implies eventually active)'",
        "Ask what must happen eventually."
      ),
      ("verify --format json --output verdicts.json", "Write the verdicts for a program."),
    ],
    statuses: [
      (.asExpected, "what should hold holds, and the false beliefs are refuted"),
      (.unexpected, "a verdict is not as expected"),
      (.undecided, "every decided verdict is as expected, but a limit left some undecided"),
      (.usage, "wrong usage"), (.fileError, "a file cannot be written"),
    ])

  private let plan: VerificationPlan
  private let output: FindingOutput
  private let folder: ReportFolder?
  private let disk: DiskFolder?
  private let threads: Int
  /// The models that the requested systems do not have.
  private let leftOut: [ModelEntry]

  init(_ arguments: Arguments) throws(UsageError) {
    let (entries, leftOut) = try arguments.modelEntries()
    self.leftOut = leftOut
    let profiles = try arguments.profile().map { [$0] } ?? Profile.allCases
    folder = arguments.value(of: .reports).map(ReportFolder.init)
    disk = arguments.value(of: .disk).map(DiskFolder.init)
    plan = VerificationPlan(
      models: try arguments.models(of: entries, in: profiles).flatMap(\.self),
      choice: try PropertyChoice(arguments), limits: try arguments.limits(),
      drawsPages: folder != nil, countsMutants: arguments.has(.mutants), diskFolder: disk?.path)
    try plan.choice.check(against: plan.models)
    output = try FindingOutput(arguments, hasPage: true)
    if output.format == .page, folder == nil {
      throw .missingOption(oneOf: [.reports], command: "--format html")
    }
    threads = try arguments.threads()
    if folder != nil, !plan.choice.isAll { throw .conflict("--reports", "--property") }
    if disk != nil, !plan.models.allSatisfy(\.hasUnusualApps) {
      throw .wrongValue(
        .disk,
        "only the device model with an unusual number of apps is searched on disk; add --apps N.")
    }
    for option in [Option.reports, .mutants] where arguments.has(option) {
      for size in Option.sizes where arguments.has(size) {
        throw .conflict(option.name, size.name)
      }
    }
  }

  func run(console: Console) throws -> Outcome {
    try folder?.check()
    try output.check(for: Self.syntax.name)
    console.remark(leftOut: leftOut)
    let start = ContinuousClock.now
    let verified = try verify(console)
    let isWritten = try folder.map { try write(verified, to: $0, console) } ?? true
    console.remark("Took \(start.duration(to: .now).inSeconds).")
    return try output.outcome(
      for: FindingReport(verified.map(\.report)), console: console,
      text: { _ in text(of: verified) },
      json: { .object([("models", .array(verified.map(\.json)))]) },
      status: { selection in
        let status = status(of: verified, failing: selection.fails)
        return status == .asExpected && !isWritten ? .undecided : status
      })
  }

  private func verify(_ console: Console) throws -> [VerifiedModel] {
    try disk?.make()
    do {
      let verified = try plan.run(threads: threads, console: console)
      disk?.removeIfEmpty()
      return verified
    } catch {
      throw DiskFolderError(error: error)
    }
  }

  private func text(of verified: [VerifiedModel]) -> String {
    guard plan.choice.isAll else {
      return verified.flatMap { model in
        model.report.properties.map { $0.text(context: model.report.title) }
      }
      .joined(separator: "\n")
    }
    let mutants = verified.compactMap(\.mutantText).joined()
    return VerdictScreen(verified.map(\.report)).text + (mutants.isEmpty ? "" : "\n" + mutants)
  }

  private func status(of verified: [VerifiedModel], failing: Bool) -> ExitStatus {
    if Interruption.isRequested { return .interrupted }
    if failing { return .unexpected }
    return verified.contains { !$0.report.undecided.isEmpty } ? .undecided : .asExpected
  }
}

extension VerifyCommand {
  /// Writes the reports if all searches are complete; returns whether it did.
  private func write(
    _ verified: [VerifiedModel], to folder: ReportFolder, _ console: Console
  ) throws -> Bool {
    guard verified.allSatisfy(\.report.isComplete), !Interruption.isRequested else {
      console.complain("no report is written, because a search is incomplete.")
      return false
    }
    let reports = ReportSet(verified)
    let isSite = output.format == .page
    try folder.write(isSite ? ReportSite(reports, verified).pages : reports, console: console)
    return true
  }
}

extension Model {
  /// Whether the model is the one of several apps, with another number of them than usual.
  fileprivate var hasUnusualApps: Bool {
    size.map { $0.component == .apps && !$0.isUsual } ?? false
  }
}

extension Duration {
  /// The time in seconds with one decimal.
  fileprivate var inSeconds: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return "\((tenths / 10).grouped).\(tenths % 10) s"
  }
}

extension Option {
  static let property = Option(
    "--property", "ID[,ID]",
    help: "Check only these properties, or a formula, and show each in full.")
  fileprivate static let reports = Option(
    "--reports", "DIR", help: "Write the pages of these models to the folder DIR.")
  fileprivate static let disk = Option(
    "--disk", "DIR", help: "Keep the states of a search by orbits in files in DIR.")
  fileprivate static let mutants = Option(
    "--mutants", help: "Break every rule, and count the faults that the properties catch.")
}
