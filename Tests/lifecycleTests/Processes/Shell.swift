import Foundation

/// A line of bash that runs in a folder, in which `lifecycle` is the built executable.
struct Shell {
  let folder: TemporaryFolder
  /// Commands that go before the line, one in a line.
  var prologue = ""
  /// Variables that differ from those of the tests.
  var environment: [String: String] = [:]

  /// Runs a line and waits for its end.
  func run(_ line: String) throws -> Tool.Result {
    let logs = try TemporaryFolder()
    for name in ["output", "errors"] { try logs.write("", to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "lifecycle() { '\(Tool.executable)' \"$@\"; }\n\(prologue)\n\(line)",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, added in added }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: logs.path("output"))
    process.standardError = FileHandle(forWritingAtPath: logs.path("errors"))
    try process.run()
    process.waitUntilExit()
    let signal = process.terminationReason == .uncaughtSignal
    return Tool.Result(
      status: process.terminationStatus + (signal ? 128 : 0), output: try logs.read("output"),
      errors: try logs.read("errors"))
  }
}
