/// What the process tells its caller.
enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
  /// Everything is as expected.
  case asExpected = 0
  /// A property is violated, or a log rejected.
  case unexpected = 1
  /// Not everything could be decided.
  case undecided = 2
  /// The command line is wrong.
  case usage = 64
  /// What was read is malformed.
  case malformedInput = 65
  /// The fault is ours.
  case internalFault = 70
  /// A file cannot be read or written.
  case fileTrouble = 74
  /// The user has interrupted the command.
  case interrupted = 130
}

/// What goes wrong for a reason that the user can act on.
protocol CommandError: Error {
  /// The status that the command ends with.
  var status: ExitStatus { get }
}
