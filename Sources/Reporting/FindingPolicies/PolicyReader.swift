/// A value of a settings file or a baseline, with the keys that lead to it.
package struct PolicyReader {
  private let value: JSONValue
  /// The keys that lead here, in words.
  let key: String

  /// Reads the object that a file holds.
  package init(_ bytes: [UInt8]) throws(PolicyError) {
    do throws(JSONError) { value = try JSONReader.value(ofText: bytes) } catch {
      throw .notJSON(error)
    }
    key = ""
    _ = try object
  }

  private init(_ value: JSONValue, key: String) {
    self.value = value
    self.key = key
  }

  private var object: JSONObject {
    get throws(PolicyError) {
      guard let object = value.object else { throw wrong("an object") }
      return object
    }
  }

  /// The keys and what they lead to, in the order of the keys.
  package var members: [(key: String, value: PolicyReader)] {
    get throws(PolicyError) {
      try object.members.map { ($0.key, PolicyReader($0.value, key: path(to: $0.key))) }
    }
  }

  /// Makes sure that an object has no other keys than these.
  package func check(keys known: [String]) throws(PolicyError) {
    for word in try object.keys where !known.contains(word) {
      throw .unknownWord(word, kind: "key", key: place, known: known)
    }
  }

  /// What a key leads to, or nil if it is not there.
  package func optional(_ name: String) throws(PolicyError) -> PolicyReader? {
    try object[name].map { PolicyReader($0, key: path(to: name)) }
  }

  /// What a key leads to.
  package func required(_ name: String, _ expected: String) throws(PolicyError) -> PolicyReader {
    guard let found = try optional(name) else {
      throw .missingValue(key: path(to: name), expected: expected)
    }
    return found
  }

  /// The items of a list.
  package func items(_ expected: String) throws(PolicyError) -> [PolicyReader] {
    guard let list = value.list else { throw wrong(expected) }
    return list.enumerated().map { PolicyReader($1, key: path(to: "\($0 + 1)")) }
  }

  /// A text that is more than white space.
  package func text(_ expected: String) throws(PolicyError) -> String {
    guard let text = value.text, text.contains(where: { !$0.isWhitespace }) else {
      throw wrong(expected)
    }
    return text
  }

  /// A text that may be empty.
  package func anyText(_ expected: String) throws(PolicyError) -> String {
    guard let text = value.text else { throw wrong(expected) }
    return text
  }

  /// A whole number that is greater than zero.
  func number(_ expected: String) throws(PolicyError) -> Int {
    guard let number = value.wholeNumber, number > 0 else { throw wrong(expected) }
    return number
  }

  private func path(to name: String) -> String { key.isEmpty ? name : "\(key) → \(name)" }

  /// The place in words, also of the whole file.
  package var place: String { key.isEmpty ? "at the top" : key }

  private func wrong(_ expected: String) -> PolicyError {
    .wrongValue(key: place, expected: expected, found: value.kind)
  }
}
