import Reporting

/// Where in a file a value stands; put into words only when an error needs them.
struct LogPlace {
  /// Which of several logs it is, counted from 1.
  var log: Int?
  /// The line, counted from 1.
  var line: Int?
  /// Which item of a list it is, counted from 1.
  var item: Int?
  /// The key of that list, unless the list is the whole file.
  var list: String?

  func words(key: String? = nil) -> String {
    let parts = [
      log.map { "log \($0)" },
      line.map { "line \($0)" },
      item.map { "item \($0)" + (list.map { " of “\($0)”" } ?? "") },
      key.map { "key “\($0)”" },
    ].compactMap(\.self)
    let words = parts.isEmpty ? "the file" : parts.joined(separator: ", ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// An error about a value at this place.
  func wrongShape(key: String? = nil, found: JSONValue, expected: String) -> LogError {
    .wrongShape(place: words(key: key), found: found.kind, expected: expected)
  }

  /// An error about a name at this place that no callback has.
  func unknownName(_ name: String) -> LogError {
    .unknownName(
      name.excerpt, place: words(), nearest: NameDictionary.standard.nearest(to: name))
  }
}

extension JSONObject {
  /// The text of the first of some keys that has a value.
  ///
  /// - Throws: ``LogError`` if the value is not text.
  func text(of keys: [String], at place: LogPlace) throws(LogError) -> String? {
    guard let (key, value) = first(of: keys) else { return nil }
    guard case .string(let text) = value else {
      throw place.wrongShape(key: key, found: value, expected: "text in quotation marks")
    }
    return text
  }
}
