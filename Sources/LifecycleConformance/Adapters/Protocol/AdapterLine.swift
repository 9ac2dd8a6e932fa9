/// A line of protocol 1: one JSON object.
struct AdapterLine {
  let object: JSONObject

  init(_ bytes: [UInt8]) throws(AdapterFailure) {
    let value: JSONValue
    do {
      let text = try LogText(bytes)
      value = try JSONReader.value(in: text, text.body)
    } catch {
      throw .garbage(error, in: bytes)
    }
    guard let object = value.object else {
      throw .garbage(line: bytes.line, column: nil, reason: "it is \(value.kind)")
    }
    self.object = object
  }
}

extension AdapterFailure {
  fileprivate static func garbage(_ error: LogError, in bytes: [UInt8]) -> AdapterFailure {
    var column: Int?
    let reason: String
    switch error {
    case .malformedJSON(_, let place, let words): (column, reason) = (place, words)
    case .truncatedJSON: reason = "it ends before it is complete"
    case .nestedTooDeeply(_, let limit): reason = "it is nested more than \(limit) deep"
    case .invalidUTF8(let offset): reason = "it is not UTF-8 from byte \(offset) on"
    case .nulByte(let offset): reason = "byte \(offset) is NUL"
    case .binary(let format): reason = "it is \(format)"
    default: reason = "it cannot be read"
    }
    return .garbage(line: bytes.line, column: column, reason: reason)
  }
}

extension [UInt8] {
  /// The line as readers may see it.
  fileprivate var line: String { excerpt(trimmed(0..<count)) }
}

// MARK: - Values with a type

extension JSONObject {
  /// The value for a key, nil where the key has none.
  func value<Value>(
    _ key: String, _ expected: String, as convert: (JSONValue) -> Value?
  ) throws(AdapterFailure) -> Value? {
    guard let (_, value) = first(of: [key]) else { return nil }
    guard let converted = convert(value) else {
      throw .wrongShape(key: key, found: value.kind, expected: expected)
    }
    return converted
  }

  func text(_ key: String) throws(AdapterFailure) -> String? {
    try value(key, "text in quotation marks", as: \.text)
  }

  func texts(_ key: String) throws(AdapterFailure) -> [String]? {
    try value(key, "a list of texts") { value in
      guard case .list(let items) = value else { return nil }
      let texts = items.compactMap(\.text)
      return texts.count == items.count ? texts : nil
    }
  }

  func objects(_ key: String) throws(AdapterFailure) -> [JSONObject]? {
    try value(key, "a list of objects") { value in
      guard case .list(let items) = value else { return nil }
      let objects = items.compactMap(\.object)
      return objects.count == items.count ? objects : nil
    }
  }

  func number(_ key: String) throws(AdapterFailure) -> Int? {
    try value(key, "a whole number", as: \.wholeNumber)
  }

  func boolean(_ key: String) throws(AdapterFailure) -> Bool? {
    try value(key, "true or false") { if case .boolean(let value) = $0 { value } else { nil } }
  }
}

extension JSONValue {
  /// The text, if this is one.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, if this is a whole one.
  var wholeNumber: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
}
