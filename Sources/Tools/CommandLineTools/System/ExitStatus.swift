import Foundation

/// How a process ended, as its caller sees it.
package enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
  /// Everything is as expected.
  case asExpected = 0
  /// Something is not as expected: a property is violated, a log rejected, a budget missed.
  case unexpected = 1
  /// Not everything could be decided.
  case undecided = 2
  /// The command line is wrong.
  case usage = 64
  /// The input is malformed.
  case malformedInput = 65
  /// The program itself has an error.
  case internalError = 70
  /// A file cannot be read or written.
  case fileError = 74
  /// The user has interrupted the program.
  case interrupted = 130
}

/// An error that the user can act on.
package protocol CommandError: LocalizedError {
  /// The status that the program ends with.
  var status: ExitStatus { get }
}
