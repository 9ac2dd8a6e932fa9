/// Writes JSON on one line, the members of an object in the order they are given.
package enum JSONText {
  package static func object(_ members: [(key: String, text: String)]) -> String {
    "{" + members.map { quoted($0.key) + ":" + $0.text }.joined(separator: ",") + "}"
  }

  package static func list(_ items: [String]) -> String {
    "[" + items.joined(separator: ",") + "]"
  }

  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue {
  /// The value as JSON, members sorted by their keys.
  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let digits): digits
    case .string(let text): JSONText.quoted(text)
    case .list(let items): JSONText.list(items.map(\.json))
    case .object(let object): object.json
    }
  }
}

extension JSONObject {
  fileprivate var json: String {
    JSONText.object(
      keys.compactMap { key in first(of: [key]).map { (key, $0.value.json) } })
  }
}
