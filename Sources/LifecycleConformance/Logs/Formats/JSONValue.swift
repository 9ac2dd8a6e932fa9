import Foundation

/// A JSON value; numbers are digits, so that identifiers of up to 38 digits lose none.
enum JSONValue {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case list([JSONValue])
  case object(JSONObject)

  /// The value that Foundation's reader gives; the members of objects stay as they are.
  init(_ value: Any) {
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
  var kind: String {
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
  var object: JSONObject? {
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
struct JSONObject {
  private let members: [String: Any]

  init(_ members: [String: Any]) {
    self.members = members
  }

  /// The keys that have a value, sorted.
  var keys: [String] { members.keys.filter(has).sorted() }

  /// Whether one of some keys has a value.
  func has(anyOf keys: [String]) -> Bool {
    keys.contains { has($0) }
  }

  private func has(_ key: String) -> Bool {
    members[key].map { !($0 is NSNull) } ?? false
  }

  /// The value of the first of some keys that has one.
  func first(of keys: [String]) -> (key: String, value: JSONValue)? {
    guard let key = keys.first(where: has), let value = members[key] else { return nil }
    return (key, JSONValue(value))
  }

  /// The text of the first of some keys that has a value.
  ///
  /// - Throws: ``LogError`` if the value is no text.
  func text(of keys: [String], at place: LogPlace) throws(LogError) -> String? {
    guard let (key, value) = first(of: keys) else { return nil }
    guard case .string(let text) = value else {
      throw place.wrongShape(key: key, found: value, expected: "text in quotation marks")
    }
    return text
  }
}
