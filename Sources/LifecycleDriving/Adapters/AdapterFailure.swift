import Foundation

/// What an adapter did instead of what protocol 1 asks of it; a finding about the adapter.
public enum AdapterFailure: Error, Hashable, Sendable {
  /// The process ended; these are the last lines of what it wrote to standard error.
  case ended(AdapterEnd, errors: [String])
  /// There was no complete line in time.
  case timedOut(after: Duration)
  /// A line is none of the protocol.
  case garbage(AdapterLineError)
  /// The reply is to another request, or to none.
  case wrongID(expected: Int, found: String)
  /// A line goes on beyond a number of bytes.
  case flooded(limit: Int)
  /// Nothing can be read from a process that still runs.
  case closedOutput
  /// Nothing can be written to a process that still runs.
  case closedInput
  /// There was output that no request had asked for.
  case wroteUnasked(line: String)
  /// A signal that cannot be ignored had no effect in time.
  case ignoredSignal(name: String, after: Duration)
}

extension AdapterFailure: LocalizedError {
  /// What the adapter did, in words, and what it has to do instead.
  public var errorDescription: String? {
    switch self {
    case .ended(let end, let errors): "The adapter \(end.words)." + Self.quoted(errors)
    case .timedOut(let limit):
      "The adapter wrote no complete line within \(limit); it must end each with a line feed and "
        + "flush its output."
    case .garbage(let error):
      "The adapter wrote a line that is none of the protocol. \(error.errorDescription ?? "")"
    case .wrongID(let expected, let found):
      "The adapter replied with \(found) for the key “id”; it must repeat \(expected)."
    case .flooded(let limit):
      "The adapter wrote more than \(limit) bytes without a line feed."
    case .closedOutput: "The adapter closed its standard output and went on running."
    case .closedInput: "The adapter closed its standard input and went on running."
    case .wroteUnasked(let line):
      "The adapter wrote “\(line)” unasked; it must write one line for each request, and print "
        + "what else it has to say to standard error."
    case .ignoredSignal(let name, let limit): "\(name) had no effect on the adapter in \(limit)."
    }
  }

  private static func quoted(_ lines: [String]) -> String {
    lines.isEmpty ? "" : " It last wrote to standard error:\n" + lines.joined(separator: "\n")
  }
}
