import CommandLineTools
import Foundation
import Synchronization

/// Another program, which is run to its end.
struct ChildProgram: Sendable {
  let path: String

  /// The program that is running, which must not outlive this process.
  private static let running = Mutex<pid_t?>(nil)

  /// Kills the program that is running, if there is one.
  static func killRunning() {
    running.withLock { process in
      if let process { kill(process, SIGKILL) }
    }
  }

  /// How a run has ended.
  struct Ending: Hashable, Sendable {
    let status: Int32
    /// What was printed, to standard output and standard error alike.
    let output: String
  }

  init(path: String) { self.path = path }

  /// Finds the program that a shell would run; nil if there is none.
  init?(named name: String) {
    guard let path = ExecutablePath.find(name) else { return nil }
    self.path = path
  }

  /// Runs the program.
  func run(_ arguments: [String], in folder: String? = nil) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    // `waitUntilExit` checks only every 50 ms whether the process has ended.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    Self.running.withLock { $0 = process.processIdentifier }
    defer { Self.running.withLock { $0 = nil } }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    return Ending(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
