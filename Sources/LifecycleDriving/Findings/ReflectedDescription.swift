import Foundation

/// The description of a value by reflection, without calling code of the value's own type.
///
/// A custom description could trap or change something, which code under test must not do while a
/// finding is described. An unowned reference to a deallocated object cannot be read. A world with
/// such references says what to show of it (``World/showing(_:)``).
enum ReflectedDescription {
  private static let maxCharacters = 240
  private static let maxElements = 8
  private static let maxDepth = 3

  /// The stored properties of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - other: An object that is shown elsewhere and only named here.
  /// - Returns: At most 240 characters.
  static func words(of value: Any, besides other: Any? = nil) -> String {
    var visited = Set([other.flatMap(identity)].compactMap { $0 })
    let words = words(of: value, depth: 0, &visited)
    return words.count > maxCharacters ? words.prefix(maxCharacters - 1) + "…" : words
  }

  private static func words(
    of value: Any, depth: Int, _ visited: inout Set<ObjectIdentifier>
  ) -> String {
    if let plain = plainWords(of: value) { return plain }
    if let list = value as? [Any] { return "[\(self.list(list, depth, &visited))]" }
    let type = "\(Swift.type(of: value))"
    if let identity = identity(of: value), !visited.insert(identity).inserted { return type }
    if let optional = value as? any OptionalValue {
      return optional.wrapped.map { words(of: $0, depth: depth, &visited) } ?? "nil"
    }
    if depth > maxDepth || value is any CustomReflectable { return type }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return self.enumeration(value, mirror, depth, &visited)
    default:
      let members = members(of: mirror, depth, &visited)
      return depth == 0 && !members.isEmpty ? members : "\(type)(\(members))"
    }
  }

  /// Values whose description is code of the library.
  private static func plainWords(of value: Any) -> String? {
    switch value {
    case let text as String:
      "“\(text.count > 60 ? text.prefix(60) + "…" : text[...])”"
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: "\(number)"
    case let truth as Bool: "\(truth)"
    case let bytes as Data: "\(bytes.count) bytes"
    case let address as URL: "“\(address.absoluteString)”"
    case is Date, is UUID: "\(type(of: value))"
    case let map as [String: Any]:
      plainMap(map)
    default: nil
    }
  }

  private static func plainMap(_ map: [String: Any]) -> String {
    let words = map.sorted { $0.key < $1.key }.prefix(maxElements).map { key, value in
      "\(key): \(plainWords(of: value) ?? "\(type(of: value))")"
    }
    return "[\(words.joined(separator: ", "))\(map.count > maxElements ? ", …" : "")]"
  }

  private static func list(
    _ list: [Any], _ depth: Int, _ visited: inout Set<ObjectIdentifier>
  ) -> String {
    var words = list.prefix(maxElements).map { self.words(of: $0, depth: depth + 1, &visited) }
    if list.count > maxElements { words.append("… (\(list.count) in all)") }
    return words.joined(separator: ", ")
  }

  private static func enumeration(
    _ value: Any, _ mirror: Mirror, _ depth: Int, _ visited: inout Set<ObjectIdentifier>
  ) -> String {
    guard let payload = mirror.children.first else {
      return value is any CustomStringConvertible ? "\(type(of: value))" : "\(value)"
    }
    let words = words(of: payload.value, depth: depth + 1, &visited)
    return "\(payload.label ?? "")(\(words))"
  }

  /// The properties of a value and of its superclasses, without functions and objects that the
  /// harness hands to the code under test.
  private static func members(
    of mirror: Mirror, _ depth: Int, _ visited: inout Set<ObjectIdentifier>
  ) -> String {
    var words: [String] = []
    var next: Mirror? = mirror
    while let current = next {
      for (label, value) in current.children {
        let type = "\(Swift.type(of: value))"
        if value is Application || type.contains("->") { continue }
        let name = label.map { $0.replacing("$__lazy_storage_$_", with: "") + ": " } ?? ""
        words.append(name + self.words(of: value, depth: depth + 1, &visited))
      }
      next = current.superclassMirror
    }
    return words.joined(separator: ", ")
  }

  private static func identity(of value: Any) -> ObjectIdentifier? {
    type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
  }
}

/// Recognises optionals. Their mirror is customised, but so may be that of code under test.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
