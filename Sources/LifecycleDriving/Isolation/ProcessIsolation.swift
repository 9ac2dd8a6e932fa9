import Foundation
import Synchronization

/// How a check first runs in another process, so that a trap or a hang does not end the test.
public struct ProcessIsolation: Sendable {
  /// The command line that runs the test with this check once more.
  let executable: String
  let arguments: [String]
  /// The line of the check; checks in one line are told apart by their worlds.
  let line: String
  /// How long one step may take, in seconds, before the process counts as hung. Sources speak of
  /// some 20 seconds for a launch and 10 for everything else (F93).
  let stepLimit: Double

  /// Describes how to run a check in another process.
  ///
  /// - Parameters:
  ///   - executable: The path of the program, usually the test binary itself.
  ///   - arguments: Arguments that make it run the test with this check and no other.
  ///   - line: The line of the check; the same in both processes.
  ///   - stepLimit: How long one step may take, in seconds.
  public init(executable: String, arguments: [String], line: String, stepLimit: Double = 10) {
    self.executable = executable
    self.arguments = arguments
    self.line = line
    self.stepLimit = stepLimit
  }
}

/// Tells a check from all others of its test, in the same way in both processes.
enum CheckIdentity {
  private static let counts = Mutex<[String: Int]>([:])

  /// The identity of the check that begins now: its line, its world, and how many similar checks
  /// have begun before.
  static func next<Disk, Delegate>(
    at line: String, for runner: LifeRunner<Disk, Delegate>
  ) -> String {
    let world = runner.world
    let description = [
      line, world.name ?? "", runner.plan.title,
      world.implemented.map(\.name).joined(separator: ","),
      world.actions.map(\.name).joined(separator: ","),
      world.obligations.map(\.id).joined(separator: ","),
    ].joined(separator: "|")
    let number = counts.withLock { counts in
      counts[description, default: 0] += 1
      return counts[description, default: 0]
    }
    return "\(description)|\(number)"
  }
}
