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

/// Why there is no figure.
enum MeasurementError: CommandError, Hashable {
  /// A program is not installed; with advice.
  case missingProgram(String, advice: String)
  /// A search has found other counts than the closed forms.
  case wrongCounts(String, difference: String)
  /// Something went wrong that has nothing to do with the counts.
  case failed(String, reason: String)

  /// Whether the cause is only a missing program, so that nothing is known.
  var isAbsence: Bool {
    if case .missingProgram = self { return true }
    return false
  }

  var status: ExitStatus { .unexpected }

  /// The error in words: what has no figure, and why.
  var errorDescription: String? {
    switch self {
    case .missingProgram(let name, let advice): "\(name) is not installed; \(advice)"
    case .wrongCounts(let name, let difference): "\(name) has wrong counts: \(difference)"
    case .failed(let name, let reason): "\(name) failed: \(reason)"
    }
  }
}
