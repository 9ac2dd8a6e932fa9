#if os(Linux) || os(macOS)
  import Foundation
  import SystemFiles

  /// A process that runs the lives of a check first, and may die in the attempt.
  final class TrialProcess {
    /// How a trial ended.
    enum End {
      /// It has run all lives, or as many as it could in its time.
      case returned
      /// It died in the middle of a step; in words, with what it printed last.
      case died(String)
      /// A step did not end in time.
      case hung
      /// It did not reach the check, or could not be started.
      case lost(String)
    }

    private let isolation: ProcessIsolation
    private let folder: URL
    /// The steps that were taken.
    let journal: LifeJournal
    /// The commands of the processes that were left when all lives had been run.
    private(set) var orphanedProcesses: [String] = []
    private var output = OutputTail()
    private var errors = OutputTail()
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)

    init(_ isolation: ProcessIsolation, as role: TrialRole) throws {
      self.isolation = isolation
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lifecycle-trial-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      journal = try LifeJournal(path: TrialRole.journal(in: folder))
      journal.reader = getpid()
      try role.write(to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the process to its end.
    func run() -> End {
      let order = SpawnOrder(
        executable: isolation.executable, arguments: isolation.arguments,
        environment: [
          TrialRole.key: folder.path,
          // The runtime's backtrace takes seconds, and the trace of the life says more.
          "SWIFT_BACKTRACE": "enable=no",
        ])
      do {
        return end(of: try order.connect())
      } catch {
        return .lost(error.words)
      }
    }

    private func end(of process: consuming ConnectedProcess) -> End {
      let number = process.child.process
      let family = ProcessFamily(roots: [number], group: number, mark: folder.path)
      let isInTime = waits(for: process)
      // While the process is there its descendants can be told from others. What was started a moment
      // ago has yet to become what it is to be.
      if journal.isFinished, !family.members(sparing: number).isEmpty { usleep(100_000) }
      let others = family.end(sparing: number)
      process.child.kill()
      ProcessFamily(mark: folder.path).end()
      read(process)
      if journal.isFinished {
        orphanedProcesses = others
        return .returned
      }
      guard isInTime, let end = process.child.end else { return .hung }
      if journal.progress == 0 {
        return .lost("it \(end.words) before it reached the check: \(lastWords)")
      }
      return .died("the process \(end.words): \(lastWords)")
    }

    /// Waits until all lives were run or the process has ended.
    /// - Returns: Whether that happened before a step took too long.
    private func waits(for process: borrowing ConnectedProcess) -> Bool {
      var progress: UInt32 = 0
      var deadline = Deadline(after: .seconds(60 + isolation.stepLimit))
      while !journal.isFinished {
        process.child.update()
        if process.child.end != nil { return true }
        read(process)
        if journal.progress != progress {
          progress = journal.progress
          deadline = Deadline(after: .seconds(isolation.stepLimit))
        } else if deadline.isPast {
          return false
        }
        _ = poll(nil, 0, 2)
      }
      return true
    }

    /// Reads what the process has printed, and keeps the end of it.
    private func read(_ process: borrowing ConnectedProcess) {
      for _ in 0..<16 {
        guard case .moved(let count) = process.output.read(into: &chunk) else { break }
        output.append(chunk[..<count])
      }
      for _ in 0..<16 {
        guard case .moved(let count) = process.errors.read(into: &chunk) else { break }
        errors.append(chunk[..<count])
      }
    }

    /// The message of a trap, or else the last line that the process printed.
    private var lastWords: String {
      let lines = (output.lines(atMost: .max) + errors.lines(atMost: .max)).filter { line in
        !Self.testRunnerPrefixes.contains { line.hasPrefix($0) }
      }
      return lines.trap ?? lines.last ?? "it printed nothing"
    }

    /// How the lines begin that the runners of tests print.
    private static let testRunnerPrefixes = [
      "\u{25C7} ", "\u{2714} ", "\u{2718} ", "\u{21B3} ", "Test Suite ", "Test Case ",
    ]
  }
#endif
