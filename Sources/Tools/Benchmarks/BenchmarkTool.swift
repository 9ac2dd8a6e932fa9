import CommandLineTools
import Foundation

/// The program `benchmarks`.
@main
enum BenchmarkTool {
  static let program = Program(
    name: "benchmarks", hint: { _ in "More: benchmarks --help" },
    dispatch: { words, console in try BenchmarkCommand.answer(to: words, console: console) })

  static func main() { program.main() }
}

/// Measures the searches, or only checks what they count.
struct BenchmarkCommand: Command, Hashable {
  static let syntax = Syntax(
    program: "benchmarks", command: nil, operands: "", operandCount: 0...0,
    summary: "Measure how fast states are searched, and compare with SPIN on the same machine.",
    discussion: [
      """
      Figures need an optimised build: swift run -c release benchmarks. Other work on the machine
      distorts them. Without SPIN (apt-get install spin gcc) there are no ratios.

      The reference device has N apps, at most one of which is in the foreground. Its rules are
      fixed, and its counts are known in closed form. A search with other counts gets no figure.
      """
    ],
    options: [.only, .runs, .large, .quick, .format, .reports], sharedOptions: [],
    examples: [
      ("", "Measure everything, in about three minutes."),
      ("--only walks --runs 9", "Measure only the lines about walks, with less noise."),
      ("--quick", "Check the counts, as continuous integration does."),
      (
        "--reports Reports/performance --large",
        "Measure devices of 6 to 14 apps, in about five minutes, and draw the plots."
      ),
    ],
    statuses: [
      (.asExpected, "every budget is met"), (.unexpected, "a budget is missed or a count is wrong"),
      (.undecided, "a budget could not be judged"), (.usage, "wrong usage"),
      (.internalError, "internal error"), (.fileError, "the result cannot be written"),
    ])

  /// Whether counts are checked and nothing is measured.
  let isQuick: Bool
  /// Whether to measure what takes gigabytes.
  let isLarge: Bool
  /// How the names of the wanted lines begin; empty for all lines.
  let only: [String]
  /// How often every contestant runs, or nil for the usual number.
  let rounds: Int?
  let format: Format
  /// The folder for the plots, if they are to be drawn instead of the table.
  let reports: String?

  /// How the result is written.
  enum Format: String, CaseIterable, Hashable, Sendable { case text, json }

  init(_ arguments: Arguments) throws(UsageError) {
    isQuick = arguments.has(.quick)
    isLarge = arguments.has(.large)
    only = try arguments.list(.only) ?? []
    rounds = try arguments.integer(.runs, in: 1...100)
    format = try arguments.choice(.format, of: Format.self) ?? .text
    reports = arguments.value(of: .reports)
    try Self.check(arguments)
  }

  /// Makes sure that no option is given that would be ignored.
  private static func check(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(.quick) {
      for option in [Option.large, .only, .runs, .format, .reports] where arguments.has(option) {
        throw .conflict(Option.quick.name, option.name)
      }
    }
    if arguments.has(.reports) {
      for option in [Option.only, .runs, .format] where arguments.has(option) {
        throw .conflict(Option.reports.name, option.name)
      }
    }
  }

  func run(console: Console) throws -> Outcome {
    if isQuick { return Outcome(text: try QuickCheck.run(), status: .asExpected) }
    if let reports { return try study(console, reports) }
    return try measure(console)
  }

  /// Measures searches of more and more apps, and draws the plots.
  private func study(_ console: Console, _ folder: String) throws -> Outcome {
    guard isOptimised else { throw DebugBuild() }
    let study = ScalingStudy { phase in
      console.progress.announce("benchmarks", TaskProgress(phase: phase))
    }
    let record = try study.record(isLarge: isLarge)
    try ScalingReport(folder: folder).write(record)
    let names = ScalingReport.files(of: record).map { "\(folder)/\($0.name)\n" }
    return Outcome(text: names.joined(), status: .asExpected)
  }

  private func measure(_ console: Console) throws -> Outcome {
    let machine = MachineFacts.current
    let folder = NSTemporaryDirectory() + "benchmarks-\(getpid())"
    let programs = Bundle.main.executableURL?.deletingLastPathComponent().path ?? "."
    let catalogue = LineCatalogue(
      isLarge: isLarge,
      surroundings: MachineFeatures(
        folder: folder, programs: programs, cores: machine.cores, spin: machine.spinName))
    let groups = try catalogue.groups(only: only)
    guard isOptimised else { throw DebugBuild() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    Interruption.cleaningUp {
      ChildProgram.killRunning()
      try? FileManager.default.removeItem(atPath: folder)
    }
    let report = BenchmarkReport(machine: machine, lines: race(groups, console))
    return Outcome(text: format == .json ? report.json.text : report.text, status: report.status)
  }

  private func race(_ groups: [LineGroup], _ console: Console) -> [LineResult] {
    groups.flatMap { group in
      let race = Race(rounds: rounds) { phase in
        console.progress.announce("benchmarks", TaskProgress(phase: phase))
      }
      let results = race.run(group.contestants)
      return group.lines.map { LineResult($0, in: results) }
    }
  }

  /// Whether the compiler has optimised this program.
  private var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}

/// The program was not optimised, so its figures would be meaningless.
struct DebugBuild: CommandError {
  var status: ExitStatus { .usage }
  var errorDescription: String? {
    "the figures of a debug build are meaningless. Use: swift run -c release benchmarks"
  }
}

extension Option {
  static let only = Option(
    "--only", "ID[,ID]", help: "Measure only the lines whose names begin with ID.")
  static let runs = Option(
    "--runs", "N", help: "Run everything N times (default 3; SPIN with 12 apps once).")
  static let large = Option(
    "--large", help: "Add exhaustive-packed-14 (50 million states, 1.5 GB); audit 100 projects.")
  static let reports = Option(
    "--reports", "DIR",
    help: "Measure devices with more and more apps instead, and draw plots in DIR.")
  static let quick = Option(
    "--quick", help: "Measure nothing; check that every count agrees with its closed form.")
}
