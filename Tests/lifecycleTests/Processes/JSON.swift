import Foundation

/// Data that a test has parsed, to look into.
struct JSON {
  private let value: Any

  init(_ text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private init(value: Any) { self.value = value }

  var object: [String: JSON]? { (value as? [String: Any])?.mapValues(JSON.init(value:)) }
  var list: [JSON]? { (value as? [Any])?.map(JSON.init(value:)) }
  var string: String? { value as? String }
  var strings: [String]? { value as? [String] }
  var number: Int? { (value as? NSNumber)?.intValue }
  var bool: Bool? { value as? Bool }
  var isNull: Bool { value is NSNull }

  subscript(key: String) -> JSON? { object?[key] }
}
