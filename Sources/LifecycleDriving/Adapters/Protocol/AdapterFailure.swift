import Foundation

/// How an adapter violated protocol 1; a finding about the adapter.
public enum AdapterFailure: Error, Hashable, Sendable {
  /// The process ended, after writing these last lines to standard error.
  case ended(ProcessEnd, errors: [String])
  /// No complete line arrived in time.
  case timedOut(after: Duration)
  /// A line does not belong to the protocol; lines are counted from 1, the hello.
  case garbage(AdapterLineError, line: Int)
  /// The reply is for another request, or for none.
  case wrongID(expected: Int, found: String)
  /// A line is longer than the limit, in bytes.
  case flooded(limit: Int)
  /// Nothing can be read from a process that still runs.
  case closedOutput
  /// Nothing can be written to a process that still runs.
  case closedInput
  /// There was output without a request.
  case wroteUnasked(line: String)
  /// A signal that cannot be ignored had no effect in time.
  case ignoredSignal(name: String, after: Duration)
}

extension AdapterFailure: LocalizedError {
  /// What the adapter did, and what it must do instead.
  public var errorDescription: String? {
    switch self {
    case .ended(let end, let errors): "The adapter \(end.words)." + Self.quoted(errors)
    case .timedOut(let limit):
      "The adapter wrote no complete line within \(limit); it must end each line with a line feed and "
        + "flush its output."
    case .garbage(let error, let line):
      "Line \(line) of the adapter’s output does not belong to the protocol. "
        + (error.errorDescription ?? "")
    case .wrongID(let expected, let found):
      "The adapter replied with \(found) for the key “id”; it must repeat \(expected)."
    case .flooded(let limit):
      "The adapter wrote more than \(limit) bytes without a line feed."
    case .closedOutput: "The adapter closed its standard output but continued to run."
    case .closedInput: "The adapter closed its standard input but continued to run."
    case .wroteUnasked(let line):
      "The adapter wrote “\(line)” unasked; it must write one line for each request, and print "
        + "everything else to standard error."
    case .ignoredSignal(let name, let limit):
      "\(name) had no effect on the adapter within \(limit)."
    }
  }

  private static func quoted(_ lines: [String]) -> String {
    lines.isEmpty ? "" : " It last wrote to standard error:\n" + lines.joined(separator: "\n")
  }
}
