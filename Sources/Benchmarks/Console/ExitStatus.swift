/// What the process tells its caller; the numbers are those of `lifecycle`.
enum ExitStatus: Int32, Hashable, Sendable {
  /// Every budget is met, and every count is right.
  case asExpected = 0
  /// A budget is missed, or a count is wrong.
  case unexpected = 1
  /// A budget could not be judged.
  case undecided = 2
  /// The command line is wrong.
  case usage = 64
  /// The fault is ours.
  case internalFault = 70
  /// A file cannot be written.
  case fileTrouble = 74
  /// The user has interrupted the measurement.
  case interrupted = 130
}
