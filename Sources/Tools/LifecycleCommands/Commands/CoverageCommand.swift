import CommandLineTools
import Foundation
import LifecycleDriving
import LifecycleModels
import Reporting

/// Adds up what tests have lived, and says what none of them has tried.
struct CoverageCommand: Command {
  static let syntax = Syntax(
    name: "coverage", operands: "PATH...", operandCount: 1...1_000_000,
    summary: "Add up the coverage of tests, and show what no test has tried.",
    discussion: [
      """
      If the environment variable LIFECYCLE_COVERAGE names a folder, each check of a delegate leaves
      a file there. The file says how often the check applied each rule of the model, handled each
      callback and entered each state.

      A PATH is such a file or a folder of them. The files may come from several machines. Files
      about the same model are added up. A merged file can be read like any other.
      """
    ],
    options: [.least, .merged],
    examples: [
      ("coverage coverage", "Show what the tests have covered, and what no test has tried."),
      ("coverage --min 60 linux macos", "Fail if less than 60 % of the rules were covered."),
      ("coverage --merged all.json coverage", "Merge many files into one."),
    ],
    statuses: [
      (.asExpected, "the coverage is as high as --min demands"),
      (.unexpected, "the coverage of a model is lower"), (.usage, "wrong usage"),
      (.malformedInput, "a file is not coverage"),
      (.fileError, "a file cannot be read or written"),
    ])

  private let paths: [String]
  private let least: Int?
  private let merged: String?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.differentPaths("path", command: "coverage")
    least = try arguments.integer(.least, in: 0...100)
    merged = arguments.value(of: .merged)
    format = try arguments.format()
  }

  func run(console: Console) throws -> Outcome {
    let coverages = try added(console)
    if let merged { try Self.write(coverages, to: merged) }
    let reports = try coverages.map(Self.report)
    let short = reports.filter { $0.rules.percent < least ?? 0 }
    for report in short {
      console.complain(
        "\(report.coverage.model.words): \(report.rules.percent) % of the rules were covered, but "
          + "--min demands \(least ?? 0) %.")
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
  var foundFiles: [String] {
    get throws {
      // What is no ordinary file can be read only once.
      let kinds: [mode_t?] = [S_IFDIR, S_IFREG]
      return try files(in: paths.filter { kinds.contains(FileSystem.kind(of: $0)) }).read.map(
        \.path)
    }
  }

  /// The files that are added up, and the merged ones that only repeat others.
  private func files(
    in paths: [String]
  ) throws -> (read: [CoverageFile], repeated: [String]) {
    try CoverageFile.withoutRepetitions(paths.flatMap(Self.files))
  }

  /// What was lived of each model, in the order in which the models occur.
  private func added(_ console: Console) throws -> [LifeCoverage] {
    let (files, repeated) = try files(in: paths)
    for path in repeated {
      console.remark("\(path.shown) is left out: the files that it adds up are read here.")
    }
    var coverages: [LifeCoverage] = []
    for file in files {
      let index = coverages.firstIndex { $0.model == file.coverage.model } ?? coverages.endIndex
      if index == coverages.endIndex {
        coverages.append(file.coverage)
        coverages[index].parts = []
      } else {
        coverages[index].add(file.coverage)
      }
      coverages[index].parts += file.contents
    }
    return coverages.sorted { $0.model.words < $1.model.words }
  }

  /// The files that a path stands for, each with its content.
  private static func files(at path: String) throws -> [CoverageFile] {
    guard FileSystem.kind(of: path) == S_IFDIR else {
      return [try CoverageFile(path, InputFile.read(path))]
    }
    let names = try FileSystem.visibleNames(in: path).filter { $0.hasSuffix(".json") }
    if names.isEmpty {
      throw CoverageError(
        path, "this folder has no coverage; set LIFECYCLE_COVERAGE to it, and run the tests")
    }
    return try names.map { name in
      try CoverageFile("\(path)/\(name)", InputFile.read(found: "\(path)/\(name)"))
    }
  }

  private static func write(_ coverages: [LifeCoverage], to path: String) throws {
    guard coverages.count == 1, let coverage = coverages.first else {
      let models = coverages.map(\.model.words).joined(separator: "; ")
      throw CoverageError(
        path, "a merged file covers only one model, but the files cover several: \(models)")
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
      throw CoverageError(model.words, "this model drives no delegates")
    }
  }
}

/// What cannot be added up.
struct CoverageError: CommandError {
  let status: ExitStatus
  let errorDescription: String?

  init(_ subject: String, _ reason: String, status: ExitStatus = .malformedInput) {
    self.status = status
    errorDescription = "\(subject.shown): \(reason)."
  }
}

extension Option {
  fileprivate static let least = Option(
    "--min", "PERCENT", help: "Fail if the tests cover a smaller share of a model’s rules.")
  fileprivate static let merged = Option(
    "--merged", "FILE", isOutput: true,
    help: "Write the sum to FILE, in the form of the files that were read.")
}
