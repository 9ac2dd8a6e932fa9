import Foundation
import Reporting

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
  /// The error of a line that is not JSON.
  init(_ error: JSONError, in line: String) {
    var column: Int?
    let reason: String
    switch error {
    case .malformed(_, let place, let words): (column, reason) = (place, words)
    case .truncated: reason = "it ends before it is complete"
    case .nestedTooDeeply(_, let limit): reason = "it is nested more than \(limit) deep"
    case .encoding(.invalidUTF8(let offset)): reason = "it is not UTF-8 from byte \(offset) on"
    case .encoding(.nulByte(let offset)): reason = "byte \(offset) is NUL"
    case .empty: reason = "it is empty"
    }
    self = .notObject(line: line, column: column, reason: reason)
  }
}
