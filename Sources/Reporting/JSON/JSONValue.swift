import Foundation

/// A JSON value; numbers are digits, so that identifiers of up to 38 digits lose none.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case list([JSONValue])
  case object(JSONObject)

  /// The value that Foundation's reader gives; with all that it holds.
  package init(_ value: Any) {
    self =
      switch value {
      case let text as String: .string(text)
      case let members as [String: Any]: .object(JSONObject(members))
      case let items as [Any]: .list(items.map(JSONValue.init))
      case let number as NSNumber where number.isBoolean: .boolean(number.boolValue)
      case let number as NSNumber: .number(number.stringValue)
      default: .null
      }
  }

  /// What the value is, in words for an error.
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

  /// The members, if this is an object.
  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
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
package struct JSONObject: Sendable {
  private let members: [String: JSONValue]

  package init(_ members: [String: Any]) {
    self.init(members.mapValues(JSONValue.init))
  }

  package init(_ members: [String: JSONValue]) {
    self.members = members.filter { if case .null = $0.value { false } else { true } }
  }

  /// The keys that have a value, sorted.
  package var keys: [String] { members.keys.sorted() }

  /// Whether one of some keys has a value.
  package func has(anyOf keys: [String]) -> Bool {
    keys.contains { members[$0] != nil }
  }

  /// The value of the first of some keys that has one.
  package func first(of keys: [String]) -> (key: String, value: JSONValue)? {
    for key in keys {
      if let value = members[key] { return (key, value) }
    }
    return nil
  }
}
