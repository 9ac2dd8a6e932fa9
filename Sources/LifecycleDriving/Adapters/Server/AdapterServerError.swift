import Foundation

/// A request that an adapter cannot understand.
public struct AdapterServerError: Error, Hashable {
  /// The line of standard input, counted from 1.
  public let line: Int

  /// Why it is no request.
  public let reason: AdapterLineError

  /// Creates an error.
  public init(line: Int, reason: AdapterLineError) {
    self.line = line
    self.reason = reason
  }
}

extension AdapterServerError: LocalizedError {
  /// The error in words, with its line.
  public var errorDescription: String? {
    "Line \(line) is no request of protocol \(AdapterHello.protocolNumber). "
      + (reason.errorDescription ?? "")
  }
}
