import Foundation

/// What a browser asks of a server: a request of HTTP/1.1 without a body.
struct HTTPRequest: Hashable, Sendable {
  /// What is to be done; only GET has a meaning here.
  let method: String
  /// The path, without what follows a question mark.
  let path: String
  /// The names and values after the question mark.
  let query: [String: String]
  /// The values of the header's fields, by names in lower case.
  let fields: [String: String]

  /// The most bytes of a request; an address holds a way of ten thousand steps.
  static let maxBytes = 1 << 17

  /// What some bytes are.
  enum Reading: Hashable, Sendable {
    /// The beginning of a request.
    case incomplete
    /// No request that is answered, and the status that says why.
    case malformed(HTTPResponse.Status)
    /// A request.
    case complete(HTTPRequest)
  }
}

extension HTTPRequest {
  /// Reads the bytes that have come so far.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.lowerBound else {
      return bytes.count < maxBytes ? .incomplete : .malformed(.tooLarge)
    }
    guard end < maxBytes else { return .malformed(.tooLarge) }
    let lines = bytes[..<end].split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
    // What comes after the header would be a body, which no request here has.
    guard let request = HTTPRequest(lines), request.hasNoBody else {
      return .malformed(.badRequest)
    }
    return .complete(request)
  }

  private init?(_ lines: [ArraySlice<UInt8>]) {
    let texts = lines.map { String(validating: $0, as: UTF8.self) }
    guard let first = texts.first ?? nil, let fields = Self.fields(texts.dropFirst()) else {
      return nil
    }
    let words = first.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
      let (path, query) = Self.target(words[1])
    else { return nil }
    (method, self.path, self.query, self.fields) = (words[0], path, query, fields)
  }

  private var hasNoBody: Bool {
    fields["transfer-encoding"] == nil && (fields["content-length"] ?? "0") == "0"
  }

  /// The fields of a header; nil if a line is none, or a field is there twice.
  private static func fields(_ lines: ArraySlice<String?>) -> [String: String]? {
    var fields: [String: String] = [:]
    for line in lines {
      guard let line, let colon = line.firstIndex(of: ":") else { return nil }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard !name.isEmpty, !name.contains(where: \.isWhitespace),
        fields.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return fields
  }

  /// The path and the query of a target; nil if it is none, or a name is there twice.
  private static func target(_ text: String) -> (path: String, query: [String: String])? {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, first.hasPrefix("/"),
      let path = first.removingPercentEncoding
    else { return nil }
    var query: [String: String] = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = words.first?.removingPercentEncoding,
        let value = words.dropFirst().joined().removingPercentEncoding,
        query.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return (path, query)
  }
}
