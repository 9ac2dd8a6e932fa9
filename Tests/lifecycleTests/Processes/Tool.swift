import CommandLineTools
import Foundation
import Testing

@testable import LifecycleCommands

/// The command `lifecycle`.
struct Tool {
  /// What a command line leaves behind.
  struct Result: Sendable {
    /// The exit status, or 128 and the signal that ended the process.
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a command line in this process, which is much faster than in one of its own.
  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs a command line in this process.
  static func run(_ arguments: [String]) throws -> Result {
    let transcript = Transcript()
    let outcome = LifecycleTool.program.answer(
      to: arguments, console: Console(program: "lifecycle", transcript: transcript))
    return Result(
      status: outcome.status.rawValue, output: outcome.text, errors: transcript.text)
  }

  /// Runs the built executable, which can read its standard input.
  static func run(_ arguments: String..., input: String) throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs the built executable, which can read its standard input.
  static func run(_ arguments: [String], input: String) throws -> Result {
    try RunningTool(arguments, input: Array(input.utf8)).wait()
  }

  /// Runs the built executable in a folder.
  static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let logs = try TemporaryFolder()
    try logs.write("", to: "output")
    try logs.write("", to: "errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: logs.path("output"))
    process.standardError = FileHandle(forWritingAtPath: logs.path("errors"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try logs.read("output"),
      errors: try logs.read("errors"))
  }

  /// The executable, which is built beside the tests.
  static var executable: String {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("lifecycle").path
  }
}

/// A process of the tool that has not ended yet.
struct RunningTool {
  let process: pid_t
  private let folder: TemporaryFolder

  /// Starts the tool.
  ///
  /// - Parameters:
  ///   - arguments: The words after `lifecycle`.
  ///   - input: What it can read from standard input.
  ///   - output: Where standard output goes; a file to look at by default.
  ///   - access: How standard output is opened.
  ///   - errors: Where standard error goes; likewise.
  ///   - added: Variables that differ from those of the tests.
  /// - Throws: An error if it cannot be started.
  init(
    _ arguments: [String], input: [UInt8] = [], output: String? = nil,
    access: Int32 = O_WRONLY | O_CREAT, errors: String? = nil,
    environment added: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder()
    try folder.write(input, to: "input")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, folder.path("input"), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output ?? folder.path("output"), access, 0o644)
    posix_spawn_file_actions_addopen(
      &actions, 2, errors ?? folder.path("errors"), O_WRONLY | O_CREAT, 0o644)
    var words = ([Tool.executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let environment = ProcessInfo.processInfo.environment.merging(added) { _, added in added }
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { settings.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, Tool.executable, &actions, nil, &words, &settings)
    try #require(code == 0, "\(Tool.executable) cannot be started")
    self.process = process
  }

  /// Waits for the end.
  func wait() throws -> Tool.Result {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { try #require(errno == EINTR) }
    let signal = status & 0x7F
    return Tool.Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      output: (try? folder.read("output")) ?? "", errors: (try? folder.read("errors")) ?? "")
  }

  func send(_ signal: Int32) { kill(process, signal) }
}
