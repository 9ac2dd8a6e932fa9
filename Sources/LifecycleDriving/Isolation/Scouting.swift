/// How a check is kept alive when the code under test traps or hangs.
public struct Scouting: Sendable {
  /// The command line that runs the test with this check once more.
  let executable: String
  let arguments: [String]
  /// The line in which the check stands; checks in one line are told apart by their worlds.
  let place: String
  /// How long one step may take, in seconds, before the process counts as hung: F93 speaks of some
  /// 20 seconds for a launch and 10 for everything else.
  let stepLimit: Double

  /// Describes how to run a check in a process of its own.
  ///
  /// - Parameters:
  ///   - executable: The path of the program, as a rule the test binary itself.
  ///   - arguments: What makes it run the test with this check and no other.
  ///   - place: The line in which the check stands; the same in both processes.
  ///   - stepLimit: How long one step may take, in seconds.
  public init(executable: String, arguments: [String], place: String, stepLimit: Double = 10) {
    self.executable = executable
    self.arguments = arguments
    self.place = place
    self.stepLimit = stepLimit
  }
}
