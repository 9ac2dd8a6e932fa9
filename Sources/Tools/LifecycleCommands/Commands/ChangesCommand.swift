import CommandLineTools
import LifecycleModels
import Reporting

/// Compares versions of iOS with each other.
struct ChangesCommand: Command {
  static let syntax = Syntax(
    name: "changes", operands: "[MODEL]", operandCount: 0...1,
    summary: "Compare what an app observes on different versions of iOS.",
    discussion: [
      """
      A model of one app is explored on two versions of iOS at once, in both directions. Anything
      that can happen on one version but not on the other is a difference. It is shown with the
      shortest life that leads to it. A difference that no rule and no disputed point of the model
      explains is an unexpected result. What one version refuses to launch is named after them.
      """,
      """
      With --ios N...M, the first version is compared with the last. With --ios N, the version is
      compared with the one before it. Without --ios, the versions that the reports compare are
      used.
      """,
    ],
    options: [],
    examples: [
      ("changes app --ios 17...18", "Show what iOS 18 changed for an app with an app delegate."),
      ("changes scene --ios 26...27", "Show what iOS 27 changed for an app with scenes."),
      ("changes --format json", "Write every difference for a program."),
    ],
    statuses: [
      (.asExpected, "the rules explain every difference"),
      (.unexpected, "there is a difference that no rule explains"),
      (.usage, "wrong usage"), (.fileError, "a file cannot be written"),
    ])

  private let models: [any LogModel]
  private let versions: ClosedRange<Int>?
  private let format: OutputFormat
  private let threads: Int

  init(_ arguments: Arguments) throws(UsageError) {
    if let profile = try arguments.profile(), profile != .observed {
      throw .wrongValue(.profile, "versions can be compared only as observed.")
    }
    versions = try Self.versions(arguments.systems())
    models = try Self.models(arguments.operands, versions)
    format = try arguments.format()
    threads = try arguments.threads()
  }

  /// The first version and the last one; a version that is named alone is compared with the one
  /// before it.
  private static func versions(
    _ systems: SystemVersions?
  ) throws(UsageError) -> ClosedRange<Int>? {
    guard let named = systems?.versions, let first = named.first, let last = named.last else {
      return nil
    }
    if first < last { return first...last }
    guard SystemVersions.known.contains(first - 1) else {
      throw .wrongValue(
        .ios, "iOS \(first) is the first version; there is no earlier one to compare it with.")
    }
    return first - 1...first
  }

  private static func models(
    _ names: [String], _ versions: ClosedRange<Int>?
  ) throws(UsageError) -> [any LogModel] {
    let known = SystemChangesSet.models
    guard let name = names.first else {
      return known.filter { model in
        versions.map { SystemVersions($0).isSubset(of: model.availability) } ?? true
      }
    }
    guard let model = known.first(where: { $0.name == name }) else {
      throw .unknownWord(name, kind: "model", known: known.map(\.name))
    }
    if let versions, !SystemVersions(versions).isSubset(of: model.availability) {
      throw .wrongValue(
        .ios,
        "the \(name) model describes \(model.availability.words), so it cannot compare "
          + "iOS \(versions.lowerBound) with iOS \(versions.upperBound).")
    }
    return [model]
  }

  /// What the launch model has on one version only. Apps cannot observe it, since they do not run then.
  private func launches(_ changes: [SystemChanges]) -> String {
    guard let change = changes.last else { return "" }
    let rules = LaunchModel(profile: .observed).machine.rules.filter {
      $0.kind == .kill && $0.systems.contains(change.to) && !$0.systems.contains(change.from)
    }
    if rules.isEmpty { return "" }
    let names = rules.map(\.name).joined(separator: ", ")
    return "\n"
      + TextWrap.wrapped(
        "Launches are not compared here. iOS \(change.to) ends some that iOS \(change.from) allows: "
          + names
          + ". “lifecycle diagram launch” shows them, and “lifecycle audit” finds the apps.",
        width: 96, first: "", rest: "")
  }

  func run(console: Console) throws -> Outcome {
    let set = SystemChangesSet(of: models, from: versions, threads: threads)
    return Outcome(
      text: format == .json
        ? OrderedJSON.object([("changes", .array(set.changes.map(\.json)))]).text
        : set.changes.map(\.text).joined(separator: "\n") + launches(set.changes),
      status: set.changes.allSatisfy(\.isExplained) ? .asExpected : .unexpected)
  }
}
