import Foundation

/// A JSON value that was read; numbers are kept as digits, so that long identifiers stay exact.
package enum JSONValue {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case list([JSONValue])
  case object(JSONObject)

  /// Creates the value that Foundation's reader gives, with everything in it.
  init(_ value: Any) {
    self =
      switch value {
      case let text as String: .string(text)
      case let members as [String: Any]: .object(JSONObject(members.mapValues(JSONValue.init)))
      case let items as [Any]: .list(items.map(JSONValue.init))
      case let number as NSNumber where number.isBoolean: .boolean(number.boolValue)
      case let number as NSNumber: .number(number.stringValue)
      default: .null
      }
  }

  /// What kind of value this is, in words for an error.
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let digits): "the number \(digits.excerpt)"
    case .string(let text): "the text “\(text.excerpt)”"
    case .list(let items): "a list of \(items.count)"
    case .object: "an object"
    }
  }

  /// The text, if this is a string.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, if this is a whole number.
  package var wholeNumber: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  /// The items, if this is a list.
  package var list: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  /// The members, if this is an object.
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

  /// The value in a form that can be written, with the members of objects sorted by their keys.
  package var ordered: OrderedJSON {
    switch self {
    case .null: .null
    case .boolean(let value): .bool(value)
    case .number(let digits): .verbatim(digits)
    case .string(let text): .string(text)
    case .list(let items): .array(items.map(\.ordered))
    case .object(let object): .object(object.members.map { ($0.key, $0.value.ordered) })
    }
  }
}

extension NSNumber {
  /// Whether this is `true` or `false`, which also pass for 1 and 0.
  fileprivate var isBoolean: Bool {
    // Numbers in JSON are never read as a single byte.
    ["c", "B"].contains(String(cString: objCType))
  }
}

/// A JSON object; null counts as no value.
package struct JSONObject {
  private let values: [String: JSONValue]

  /// Creates an object.
  package init(_ values: [String: JSONValue]) {
    self.values = values.filter { if case .null = $0.value { false } else { true } }
  }

  /// The keys that have a value, sorted.
  package var keys: [String] { values.keys.sorted() }

  /// The members, sorted by their keys.
  package var members: [(key: String, value: JSONValue)] { values.sorted { $0.key < $1.key } }

  /// The value of a key, or nil if it has none.
  package subscript(key: String) -> JSONValue? { values[key] }

  /// Whether one of some keys has a value.
  package func has(anyOf keys: [String]) -> Bool { keys.contains { values[$0] != nil } }

  /// The value of the first of some keys that has one.
  package func first(of keys: [String]) -> (key: String, value: JSONValue)? {
    for key in keys {
      if let value = values[key] { return (key, value) }
    }
    return nil
  }
}
