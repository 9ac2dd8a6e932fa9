import CommandLineTools
import Foundation
import LifecycleLogs
import LifecycleModels
import Reporting

/// Says why the system ended an app, from the reports and logs that are left of it.
struct ExplainCommand: Command {
  static let syntax = Syntax(
    name: "explain", operands: "FILE...", operandCount: 1...1_000_000,
    summary: "Explain why iOS ended an app, from crash reports and logs.",
    discussion: [
      """
      A file is a crash report (.ips, or the text of older systems and of Xcode), a Jetsam report, a
      payload of MetricKit, an event of Sentry, Bugsnag or Crashlytics, or a log that “validate”
      reads, which may have reports between its lines. Several files of one app are put together. A
      folder stands for the files in it; - is standard input.
      What a file is follows from its content, never from its name. A file of any size is read in
      constant memory.

      For each process that ended, the answer says what ended it, with the sources; what the
      delegate was sent before and what it was not sent; the shortest life of the model that ends
      so; and the obligation or the rule of the audit that finds the cause. If a log has the process,
      the end is placed in it. An end that a log shows and no report explains is named.
      """,
      """
      Codes that no source explains are shown and not guessed. Reports of macOS, watchOS, tvOS and
      visionOS are named and not explained. The article ReadACrashReport (documentation of
      LifecycleLogs) has an example of each kind; Reports/deaths.md lists all codes and reasons.
      """,
      """
      In --format json, each end has its life in a form that “explore MODEL --trace FILE” reads.
      """,
      FindingOutput.pageDiscussion, FindingOutput.discussion,
    ],
    options: [.app, .model, .vocabulary] + FindingOutput.options,
    examples: [
      ("explain Shop-2026-11-27.ips", "Say what ended the app."),
      ("explain Shop.ips shop.log", "Place the end in the log of the app."),
      ("explain --app Shop JetsamEvent-*.ips", "Find one app in Jetsam reports."),
    ],
    statuses: [
      (.asExpected, "every end that the reports tell of is explained"),
      (.unexpected, "a report and a log contradict each other, or no life explains a log"),
      (.undecided, "no end is told of, or one has an unknown cause or is of another system"),
      (.usage, "wrong usage"),
      (.malformedInput, "a file is damaged; the rest is explained"),
      (.fileError, "a file cannot be read; the others are explained"),
    ])

  private let paths: [String]
  private let app: String?
  private let vocabulary: String?
  private let model: JudgingModel?
  private let profile: Profile
  private let systems: SystemVersions?
  private let output: FindingOutput

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("FILE", command: "explain") }
    if paths.count(where: { $0 == "-" }) > 1 { throw .repeatedWord("-", kind: "file") }
    app = arguments.value(of: .app)
    vocabulary = arguments.value(of: .vocabulary)
    model = try arguments.choice(.model, of: JudgingModel.self)
    profile = try arguments.profile() ?? .observed
    systems = try arguments.systems()
    output = try FindingOutput(arguments, hasPage: true)
  }

  /// Folders that cannot be read are told later.
  var foundFiles: [String] {
    paths.filter { FileSystem.kind(of: $0) == S_IFDIR }
      .flatMap { (try? Explanation.files(in: $0)) ?? [] }
  }

  func run(console: Console) throws -> Outcome {
    try output.check(for: Self.syntax.name)
    var explanation = Explanation(
      app: app, model: model, profile: profile, systems: systems,
      vocabulary: try output.files.readVocabulary(vocabulary), console: console)
    try explanation.read(paths)
    console.progress.finish("explain")
    let found = explanation
    return try output.outcome(
      for: found.report, console: console,
      text: { _ in output.format == .page ? found.page.text : found.text },
      json: { found.json },
      status: { found.status($0) })
  }
}

extension Option {
  fileprivate static let app = Option(
    "--app", "NAME",
    help: "Only this app, in logs too: its process name or bundle identifier.")
  fileprivate static let model = Option(
    "--model", "NAME", help: "Show lives of this model: app or scene (default: the one that fits).")
}
