import Foundation

/// Why a line is none of protocol 1.
public enum AdapterLineError: Error, Hashable, Sendable {
  /// It is no JSON object; the column counts characters from 1, where it is known.
  case notObject(line: String, column: Int?, reason: String)
  /// Something else is found for a key than the protocol has there.
  case wrongShape(key: String, found: String, expected: String)
}

extension AdapterLineError: LocalizedError {
  /// The error in words: what was found, and what to write instead.
  public var errorDescription: String? {
    switch self {
    case .notObject(let line, let column, let reason):
      "“\(line)” is no JSON object: \(reason)" + (column.map { ", at column \($0)" } ?? "") + "."
    case .wrongShape(let key, let found, let expected):
      "The key “\(key)” has \(found); write \(expected)."
    }
  }
}

extension AdapterLineError {
  /// What the reader of logs says of a line, as the protocol says it.
  init(_ error: LogError, in line: String) {
    var column: Int?
    let reason: String
    switch error {
    case .malformedJSON(_, let place, let words): (column, reason) = (place, words)
    case .truncatedJSON: reason = "it ends before it is complete"
    case .nestedTooDeeply(_, let limit): reason = "it is nested more than \(limit) deep"
    case .invalidUTF8(let offset): reason = "it is not UTF-8 from byte \(offset) on"
    case .nulByte(let offset): reason = "byte \(offset) is NUL"
    case .binary(let format): reason = "it is \(format)"
    case .empty: reason = "it is empty"
    default: reason = "it cannot be read"
    }
    self = .notObject(line: line, column: column, reason: reason)
  }
}
