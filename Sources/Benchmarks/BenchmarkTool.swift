import Foundation

/// The program `benchmarks`: the only code that prints or exits.
@main
enum BenchmarkTool {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitStatus {
    do {
      let arguments = try BenchmarkArguments(words)
      if arguments.wantsHelp { return write(HelpText.text, ending: .asExpected) }
      if arguments.isQuick { return write(try QuickCheck.run(), ending: .asExpected) }
      return try measure(arguments)
    } catch let error as UsageError {
      complain(error.localizedDescription + "\nMore: benchmarks --help")
      return .usage
    } catch let error as MeasurementError {
      complain(error.localizedDescription)
      return .unexpected
    } catch {
      complain("our own fault: \(error)")
      return .internalFault
    }
  }

  private static func measure(_ arguments: BenchmarkArguments) throws -> ExitStatus {
    let machine = MachineFacts.current
    let folder = NSTemporaryDirectory() + "benchmarks-\(getpid())"
    let programs = Bundle.main.executableURL?.deletingLastPathComponent().path ?? "."
    let catalogue = LineCatalogue(
      isLarge: arguments.isLarge,
      surroundings: Surroundings(
        folder: folder, programs: programs, cores: machine.cores, spin: machine.spinName))
    let groups = try catalogue.groups(only: arguments.only)
    guard isOptimised else { throw UsageError.notOptimised }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let interruption = Interruption.watch(removing: folder)
    defer { interruption.cancel() }
    let report = BenchmarkReport(machine: machine, lines: race(groups, rounds: arguments.rounds))
    let text = arguments.format == .json ? try report.json() : report.text
    return write(text, ending: report.status)
  }

  /// Whether the figures say anything.
  private static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  private static func race(_ groups: [LineGroup], rounds: Int?) -> [LineResult] {
    let progress = ProgressLine()
    defer { progress.erase() }
    return groups.flatMap { group in
      let results = Race(rounds: rounds, announce: progress.show).run(group.contestants)
      return group.lines.map { LineResult($0, in: results) }
    }
  }

  private static func write(_ text: String, ending status: ExitStatus) -> ExitStatus {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      return status
    } catch {
      complain("standard output cannot be written: \(error.localizedDescription)")
      return .fileTrouble
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("benchmarks: \(text)\n".utf8))
  }
}
