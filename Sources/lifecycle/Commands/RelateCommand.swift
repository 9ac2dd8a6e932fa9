import LifecycleModels
import Reporting

/// Compares models with each other.
struct RelateCommand: Command {
  static let syntax = Syntax(
    name: "relate", operands: "", operandCount: 0...0,
    summary: "Compare scenes with the app delegate: what a migration changes.",
    discussion: [
      """
      The overview of the app model is compared with the guide’s figure, arrow by arrow. Then the
      scene model with one window is explored together with the app model, callback by callback
      under Apple’s migration table. What scenes show and an app delegate could not have seen is a
      difference; all are stated, each with advice and the shortest life that shows it. A difference
      that is not stated, or a stated one that is none, is an unexpected result.
      """
    ],
    options: [],
    examples: [
      ("relate", "What devices were seen to do."),
      ("relate --profile documented", "What the documentation says."),
      ("relate --format json --output differences.json", "The differences for a program."),
    ],
    statuses: [
      (.asExpected, "the differences are those that are stated"),
      (.unexpected, "some difference is not stated, or is none"),
      (.undecided, "--max-states, which counts pairs of states here, stopped the search"),
      (.usage, "wrong usage"), (.fileTrouble, "a file cannot be written"),
    ])

  private let profile: Profile
  private let format: OutputFormat
  private let limit: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    profile = try arguments.profile() ?? .observed
    format = try arguments.format()
    limit = try arguments.limits().states
  }

  func run(in session: Session) throws -> Outcome {
    let app = AppModel(profile: profile).machine
    let missing = GuideFigure.missing(from: Overview(of: app.explore(), machine: app))
    let report = MigrationReport(profile: profile, threads: session.threads, limit: limit)
    return Outcome(
      text: format == .json
        ? OrderedJSON.object([
          ("guideFigure", .object([("missing", .strings(missing))])),
          ("relations", .array([report.json])),
        ]).text
        : Self.words(missing) + report.text,
      status: Self.status(missing, report))
  }

  private static func status(_ missing: [String], _ report: MigrationReport) -> ExitStatus {
    if !missing.isEmpty { return .unexpected }
    if report.isUndecided { return .undecided }
    return report.isAsStated ? .asExpected : .unexpected
  }

  private static func words(_ missing: [String]) -> String {
    missing.isEmpty
      ? "The overview of the app model has every arrow of the guide’s figure, with its callbacks.\n\n"
      : "The overview of the app model lacks arrows of the guide’s figure: "
        + missing.joined(separator: ", ") + ".\n\n"
  }
}
