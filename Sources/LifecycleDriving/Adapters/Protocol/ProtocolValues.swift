import Reporting

/// The type of a value in protocol 1, in the words of errors and of the documentation.
package enum ValueType: String, Sendable {
  case boolean = "true or false"
  case number = "a whole number"
  case text = "text in quotation marks"
  case texts = "a list of texts"
  case textOrNumber = "text or a number"
  case object = "an object"
  case objects = "a list of objects"
  case callback = "the name of a callback"
  case state = "the state of the app"
}

// MARK: - Reading

extension JSONObject {
  /// Refuses a key that is almost one of the protocol, unless that one is there too.
  func rejectMisspeltKeys(of object: ProtocolObject) throws(AdapterLineError) {
    let known = object.keyNames
    for key in keys where !known.contains(key) {
      let nearest = ProtocolName.meant(by: key, among: known)
      if let nearest, self[nearest] == nil {
        throw .misspeltKey(key.excerpt, of: object.rawValue, nearest: nearest)
      }
    }
  }

  /// The value of a key, nil where the key has none.
  subscript(key: ProtocolKey) -> JSONValue? { self[key.rawValue] }

  /// The value of a key that must have one.
  func required<Value>(
    _ key: ProtocolKey, as convert: (JSONValue) -> Value?
  ) throws(AdapterLineError) -> Value {
    guard let value = try value(key, as: convert) else {
      throw .wrongShape(key: key.rawValue, found: "no value", expected: key.rule.type.rawValue)
    }
    return value
  }

  /// The value of a key, nil where the key has none.
  func value<Value>(
    _ key: ProtocolKey, as convert: (JSONValue) -> Value?
  ) throws(AdapterLineError) -> Value? {
    try value(key.rawValue, key.rule.type, as: convert)
  }

  /// The value of a key that the protocol need not know.
  func value<Value>(
    _ key: String, _ type: ValueType, as convert: (JSONValue) -> Value?
  ) throws(AdapterLineError) -> Value? {
    guard let value = self[key] else { return nil }
    guard let converted = convert(value) else {
      throw .wrongShape(key: key, found: value.kind, expected: type.rawValue)
    }
    return converted
  }
}

extension JSONValue {
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  var texts: [String]? { all(\.text) }

  var objects: [JSONObject]? { all(\.object) }

  /// Text or a number, as JSON on one line.
  var textOrNumber: String? {
    switch self {
    case .string, .number: ordered.line
    default: nil
    }
  }

  /// The items of a list, if every one can be converted.
  private func all<Item>(_ convert: (JSONValue) -> Item?) -> [Item]? {
    guard let list else { return nil }
    let items = list.compactMap(convert)
    return items.count == list.count ? items : nil
  }
}

// MARK: - Writing

extension OrderedJSON {
  /// An object of the protocol without the keys whose value is nil, followed by other members.
  static func object(
    keys: KeyValuePairs<ProtocolKey, OrderedJSON?>, _ others: [(String, OrderedJSON)] = []
  ) -> OrderedJSON {
    .object(keys.compactMap { key, value in value.map { (key.rawValue, $0) } } + others)
  }
}
