#if os(Linux) || os(macOS)
  import Foundation

  /// A process that runs the lives of a check first, and may die in the attempt.
  final class TrialProcess {
    /// How a trial ended.
    enum End {
      /// It has run all lives.
      case returned
      /// It died in the middle of a step; in words, with what it printed last.
      case died(String)
      /// A step did not end in time.
      case hung
      /// It did not reach the check, or could not be started.
      case lost(String)
    }

    private let isolation: ProcessIsolation
    private let role: TrialRole
    private let folder: URL
    /// The steps that were taken.
    let journal: LifeJournal

    init(
      _ isolation: ProcessIsolation, of check: String, excluding excluded: Set<FatalStep>
    ) throws {
      self.isolation = isolation
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lifecycle-trial-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent("journal").path
      journal = try LifeJournal(path: path)
      role = TrialRole(check: check, journalPath: path, excluded: excluded)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the process to its end.
    func run() -> End {
      let output = folder.appendingPathComponent("output")
      guard FileManager.default.createFile(atPath: output.path, contents: nil),
        let handle = try? FileHandle(forWritingTo: output)
      else {
        return .lost("its output cannot be written")
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: isolation.executable)
      process.arguments = isolation.arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(role.environment) { $1 }
        // The runtime's backtrace takes seconds, and the trace of the life says more.
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      do { try process.run() } catch { return .lost("\(error.localizedDescription)") }
      if !waits(for: process) { return .hung }
      return end(of: process, output: output)
    }

    /// Waits for the end.
    /// - Returns: Whether the process ended; false where a step took too long and it was killed.
    private func waits(for process: Process) -> Bool {
      var progress: UInt32 = 0
      var patience = ContinuousClock.now + .seconds(60 + isolation.stepLimit)
      while process.isRunning {
        usleep(2_000)
        guard journal.progress != progress else {
          if ContinuousClock.now < patience { continue }
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
          return false
        }
        progress = journal.progress
        patience = ContinuousClock.now + .seconds(isolation.stepLimit)
      }
      return true
    }

    private func end(of process: Process, output: URL) -> End {
      if process.terminationReason == .exit, process.terminationStatus == Self.success {
        return .returned
      }
      let said = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
      guard journal.progress > 0 else {
        return .lost("it ended before it reached the check: \(Self.excerpt(of: said))")
      }
      let how =
        process.terminationReason == .uncaughtSignal
        ? "the process was ended by signal \(process.terminationStatus)"
        : "the process exited with status \(process.terminationStatus)"
      return .died("\(how): \(Self.excerpt(of: said))")
    }

    /// The exit status of a trial that has run all lives.
    static let success: Int32 = 87

    /// The message of a trap, or else the last line that the process printed.
    private static func excerpt(of text: String) -> String {
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let fatal = lines.last { $0.contains("Fatal error") || $0.contains("Precondition failed") }
      return String((fatal ?? lines.last { !$0.isEmpty } ?? "it printed nothing").prefix(300))
    }
  }
#endif
