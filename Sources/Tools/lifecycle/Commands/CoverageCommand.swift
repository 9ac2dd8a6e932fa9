import CommandLineTools
import Foundation
import LifecycleDriving
import LifecycleModels
import Reporting

/// Adds up what tests have lived, and says what none of them has tried.
struct CoverageCommand: Command {
  static let syntax = Syntax(
    name: "coverage", operands: "PATH...", operandCount: 1...1_000_000,
    summary: "Add up what tests have lived, and say what none has tried.",
    discussion: [
      """
      Where the environment variable LIFECYCLE_COVERAGE names a folder, each check of a delegate
      leaves a file there: how often it applied each rule of the model, handled each callback and
      entered each state. A PATH is such a file, or a folder of them, from one machine or many. What
      was lived of the same model adds up. A merged file can be read like any other.
      """
    ],
    options: [.least, .merged],
    examples: [
      ("coverage coverage", "What the tests have lived, and what no test has tried."),
      ("coverage --min 60 linux macos", "Fail if less than 60 % of the rules were lived."),
      ("coverage --merged all.json coverage", "Make one file of many."),
    ],
    statuses: [
      (.asExpected, "as much was lived as --min asks for"),
      (.unexpected, "less than that was lived of some model"), (.usage, "wrong usage"),
      (.malformedInput, "some file is not coverage"),
      (.fileError, "a file cannot be read or written"),
    ])

  private let paths: [String]
  private let least: Int?
  private let merged: String?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    if paths.contains("") { throw .emptyOperand("PATH", command: "coverage") }
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw .repeatedWord(path, kind: "path")
    }
    least = try arguments.integer(.least, in: 0...100)
    merged = arguments.value(of: .merged)
    format = try arguments.format()
  }

  func run(console: Console) throws -> Outcome {
    let coverages = try added()
    if let merged { try Self.write(coverages, to: merged) }
    let reports = try coverages.map(Self.report)
    let short = reports.filter { $0.rules.percent < least ?? 0 }
    for report in short {
      console.complain(
        "\(report.coverage.model.words): \(report.rules.percent) % of the rules were lived, and "
          + "--min asks for \(least ?? 0) %.")
    }
    return Outcome(
      text: format == .json
        ? OrderedJSON.object([("models", .array(reports.map(\.json)))]).text
        : reports.map(\.text).joined(separator: "\n"),
      status: short.isEmpty ? .asExpected : .unexpected)
  }
}

// MARK: - Files

extension CoverageCommand {
  /// What was lived of each model, in the order in which the models occur.
  private func added() throws -> [LifeCoverage] {
    var coverages: [LifeCoverage] = []
    for file in try paths.flatMap(Self.files) {
      let coverage: LifeCoverage
      do { coverage = try LifeCoverage(InputFile.read(file)) } catch let error as CoverageFault {
        throw CoverageError(file, error.localizedDescription)
      }
      if let index = coverages.firstIndex(where: { $0.model == coverage.model }) {
        coverages[index].add(coverage)
      } else {
        coverages.append(coverage)
      }
    }
    return coverages.sorted { $0.model.words < $1.model.words }
  }

  /// The files that a path stands for.
  private static func files(at path: String) throws -> [String] {
    guard FileSystem.kind(of: path) == S_IFDIR else { return [path] }
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
    if names.isEmpty {
      throw CoverageError(
        path, "there is no coverage in this folder; set LIFECYCLE_COVERAGE to it and run the tests")
    }
    return names.map { "\(path)/\($0)" }
  }

  private static func write(_ coverages: [LifeCoverage], to path: String) throws {
    guard coverages.count == 1, let coverage = coverages.first else {
      let models = coverages.map(\.model.words).joined(separator: "; ")
      throw CoverageError(
        path, "a merged file is about one model, and these are several: \(models)")
    }
    try OutputFile(path).write(coverage.json.text)
  }

  private static func report(_ coverage: LifeCoverage) throws -> CoverageReport {
    let model = coverage.model
    switch (model.name, model.size) {
    case ("app", nil):
      return CoverageReport(
        coverage, of: AppModel(profile: model.profile, systems: .driven))
    case ("scene", let scenes?) where SceneModel.sceneCounts.contains(scenes):
      return CoverageReport(
        coverage, of: SceneModel(profile: model.profile, scenes: scenes, systems: .driven))
    case (ModelKind.swiftUI.rawValue, let windows?)
    where SwiftUIModel.windowCounts.contains(windows):
      return CoverageReport(
        coverage, of: SwiftUIModel(profile: model.profile, windows: windows, systems: .driven))
    default:
      throw CoverageError(model.words, "this is no model that delegates are driven through")
    }
  }
}

/// What cannot be added up.
private struct CoverageError: CommandError {
  let status: ExitStatus
  let errorDescription: String?

  init(_ subject: String, _ reason: String, status: ExitStatus = .malformedInput) {
    self.status = status
    errorDescription = "\(subject.shown): \(reason)."
  }
}

extension Option {
  fileprivate static let least = Option(
    "--min", "PERCENT", help: "Fail if a smaller share of a model’s rules was lived.")
  fileprivate static let merged = Option(
    "--merged", "FILE", isOutput: true,
    help: "Write what was added up into a file like those that were read.")
}
