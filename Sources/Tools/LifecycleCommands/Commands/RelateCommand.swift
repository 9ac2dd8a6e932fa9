import CommandLineTools
import LifecycleModels
import Reporting

/// Compares models with each other.
struct RelateCommand: Command {
  static let syntax = Syntax(
    name: "relate", operands: "[MODEL]", operandCount: 0...1,
    summary: "Compare scenes with the app delegate, or SwiftUI with scenes.",
    discussion: [
      """
      The overview of the app model is compared with the figure of the guide, arrow by arrow. Then
      the scene model with one window is explored together with the app model. Apple’s migration
      table says which callbacks correspond. Anything that can be observed with scenes but not with
      an app delegate is a difference. Each known difference is listed, with advice and the shortest
      trace that shows it. An unknown difference is an unexpected result, and so is a known one that
      was not found.

      With swiftui, the SwiftUI model with one window is compared with the scene model. This shows
      what changes when an app has phases and modifiers in place of a scene delegate. The figure of
      the guide is not compared.
      """
    ],
    options: [],
    examples: [
      ("relate", "Show the differences as observed on devices."),
      ("relate swiftui", "Show what changes from a scene delegate to SwiftUI's phases."),
      (
        "relate --profile documented --format json",
        "Write the differences according to the documentation, for a program."
      ),
    ],
    statuses: [
      (.asExpected, "the differences are the known ones"),
      (.unexpected, "there is an unknown difference, or a known one was not found"),
      (.undecided, "--max-states stopped the search; here it counts pairs of states"),
      (.usage, "wrong usage"), (.fileError, "a file cannot be written"),
    ])

  private let relation: RelationReport.Relation
  private let profile: Profile
  private let systems: SystemVersions
  private let format: OutputFormat
  private let limit: Int?
  private let threads: Int

  init(_ arguments: Arguments) throws(UsageError) {
    profile = try arguments.profile() ?? .observed
    relation = try Self.relation(arguments.operands.first)
    systems =
      switch relation {
      case .scene: try arguments.model(of: SceneModel(profile: profile)).systems
      case .swiftUI: try arguments.model(of: SwiftUIModel(profile: profile)).systems
      }
    format = try arguments.format()
    limit = try arguments.limits().states
    threads = try arguments.threads()
  }

  private static func relation(_ word: String?) throws(UsageError) -> RelationReport.Relation {
    guard let word else { return .scene }
    if let relation = RelationReport.Relation(rawValue: word) { return relation }
    throw .unknownWord(
      word, kind: "model", known: RelationReport.Relation.allCases.map(\.rawValue))
  }

  func run(console: Console) throws -> Outcome {
    let missing = relation == .scene ? missingArrows : []
    let report = RelationReport(
      relation, profile: profile, systems: systems, threads: threads, limit: limit)
    return Outcome(
      text: format == .json
        ? OrderedJSON.object(
          (relation == .scene
            ? [("guideFigure", .object([("missing", .strings(missing))]))] : [])
            + [("relations", .array([report.json]))]
        ).text
        : (relation == .scene ? Self.words(missing) : "") + report.text,
      status: Self.status(missing, report))
  }

  /// The arrows of the guide's figure that the overview of the app model lacks.
  private var missingArrows: [String] {
    let app = AppModel(profile: profile).machine
    return GuideFigure.missing(from: Overview(of: app.explore(auditing: .sample), machine: app))
  }

  private static func status(_ missing: [String], _ report: RelationReport) -> ExitStatus {
    if !missing.isEmpty { return .unexpected }
    if report.isUndecided { return .undecided }
    return report.isAsStated ? .asExpected : .unexpected
  }

  private static func words(_ missing: [String]) -> String {
    missing.isEmpty
      ? "The overview of the app model has every arrow of the figure in the guide, with its callbacks.\n\n"
      : "The overview of the app model lacks arrows of the figure in the guide: "
        + missing.joined(separator: ", ") + ".\n\n"
  }
}
