import Foundation

/// How long the command `lifecycle` takes, which is built next to this program.
enum CommandLines {
  static func group(programs: String) -> LineGroup {
    let path = programs + "/lifecycle"
    return LineGroup(
      lines: [
        LinePlan(id: "verify-all", unit: .seconds, budget: [.time(below: 1)]),
        LinePlan(id: "startup", unit: .seconds, budget: [.time(below: 0.05)]),
      ],
      contestants: [
        Contestant("verify-all") { try run(path, ["verify", "--quiet"]) },
        Contestant("startup") { try run(path, ["--help"]) },
      ])
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> Sample {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw MeasurementError.missingProgram(
        "lifecycle", advice: "swift build -c release --product lifecycle builds it")
    }
    let program = ChildProgram(path: path)
    let (ending, seconds) = try measured { try program.run(arguments) }
    guard ending.status == 0 else {
      throw MeasurementError.failed(
        (["lifecycle"] + arguments).joined(separator: " "), reason: "status \(ending.status)")
    }
    return Sample(seconds: seconds)
  }
}
