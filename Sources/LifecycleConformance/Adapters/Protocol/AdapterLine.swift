import Reporting

/// A line of protocol 1: one JSON object.
struct AdapterLine {
  let object: JSONObject

  /// Reads a line without its line feed.
  init(_ bytes: [UInt8]) throws(AdapterLineError) {
    let mark = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    let text = bytes[bytes.trimmed(mark..<bytes.count)]
    if let error = text.encodingError() { throw AdapterLineError(error, in: bytes.lineExcerpt) }
    if text.isEmpty {
      throw .notObject(line: bytes.lineExcerpt, column: nil, reason: "it is empty")
    }
    let value: JSONValue
    do throws(JSONProblem) { value = try JSONReader.value(of: text) } catch {
      let start = TextPosition().advanced(over: bytes[mark..<text.startIndex])
      throw AdapterLineError(error.located(in: text, from: start), in: bytes.lineExcerpt)
    }
    guard let object = value.object else {
      throw .notObject(line: bytes.lineExcerpt, column: nil, reason: "it is \(value.kind)")
    }
    self.object = object
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension [UInt8] {
  /// A line as readers may see it.
  var lineExcerpt: String { excerpt(trimmed(0..<count)) }
}

// MARK: - Values with a type

extension JSONObject {
  /// The value for a key, nil where the key has none.
  func value<Value>(
    _ key: String, _ expected: String, as convert: (JSONValue) -> Value?
  ) throws(AdapterLineError) -> Value? {
    guard let (_, value) = first(of: [key]) else { return nil }
    guard let converted = convert(value) else {
      throw .wrongShape(key: key, found: value.kind, expected: expected)
    }
    return converted
  }

  /// A value that must be there.
  func required<Value>(
    _ value: Value?, _ key: String, _ expected: String
  ) throws(AdapterLineError) -> Value {
    guard let value else {
      throw .wrongShape(key: key, found: "no value", expected: expected)
    }
    return value
  }

  func text(_ key: String) throws(AdapterLineError) -> String? {
    try value(key, "text in quotation marks", as: \.text)
  }

  func texts(_ key: String) throws(AdapterLineError) -> [String]? {
    try value(key, "a list of texts") { value in
      guard case .list(let items) = value else { return nil }
      let texts = items.compactMap(\.text)
      return texts.count == items.count ? texts : nil
    }
  }

  func objects(_ key: String) throws(AdapterLineError) -> [JSONObject]? {
    try value(key, "a list of objects") { value in
      guard case .list(let items) = value else { return nil }
      let objects = items.compactMap(\.object)
      return objects.count == items.count ? objects : nil
    }
  }

  func number(_ key: String) throws(AdapterLineError) -> Int? {
    try value(key, "a whole number", as: \.wholeNumber)
  }

  func boolean(_ key: String) throws(AdapterLineError) -> Bool? {
    try value(key, "true or false") { if case .boolean(let value) = $0 { value } else { nil } }
  }
}
