import Reporting
#if os(Linux) || os(macOS)
  import Foundation

  /// A process that goes through the lives of a check first, and may die of it.
  final class Scout {
    /// How a scout ended.
    enum End {
      /// It has lived all lives.
      case returned
      /// It died in the middle of a step; in words, with what it printed last.
      case died(String)
      /// A step did not end in time.
      case hung
      /// It never came to the check, or could not be started.
      case lost(String)
    }

    private let scouting: Scouting
    private let role: ScoutRole
    private let folder: URL
    /// The steps that the scout took.
    let journal: LifeJournal

    init(_ scouting: Scouting, to place: String, barring bars: Set<Bar>) throws {
      self.scouting = scouting
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lifecycle-scout-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent("journal").path
      journal = try LifeJournal(path: path)
      role = ScoutRole(place: place, journalPath: path, bars: bars)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the scout to its end.
    func run() -> End {
      let output = folder.appendingPathComponent("output")
      guard FileManager.default.createFile(atPath: output.path, contents: nil),
        let handle = try? FileHandle(forWritingTo: output)
      else {
        return .lost("its output cannot be written")
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: scouting.executable)
      process.arguments = scouting.arguments
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
    /// - Returns: Whether it came; false where a step took too long.
    private func waits(for process: Process) -> Bool {
      var progress: UInt32 = 0
      var patience = ContinuousClock.now + .seconds(60 + scouting.stepLimit)
      while process.isRunning {
        usleep(2_000)
        guard journal.progress != progress else {
          if ContinuousClock.now < patience { continue }
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
          return false
        }
        progress = journal.progress
        patience = ContinuousClock.now + .seconds(scouting.stepLimit)
      }
      return true
    }

    private func end(of process: Process, output: URL) -> End {
      if process.terminationReason == .exit, process.terminationStatus == Self.success {
        return .returned
      }
      let said = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
      guard journal.progress > 0 else {
        return .lost("it ended before it came to the check: \(Self.excerpt(of: said))")
      }
      let how =
        process.terminationReason == .uncaughtSignal
        ? "the process dies of signal \(process.terminationStatus)"
        : "the process exits with status \(process.terminationStatus)"
      return .died("\(how): \(Self.excerpt(of: said))")
    }

    /// The exit status of a scout that has lived all lives.
    static let success: Int32 = 87

    /// What a process that traps says of it, or the last line that it printed.
    private static func excerpt(of text: String) -> String {
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let fatal = lines.last { $0.contains("Fatal error") || $0.contains("Precondition failed") }
      return String((fatal ?? lines.last { !$0.isEmpty } ?? "it printed nothing").prefix(300))
    }
  }
#endif
