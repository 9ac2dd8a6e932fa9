import Foundation
import Reporting

/// A line of protocol 1: one JSON object.
struct AdapterLine {
  let object: JSONObject

  /// Reads a line without its line feed.
  init(_ bytes: [UInt8]) throws(AdapterLineError) {
    let value: JSONValue
    do {
      value = try JSONReader.value(ofText: bytes)
    } catch {
      throw AdapterLineError(error, in: bytes.lineExcerpt)
    }
    guard let object = value.object else {
      throw .notObject(line: bytes.lineExcerpt, column: nil, reason: "it is \(value.kind)")
    }
    self.object = object
  }
}

extension [UInt8] {
  /// The line in printable form.
  var lineExcerpt: String { excerpt(trimmed(0..<count)) }
}

/// Why a line does not belong to protocol 1.
public enum AdapterLineError: Error, Hashable, Sendable {
  /// It is not a JSON object. The column, if it is known, counts characters from 1.
  case notObject(line: String, column: Int?, reason: String)
  /// The value of a key does not have the type that the protocol requires.
  case wrongShape(key: String, found: String, expected: String)
  /// The protocol does not know a key that is almost one of its own.
  case misspeltKey(String, of: String, nearest: String)
}

extension AdapterLineError: LocalizedError {
  /// The error in words: what was found, and what to write instead.
  public var errorDescription: String? {
    switch self {
    case .notObject(let line, let column, let reason):
      "“\(line)” is not a JSON object: \(reason)" + (column.map { ", at column \($0)" } ?? "") + "."
    case .wrongShape(let key, let found, let expected):
      "The key “\(key)” has \(found); write \(expected)."
    case .misspeltKey(let key, let place, let nearest):
      "The protocol does not know the key “\(key)” of \(place); write “\(nearest)”, or a name that is "
        + "less similar if you mean something else."
    }
  }
}

extension AdapterLineError {
  /// The error of a line that is not JSON.
  init(_ error: JSONError, in line: String) {
    var column: Int?
    let reason: String
    switch error {
    case .malformed(_, let found, let words): (column, reason) = (found, words)
    case .truncated: reason = "it ends before it is complete"
    case .nestedTooDeeply(_, let limit): reason = "it is nested more than \(limit) deep"
    case .encoding(.invalidUTF8(let offset)): reason = "it is not UTF-8 from byte \(offset) on"
    case .encoding(.nulByte(let offset)): reason = "byte \(offset) is NUL"
    case .empty: reason = "it is empty"
    }
    self = .notObject(line: line, column: column, reason: reason)
  }
}

/// Bytes that were read and not yet taken, divided into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// The number of bytes that are known to contain no line feed, so that no byte is searched twice.
  private var searched = 0

  /// The length of the incomplete line, if there is no complete one.
  var unfinished: Int { searched }

  mutating func append(_ chunk: ArraySlice<UInt8>) {
    bytes += chunk
  }

  /// Whether there is a complete line.
  mutating func hasLine() -> Bool {
    let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
    searched = end ?? bytes.count
    return end != nil
  }

  /// Takes the first line, without its line feed.
  mutating func takeLine() -> [UInt8]? {
    guard hasLine() else { return nil }
    let line = Array(bytes[..<searched])
    bytes.removeFirst(searched + 1)
    searched = 0
    return line
  }

  /// The beginning of the bytes in printable form; nil if they are white space.
  var excerpt: String? {
    let range = bytes.trimmed(0..<bytes.count)
    let line = bytes[range].firstIndex(of: UInt8(ascii: "\n")).map { range.lowerBound..<$0 }
    return range.isEmpty ? nil : bytes.excerpt(line ?? range)
  }
}
