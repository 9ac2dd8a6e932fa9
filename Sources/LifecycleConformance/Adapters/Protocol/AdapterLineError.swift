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
  /// What is wrong with the JSON of a line.
  init(_ error: JSONError, in line: String) {
    switch error {
    case .malformed(_, let column, let reason):
      self = .notObject(line: line, column: column, reason: reason)
    case .truncated:
      self = .notObject(line: line, column: nil, reason: "it ends before it is complete")
    case .nestedTooDeeply(_, let limit):
      self = .notObject(line: line, column: nil, reason: "it is nested more than \(limit) deep")
    }
  }

  /// What is wrong with the bytes of a line.
  init(_ error: EncodingError, in line: String) {
    switch error {
    case .invalidUTF8(let offset):
      self = .notObject(line: line, column: nil, reason: "it is not UTF-8 from byte \(offset) on")
    case .nulByte(let offset):
      self = .notObject(line: line, column: nil, reason: "byte \(offset) is NUL")
    }
  }
}
